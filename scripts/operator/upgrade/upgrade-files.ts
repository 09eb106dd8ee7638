import {
  type Change,
  type Migration,
  type SoftwareTexts,
  valueAt,
} from '../../../schema/migrations/migration.ts';
import { currentFormat } from '../../../schema/migrations/migrations.ts';
import type { DataChanges } from '../data-folder/save-changes.ts';
import { removeValue, renameKeys, setValues } from '../json-edit/edit-json.ts';
import { lockPath, sourceHash } from '../translations/translations.ts';

/** A change that was made; a value that is set may be new. */
export type Done = Change & { readonly isNew?: boolean };

/** The texts of files by their paths. */
type Texts = Map<string, string>;

const SITE = 'site.json';
const TEXTS = /^texts\/([^/]+)\/([^/]+)\.json$/;

/**
 * Brings the files of a data folder to the current format; what is not changed keeps its place and layout.
 *
 * @param before the texts of all files: JSON is sound, of others only the paths count. With the locks of translations, so
 * that texts are as translated as before.
 * @param steps from the format of the folder on
 * @param software the software's own texts
 */
export function upgradeFiles(
  before: ReadonlyMap<string, string>,
  steps: readonly Migration[],
  software: SoftwareTexts,
): { readonly done: readonly Done[]; readonly changes: DataChanges } {
  const texts = new Map(before);
  const done = steps.flatMap((migrate) =>
    [...migrate(parse(texts), software)].map((change) => apply(change, texts)),
  );
  const site = texts.get(SITE) ?? '{}';
  const keys = ['$schema', 'format', ...Object.keys(JSON.parse(site))];
  const format = { path: ['format'], value: currentFormat };
  texts.set(
    SITE,
    setValues(site, [format], () => keys),
  );
  const changes = [...before.keys()].map((path) => [path, texts.get(path)] as const);
  return { done, changes: new Map(changes.filter(([path, text]) => text !== before.get(path))) };
}

function parse(texts: Texts): ReadonlyMap<string, unknown> {
  return new Map(
    [...texts].map(([path, text]) => [path, path.endsWith('.json') ? JSON.parse(text) : undefined]),
  );
}

function apply(change: Change, texts: Texts): Done {
  const text = texts.get(change.file) ?? '{}';
  switch (change.kind) {
    case 'note':
      return change;
    case 'removeFile':
      texts.delete(change.file);
      return change;
    case 'remove':
      texts.set(change.file, removeValue(text, change.path));
      return change;
    case 'rename':
      texts.set(change.file, renameKeys(text, [change]));
      renameInLock(change, texts);
      return change;
    case 'set': {
      const old = valueAt(JSON.parse(text), change.path);
      texts.set(change.file, setValues(text, [change]));
      if (typeof old === 'string') renewLocks(change, old, texts);
      return { ...change, isNew: old === undefined };
    }
  }
}

function renameInLock({ file, path, key }: Extract<Change, { kind: 'rename' }>, texts: Texts): void {
  const [, language = '', area] = TEXTS.exec(file) ?? [];
  const lock = texts.get(lockPath(language));
  if (lock === undefined) return;
  const [from, to] = [path, [...path.slice(0, -1), key]].map((steps) => [area, ...steps].join('.'));
  texts.set(lockPath(language), renameKeys(lock, [{ path: [from ?? ''], key: to ?? '' }]));
}

/** A lock holds the hash of the text from which a translation was made, whichever language that is. */
function renewLocks(
  { file, path, value }: Extract<Change, { kind: 'set' }>,
  old: string,
  texts: Texts,
): void {
  const [, , area] = TEXTS.exec(file) ?? [];
  const key = [area, ...path].join('.');
  for (const [other, lock] of texts)
    if (other === lockPath(other.split('/')[1] ?? '') && valueAt(JSON.parse(lock), [key]) === sourceHash(old))
      texts.set(other, setValues(lock, [{ path: [key], value: sourceHash(String(value)) }]));
}
