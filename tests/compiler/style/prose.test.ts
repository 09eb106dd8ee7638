import { describe, expect, it } from 'vitest';
import { clausesOf, sentencesOf } from '../../../scripts/compiler/style/passage.ts';
import { proseOf } from '../../../scripts/compiler/style/prose.ts';

describe('sentences', () => {
  it.each([
    ['It costs 1.5 million. That’s all', ['It costs 1.5 million.', ' That’s all']],
    ['本当！？ はい。海です。', ['本当！？', ' はい。', '海です。']],
    ['「はい。」', ['「はい。」']],
    ['Sand.\n\nSea \n and sky. \n', ['Sand.', 'Sea \n', ' and sky.']],
  ])('of %j end at marks and lines', (text, sentences) => {
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
  });
});

describe('clauses', () => {
  it('end at marks that are stronger than a comma, not at those of a figure', () => {
    const text = 'All: none. Sand: sea (warm), sky at 10:30; rain.';
    const clauses = clausesOf(text, { start: 10, end: 48 });
    expect(clauses.map(({ start, end }) => text.slice(start, end))).toEqual([
      ' Sand:',
      ' sea (',
      'warm)',
      ', sky at 10:30;',
      ' rain.',
    ]);
  });
});

describe('a text as words are compared', () => {
  it.each([
    ['ÎLE', 'fr', 'île'],
    ['ISLIK', 'tr', 'ıslık'],
    ['Cafe\u0301', 'fr', undefined],
  ])('of %j in %s is %j: of the same length, or none', (text, locale, folded) => {
    expect(proseOf(text, locale).folded).toBe(folded);
  });
});
