import { describe, expect, it } from 'vitest';
import { findColons } from '../../../scripts/compiler/style/find-colons.ts';
import { findRepeats } from '../../../scripts/compiler/style/find-repeats.ts';
import { findTail } from '../../../scripts/compiler/style/find-tails.ts';
import { triadFinder } from '../../../scripts/compiler/style/find-triads.ts';
import { wordFinder } from '../../../scripts/compiler/style/find-words.ts';
import type { Passage } from '../../../scripts/compiler/style/passage.ts';
import { proseOf } from '../../../scripts/compiler/style/prose.ts';

const cut = (text: string, passages: readonly Passage[]) =>
  passages.map(({ start, end }) => text.slice(start, end));

/** An English text. */
const en = (text: string) => proseOf(text, 'en');

const findWords = (text: string, phrases: readonly string[], locale: string) =>
  wordFinder(phrases, locale)(proseOf(text, locale));

describe('phrases', () => {
  it.each([
    ['Perhaps it rains, perhaps not.', ['perhaps'], ['Perhaps', 'perhaps']],
    ['Mishaps happen.', ['hap*'], ['happen']],
    ['Not a hotel but a tent.', ['not … but'], ['Not a hotel but']],
    ['It is not so. But it is dry.', ['not … but'], []],
    ['A kind, of sorts.', ['kind of'], []],
    ['Il fait d’ordinaire beau sur l’île.', ['d’ordinaire', 'île'], ['d’ordinaire', 'île']],
    ['La mer peut être agitée, peut-être.', ['peut-être'], ['peut-être']],
    ['Pergi kadang-kadang saja.', ['kadang', 'kadang-kadang'], ['kadang-kadang', 'kadang']],
    ['ÇA VA: Über alles.', ['ça va', 'über'], ['ÇA VA', 'Über']],
    ['Cafe\u0301 here', ['café'], ['Cafe\u0301']],
    ['静かな海です。', ['静か'], ['静か']],
  ])('of %j, as %j, are found', (text, phrases, found) => {
    expect(cut(text, findWords(text, phrases, 'en'))).toEqual(found);
  });

  it('fold capitals as the language does', () => {
    expect(findWords('ISLIK', ['ıslık'], 'tr')).toHaveLength(1);
    expect(findWords('ISLIK', ['ıslık'], 'en')).toHaveLength(0);
  });

  it('reach over eight words at most', () => {
    expect(findWords('not 1 2 3 4 5 6 7 8 but', ['not … but'], 'en')).toHaveLength(1);
    expect(findWords('not 1 2 3 4 5 6 7 8 9 but', ['not … but'], 'en')).toHaveLength(0);
  });

  it('take no longer than a moment for a text that nearly fits everywhere', () => {
    const text = 'not '.repeat(20_000);
    const begin = performance.now();
    expect(findWords(text, ['not … not … not … but', 'not* not* not* but'], 'en')).toHaveLength(0);
    expect(performance.now() - begin).toBeLessThan(2000);
  });
});

describe('colons that reveal', () => {
  it.each([
    ['The bay has one secret: it is warm.', ['bay has one secret: it is warm']],
    ['La baie a un secret\u202F: elle est chaude.', ['baie a un secret\u202F: elle est chaude']],
    ['What to bring: water and a hat.', []],
    ['The boat leaves here at 10:00 sharp.', []],
    ['The ferry leaves every day at: 10:00.', []],
    ['This is what we said here:', []],
  ])('are found in %j', (text, found) => {
    expect(cut(text, findColons(en(text)))).toEqual(found);
  });
});

describe('three in a row', () => {
  const row = { joiners: ['and', 'or'], unless: ['with'] };
  it.each([
    ['You see sand, sea and sky.', ['You see sand, sea and sky']],
    ['Sand, sea, and sky.', ['Sand, sea, and sky']],
    ['The hotel, the car, the boat and the guide.', []],
    ['Sand and sea.', []],
    ['A beach, with bars and late music.', []],
    ['In the morning, wind and waves come up and over us.', []],
    ['At 7,5 km or more.', []],
  ])('are found in %j', (text, found) => {
    expect(cut(text, triadFinder(row, 'en')(en(text)))).toEqual(found);
  });
});

describe('short tails', () => {
  it.each([
    ['You walk for two hours. It is worth it.', ['It is worth it']],
    ['You walk for two hours. It is worth it, as everybody says.', []],
    ['It is worth it.', []],
    ['You walk for an hour. Then 4 km.', []],
    ['Walk for an hour. Is it far?', []],
    ['It costs 1.5 million. That’s all', ['That’s all']],
  ])('are found in %j', (text, found) => {
    expect(cut(text, findTail(en(text), 5))).toEqual(found);
  });
});

describe('phrases that repeat themselves', () => {
  it('are found in every text that has them, longest first', () => {
    const texts = [
      'We hear only the water here.',
      'You hear only the water here. No.',
      'Hear only. The water here.',
    ];
    const found = findRepeats(texts.map(en), { words: 4, texts: 2 });
    expect(found.map((passages, index) => cut(texts[index] ?? '', passages))).toEqual([
      ['hear only the water here'],
      ['hear only the water here'],
      [],
    ]);
  });

  it('count once for a text that says something twice', () => {
    expect(findRepeats(['a b c. a b c.', 'x'].map(en), { words: 3, texts: 2 }).flat()).toEqual([]);
  });
});
