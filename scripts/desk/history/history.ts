import { compareTexts } from '../../../src/desk/store/compare-values.ts';
import type { Operation } from '../../../src/desk/store/operation.ts';
import type { HistoryAnswer, HistoryEntry } from '../../../src/desk/store/publish-api.ts';
import { blobReference, isTextFile } from '../pictures/picture-store.ts';
import { type Git, parseRaw, type TreeChange } from '../publish/git.ts';
import { findVersion, type Repository } from '../publish/repository.ts';
import { isSavedBefore, OpenSaves } from './explain-version.ts';
import { readSaves } from './own-history.ts';

/** Versions of a repository that are listed. */
const MAX_VERSIONS = 100;

/** A version that changes more files, such as the first of all, is not described change by change. */
const MAX_FILES = 60;

/**
 * Reads the changes of a data folder, the newest first: the desk's own saves, and of the versions of the repository around
 * it what they do not hold.
 */
export async function readHistory(
  dataFolder: string,
  repository: Repository | undefined,
): Promise<HistoryAnswer> {
  const saves = readSaves(dataFolder);
  const head = repository && (await findVersion(repository));
  if (!repository || head === undefined) return { entries: saves };
  return { entries: joinByTime(saves, await readVersions(repository, head, saves)) };
}

/** Versions keep their order, whatever their times. */
function joinByTime(
  saves: readonly HistoryEntry[],
  versions: readonly HistoryEntry[],
): readonly HistoryEntry[] {
  const left = [...saves];
  const joined = versions.flatMap((version) => {
    const older = left.findIndex((save) => isSavedBefore(save, version.at));
    return [...left.splice(0, older === -1 ? left.length : older), version];
  });
  return [...joined, ...left];
}

/** Versions that contain no save, by hash: they never change. */
const described = new Map<string, HistoryEntry>();

async function readVersions(
  { git, prefix }: Repository,
  head: string,
  saves: readonly HistoryEntry[],
): Promise<readonly HistoryEntry[]> {
  const format = '--format=%x01%H%x00%cI%x00%an%x00';
  const shape = ['--raw', '-z', '--no-renames', '--no-abbrev', '-m', '--first-parent', '--root'];
  const log = await git.run(['log', `-n${MAX_VERSIONS}`, format, ...shape, head, '--', '.']);
  const open = new OpenSaves(saves);
  const versions = log
    .split('\u0001')
    .slice(1)
    .map((text) => {
      const [id = '', at = '', by = '', ...fields] = text.split('\0');
      const own = parseRaw(fields.map((field) => field.replace(/^\n+/, '')).filter((field) => field !== ''));
      const all = own.map((change) => ({ ...change, file: change.file.slice(prefix.length) }));
      const changes = all.filter(({ file }) => !isHiddenFile(file));
      const unsaved = changes.filter(({ file }) => !open.has(file, at));
      return { id, at, by, changes, unsaved, isTooLarge: unsaved.length > MAX_FILES };
    });
  const contents = await readTexts(
    git,
    versions.flatMap(({ id, changes, isTooLarge }) => (described.has(id) || isTooLarge ? [] : changes)),
  );
  return versions
    .toReversed()
    .flatMap(({ id, at, by, changes, unsaved, isTooLarge }): readonly HistoryEntry[] => {
      if (changes.length === 0) return [];
      if (isTooLarge) return [{ id, at, by, changes: [], files: changes.length }];
      const known = described.get(id);
      if (known) return [known];
      const texts = changes.map(({ file, before, after }) => ({
        file,
        before: showContent(file, before, contents),
        after: showContent(file, after, contents),
      }));
      const operations = open.explain(at, texts);
      const entry = { id, at, by, changes: operations.map((operation) => ({ operations: [operation] })) };
      if (unsaved.length === changes.length) described.set(id, entry);
      return operations.length > 0 ? [entry] : [];
    })
    .toReversed();
}

/** Files of the desk's own in the data folder. Records of translations belong to the site. */
function isHiddenFile(file: string): boolean {
  return file.startsWith('.');
}

/** The contents of changed files that hold text. */
export function readTexts(git: Git, changes: readonly TreeChange[]): Promise<ReadonlyMap<string, Buffer>> {
  const texts = changes.filter(({ file }) => isTextFile(file));
  return git.readBlobs(
    texts.flatMap(({ before, after }) => [before, after].filter((blob) => blob !== undefined)),
  );
}

/** The operations that lead from one version of a file to another. */
export function describeTreeChange(
  { file, before, after }: TreeChange,
  contents: ReadonlyMap<string, Buffer>,
): readonly Operation[] {
  return compareTexts(file, showContent(file, before, contents), showContent(file, after, contents));
}

/** The text of a file from the name of its content; the reference for a picture. */
export function showContent(
  file: string,
  blob: string | undefined,
  contents: ReadonlyMap<string, Buffer>,
): string | undefined {
  if (blob === undefined) return undefined;
  return isTextFile(file) ? contents.get(blob)?.toString('utf8') : blobReference(blob);
}
