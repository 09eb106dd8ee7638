import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedWords, searchWords } from '../../../src/domain/tour-search/words.ts';
import { anyText } from '../../arbitraries/texts.ts';

const plainWords = (text: string) => searchWords(text).map(({ word }) => word);

describe('searchWords', () => {
  it.each([
    ['Île de Moyo', ['ile', 'de', 'moyo']],
    ['Wasserfälle, große', ['wasserfalle', 'grosse']],
    ['snorkelling/hiking', ['snorkelling', 'hiking']],
    ['l’eau d’or', ['l', 'eau', 'd', 'or']],
    ['ﬁne', ['fine']],
    ['', []],
    [' – ', []],
  ])('takes "%s" apart, without capitals and accents', (text, words) => {
    expect(plainWords(text)).toEqual(words);
  });

  it.each([
    ['3 days', [{ word: 'days', withNumber: '3days' }]],
    ['3-day', [{ word: 'day', withNumber: '3day' }]],
    [
      '3D2N',
      [
        { word: 'd', withNumber: '3d' },
        { word: 'n', withNumber: '2n' },
      ],
    ],
    ['day 3', [{ word: 'day' }, { word: '3' }]],
  ])('keeps the number of "%s" with its word', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('gives words without capitals of any text whatever', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of indexedWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});
