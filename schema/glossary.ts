import * as z from 'zod';
import { dataFile, folder } from './collection.ts';
import { escapeRegExp } from './escape-reg-exp.ts';
import { nonBlankString } from './primitives.ts';

/** Terms and rules of a language, for its writers and translators. */
const glossarySchema = dataFile({
  terms: z
    .record(nonBlankString, nonBlankString)
    .meta({ description: 'Terms in the original language, and how this language says them.' }),
  same: z
    .record(nonBlankString, nonBlankString)
    .optional()
    .meta({ description: 'Texts that stay the same as in the original language, and why.' }),
  rules: z
    .array(nonBlankString)
    .optional()
    .meta({ description: 'Rules of spelling, punctuation and tone for translators.' }),
  punctuation: z.unknown().optional().meta({
    description: 'Punctuation of the language, for its writers; nothing checks it.',
  }),
  accepted: z.record(nonBlankString, nonBlankString).optional().meta({
    description: 'Texts that the translation report questions although they are right, and why.',
  }),
}).meta({ title: 'Glossary' });

export const glossary = folder({ data: glossarySchema, namedAfter: 'language' });

export type Glossary = z.infer<typeof glossarySchema>;

/** Translations by the terms of the language that is translated from. */
export type Terms = Glossary['terms'];

/** The terms that a source text uses, with their translations. A term may be several with commas, or explained in brackets. */
export function findTerms(original: string, terms: Terms): readonly (readonly [string, string])[] {
  return Object.entries(terms).filter(([source]) => {
    const bare = source.replace(/ \(.*\)/, '');
    return bare.split(', ').some((term) => usesTerm(original, term));
  });
}

/** True if a text contains a term as whole words, ignoring case. */
export function usesTerm(text: string, term: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d-])${escapeRegExp(term)}(?![\\p{L}\\d-])`, 'iu').test(text);
}
