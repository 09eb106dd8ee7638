import { expect, it } from 'vitest';
import { toBuildOptions } from '../../scripts/commands/build.ts';

it.each(['https://tours.example.com/', 'http://localhost:8080'])('A site can be built for %s.', (address) => {
  expect(toBuildOptions({ 'site-url': address }).siteUrl).toBe(address);
});

it.each([
  ['https://tours.example.com/sub', 'the front of a host'],
  ['https://tours.example.com/?a=b', 'the front of a host'],
  ['https://tours.example.com#top', 'the front of a host'],
  ['https://me:secret@tours.example.com', 'the front of a host'],
  ['tours.example.com', 'is not a web address'],
  ['ftp://tours.example.com', 'is not a web address'],
])('A site cannot be built for %s, as the message says: %s.', (address, message) => {
  expect(() => toBuildOptions({ 'site-url': address })).toThrow(message);
});
