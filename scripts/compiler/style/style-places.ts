import type { Glossary } from '../../../schema/glossary.ts';
import type { StyleRule } from '../../../schema/style.ts';
import type { Location } from '../diagnostics/diagnostic.ts';
import { plainText } from '../parse/plain-text.ts';
import type { TextEntry } from '../validate/text-entries.ts';
import { findColons } from './find-colons.ts';
import { findRepeats } from './find-repeats.ts';
import { findTail } from './find-tails.ts';
import { findTriads } from './find-triads.ts';
import { findWords } from './find-words.ts';
import type { Passage } from './passage.ts';

/** A place that a rule of style counts. */
export interface StylePlace {
  readonly entry: TextEntry;
  readonly passage: string;
  /** Where the passage stands in its file. */
  readonly at: Location;
}

/**
 * All places of the texts of a language that a rule of its glossary counts, in the order of the files. Texts that the
 * glossary accepts as they are count for nothing.
 *
 * @param entries texts that passed the checks
 */
export function stylePlaces(
  entries: Iterable<TextEntry>,
  rule: StyleRule,
  { locale, glossary }: { readonly locale: string; readonly glossary: Glossary | undefined },
): readonly StylePlace[] {
  const judged = [...entries].filter(({ key }) => !Object.hasOwn(glossary?.accepted ?? {}, key));
  const texts = judged.map(({ text }) => plainText(text));
  const found = passagesIn(texts, rule, locale);
  return judged.flatMap((entry, index) => {
    const text = texts[index] ?? '';
    return (found[index] ?? []).map(({ start, end }) => {
      const passage = text.slice(start, end);
      return { entry, passage, at: placeOf(entry, passage, start) };
    });
  });
}

function passagesIn(
  texts: readonly string[],
  rule: StyleRule,
  locale: string,
): readonly (readonly Passage[])[] {
  switch (rule.counts) {
    case 'words':
      return texts.map((text) => findWords(text, rule.words, locale));
    case 'colonReveal':
      return texts.map((text) => findColons(text, locale));
    case 'triad':
      return texts.map((text) => findTriads(text, rule, locale));
    case 'shortTail':
      return texts.map((text) => findTail(text, rule.most, locale));
    case 'repeatedPhrase':
      return findRepeats(texts, rule, locale);
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
