import { expect, it } from 'vitest';
import { isPlaceholderAddress, isReservedHost } from '../../../scripts/compiler/link/placeholder-host.ts';

it.each(['localhost', 'lake', 'tours.example', 'tours.TEST', 'a.b.invalid', 'printer.local', 'a.internal'])(
  'a host that nobody else can have: %s',
  (host) => {
    expect(isReservedHost(host)).toBe(true);
  },
);

it.each(['lake-tours.it', 'example.org', 'test.it', 'local.tours'])('a host like any other: %s', (host) => {
  expect(isReservedHost(host)).toBe(false);
});

it.each([
  'https://tours.example/',
  'https://www.example.com/a',
  'https://example.ORG',
  'http://192.168.0.1:8080/',
  'http://[::1]/',
])('an address that visitors cannot know: %s', (url) => {
  expect(isPlaceholderAddress(url)).toBe(true);
});

it.each([
  'https://lake-tours.it/',
  'https://myexample.com',
  'https://1.lake.it',
  'https://example.com.lake.it',
])('an address like any other: %s', (url) => {
  expect(isPlaceholderAddress(url)).toBe(false);
});
