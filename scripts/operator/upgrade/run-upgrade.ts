import { valueAtPath } from '../../../schema/json-path.ts';
import type { Change, Migration, SoftwareTexts } from '../../../schema/migrations/migration.ts';
import { currentFormat, migrations, readFormat } from '../../../schema/migrations/migrations.ts';
import { siteSchema } from '../../../schema/site.ts';
import { hasErrors } from '../../compiler/diagnostics/diagnostic.ts';
import type { ParsedSource } from '../../compiler/parse/parse-files.ts';
import { parseJson } from '../../compiler/parse/parse-json.ts';
import { unreadFile } from '../../compiler/parse/unread-file.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { readDictionaries } from '../../compiler/read/read-dictionaries.ts';
import { wrongType } from '../../compiler/validate/issue-to-diagnostics.ts';
import { Failure } from '../../failure.ts';
import type { Messages } from '../../messages/messages.ts';
import { otherDataFolder, shownFolder } from '../../project/folders.ts';
import { reportFindings } from '../../report/render-pretty.ts';
import { messagePrinter, openDataFolder, refuseOtherFormat } from '../data-folder/open-folder.ts';
import { type DataChanges, saveChanges } from '../data-folder/save-changes.ts';
import { removeValue, renameKeys, setValues } from '../json-edit/edit-json.ts';
import { lockPath, parseLock, readLock, sourceHash } from '../translations/translations.ts';

/** Some editors write it in front of a file; the check asks to remove it. */
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/**
 * Brings a data folder to the format of the software, all of it or nothing, and reports each change.
 *
 * @throws Failure if the folder is newer than the software, has files that cannot be read, or cannot be written to
 */
export function upgradeFolder(folder: string, isDryRun: boolean, messages: Messages): void {
  const { upgrade } = messages;
  const sources = openDataFolder(folder, messagePrinter(messages));
  const bare = sources.map(withoutMark);
  const texts = readTexts(bare, messages);
  const site = texts.get('site.json');
  if (site === undefined) throw new Failure((own) => own.upgrade.noSite(shownFolder(folder)));
  const format = readFormat(JSON.parse(site));
  if (format === currentFormat) {
    console.log(upgrade.nothing(format));
    return;
  }
  if (format === undefined || format > currentFormat) refuseOtherFormat(bare, folder);
  const locks = readLocks(folder, sources);
  const software = new Map([...readDictionaries()].map(([language, { areas }]) => [language, areas]));
  const steps = migrations.slice((format ?? 1) - 1);
  const { done, changes } = upgradeFiles(new Map([...texts, ...locks]), steps, software);
  const marked = sources.filter((source) => !bare.includes(source)).map(({ path }) => path);
  const written = [...changes].map(
    ([path, text]) => [path, text && marked.includes(path) ? `\uFEFF${text}` : text] as const,
  );
  if (!isDryRun) saveChanges(folder, new Map(written), sources);
  for (const line of reportChanges(done, messages)) console.log(line);
  const removed = [...changes.values()].filter((content) => content === undefined).length;
  console.log(upgrade.done(format ?? 1, currentFormat, changes.size - removed, removed, isDryRun));
  const notes = done.flatMap((change) =>
    change.kind === 'note' ? [upgrade.notes[change.note](change.file, placeIn(change), change.about)] : [],
  );
  if (notes.length > 0) console.log([upgrade.left, ...notes].join('\n'));
  console.log(isDryRun ? messages.entries.nothingWritten : upgrade.next(otherDataFolder(folder)));
}

/** @throws Failure if a file is not valid JSON; findings are printed then */
function readTexts(sources: readonly SourceFile[], messages: Messages): ReadonlyMap<string, string> {
  const parsed = sources.map((source) => ({ path: source.path, ...parseSource(source) }));
  const findings = parsed.flatMap(({ diagnostics }) => diagnostics);
  if (hasErrors(findings)) {
    reportFindings(findings, sources, messages);
    throw new Failure(({ failures }) => failures.fixFirst);
  }
  return new Map(parsed.map(({ path, file }) => [path, file?.text ?? '']));
}

function parseSource(source: SourceFile): Pick<ParsedSource, 'file' | 'diagnostics'> {
  const { path, unread } = source;
  if (!path.endsWith('.json')) return { file: undefined, diagnostics: [] };
  if (unread) return { file: undefined, diagnostics: [unreadFile(path, unread)] };
  const { file, diagnostics } = parseJson(source);
  if (!file || path !== 'site.json' || /^\s*\{/.test(file.text)) return { file, diagnostics };
  const found = wrongType(file.valueAt([]), { schemas: [siteSchema], value: file.value });
  return { file, diagnostics: [...diagnostics, found] };
}

/** @throws Failure if a lock is damaged */
function readLocks(folder: string, sources: readonly SourceFile[]): ReadonlyMap<string, string> {
  const languages = sources.flatMap(({ path }) => /^texts\/([^/]+)\//.exec(path)?.[1] ?? []);
  const locks = [...new Set(languages)].flatMap((language) => {
    const lock = readLock(folder, language);
    parseLock(language, lock);
    return lock === undefined ? [] : [[lockPath(language), lock] as const];
  });
  return new Map(locks);
}

function withoutMark(source: SourceFile): SourceFile {
  const { length } = BYTE_ORDER_MARK;
  const hasMark = BYTE_ORDER_MARK.equals(source.bytes.subarray(0, length));
  return hasMark ? { ...source, bytes: source.bytes.subarray(length) } : source;
}

/** A line for each kind of change in each file. */
function reportChanges(done: readonly Done[], { upgrade }: Messages): readonly string[] {
  const groups = new Map<
    string,
    { readonly write: (places: readonly string[]) => string; places: string[] }
  >();
  for (const change of done) {
    if (change.kind === 'note') continue;
    const kind = reportedKind(change);
    const key = `${change.file} ${kind}`;
    const group = groups.get(key) ?? {
      write: (places) => upgrade.changes[kind](change.file, places),
      places: [],
    };
    groups.set(key, group);
    group.places.push(placeIn(change));
  }
  return [...groups.values()].map(({ write, places }) => write(places));
}

function reportedKind(
  change: Exclude<Done, { readonly kind: 'note' }>,
): keyof Messages['upgrade']['changes'] {
  if (change.kind === 'set' && change.isNew) return 'add';
  return change.kind === 'remove' && change.why === 'software' ? 'software' : change.kind;
}

function placeIn(change: Done): string {
  if (change.kind === 'removeFile') return '';
  const place = change.path.join('.');
  return change.kind === 'rename' ? `${place} → ${change.key}` : place;
}

/** A change that was made; a value that is set may be new. */
type Done = Change & { readonly isNew?: boolean };

/** The texts of files by their paths. */
type Texts = Map<string, string>;

const SITE = 'site.json';
const TEXTS = /^texts\/([^/]+)\/([^/]+)\.json$/;

/**
 * Brings the files of a data folder to the current format; what is not changed keeps its place and layout.
 *
 * @param before the texts of all files: JSON is valid, of others only the paths count. With the locks of translations, so
 * that texts are as translated as before.
 * @param steps from the format of the folder on
 * @param software the software's own texts
 */
function upgradeFiles(
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
      const old = valueAtPath(JSON.parse(text), change.path);
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

/** A lock holds the hash of the text that was translated, in any language. */
function renewLocks(
  { file, path, value }: Extract<Change, { kind: 'set' }>,
  old: string,
  texts: Texts,
): void {
  const [, , area] = TEXTS.exec(file) ?? [];
  const key = [area, ...path].join('.');
  for (const [other, lock] of texts)
    if (
      other === lockPath(other.split('/')[1] ?? '') &&
      valueAtPath(JSON.parse(lock), [key]) === sourceHash(old)
    )
      texts.set(other, setValues(lock, [{ path: [key], value: sourceHash(String(value)) }]));
}
