import { describe, expect, it } from 'vitest';
import { fillAddress } from '../../../scripts/compiler/link/fill-address.ts';
import { isPlaceholderAddress, isReservedHost } from '../../../scripts/compiler/link/placeholder-host.ts';
import { confirmedEntries, isSamplePath, isUnconfirmed } from '../../../scripts/compiler/link/samples.ts';

it.each([
  ['localhost', true],
  ['lake', true],
  ['tours.TEST', true],
  ['a.b.invalid', true],
  ['printer.local', true],
  ['a.internal', true],
  ['lake-tours.it', false],
  ['test.it', false],
  ['local.tours', false],
])('the host %s can be reached by nobody: %s', (host, isReserved) => {
  expect(isReservedHost(host)).toBe(isReserved);
});

it.each([
  ['https://tours.example/', true],
  ['https://www.example.com/a', true],
  ['https://example.ORG', true],
  ['http://192.168.0.1:8080/', true],
  ['http://[::1]/', true],
  ['https://myexample.com', false],
  ['https://1.lake.it', false],
  ['https://example.com.lake.it', false],
])('the address %s is a placeholder: %s', (url, isPlaceholder) => {
  expect(isPlaceholderAddress(url)).toBe(isPlaceholder);
});

it.each([
  ['testimonials.json', ['testimonials', 0], true],
  ['home.json', ['statistics', 1, 'value'], true],
  ['destinations/hill.json', ['rating'], true],
  ['destinations/hill.json', ['priceFrom'], false],
  ['home.json', ['popular', 0], false],
  ['packages/walk.json', ['rating'], false],
] as const)('in %s, %j can be a sample: %s', (file, path, isSample) => {
  expect(isSamplePath(file, path)).toBe(isSample);
});

describe('with "statistics.1" and "rating" unconfirmed', () => {
  const data = { unconfirmed: { 'statistics.1': 'To be proven.', rating: 'To be proven.' } };

  it.each([
    [['statistics', 1], true],
    [['statistics', 1, 'value'], true],
    [['statistics'], true],
    [['rating'], true],
    [['statistics', 10], false],
    [['ratings'], false],
    [['value', 'statistics', 1], false],
  ] as const)('%j is unconfirmed: %s', (path, expected) => {
    expect(isUnconfirmed(data, path)).toBe(expected);
  });

  it('the other entries of a list are confirmed, and all of other lists', () => {
    expect(confirmedEntries(data, 'statistics', ['a', 'b', 'c'])).toEqual(['a', 'c']);
    expect(confirmedEntries(data, 'others', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  });
});

it.each([
  [{ address: 'sms:{phone}' }, 'sms:39032211'],
  [{ address: 'sms:{phone}', phone: 'emergency' }, 'sms:39032222'],
  [{ address: 'sms:{phone}', phone: 'boat' }, 'sms:'],
  [{ address: 'mailto:{email}?body={text}' }, 'mailto:ciao@lake.example?body={text}'],
])('the address of the channel %j is filled: %s', (channel, filled) => {
  const phones = [
    { id: 'office', number: '+39 0322 11' },
    { id: 'emergency', number: '+39 0322 22' },
  ];
  expect(fillAddress({ email: 'ciao@lake.example', phones }, { id: 'chat', ...channel })).toBe(filled);
});
