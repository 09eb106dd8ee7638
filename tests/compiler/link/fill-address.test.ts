import { expect, it } from 'vitest';
import { fillAddress } from '../../../scripts/compiler/link/fill-address.ts';

const SITE = {
  email: 'ciao@lake.example',
  phones: [
    { id: 'office', number: '+39 0322 11' },
    { id: 'emergency', number: '+39 0322 22' },
  ],
};

it.each([
  ['the first number', { address: 'sms:{phone}' }, 'sms:39032211'],
  ['the number that it names', { address: 'sms:{phone}', phone: 'emergency' }, 'sms:39032222'],
  ['no number where it names none', { address: 'sms:{phone}', phone: 'boat' }, 'sms:'],
  ['the address of mail', { address: 'mailto:{email}?body={text}' }, 'mailto:ciao@lake.example?body={text}'],
])('the address of a channel has %s', (_what, channel, filled) => {
  expect(fillAddress(SITE, { id: 'chat', ...channel })).toBe(filled);
});
