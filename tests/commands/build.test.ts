import { describe, expect, it } from 'vitest';
import { toBuildOptions } from '../../scripts/commands/build.ts';

describe('the address that a site is built for', () => {
  it.each(['https://tours.example.com', 'https://tours.example.com/', 'http://localhost:8080'])(
    'may be the front of a host: %s',
    (address) => {
      expect(toBuildOptions({ 'site-url': address }).siteUrl).toBe(address);
    },
  );

  it.each([
    'https://tours.example.com/sub',
    'https://tours.example.com/sub/',
    'https://tours.example.com/?a=b',
    'https://tours.example.com#top',
    'https://me:secret@tours.example.com',
  ])('is refused with a folder or anything else behind it: %s', (address) => {
    expect(() => toBuildOptions({ 'site-url': address })).toThrow('the front of a host');
  });

  it.each(['tours.example.com', 'ftp://tours.example.com', 'https://'])(
    'is refused if it is none: %s',
    (address) => {
      expect(() => toBuildOptions({ 'site-url': address })).toThrow('is not a web address');
    },
  );
});
