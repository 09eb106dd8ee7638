import { UsageError } from '../../command-line.ts';
import { suggest } from '../../compiler/diagnostics/phrases.ts';
import type { Messages } from '../../messages/messages.ts';
import { saveChanges } from '../data-folder/save-changes.ts';
import {
  listKeys,
  lockPath,
  openTranslations,
  renderLock,
  sourceHash,
  type TargetLanguage,
  type TranslationLock,
  targetLanguage,
} from './translations.ts';

/** The translations to accept as up to date: only those not recorded yet, or all; of some keys, or of all. */
interface Acceptance {
  readonly onlyNew: boolean;
  /** Keys, or beginnings of keys such as `packages.reef`; none: all. */
  readonly keys: readonly string[];
}

/** Records translations as up to date, of one language or of all; gives the exit code. */
export function acceptTranslations(
  folder: string,
  language: string | undefined,
  acceptance: Acceptance,
  messages: Messages,
): number {
  const { sources, translations } = openTranslations(folder, messages);
  const targets = language === undefined ? translations.targets : [targetLanguage(translations, language)];
  const accepted = targets.map((target) => ({ target, keys: acceptedKeys(target, acceptance) }));
  const changes = accepted.map(
    ({ target, keys }) => [lockPath(target.code), renderLock(recordKeys(target, keys))] as const,
  );
  saveChanges(folder, new Map(changes), { seen: sources });
  for (const { target, keys } of accepted)
    console.log(messages.translations.recorded(target.code, keys.length));
  return 0;
}

/** A lock with the translations of some keys recorded as made from the present source; what is gone is dropped. */
export function recordKeys(target: TargetLanguage, keys: readonly string[]): TranslationLock {
  const isThere = (key: string): boolean => target.originals.has(key) && target.texts.has(key);
  const present = [...target.lock].filter(([key]) => isThere(key));
  const added = keys
    .filter(isThere)
    .map((key) => [key, sourceHash(target.originals.get(key)?.text ?? '')] as const);
  return new Map([...present, ...added]);
}

/**
 * The keys of a language whose translations become accepted.
 *
 * @throws UsageError if a key names no translation
 */
export function acceptedKeys(target: TargetLanguage, { onlyNew, keys }: Acceptance): readonly string[] {
  const open = listKeys(target, ...(onlyNew ? [] : ['stale' as const]), 'unrecorded');
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
