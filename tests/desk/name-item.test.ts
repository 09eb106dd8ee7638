import { expect, it } from 'vitest';
import { findSchema } from '../../schema/file-roles.ts';
import { schemasAt } from '../../schema/schema-walk.ts';
import { nameItem } from '../../src/desk/fields/name-item.ts';
import { readSchema } from '../../src/desk/form/schema-node.ts';
import type { Json } from '../../src/desk/store/operation.ts';
import { english } from '../../src/desk/words/en.ts';
import { indonesian } from '../../src/desk/words/id.ts';
import type { DeskWords } from '../../src/desk/words/words.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

/** The heading of the only item of a list. */
function titleIn(file: string, key: string, item: Json, words: DeskWords = english): string {
  const whole = findSchema(file);
  const [list] = whole ? schemasAt(whole, [key]).map(readSchema) : [];
  if (!list?.element) throw new Error(`${file} has no list "${key}".`);
  const node = readSchema(list.element);
  const documents = deskDocuments({ [file]: { [key]: [item] } });
  return nameItem(item, 0, { node, kind: list.meta?.entries, noun: 'an entry', words, documents });
}

it('An offer names its day as the last to book by, and its period by its ends.', () => {
  const offer = {
    id: 'earlyBird',
    percent: -10,
    bookBy: '2031-02-01',
    dates: [{ from: '2031-03-01', to: '2031-04-30' }],
  };
  expect(titleIn('calendar.json', 'offers', offer)).toContain(
    '· Book by 1 Feb 2031 · 1 Mar 2031 – 30 Apr 2031',
  );
  expect(titleIn('calendar.json', 'offers', offer, indonesian)).toContain('Pesan paling lambat 1 Feb 2031');
});

it('A language is called as people call it in the language of the desk.', () => {
  const language = { code: 'ar', locale: 'ar-EG', name: 'العربية', direction: 'rtl' };
  expect(titleIn('site.json', 'languages', language)).toBe('Arabic');
  expect(titleIn('site.json', 'languages', language, indonesian)).toBe('Arab');
});

it('A language without a code yet is called by the rest.', () => {
  expect(titleIn('site.json', 'languages', { code: '', direction: 'ltr' })).toContain('Left to right');
});

it('A social network is called by its name, not by the short one.', () => {
  const network = { network: 'facebook', name: 'Facebook', url: 'https://facebook.com/nusa' };
  expect(titleIn('site.json', 'social', network)).toBe('Facebook · https://facebook.com/nusa');
  expect(titleIn('site.json', 'social', { ...network, name: '' })).toContain('facebook');
});

it.each([
  ['https://t.me/+{phone}?text={text}', 'Chat', 'Chat'],
  ['mailto:{email}?body={text}', 'E-mail', 'Email'],
  ['tel:{phone}', 'Phone', 'Telepon'],
])('A way to write without a name is called by what it is: %s.', (address, name, nama) => {
  const channel = { id: 'way', address };
  expect(titleIn('site.json', 'channels', channel)).toBe(`${name} · ${address}`);
  expect(titleIn('site.json', 'channels', channel, indonesian)).toBe(`${nama} · ${address}`);
});
