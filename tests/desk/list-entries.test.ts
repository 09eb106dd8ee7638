import { describe, expect, it } from 'vitest';
import { collections, textAreas } from '../../schema/collections.ts';
import { idSources, textPlaces } from '../../schema/id-sources.ts';
import { schemasAt } from '../../schema/schema-walk.ts';
import { nameItem } from '../../src/desk/fields/name-item.ts';
import { startingValue } from '../../src/desk/fields/starting-value.ts';
import { readSchema } from '../../src/desk/form/schema-node.ts';
import { applyToDocuments } from '../../src/desk/store/documents.ts';
import { entryName, filesIn, shownLanguage } from '../../src/desk/store/entries.ts';
import {
  dropTexts,
  listTextIds,
  nameOperations,
  proposeId,
  renameInList,
} from '../../src/desk/store/list-entries.ts';
import { type Json, valueAt } from '../../src/desk/store/operation.ts';
import { planEdit } from '../../src/desk/store/plan-edit.ts';
import { sourceHash } from '../../src/desk/store/source-hash.ts';
import { english } from '../../src/desk/words/en.ts';
import { indonesian } from '../../src/desk/words/id.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const site = { languages: [{ code: 'en' }, { code: 'de' }], defaultLanguage: 'en' };

function documentsWithSeason() {
  return deskDocuments({
    'site.json': site,
    'calendar.json': { zone: 'UTC', seasons: [{ id: 'high', dates: [{ from: '07-01', to: '08-31' }] }] },
    'prices/walk.json': { seasons: { high: { percent: 5 } } },
    'texts/en/labels.json': { seasons: { high: 'High season' } },
    'texts/de/labels.json': { seasons: { high: 'Hochsaison' } },
  });
}

it('Copies that a cloud service made of entries are not among them.', () => {
  const documents = deskDocuments({ 'days/reef.json': {}, 'days/reef (1).json': {}, 'days/reef 2.json': {} });
  expect(filesIn(documents, 'days')).toEqual(['days/reef.json']);
});

it('A name is typed in the language of the desk, or in the default one of a site that does not have that.', () => {
  const languages = [{ code: 'nl' }, { code: 'ar' }];
  const documents = deskDocuments({
    'site.json': { languages, defaultLanguage: 'ar', fallbackLanguage: 'nl' },
  });
  expect(['nl', 'en'].map((code) => shownLanguage(documents, code))).toEqual(['nl', 'ar']);
});

describe('A short name', () => {
  it('is made from the name, and is none of those that are taken.', () => {
    expect(proposeId('Crème brûlée – for 2!', [], 'x')).toBe('creme-brulee-for-2');
    expect(proposeId('High season', ['high-season', 'high-season-2'], 'x')).toBe('high-season-3');
    expect(proposeId('お正月', ['season'], 'season')).toBe('season-2');
  });
});

describe('An entry of a list', () => {
  it('is called as visitors read it, with its dates; a new one by what it is.', () => {
    const documents = documentsWithSeason();
    const [schema] = schemasAt(collections.calendar.data, ['seasons', 0]);
    const node = readSchema(schema ?? collections.calendar.data);
    const name = (id: string, words = english) =>
      nameItem({ id, dates: [{ from: '07-01', to: '08-31' }] }, 0, {
        node,
        kind: 'season',
        noun: words.nouns.seasons ?? '',
        words,
        documents,
      });
    expect(name('high')).toBe('High season · 1 Jul – 31 Aug');
    expect(name('low')).toBe('New season · 1 Jul – 31 Aug');
    expect(name('low', indonesian)).toMatch(/^Musim baru/);
  });

  it('tells of working hours from which to which day and hour.', () => {
    const [schema] = schemasAt(collections.site.data, ['hours', 0]);
    const node = readSchema(schema ?? collections.site.data);
    const hours = { from: 'monday', to: 'friday', opens: '09:00', closes: '18:00' };
    const context = { node, kind: undefined, noun: '', words: english, documents: new Map() };
    expect(nameItem(hours, 0, context)).toBe('Monday – Friday · 09:00 – 18:00');
    expect(nameItem({ from: 'saturday', opens: '10:00', closes: '16:00' }, 0, context)).toBe(
      'Saturday · 10:00 – 16:00',
    );
  });

  it('gets its names in the languages they were given in, also where there is no text yet.', () => {
    const documents = deskDocuments({ 'site.json': { ...site, fallbackLanguage: 'de' } });
    for (const operation of nameOperations(documents, 'question', 'dogs', { de: 'Hunde?' }))
      applyToDocuments(documents, operation);
    const texts = documents.get('texts/de/questions.json')?.value;
    expect(texts).toEqual({ dogs: { question: 'Hunde?' } });
    expect(Object.keys(textAreas)).toContain('questions');
  });

  it('takes its texts and whatever refers to it along to another short name.', () => {
    const documents = documentsWithSeason();
    const place = { file: 'calendar.json', path: ['seasons', 0, 'id'] };
    for (const operation of renameInList(documents, place, { kind: 'season', from: 'high', to: 'summer' }))
      applyToDocuments(documents, operation);
    expect(valueAt(documents.get('calendar.json')?.value, place.path)).toBe('summer');
    expect(documents.get('prices/walk.json')?.value).toEqual({ seasons: { summer: { percent: 5 } } });
    expect(documents.get('texts/de/labels.json')?.value).toEqual({ seasons: { summer: 'Hochsaison' } });
  });

  it('stays out of date in a language where it was, under another short name.', () => {
    const key = 'labels.seasons.high';
    const documents = new Map([
      ...documentsWithSeason(),
      ...deskDocuments({
        'texts/de/.translated.json': { [key]: sourceHash('Peak season') },
        'glossary/de.json': { terms: {}, accepted: { [key]: 'One word.' } },
      }),
    ]);
    const place = { file: 'calendar.json', path: ['seasons', 0, 'id'] };
    const rename = renameInList(documents, place, { kind: 'season', from: 'high', to: 'summer' });
    const edit = { operations: rename, sentence: '' };
    const { operations } = planEdit({ documents, steps: [], saved: 0 }, edit, undefined);
    for (const operation of operations) applyToDocuments(documents, operation);
    const moved = 'labels.seasons.summer';
    expect(documents.get('texts/de/.translated.json')?.value).toEqual({ [moved]: sourceHash('Peak season') });
    expect(valueAt(documents.get('glossary/de.json')?.value, ['accepted'])).toEqual({ [moved]: 'One word.' });
  });

  it('takes along the keys of price rows, children and single rooms that are its short name.', () => {
    const prices = (id: string) => ({
      rows: [{ paxCount: '1', [id]: 200, none: 100 }],
      children: { infant: 0, child: { percent: 60 }, teenager: { none: 50, [id]: 120 } },
      singleSupplement: { none: 0, [id]: 40 },
      seasons: { high: { rows: [{ paxCount: '1', none: 110, [id]: 'ask' }] } },
      unconfirmed: { [`rows.0.${id}`]: 'A typing slip?' },
      acknowledged: [{ path: `children.teenager.${id}`, code: 'x', reason: 'y', until: '2030-01-01' }],
    });
    const accepted = (id: string) => [
      { file: 'prices/walk.json', path: `rows.0.${id}`, code: 'x', reason: 'y', until: '2030-01-01' },
      { file: 'texts/en/labels.json', path: `tiers.${id}`, code: 'x', reason: 'y', until: '2030-01-01' },
    ];
    const documents = deskDocuments({
      'site.json': { ...site, tiers: [{ id: 'none' }, { id: 'lodge' }], acknowledged: accepted('lodge') },
      'prices/walk.json': prices('lodge'),
    });
    const place = { file: 'site.json', path: ['tiers', 1, 'id'] };
    for (const operation of renameInList(documents, place, { kind: 'tier', from: 'lodge', to: 'hut' }))
      applyToDocuments(documents, operation);
    // Also the order of the keys.
    expect(JSON.stringify(documents.get('prices/walk.json')?.value)).toBe(JSON.stringify(prices('hut')));
    expect(valueAt(documents.get('site.json')?.value, ['acknowledged'])).toEqual(accepted('hut'));
  });

  const listed = [...idSources].flatMap(([kind, source]) => {
    const places = textPlaces.filter((place) => place.kind === kind);
    return source.form === 'part' && places.length > 0 ? [{ kind, source, places }] : [];
  });

  it.each(listed)('of the kind $kind gets its name with its first text.', ({ kind }) => {
    const documents = deskDocuments({ 'site.json': site });
    for (const operation of nameOperations(documents, kind, 'rina', { en: 'Rina' }))
      applyToDocuments(documents, operation);
    expect(entryName(documents, kind, 'rina', 'en')).toBe('Rina');
  });

  it.each(listed)(
    'of the kind $kind has fields among the texts before it has any text.',
    ({ source, places }) => {
      const list = source.path.reduceRight<Json>((value, step) => ({ [step]: value }), [{ id: 'rina' }]);
      const documents = deskDocuments({
        'site.json': source.file === 'site.json' ? { ...site, ...Object(list) } : site,
        ...(source.file === 'site.json' ? {} : { [source.file]: list }),
      });
      for (const { area, path } of places) expect(listTextIds(documents, area, path)).toEqual(['rina']);
    },
  );

  it('leaves no texts behind.', () => {
    const documents = documentsWithSeason();
    for (const operation of dropTexts(documents, 'season', 'high')) applyToDocuments(documents, operation);
    expect(documents.get('texts/en/labels.json')?.value).toEqual({ seasons: {} });
    expect(documents.get('texts/de/labels.json')?.value).toEqual({ seasons: {} });
  });
});

describe('A new value', () => {
  it.each([
    ['prices', ['seasons', 'high']],
    ['packages', ['departures', 'dates', 0]],
    ['calendar', ['seasons', 0, 'dates', 0]],
  ] as const)('of %s has no mistake at %j.', (name, path) => {
    const [schema] = schemasAt(collections[name].data, path);
    expect(schema?.safeParse(schema && startingValue(readSchema(schema))).error).toBeUndefined();
  });

  it('leaves out what only the operator knows.', () => {
    const [schema] = schemasAt(collections.site.data, ['phones', 0]);
    expect(schema && startingValue(readSchema(schema))).toEqual({});
  });
});
