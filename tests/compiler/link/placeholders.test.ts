import { expect, it } from 'vitest';
import { fillAddress } from '../../../scripts/compiler/link/fill-address.ts';
import { isPlaceholderAddress, isReservedHost } from '../../../scripts/compiler/link/placeholder-host.ts';
import { isSamplePath } from '../../../scripts/compiler/link/samples.ts';

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
