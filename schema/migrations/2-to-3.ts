import { valueAtPath } from '../json-path.ts';
import type { Change, DataFiles, SoftwareTexts } from './migration.ts';

type Path = readonly (string | number)[];

/** Removes unread style rules and drawings, and texts that the software now provides. */
export function* migrate2To3(files: DataFiles, software: SoftwareTexts): Generator<Change> {
  for (const [file, value] of files) {
    if (/^illustrations\/[^/]+\.json$/.test(file)) yield { kind: 'removeFile', file };
    if (/^glossary\/[^/]+\.json$/.test(file) && valueAtPath(value, ['style']) !== undefined)
      yield { kind: 'remove', why: 'unread', file, path: ['style'] };
    const [, language = '', area = ''] = /^texts\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
    yield* changeChoices(file, value, software.get(language));
    for (const path of pathsAlike(value, software.get(language)?.[area], []))
      yield { kind: 'remove', why: 'software', file, path };
  }
}

/** The placeholder of the first or second choice, plain or with a word for each. */
const CHOICE = /\{\s*choice\s*(?:,(?:[^{}]|\{[^{}]*\})*)?\}/g;

/** A day can have more than two choices, so their text takes a list, and the mark of each its letter. */
function* changeChoices(file: string, texts: unknown, words: unknown): Generator<Change> {
  const choices = valueAtPath(texts, ['package', 'alternatives']);
  if (file.endsWith('/interface.json') && typeof choices === 'string' && !choices.includes('{options}'))
    yield { kind: 'remove', why: 'unread', file, path: ['package', 'alternatives'] };
  const path = ['route', 'choice'];
  const mark = valueAtPath(texts, path);
  if (!file.endsWith('/labels.json') || typeof mark !== 'string') return;
  const value = mark.replace(CHOICE, '{letter}');
  if (value === mark) return;
  yield value === valueAtPath(words, ['labels', ...path])
    ? { kind: 'remove', why: 'software', file, path }
    : { kind: 'set', file, path, value };
}

/** The paths of equal values, with whole groups rather than their parts. */
function pathsAlike(value: unknown, other: unknown, path: Path): readonly Path[] {
  if (other === undefined) return [];
  if (path.length > 0 && isAlike(value, other)) return [path];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    pathsAlike(part, valueAtPath(other, [key]), [...path, key]),
  );
}

/** True if every text of a value is the same in the other; the other may have more. */
function isAlike(value: unknown, other: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === other;
  if (Array.isArray(value)) return JSON.stringify(value) === JSON.stringify(other);
  return Object.entries(value).every(([key, part]) => isAlike(part, valueAtPath(other, [key])));
}
