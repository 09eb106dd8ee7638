import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Glossary } from '../../../schema/glossary.ts';
import { UsageError } from '../../command-line.ts';
import { findOriginals } from '../../compiler/check/languages.ts';
import { compareText } from '../../compiler/diagnostics/diagnostic.ts';
import { suggest } from '../../compiler/diagnostics/phrases.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import { hasSoftwareText } from '../../compiler/read/read-dictionaries.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { type TextEntries, textEntries } from '../../compiler/validate/text-entries.ts';
import { Failure } from '../../failure.ts';
import { readRegularFile } from '../../files/regular-file.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { refuseErrors } from '../data-folder/edit-folder.ts';
import { openCurrentFolder } from '../data-folder/open-folder.ts';
import { saveChanges } from '../data-folder/save-changes.ts';

/** A language into which the texts of the fallback language are translated. */
export interface TargetLanguage {
  readonly code: string;
  readonly locale: string;
  readonly texts: TextEntries;
  /** The texts to translate: see `findOriginals`. */
  readonly originals: TextEntries;
  readonly glossary: Glossary | undefined;
  readonly lock: TranslationLock;
}

/** The texts of all languages. */
export interface Translations {
  /** The fallback language, which all others are translated from. */
  readonly source: TargetLanguage;
  /** The other languages, in the order of the site. */
  readonly targets: readonly TargetLanguage[];
}

/**
 * Finds the texts of all languages in files whose site settings are sound.
 *
 * @param findLock returns the text of a language’s lock file; without it nothing is recorded
 * @throws Failure if a lock is damaged
 */
export function findTranslations(
  files: ContentFiles,
  findLock: (language: string) => string | undefined = () => undefined,
): Translations {
  const { languages, fallbackLanguage } = invariant(files.single.site, 'site').value;
  const own = textEntries(files, fallbackLanguage);
  const all = languages.map(({ code, locale }) => ({
    code,
    locale,
    texts: textEntries(files, code),
    originals: code === fallbackLanguage ? own : findOriginals(code, fallbackLanguage, own),
    glossary: files.entries.glossary.find(({ id }) => id === code)?.value,
    lock: parseLock(code, findLock(code)),
  }));
  const source = invariant(
    all.find(({ code }) => code === fallbackLanguage),
    fallbackLanguage,
  );
  return { source, targets: all.filter((language) => language !== source) };
}

/**
 * Reads the translations of a data folder, with its files and the findings of the check.
 *
 * @param messages in which errors are printed
 * @throws Failure if the folder cannot be read or has errors, which are printed then
 */
export function openTranslations(folder: string, messages: Messages) {
  const sources = openCurrentFolder(folder, messages);
  const fixFirst: Localized = (own) => own.translations.fixFirst;
  const { diagnostics, wholeModel } = refuseErrors(sources, fixFirst, messages);
  const translations = findTranslations(wholeModel.files, (language) => readLock(folder, language));
  return { sources, translations, diagnostics };
}

/**
 * The language of a code, into which the site is translated.
 *
 * @throws UsageError if the site has no such language, or translates from it
 */
export function targetLanguage({ source, targets }: Translations, code: string): TargetLanguage {
  const found = targets.find((target) => target.code === code);
  if (found) return found;
  if (code === source.code) throw new UsageError((messages) => messages.translations.isSource(code));
  const codes = targets.map((target) => target.code);
  const suggestion = suggest(code, codes);
  throw new UsageError((messages) => messages.translations.noLanguage(code, suggestion(messages)));
}

/** Not translated; of the present source; of an earlier source; or of a source that was not recorded. */
type TranslationState = 'missing' | 'current' | 'stale' | 'unrecorded';

/** The state of the translation of a text; where the software has its own word or list, none is needed. */
export function findState(target: TargetLanguage, key: string): TranslationState {
  if (!target.texts.has(key))
    return hasSoftwareText(target.code, key.replace(/\.\d+$/, '')) ? 'current' : 'missing';
  const recorded = target.lock.get(key);
  if (recorded === undefined) return 'unrecorded';
  return recorded === sourceHash(target.originals.get(key)?.text ?? '') ? 'current' : 'stale';
}

/** The keys of texts whose translation is in one of the states, in the order of the originals. */
export function listKeys(target: TargetLanguage, ...states: readonly TranslationState[]): readonly string[] {
  return [...target.originals.keys()].filter((key) => states.includes(findState(target, key)));
}

/** The translations to accept as up to date. */
interface Acceptance {
  /** Only those not recorded yet. */
  readonly onlyNew: boolean;
  /** Keys, or beginnings of keys such as `packages.reef`; none: all. */
  readonly keys: readonly string[];
}

/** Records translations as up to date, of one language or of all; returns the exit code. */
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
  saveChanges(folder, new Map(changes), sources);
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

/**
 * The source texts that a language was translated from: their hashes, by key. They lie beside the texts in a file that
 * is committed but hidden, since nobody edits it by hand and the compiler does not read it.
 */
export type TranslationLock = ReadonlyMap<string, string>;

/** More bytes than the lock of any language has. */
const MAX_BYTES = 64_000_000;

/** The path of a language’s lock in the data folder. */
export function lockPath(language: string): string {
  return `texts/${language}/.translated.json`;
}

/** The hash of a source text in a lock. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/**
 * The text of a language’s lock in a data folder; undefined if there is none.
 *
 * @throws Failure if it cannot be read
 */
export function readLock(folder: string, language: string): string | undefined {
  const path = join(folder, lockPath(language));
  try {
    if (!existsSync(path)) return undefined;
    const found = readRegularFile(path, MAX_BYTES);
    if (found instanceof Uint8Array) return new TextDecoder().decode(found);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.fileUnreadable(path));
  }
  throw new Failure(({ translations }) => translations.lockUnreadable(path));
}

/**
 * Reads the lock of a language; a missing one is empty.
 *
 * @throws Failure if it is damaged: taking it as empty would forget what is stale
 */
export function parseLock(language: string, text = '{}'): TranslationLock {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return new Map(Object.entries(value).map(([key, hash]) => [key, String(hash)]));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Failure(({ translations }) => translations.lockUnreadable(lockPath(language)));
}

/** A lock as text: a line for each key, in the order of the keys, so that two people’s changes merge. */
export function renderLock(lock: TranslationLock): string {
  const entries = [...lock].toSorted(([left], [right]) => compareText(left, right));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** The locks of languages that an edit changes, by path; undefined removes a lock. */
export function editLocks(
  languages: readonly { readonly code: string }[],
  readText: (language: string) => string | undefined,
  edit: (lock: TranslationLock, language: string) => TranslationLock | undefined,
): readonly (readonly [path: string, text: string | undefined])[] {
  return languages.flatMap(({ code }) => {
    const before = readText(code);
    const lock = before === undefined ? undefined : edit(parseLock(code, before), code);
    const after = lock && renderLock(lock);
    return after === before ? [] : [[lockPath(code), after] as const];
  });
}
