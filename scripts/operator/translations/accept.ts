import { UsageError } from '../../command-line.ts';
import { suggest } from '../../compiler/diagnostics/phrases.ts';
import { sourceHash, type TranslationLock } from './lock.ts';
import { keysIn } from './state.ts';
import type { TargetLanguage } from './translations.ts';

/** A lock with the translations of some keys recorded as made from the present source; what is gone is dropped. */
export function recorded(target: TargetLanguage, keys: readonly string[]): TranslationLock {
  const isThere = (key: string): boolean => target.originals.has(key) && target.texts.has(key);
  const kept = [...target.lock].filter(([key]) => isThere(key));
  const added = keys
    .filter(isThere)
    .map((key) => [key, sourceHash(target.originals.get(key)?.text ?? '')] as const);
  return new Map([...kept, ...added]);
}

/** What is accepted as up to date: only translations not recorded yet, or all; of some keys, or of all. */
export interface Acceptance {
  readonly onlyNew: boolean;
  /** Keys, or beginnings of keys such as `packages.reef`; none: all. */
  readonly keys: readonly string[];
}

/**
 * The keys of a language whose translations become accepted.
 *
 * @throws UsageError if a key names no translation
 */
export function acceptedKeys(target: TargetLanguage, { onlyNew, keys }: Acceptance): readonly string[] {
  const open = keysIn(target, ...(onlyNew ? [] : ['stale' as const]), 'unrecorded');
  const known = [...target.texts.keys()];
  const unknown = keys.find((key) => !known.some((own) => isBelow(own, key)));
  if (unknown !== undefined) {
    const suggestion = suggest(unknown, known);
    throw new UsageError((messages) =>
      messages.translations.noText(unknown, target.code, suggestion(messages)),
    );
  }
  return keys.length === 0 ? open : open.filter((own) => keys.some((key) => isBelow(own, key)));
}

function isBelow(key: string, start: string): boolean {
  return key === start || key.startsWith(`${start}.`);
}
