import { describe, expect, it } from 'vitest';
import { findColons } from '../../../scripts/compiler/style/find-colons.ts';
import { findRepeats } from '../../../scripts/compiler/style/find-repeats.ts';
import { findTail } from '../../../scripts/compiler/style/find-tails.ts';
import { triadFinder } from '../../../scripts/compiler/style/find-triads.ts';
import { wordFinder } from '../../../scripts/compiler/style/find-words.ts';
import type { Passage } from '../../../scripts/compiler/style/passage.ts';
import { type Prose, proseOf } from '../../../scripts/compiler/style/prose.ts';

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
    ['Mishaps happen by mishap.', ['mishap'], ['mishap']],
    ['A week-long walk, no weekend-long one.', ['week-long*'], ['week-long']],
    ['Not a hotel but a tent.', ['not … but'], ['Not a hotel but']],
    ['It is not so. But it is dry.', ['not … but'], []],
    ['Not a hotel but a tent.', ['not …  but'], ['Not a hotel but']],
    ['Not so well called.', ['not … so-called'], []],
    ['Boats as well as tents.', ['as well as'], ['as well as']],
    ['A kind  of walk.', ['kind of'], ['kind  of']],
    ['That’s it.', ['’'], []],
    ['A kind, of sorts.', ['kind of'], []],
    ['Last, but not least.', ['last, but', 'least'], ['Last, but', 'least']],
    ['Last but not least.', ['last, but'], []],
    ['Lastly, but not least.', ['last*, but'], ['Lastly, but']],
    ['Not so, by sea, but by land.', ['so, … but'], ['so, by sea, but']],
    ['静か、青い海。', ['静か, 青い'], ['静か、青い']],
    ['Il fait d’ordinaire beau sur l’île.', ['d’ordinaire', 'île'], ['d’ordinaire', 'île']],
    ['La mer peut être agitée, peut-être.', ['peut-être'], ['peut-être']],
    ['La mer peut -être, peut- être.', ['peut-être'], []],
    ['Pergi kadang-kadang saja.', ['kadang', 'kadang-kadang'], ['kadang-kadang', 'kadang']],
    ['ÇA VA: Über alles.', ['ça va', 'über'], ['ÇA VA', 'Über']],
    ['Cafe\u0301 here', ['café'], ['Cafe\u0301']],
    ['静かな海です。', ['静か'], ['静か']],
    ['静かな海です。静かです。', ['海', '静か'], ['静か', '海', '静か']],
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
    ['It is a bay. Yet it has one secret: it is warm all year.', ['it has one secret: it is warm all']],
    ['The guide says just this:  “go early”.', ['guide says just this:  “go early']],
    ['La baie a un secret\u202F: elle est chaude.', ['baie a un secret\u202F: elle est chaude']],
    ['この湾には秘密がある：「水が温かい」', ['は秘密がある：「水が温かい']],
    ['時間：朝八時から。', []],
    ['この湾は朝から開いている：8時', []],
    ['What to bring: water and a hat.', []],
    ['The boat leaves here at 10:00 sharp.', []],
    ['The ferry leaves every day at: 10:00.', []],
    ['The ferry leaves every day at: 10h30 sharp.', []],
    ['This is what we said here:', []],
    ['No secret, no colon.', []],
  ])('are found in %j', (text, found) => {
    expect(cut(text, findColons(en(text)))).toEqual(found);
  });
});

describe('three in a row', () => {
  const row = { joiners: ['and', 'or'], unless: ['with'] };
  it.each([
    ['You see sand, sea and sky.', ['You see sand, sea and sky']],
    ['Sand, sea, and sky.', ['Sand, sea, and sky']],
    ['Here in the bay you see sand, sea and sky.', ['bay you see sand, sea and sky']],
    ['Sand, sea, and a sky that never ends.', ['Sand, sea, and a sky that never']],
    ['Sand, sea and a sky of stars.', ['Sand, sea and a sky of stars']],
    ['Sand, a very warm sea and sky.', ['Sand, a very warm sea and sky']],
    ['Sand, a very warm blue sea and sky.', []],
    ['Sand, sea with boats and sky.', ['Sand, sea with boats and sky']],
    ['It is warm. You see sand, sea and sky.', ['You see sand, sea and sky']],
    ['Cafe\u0301, sand and sky.', ['Cafe\u0301, sand and sky']],
    ['The hotel, the car, the boat and the guide.', []],
    ['On clear days, you see all of the bay, boats and birds.', ['all of the bay, boats and birds']],
    ['You see fish (many), sand, sea and sky.', []],
    ['You see fish (many), sand and sky.', []],
    ['You see sand, sea; rice and fruit.', []],
    ['Sand, sea and “more” of it.', []],
    ['Sand and sea, they say.', []],
    ['And then, at noon, it rains.', []],
    ['Sand and sea.', []],
    ['A beach, with bars and late music.', []],
    ['On clear days, you see all of the bay, with boats and birds.', []],
    ['You eat, with a view, and sleep.', []],
    ['In the morning, wind and waves come up and over us.', []],
    [
      'You see all of the bay, wind and waves come up and over us.',
      ['all of the bay, wind and waves come up and'],
    ],
    ['At 7,5 km or more.', []],
  ])('are found in %j', (text, found) => {
    expect(cut(text, triadFinder(row, 'en')(en(text)))).toEqual(found);
  });

  it.each([
    ['砂浜、海と空。', ['砂浜、海と空']],
    ['砂浜،海と空。', ['砂浜،海と空']],
    ['約１，５キロと空。', []],
  ])('are found without white space behind commas that need none: %j', (text, found) => {
    expect(cut(text, triadFinder({ joiners: ['と'] }, 'ja')(proseOf(text, 'ja')))).toEqual(found);
  });

  it('are found with any word after a comma where the language excepts none', () => {
    const text = 'Now, here and everywhere.';
    expect(cut(text, triadFinder({ joiners: ['and'] }, 'en')(en(text)))).toEqual([
      'Now, here and everywhere',
    ]);
  });
});

describe('short tails', () => {
  it.each([
    ['You walk for two hours. It is worth it.', ['It is worth it']],
    ['You walk. You swim. It is worth your while.', ['It is worth your while']],
    ['You walk for two hours. It is worth it, as everybody says.', []],
    ['It is worth it.', []],
    ['You walk for an hour. Then 4 km.', []],
    ['You walk for an hour. Then \uFFFC km.', []],
    ['You walk for an hour. :-)', []],
    ['Walk for an hour. Is it far?', []],
    ['Walk for an hour. “Is it far?”', []],
    ['Walk for an hour. “Is it far?”, you ask.', ['Is it far?”, you ask']],
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

  it.each([
    [
      'apart',
      3,
      ['Swim in the bay and eat in the camp.', 'Swim in the bay. Eat in the camp.'],
      ['Swim in the bay', 'eat in the camp'],
    ],
    ['as one where they touch', 2, ['At noon\uFFFCto go.', 'At noon. \uFFFCto.'], ['At noon\uFFFCto']],
    ['word by word, not letter by letter', 3, ['No where near.', 'Now here near.'], []],
  ])('are told %s', (_, words, texts, found) => {
    const [passages = []] = findRepeats(texts.map(en), { words, texts: 2 });
    expect(cut(texts[0] ?? '', passages)).toEqual(found);
  });
});

describe('a text that cannot hold what is looked for', () => {
  const row = { joiners: ['and', 'or'] };

  function takenApart(): never {
    throw new Error('It was taken apart.');
  }

  it.each([
    ['no such word', 'A mishap.', () => wordFinder(['hap*'], 'en')],
    ['no colon', 'No secret here.', () => findColons],
    ['no comma', 'Sand and sea.', () => triadFinder(row, 'en')],
    ['no “and” between things', 'Sand, sea. No more.', () => triadFinder(row, 'en')],
  ])('is not taken apart: %s', (_, text, finder) => {
    const whole: Prose = {
      ...en(text),
      get sentences() {
        return takenApart();
      },
    };
    expect(finder()(whole)).toEqual([]);
  });

  it('is not taken apart into words where no sentence has both a comma and “and”', () => {
    const prose = en('Sand, sea. Dry and warm.');
    const sentences = prose.sentences.map(({ start, end }) => ({
      start,
      end,
      get words() {
        return takenApart();
      },
    }));
    expect(triadFinder(row, 'en')({ ...prose, sentences })).toEqual([]);
  });
});
