import { describe, expect, it } from 'vitest';
import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import { SITE_FILE, siteParts } from '../../src/desk/form/site-parts.ts';
import { findActions } from '../../src/desk/shell/actions.ts';
import { findHits, makeIndex } from '../../src/desk/shell/search.ts';
import { listFields } from '../../src/desk/shell/search-fields.ts';
import { type DeskDocument, type Documents, readDocument } from '../../src/desk/store/documents.ts';
import { english } from '../../src/desk/words/en.ts';
import { indonesian } from '../../src/desk/words/id.ts';
import { firstOperatorFolder } from '../helpers/first-operator.ts';

const decoder = new TextDecoder();
const documents: Documents = new Map(
  readDataFolder(firstOperatorFolder)
    .filter(({ path }) => path.endsWith('.json'))
    .map(({ path, bytes }) => [path, readDocument({ path, text: decoder.decode(bytes) })]),
);
const inEnglish = makeIndex(documents, english);
const inIndonesian = makeIndex(documents, indonesian);

const site = (key: string): string => `/settings/site.json?file=site.json&field=${key}`;

describe('The search of the desk', () => {
  it.each([
    ['address', site('address')],
    ['phone', site('phones')],
    ['opening hours', site('hours')],
    ['currency', site('currency')],
    ['deposit', '/settings/questions.json'],
    ['menu', '/settings/navigation.json?file=navigation.json&field=header'],
    ['working', site('hours')],
    ['notice', '/calendar?file=calendar.json&field=noticeDays'],
  ])('finds “%s” first, or among the first three.', (query, address) => {
    const found = findHits(inEnglish, query).slice(0, 3);
    expect(found.map((hit) => decodeURIComponent(hit.address))).toContain(address);
  });

  it.each([
    ['alamat', site('address')],
    ['telepon', site('phones')],
    ['jam buka', site('hours')],
    ['mata uang', site('currency')],
    ['uang muka', '/settings/questions.json'],
  ])('finds “%s” among the first three in Indonesian.', (query, address) => {
    const found = findHits(inIndonesian, query).slice(0, 3);
    expect(found.map((hit) => decodeURIComponent(hit.address))).toContain(address);
  });

  it.each([
    ['raise prices', '/prices'],
    ['sold out', '/calendar'],
    ['new tour', '/tours'],
    ['publish', '/publish'],
    ['naikkan harga', '/prices'],
    ['habis terjual', '/calendar'],
    ['tur baru', '/tours'],
    ['terbitkan', '/publish'],
  ])('leads by “%s” to where it is done, in either language.', (query, address) => {
    for (const words of [english, indonesian]) {
      const [found] = findActions(query, words);
      expect(found?.address).toBe(address);
    }
  });

  it('offers nothing to do for a name or a single letter.', () => {
    expect(findActions('t', english)).toEqual([]);
    expect(findActions('Lombok tour', english)).toEqual([]);
  });

  it('finds numbers in the digits of any script.', () => {
    const text = JSON.stringify({ tour: { name: 'رحلة ٢ أيام' } });
    const path = 'texts/ar/packages.json';
    const languages = JSON.stringify({ languages: [{ code: 'ar' }] });
    const arabic = makeIndex(
      new Map([
        [path, readDocument({ path, text })],
        ['site.json', readDocument({ path: 'site.json', text: languages })],
      ]),
      english,
    );
    expect(['2 أيام', '٢ أيام'].map((query) => findHits(arabic, query)[0]?.label)).toEqual([
      'رحلة ٢ أيام',
      'رحلة ٢ أيام',
    ]);
  });

  it('says where a field is and what it holds.', () => {
    const hit = findHits(inEnglish, 'e-mail').find(({ address }) => address.endsWith('email'));
    expect(hit?.describe()).toEqual({ where: 'Settings › Contact', value: expect.stringContaining('@') });
    const rate = findHits(inEnglish, 'latitude')[0]?.describe();
    expect(rate?.where).toBe('Settings › Contact › Office › Place on the map');
  });

  it.each([
    ['English', english],
    ['Indonesian', indonesian],
  ] as const)('finds every field of every form by its label in %s.', (_language, words) => {
    const empty = listFields(words).map(
      ({ file }) => [file, readDocument({ path: file, text: '{}' })] as const,
    );
    const index = makeIndex(
      new Map([...empty, ...documents].filter(([path]) => !/^texts|\*/.test(path))),
      words,
    );
    const missed = [...new Set(listFields(words).map(({ label }) => label))].filter(
      (label) => !findHits(index, label).some((hit) => hit.label === label),
    );
    expect(missed).toEqual([]);
  });

  it('lists a field of every tour once, and that of a tour where the query names it.', () => {
    const isOfTours = ({ label }: { readonly label: string }) => label === english.labels.youngestAge;
    const general = findHits(inEnglish, 'minimum age').filter(isOfTours);
    expect(general.map(({ address }) => address)).toEqual(['/tours']);
    expect(general[0]?.describe().where).toBe('Tours › each of: Tours');
    const [own] = findHits(inEnglish, 'honeymoon minimum age').filter(isOfTours);
    expect(own?.address).toMatch(/^\/tours\/packages\/honeymoon/);
  });

  it('does not repeat a field for each of hundreds of tours.', () => {
    const many = new Map<string, DeskDocument>(documents);
    const tour = [...documents].find(([path]) => path.startsWith('packages/'))?.[1];
    for (let index = 0; index < 300; index += 1) {
      const path = `packages/tour-${index}.json`;
      many.set(path, { ...tour, path });
    }
    const count = (query: string) => findHits(makeIndex(many, english), query).length;
    expect(count('minimum age')).toBe(findHits(inEnglish, 'minimum age').length);
    expect(count('minimum age tour-123')).toBeLessThan(5);
  });
});

describe('The parts of the settings', () => {
  it('name every setting of the company and the site once, so that none is among the further ones.', () => {
    const keys = listFields(english).flatMap(({ file, path }) =>
      file === SITE_FILE && path.length === 1 ? [String(path[0])] : [],
    );
    const parts = siteParts(keys);
    expect(parts.flatMap(([, own]) => own).toSorted()).toEqual(keys.toSorted());
    expect(parts.map(([part]) => part)).not.toContain('others');
  });
});
