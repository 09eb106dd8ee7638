import type { EntryKind } from '../../../schema/collections.ts';
import type { ByLanguage, Localized } from '../../messages/messages.ts';
import { english } from './english.ts';
import { indonesian } from './indonesian.ts';

/** The wording that findings of a language share. */
export const phrases = { en: english, id: indonesian } satisfies ByLanguage<object>;

export type Phrases = typeof phrases;

type SharedPhrases = Phrases[keyof Phrases];

/** "Did you mean …?", if a known name is close. */
export function didYouMean(found: string, known: readonly string[]): Localized<string | undefined> {
  return ({ choose }) => choose<SharedPhrases>(phrases).didYouMean(found, known);
}

/** A hint that names the nearest known name, or lists them if they are few; none if neither helps. */
export function suggest(found: string, known: readonly string[]): Localized<string | undefined> {
  return ({ choose }) => choose<SharedPhrases>(phrases).suggest(found, known);
}

/** The name of a kind of entry. */
export function nameKind(kind: EntryKind): Localized {
  return ({ choose }) => choose<SharedPhrases>(phrases).noun(kind);
}
