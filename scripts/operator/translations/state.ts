import { sourceHash } from './lock.ts';
import type { TargetLanguage, Translations } from './translations.ts';

/**
 * What is known of a translation: none yet; from the source as it is now; from an earlier source; or not
 * recorded from which.
 */
type TranslationState = 'missing' | 'current' | 'stale' | 'unrecorded';

/** The state of the text of a key that the source language has. */
export function stateOf(source: TargetLanguage, target: TargetLanguage, key: string): TranslationState {
  if (!target.texts.has(key)) return 'missing';
  const recorded = target.lock.get(key);
  if (recorded === undefined) return 'unrecorded';
  return recorded === sourceHash(source.texts.get(key)?.text ?? '') ? 'current' : 'stale';
}

/** The keys of the source language whose translation is in one of the states, in the order of the source. */
export function keysIn(
  { source }: Translations,
  target: TargetLanguage,
  ...states: readonly TranslationState[]
): readonly string[] {
  return [...source.texts.keys()].filter((key) => states.includes(stateOf(source, target, key)));
}
