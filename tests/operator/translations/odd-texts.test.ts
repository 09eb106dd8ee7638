import { describe, expect, it } from 'vitest';
import type { Punctuation } from '../../../schema/glossary.ts';
import { VALUE_MARK } from '../../../scripts/compiler/parse/plain-text.ts';
import type { ByLanguage } from '../../../scripts/messages/by-language.ts';
import { endingOf } from '../../../scripts/operator/translations/ending.ts';
import { glossaryHits, missingTerms } from '../../../scripts/operator/translations/glossary-terms.ts';
import { medianRatio, oddRatio } from '../../../scripts/operator/translations/length-ratio.ts';
import { lostNumbers } from '../../../scripts/operator/translations/numbers.ts';
import { oddMarks, oddSpaces } from '../../../scripts/operator/translations/punctuation.ts';

const spaced: Punctuation = {
  quotes: ['«»'],
  quoteSpace: 'narrow',
  spaceBefore: { '!': 'narrow', ':': 'no-break' },
};
const low: Punctuation = { quotes: ['„“', '‚‘'], apostrophe: '’' };
const inEnglish = (said: readonly ByLanguage<string>[]): readonly string[] => said.map(({ en }) => en);

describe('oddSpaces', () => {
  it.each([
    ['Two  spaces.', {}, ['a double space']],
    [' At the start', {}, ['a space or line break at the start or the end']],
    ['At the end\n', {}, ['a space or line break at the start or the end']],
    ['Really ?', {}, ['a space before “?”']],
    ['From 07:00–10:00. And then …', {}, []],
    ['See https://example.com/a?b', {}, []],
    ['One.\n\nTwo. A (b). C', {}, []],
    ['Oui!', spaced, ['something other than a narrow no-break space before “!”']],
    ['Ceci: cela', spaced, ['something other than a no-break space before “:”']],
    ['Un «mot».', spaced, ['something other than a narrow no-break space inside “«»”']],
    ['Oui\u202F! Ceci\u00A0: un «\u202Fmot\u202F» à 07:00', spaced, []],
  ])('finds in %j what the language does not write.', (text, rules, found) => {
    expect(inEnglish(oddSpaces(text, rules))).toEqual(found);
  });
});

describe('oddMarks', () => {
  it.each([
    ['And so on...', low, ['"..."']],
    ['Das "Wort"', low, ['The quotation mark "']],
    ['Das Wort“ und', low, ['A quotation mark without its pair']],
    ["Geht's", low, ["The apostrophe '"]],
    ['Er: „Sie sagt ‚nein‘.“ Geht’s …', low, []],
    ['A "word", isn\'t it', {}, []],
  ])('finds in %j what the glossary rules out.', (text, rules, found) => {
    expect(inEnglish(oddMarks(text, rules).map((mark) => mark.found))).toEqual(found);
  });
});

describe('lostNumbers', () => {
  it.each([
    ['A walk of an hour', 'A walk of 20 minutes', ['20']],
    ['Trip', 'رحلة ٣ أيام', ['٣']],
    ['1.200 Meter', '1,200 metres', []],
    ['１２００メートル', '1,200 metres', []],
    ['1\u202F200 mètres', '1,200 metres', []],
    ['13,8 hectares', '13.8 hectares', []],
    ['09:00 Uhr', '9:00', []],
    ['2 h 30', '2.5 hours', []],
    ['2 Tage 1 Nacht', '1 night 2 days', []],
  ])('of %j, translated from %j, are %j.', (own, original, lost) => {
    expect(lostNumbers(own, original)).toEqual(lost);
  });
});

describe('endingOf', () => {
  it.each([
    ['A sentence.', 'sentence'],
    ['Oh !', 'sentence'],
    ['終わり。', 'sentence'],
    ['نهاية؟', 'sentence'],
    ['À emporter :', 'colon'],
    ['“Reef”', 'none'],
    [' ', undefined],
    [`from ${VALUE_MARK}`, undefined],
  ])('of %j is %s.', (text, ending) => {
    expect(endingOf(text)).toBe(ending);
  });
});

describe('the length of a translation', () => {
  it('is usually the median ratio of the longer texts, and 1 where there are none.', () => {
    const original = 'x'.repeat(100);
    const pairs = [90, 130, 120].map((length) => ({ own: 'y'.repeat(length), original }));
    expect(medianRatio([...pairs, { own: 'y'.repeat(50), original: 'x' }])).toBe(1.2);
    expect(medianRatio([])).toBe(1);
  });

  it.each([
    [241, 100, 'long'],
    [240, 100, undefined],
    [60, 100, undefined],
    [59, 100, 'short'],
    [20, 2, undefined],
  ])('of %i characters for %i is %s, where 120 for 100 are usual.', (own, original, odd) => {
    expect(oddRatio('y'.repeat(own), 'x'.repeat(original), 1.2)).toBe(odd);
  });
});

describe('the terms of a glossary', () => {
  const terms = {
    'lunch stop': 'pause déjeuner',
    weaver: 'tisserande',
    'Mount Rinjani': 'mont Rinjani',
    pickup: 'prise en charge ; en phrase : nous venons (jamais « transfert »)',
    'local guide': 'guide local',
    guide: 'accompagnateur',
    'package (tour)': 'circuit',
  };

  it.each([
    ['Un déjeuner sur la plage', 'A lunch stop on the beach', ['lunch stop: pause déjeuner']],
    ['Le volcan', 'MOUNT RINJANI', ['Mount Rinjani: mont Rinjani']],
    ['Un transfert', 'Pickup at your hotel', ['pickup: prise en charge']],
    ['Une pause-déjeuner', 'A lunch stop', []],
    ['Nous venons vous chercher', 'Pickup at your hotel', []],
    ['Rien', 'Weaverbirds', []],
    ['Rien', 'A package', []],
  ])('are missed in %j, translated from %j: %j.', (own, original, missed) => {
    const found = missingTerms(own, original, terms).map(({ source, wanted }) => `${source}: ${wanted}`);
    expect(found).toEqual(missed);
  });

  it('are shown to the translator with the text that uses them, explained ones as well.', () => {
    const hits = glossaryHits('A package with lunch stop', terms).map(([term]) => term);
    expect(hits).toEqual(['lunch stop', 'package (tour)']);
  });
});
