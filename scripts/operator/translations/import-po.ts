import { checkSite } from '../../compiler/check-site.ts';
import { type Diagnostic, type Explanation, hasErrors } from '../../compiler/diagnostics/diagnostic.ts';
import { type JsonPath, valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { TextEntry } from '../../compiler/validate/text-entries.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { type DataChanges, withChanges } from '../data-folder/changes.ts';
import { setValues } from '../json-edit/edit-json.ts';
import { lockPath, renderLock, sourceHash, type TranslationLock } from './lock.ts';
import type { ReturnedEntry } from './po-file.ts';
import type { TargetLanguage } from './translations.ts';

/** A text that an import changes. */
export interface ChangedText {
  readonly key: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** What an import would do. */
export interface ImportPlan {
  readonly changed: readonly ChangedText[];
  /** Keys that the source no longer has. */
  readonly unknown: readonly string[];
  /** Why nothing may be written; then there are no changes. */
  readonly problems: readonly ImportProblem[];
  readonly changes: DataChanges;
}

/** Something that keeps an import from being written, by the key of its text. */
interface ImportProblem {
  readonly key: string;
  readonly explanation: Localized<Explanation>;
}

/**
 * Works out what entries that came back from a translator change: texts in place, and the record of which
 * source they were made from. Empty translations change nothing. Entries that are still flagged as fuzzy
 * change their text, but are not recorded.
 */
export function planImport(
  target: TargetLanguage,
  sources: readonly SourceFile[],
  entries: readonly ReturnedEntry[],
): ImportPlan {
  const known = entries.filter(({ key }) => target.originals.has(key));
  const unknown = entries.filter(({ key }) => !target.originals.has(key)).map(({ key }) => key);
  const given = known.filter(({ translation }) => translation !== '');
  const changed = given
    .map(({ key, translation }) => ({ key, before: target.texts.get(key)?.text, after: translation }))
    .filter(({ before, after }) => before !== after);
  const gaps = listGaps(target, changed);
  if (gaps.length > 0) return { changed, unknown, problems: gaps, changes: new Map() };
  const texts = changedFiles(target, sources, changed);
  const { diagnostics } = checkSite(withChanges(sources, texts));
  if (hasErrors(diagnostics)) {
    return { changed, unknown, problems: toProblems(diagnostics, target.code), changes: new Map() };
  }
  const lock = lockAfter(target, given);
  const changes = new Map(texts);
  if (renderLock(lock) !== renderLock(target.lock)) changes.set(lockPath(target.code), renderLock(lock));
  return { changed, unknown, problems: [], changes };
}

/** What a translator has seen and left as sound is recorded with the source that they saw. */
function lockAfter(target: TargetLanguage, given: readonly ReturnedEntry[]): TranslationLock {
  const seen = given
    .filter(({ isFuzzy }) => !isFuzzy)
    .map(({ key, source }): [string, string] => [key, sourceHash(source)]);
  return new Map([...target.lock, ...seen]);
}

/** Lists stand whole or not at all: an entry without those before it would take another’s place. */
function listGaps(target: TargetLanguage, changed: readonly ChangedText[]): readonly ImportProblem[] {
  const after = new Set([...target.texts.keys(), ...changed.map(({ key }) => key)]);
  const added = changed.filter(({ before }) => before === undefined);
  return added.flatMap(({ key }) => {
    const list = listOf(target.originals.get(key));
    const missing = list.find((other) => !after.has(other));
    if (missing === undefined) return [];
    return [{ key, explanation: ({ translations }: Messages) => translations.listIncomplete(missing) }];
  });
}

/** The keys of all entries of the list that a text stands in; none if it stands in no list. */
function listOf(entry: TextEntry | undefined): readonly string[] {
  if (!entry || typeof entry.path.at(-1) !== 'number') return [];
  const parent = entry.path.slice(0, -1);
  const list = valueAtPath(entry.file.value, parent);
  return Array.isArray(list) ? list.map((_, index) => [entry.area, ...parent, index].join('.')) : [];
}

function changedFiles(
  target: TargetLanguage,
  sources: readonly SourceFile[],
  changed: readonly ChangedText[],
): DataChanges {
  const entries = changed.flatMap(({ key, after }) => {
    const entry = target.originals.get(key);
    return entry ? [{ entry, value: after }] : [];
  });
  return new Map(
    [...new Set(entries.map(({ entry }) => entry.area))].map((area) => {
      const path = `texts/${target.code}/${area}.json`;
      const present = sources.find((file) => file.path === path);
      const own = entries.filter(({ entry }) => entry.area === area);
      const originals = [...new Set(own.map(({ entry }) => entry.file.value))];
      const text = present ? new TextDecoder().decode(present.bytes) : emptyFile(originals);
      const edits = own.map(({ entry, value }) => ({ path: entry.path, value }));
      return [
        path,
        setValues(text, edits, (parent) => originals.flatMap((original) => keysAt(original, parent))),
      ];
    }),
  );
}

/** A file of texts without texts; it names its schema as one of the originals does. */
function emptyFile(originals: readonly unknown[]): string {
  const $schema = originals
    .map((original) => valueAtPath(original, ['$schema']))
    .find((link) => typeof link === 'string');
  return `${JSON.stringify($schema === undefined ? {} : { $schema }, null, 2)}\n`;
}

function keysAt(value: unknown, path: JsonPath): readonly string[] {
  const parent = valueAtPath(value, path);
  return typeof parent === 'object' && parent !== null ? Object.keys(parent) : [];
}

function toProblems(diagnostics: readonly Diagnostic[], language: string): readonly ImportProblem[] {
  const start = `texts/${language}/`;
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((diagnostic) => {
      const { at } = diagnostic;
      const area = at.file.startsWith(start) ? at.file.slice(start.length, -'.json'.length) : at.file;
      return { key: `${area}.${at.path}`, explanation: (messages) => diagnostic.explain(messages) };
    });
}
