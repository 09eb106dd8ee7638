import { expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator();

it.each<readonly [address: string, unknown: readonly string[]]>([
  ['https://line.test/{phone}?mail={email}&message={text}', []],
  ['https://line.test/{name}?message={text}&of={name}', ['{name}']],
  ['https://line.test/a?m={}&n={Text}', ['{Text}', '{}']],
  ['https://line.test/text?m=text}&n={phone', []],
])('what means nothing in the address %s is reported: %j', (address, unknown) => {
  const found = newFindings(site.set('site.json', ['channels', 1, 'address'], address));
  const messages = found.filter(({ code }) => code === 'channel.unknown-value').map(({ message }) => message);
  expect(messages).toEqual(unknown.map((name) => `"${name}" means nothing in the address of a channel.`));
});

it.each<readonly [part: string, names: Json, found: readonly string[]]>([
  ['channels', { chat: 'LINE', line: ' line ', email: 'E-mail' }, ['channels.line contact.same-name']],
  ['phones', { office: 'Ufficio', emergency: 'UFFICIO' }, ['phones.emergency contact.same-name']],
  ['phones', { office: 'Straße', emergency: 'Strasse' }, []],
  // What is no name is another mistake.
  [
    'phones',
    { office: 5, emergency: 5 },
    ['phones.office shape.wrong-type', 'phones.emergency shape.wrong-type'],
  ],
  ['phones', null, ['phones shape.wrong-type']],
])('names of %s that visitors cannot tell apart, as in %j, are reported: %j', (part, names, expected) => {
  const found = newFindings(site.set('texts/it/labels.json', [part], names));
  expect(found.map(({ at, code }) => `${at.path} ${code}`)).toEqual(expected);
});

it('texts of an entry whose id is a part of the labels are no names of channels', () => {
  const texts = { name: 'Le isole', description: 'Le isole' };
  const found = newFindings(site.set('texts/it/destinations.json', ['channels'], texts));
  expect(found.map(({ code }) => code)).not.toContain('contact.same-name');
});
