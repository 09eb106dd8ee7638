import { describe, expect, it } from 'vitest';
import { VALUE_MARK } from '../../../scripts/compiler/parse/plain-text.ts';
import { endingOf } from '../../../scripts/operator/translations/ending.ts';

describe('the ending of a text', () => {
  it.each(['A sentence.', 'Really?', 'Oh !', 'And so on…', 'He said “no.”', '終わり。', 'نهاية؟'])(
    'is that of a sentence in %j',
    (text) => {
      expect(endingOf(text)).toBe('sentence');
    },
  );

  it.each(['Bring:', 'À emporter :'])('is a colon in %j', (text) => {
    expect(endingOf(text)).toBe('colon');
  });

  it.each(['About us', 'Sudak (small)', '“Reef”', '3 days'])('is no mark in %j', (text) => {
    expect(endingOf(text)).toBe('none');
  });

  it.each(['', ' ', `from ${VALUE_MARK}`])('is not judged in %j', (text) => {
    expect(endingOf(text)).toBeUndefined();
  });
});
