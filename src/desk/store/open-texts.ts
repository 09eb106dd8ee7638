import { isTodo } from '../../../schema/texts/text.ts';
import type { OpenText } from './api.ts';
import type { DeskState } from './desk-state.ts';
import type { Documents } from './documents.ts';
import { fallbackLanguage, fileId, siteLanguages } from './entries.ts';
import { type Json, type Operation, type Path, valueAt } from './operation.ts';
import { sourceHash } from './source-hash.ts';

const indexes = new WeakMap<readonly OpenText[], ReadonlyMap<string, OpenText>>();

/** The open text at a place; undefined if the translation is there and up to date. */
export function findOpenText(
  { openTexts }: Pick<DeskState, 'openTexts'>,
  file: string,
  path: Path,
): OpenText | undefined {
  // Every text asks for itself: they are sorted by place once.
  const known =
    indexes.get(openTexts) ?? new Map(openTexts.map((text) => [placeKey(text.file, text.path), text]));
  indexes.set(openTexts, known);
  return known.get(placeKey(file, path));
}

function placeKey(file: string, path: Path): string {
  return `${file} ${path.join('.')}`;
}

/** True if there is a translation. */
export function hasTranslation(documents: Documents, { file, path }: OpenText): boolean {
  const text = valueAt(documents.get(file)?.value, path);
  return typeof text === 'string' && text !== '' && !isTodo(text);
}

/** The hash of the original from which a translation was made, as it is recorded. */
export function recordedHash(documents: Documents, { language, key }: OpenText): Json | undefined {
  return valueAt(documents.get(recordFile(language))?.value, [key]);
}

/** True if a translation is there and recorded as made from the original as it is now. */
export function isUpToDate(documents: Documents, text: OpenText): boolean {
  if (!hasTranslation(documents, text)) return false;
  const recorded = recordedHash(documents, text);
  if (recorded === undefined || recorded === text.hash) return recorded !== undefined;
  // The original may have changed since the check.
  const original = valueAt(
    documents.get(`texts/${fallbackLanguage(documents)}/${text.area}.json`)?.value,
    text.path,
  );
  return typeof original === 'string' && recorded === sourceHash(original);
}

/** True if a text is translated by now: a missing one once it is written, one that is out of date once somebody says so. */
export function isTranslated(documents: Documents, text: OpenText): boolean {
  return text.state === 'stale' ? isUpToDate(documents, text) : hasTranslation(documents, text);
}

/** The texts that are still to be translated, among those that the last check found. */
export function selectUntranslated({
  documents,
  openTexts,
}: Pick<DeskState, 'documents' | 'openTexts'>): readonly OpenText[] {
  return openTexts.filter((text) => !isTranslated(documents, text));
}

/** Records a translation as made from the original as it is now. */
export function recordTranslation(
  documents: Documents,
  { language, key, hash }: Pick<OpenText, 'hash' | 'key' | 'language'>,
): Extract<Operation, { kind: 'set' }> {
  const file = recordFile(language);
  const before = valueAt(documents.get(file)?.value, [key]);
  return { kind: 'set', file, path: [key], after: hash, ...(before === undefined ? {} : { before }) };
}

/** The number of texts in each language that has any. */
export function countByLanguage(texts: readonly OpenText[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { language } of texts) counts[language] = (counts[language] ?? 0) + 1;
  return counts;
}

function setPlaces(operations: readonly Operation[]): ReadonlySet<string> {
  return new Set(operations.flatMap((one) => (one.kind === 'set' ? placeKey(one.file, one.path) : [])));
}

/** The name of the file with the records of a language's translations. */
export const RECORDS = '.translated.json';

/** True if an operation is on the records of a language's translations. */
export function isRecord({ file }: Operation): boolean {
  return file.endsWith(`/${RECORDS}`);
}

/** The file with the records of a language's translations. */
export function recordFile(language: string): string {
  return `texts/${language}/${RECORDS}`;
}

/**
 * An edit together with what it does to the records of translations: one that is written is made from the original as it
 * is now, and so is one that was written since the last save, when its original is polished. One without a record was
 * made from the original before the edit.
 */
export function withRecords(
  documents: Documents,
  unsaved: readonly Operation[],
  operations: readonly Operation[],
): readonly Operation[] {
  const from = fallbackLanguage(documents);
  const written = setPlaces(unsaved);
  const own = setPlaces(operations);
  const records = operations.flatMap((operation) => {
    const [folder, language = '', name] = operation.file.split('/');
    if (operation.kind !== 'set' || folder !== 'texts' || name === undefined) return [];
    if (name.startsWith('.') || typeof operation.after !== 'string') return [];
    const { path, after } = operation;
    const key = [fileId(operation.file), ...path].join('.');
    const textIn = (code: string) => valueAt(documents.get(`texts/${code}/${name}`)?.value, path);
    const record = (code: string, original: Json | undefined): readonly Operation[] => {
      if (typeof original !== 'string' || isTodo(original) || isTodo(after)) return [];
      const fresh = recordTranslation(documents, { language: code, key, hash: sourceHash(original) });
      const isKnown = own.has(placeKey(fresh.file, fresh.path)) || fresh.before === fresh.after;
      return isKnown ? [] : [fresh];
    };
    if (language !== from) return record(language, textIn(from));
    return siteLanguages(documents).flatMap((code) => {
      if (code === from) return [];
      if (written.has(placeKey(`texts/${code}/${name}`, path))) return record(code, after);
      const isRecorded = valueAt(documents.get(recordFile(code))?.value, [key]) !== undefined;
      return isRecorded || typeof textIn(code) !== 'string' ? [] : record(code, operation.before);
    });
  });
  return [...operations, ...records];
}
