import { sourceHash } from './lock.ts';
import type { TargetLanguage } from './translations.ts';

/**
 * What is known of a translation: none yet; from the source as it is now; from an earlier source; or not
 * recorded from which.
 */
type TranslationState = 'missing' | 'current' | 'stale' | 'unrecorded';

/** The state of the translation of a text. */
export function stateOf(target: TargetLanguage, key: string): TranslationState {
  if (!target.texts.has(key)) return 'missing';
  const recorded = target.lock.get(key);
  if (recorded === undefined) return 'unrecorded';
  return recorded === sourceHash(target.originals.get(key)?.text ?? '') ? 'current' : 'stale';
}

/** The keys of texts whose translation is in one of the states, in the order of the originals. */
export function keysIn(target: TargetLanguage, ...states: readonly TranslationState[]): readonly string[] {
  return [...target.originals.keys()].filter((key) => states.includes(stateOf(target, key)));
}
