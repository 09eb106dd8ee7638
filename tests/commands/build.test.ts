import { expect, it } from 'vitest';
import { toBuildOptions } from '../../scripts/commands/build.ts';

it.each(['https://tours.example.com/', 'http://localhost:8080'])('A site can be built for %s.', (address) => {
  expect(toBuildOptions({ 'site-url': address }).siteUrl).toBe(address);
});

it.each([
  ['https://tours.example.com/sub', 'the root of a domain'],
  ['https://tours.example.com/?a=b', 'the root of a domain'],
  ['https://tours.example.com#top', 'the root of a domain'],
  ['https://me:secret@tours.example.com', 'the root of a domain'],
  ['tours.example.com', 'is not a web address'],
  ['ftp://tours.example.com', 'is not a web address'],
])('A site cannot be built for %s, as the message says: %s.', (address, message) => {
  expect(() => toBuildOptions({ 'site-url': address })).toThrow(message);
});
