import type { Glossary } from '../../../schema/glossary.ts';
import type { StyleRule } from '../../../schema/style.ts';
import type { Location } from '../diagnostics/diagnostic.ts';
import { plainText } from '../parse/plain-text.ts';
import type { TextEntry } from '../validate/text-entries.ts';
import { findColons } from './find-colons.ts';
import { findRepeats } from './find-repeats.ts';
import { findTail } from './find-tails.ts';
import { triadFinder } from './find-triads.ts';
import { wordFinder } from './find-words.ts';
import type { Passage } from './passage.ts';
import { type Prose, proseOf } from './prose.ts';

/** A text that rules of style judge, as they see it. */
export interface JudgedText {
  readonly entry: TextEntry;
  readonly prose: Prose;
}

/** A place that a rule of style counts. */
export interface StylePlace {
  readonly entry: TextEntry;
  readonly passage: string;
  /** Where the passage stands in its file. */
  readonly at: Location;
}

/**
 * The texts of a language that its rules of style judge: not those that its glossary accepts as they are.
 *
 * @param entries texts that passed the checks
 */
export function judgedTexts(
  entries: Iterable<TextEntry>,
  { locale, glossary }: { readonly locale: string; readonly glossary: Glossary | undefined },
): readonly JudgedText[] {
  return [...entries]
    .filter(({ key }) => !Object.hasOwn(glossary?.accepted ?? {}, key))
    .map((entry) => ({ entry, prose: proseOf(plainText(entry.text), locale) }));
}

/** All places that a rule of style counts in the texts of a language, in the order of the files. */
export function stylePlaces(
  texts: readonly JudgedText[],
  rule: StyleRule,
  locale: string,
): readonly StylePlace[] {
  const found = stylePassages(texts, rule, locale);
  return texts.flatMap(({ entry, prose: { text } }, index) =>
    (found[index] ?? []).map(({ start, end }) => {
      const passage = text.slice(start, end);
      return { entry, passage, at: placeOf(entry, passage, start) };
    }),
  );
}

/** What a rule of style counts in texts of a language, for each of them in their order. */
export function stylePassages(
  texts: readonly JudgedText[],
  rule: StyleRule,
  locale: string,
): readonly (readonly Passage[])[] {
  const proses = texts.map(({ prose }) => prose);
  switch (rule.counts) {
    case 'words':
      return proses.map(wordFinder(rule.words, locale));
    case 'colonReveal':
      return proses.map(findColons);
    case 'triad':
      return proses.map(triadFinder(rule, locale));
    case 'shortTail':
      return proses.map((prose) => findTail(prose, rule.most));
    case 'repeatedPhrase':
      return findRepeats(proses, rule);
  }
}

/** The place of a passage; of one that a message writes otherwise, that of its text. */
function placeOf({ file, path }: TextEntry, passage: string, start: number): Location {
  const text = file.valueAt(path);
  const source = file.sourceAt(path) ?? '';
  const behindQuote = source.indexOf(passage, start + 1);
  const offset = behindQuote === -1 ? source.indexOf(passage) : behindQuote;
  return offset === -1 ? text : { ...text, column: text.column + offset, length: passage.length };
}
