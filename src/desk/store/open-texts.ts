import type { OpenText } from './api.ts';
import type { DeskState } from './desk-state.ts';
import type { Documents } from './documents.ts';
import { type Operation, type Path, valueAt } from './operation.ts';

const indexes = new WeakMap<readonly OpenText[], ReadonlyMap<string, OpenText>>();

/** The open text at a place; undefined where the translation is there and up to date. */
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

/** Tells if there is a translation. */
export function isWritten(documents: Documents, { file, path }: OpenText): boolean {
  const text = valueAt(documents.get(file)?.value, path);
  return typeof text === 'string' && text !== '';
}

/** Tells if a translation is there and recorded as made from the original as it is now. */
export function isUpToDate(documents: Documents, text: OpenText): boolean {
  const recorded = valueAt(documents.get(recordFile(text.language))?.value, [text.key]);
  return isWritten(documents, text) && recorded === text.hash;
}

/** Records a translation as made from the original as it is now. */
export function recordTranslation(documents: Documents, { language, key, hash }: OpenText): Operation {
  const file = recordFile(language);
  const before = valueAt(documents.get(file)?.value, [key]);
  return { kind: 'set', file, path: [key], after: hash, ...(before === undefined ? {} : { before }) };
}

function recordFile(language: string): string {
  return `texts/${language}/.translated.json`;
}
