import { describe, expect, it } from 'vitest';
import type { Punctuation } from '../../../schema/glossary.ts';
import { english } from '../../../scripts/messages/english.ts';
import type { Localized } from '../../../scripts/messages/messages.ts';
import { oddMarks, oddSpaces } from '../../../scripts/operator/translations/punctuation.ts';

const spaced: Punctuation = {
  quotes: ['«»'],
  quoteSpace: 'narrow',
  spaceBefore: { '!': 'narrow', ':': 'no-break' },
};
const inEnglish = (said: readonly Localized[]): readonly string[] => said.map((say) => say(english));
const low: Punctuation = { quotes: ['„“', '‚‘'], apostrophe: '’' };

describe('odd spaces', () => {
  it.each([
    ['Two  spaces.', 'a double space'],
    [' At the start', 'a space or line break at the start or the end'],
    ['At the end\n', 'a space or line break at the start or the end'],
    ['So , what', 'a space before “,”'],
    ['Really ?', 'a space before “?”'],
  ])('are found in %j without any rules', (text, what) => {
    expect(inEnglish(oddSpaces(text, {}))).toEqual([what]);
  });

  it.each(['From 07:00–10:00.', 'See https://example.com/a?b', 'And then …', 'One.\n\nTwo.', 'A (b). C'])(
    'are not found in %j',
    (text) => {
      expect(oddSpaces(text, {})).toEqual([]);
    },
  );

  it.each([
    ['Oui!', 'something other than a narrow no-break space before “!”'],
    ['Oui !', 'something other than a narrow no-break space before “!”'],
    ['Ceci: cela', 'something other than a no-break space before “:”'],
    ['Un «mot».', 'something other than a narrow no-break space inside “«»”'],
  ])('are found in %j by the rules of the language', (text, what) => {
    expect(inEnglish(oddSpaces(text, spaced))).toEqual([what]);
  });

  it.each(['Oui\u202F!', 'Ceci\u00A0: cela', 'Un «\u202Fmot\u202F».', 'à 07:00'])(
    'are not found in %j by the rules of the language',
    (text) => {
      expect(oddSpaces(text, spaced)).toEqual([]);
    },
  );
});

describe('odd marks', () => {
  it.each([
    ['And so on...', '"..."'],
    ['Das "Wort"', 'The quotation mark "'],
    ['Das “Wort”', 'The quotation mark ”'],
    ['Das „Wort', 'A quotation mark that stands alone'],
    ['Das Wort“ und', 'A quotation mark that stands alone'],
    ["Geht's", "The apostrophe '"],
  ])('are found in %j', (text, found) => {
    expect(inEnglish(oddMarks(text, low).map((mark) => mark.found))).toEqual([found]);
  });

  it.each(['Das „Wort“', 'Er: „Sie sagt ‚nein‘.“', 'Geht’s …'])('are not found in %j', (text) => {
    expect(oddMarks(text, low)).toEqual([]);
  });

  it('are only looked for where the glossary says how the language writes them', () => {
    expect(oddMarks('A "word", isn\'t it', {})).toEqual([]);
  });
});
