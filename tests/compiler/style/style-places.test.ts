import { describe, expect, it } from 'vitest';
import type { StyleRule } from '../../../schema/style.ts';
import { ParsedFile } from '../../../scripts/compiler/parse/parsed-file.ts';
import { judgedTexts, stylePlaces } from '../../../scripts/compiler/style/style-places.ts';
import type { TextEntry } from '../../../scripts/compiler/validate/text-entries.ts';

const TEXT = `{
  "title": "You see sand, sea and sky.",
  "lead": "We walk by the \\"river\\" all day. It is worth it.",
  "hint": "It has one small secret: we walk by the river.",
  "days": "Only {days} days, only one boat, only one bay.",
  "ticks": "x x x"
}`;

const file = new ParsedFile('texts/en/sections.json', TEXT, JSON.parse(TEXT));
const ALL = ['sections.title', 'sections.lead', 'sections.hint', 'sections.days', 'sections.ticks'];
const entries: readonly TextEntry[] = Object.entries<string>(JSON.parse(TEXT)).map(([name, text]) => ({
  key: `sections.${name}`,
  area: 'sections',
  path: [name],
  text,
  file,
}));
const locale = 'en';

describe('places of style', () => {
  it.each<[StyleRule, readonly string[]]>([
    [
      { counts: 'words', words: ['all day', 'only one'] },
      ['sections.lead 3:37+7 all day', 'sections.days 5:30+8 only one', 'sections.days 5:45+8 only one'],
    ],
    [{ counts: 'words', words: ['x x'] }, ['sections.ticks 6:13+3 x x', 'sections.ticks 6:15+3 x x']],
    [{ counts: 'words', words: ['only … days'] }, ['sections.days 5:11+48 Only \uFFFC days']],
    [{ counts: 'colonReveal' }, ['sections.hint 4:15+36 has one small secret: we walk by the']],
    [{ counts: 'triad', joiners: ['and'] }, ['sections.title 2:13+25 You see sand, sea and sky']],
    [{ counts: 'shortTail', most: 4 }, ['sections.lead 3:46+14 It is worth it']],
    [
      { counts: 'repeatedPhrase', words: 4, texts: 2 },
      ['sections.lead 3:11+51 We walk by the "river', 'sections.hint 4:37+20 we walk by the river'],
    ],
  ])(
    'of %j are told as they stand in the file, or as its text where they are written otherwise',
    (rule, places) => {
      const found = stylePlaces(judgedTexts(entries, { locale, glossary: undefined }), rule, locale);
      expect(
        found.map(({ passage, entry, at }) => `${entry.key} ${at.line}:${at.column}+${at.length} ${passage}`),
      ).toEqual(places);
    },
  );
});

describe('texts that rules of style judge', () => {
  it.each([
    [undefined, ALL],
    [{ terms: {} }, ALL],
    [
      { terms: {}, accepted: { 'sections.title': 'So.', 'sections.hint': 'So.' } },
      ['sections.lead', 'sections.days', 'sections.ticks'],
    ],
  ])('with a glossary %j are %j', (glossary, keys) => {
    expect(judgedTexts(entries, { locale, glossary }).map(({ entry }) => entry.key)).toEqual(keys);
  });
});
