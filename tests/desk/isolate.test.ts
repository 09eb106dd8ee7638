import { expect, it } from 'vitest';
import { describePlace } from '../../src/desk/form/describe-place.ts';
import { findHits, makeIndex } from '../../src/desk/shell/search.ts';
import { deskLanguages } from '../../src/desk/words/words.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const documents = deskDocuments({
  'site.json': { languages: [{ code: 'ar' }], defaultLanguage: 'ar', fallbackLanguage: 'ar' },
  'categories.json': { categories: ['walk'] },
  'prices/walk.json': { serves: { category: 'walk', days: 2 }, rows: [{ paxCount: '2-4', lodge: 100 }] },
  'texts/ar/labels.json': { tiers: { lodge: 'نزل' }, categories: { walk: 'مشي' } },
});

it('Names from right to left do not move the numbers beside them.', () => {
  const { en } = deskLanguages;
  expect(en?.prices.inSeason('الصيف', '-10 %')).toBe('\u2068الصيف\u2069: -10 %');
  const place = { file: 'prices/walk.json', path: ['rows', 0, 'lodge'] };
  expect(en && describePlace(documents, place, en)).toBe(
    'Prices of \u2068مشي\u2069 · 2 days · 2-4, \u2068نزل\u2069',
  );
});

it('Names from left to right stay as they are.', () => {
  expect(deskLanguages.en?.prices.inSeason('Summer', '-10 %')).toBe('Summer: -10 %');
});

it('What is found by its whole name comes first in Arabic, too.', () => {
  const { en } = deskLanguages;
  const [first] = en ? findHits(makeIndex(documents, en), 'مشي · 2 days') : [];
  expect(first?.address).toBe('/prices/prices/walk');
});
