import { compareTexts } from '../../../src/desk/store/compare-values.ts';
import type { Operation } from '../../../src/desk/store/operation.ts';
import type { HistoryAnswer, HistoryEntry } from '../../../src/desk/store/publish-api.ts';
import { blobReference, isTextFile } from '../pictures/picture-store.ts';
import { type Git, parseRaw, type TreeChange } from '../publish/git.ts';
import { findLastPublishing, findVersion, type Repository } from '../publish/repository.ts';
import { readSaves } from './own-history.ts';

/** Versions of a repository that are listed. */
const MOST_VERSIONS = 100;

/** A version that changes more files, such as the first of all, is not described change by change. */
const MOST_FILES = 60;

/**
 * Reads the changes of a data folder, the newest first: the versions of the repository around it, and the desk's own saves
 * that are in none of them yet; all of its saves where there is no repository.
 */
export async function readHistory(
  dataFolder: string,
  repository: Repository | undefined,
): Promise<HistoryAnswer> {
  const saves = readSaves(dataFolder);
  const head = repository && (await findVersion(repository));
  if (!repository || head === undefined) return { entries: saves };
  const [open, versions] = await Promise.all([
    leaveOutPublished(repository, saves, head),
    readVersions(repository, head),
  ]);
  return { entries: [...open, ...versions] };
}

/** Git tells times in whole seconds. */
const GIT_TIME_UNIT = 1000;

/** Saves that were made after the last publishing, none of whose files is in a version that was made since. */
async function leaveOutPublished(
  repository: Repository,
  saves: readonly HistoryEntry[],
  head: string,
): Promise<readonly HistoryEntry[]> {
  const { git, prefix } = repository;
  const last = await findLastPublishing(repository);
  const published = new Map<string, ReadonlySet<string>>();
  for (const { head: since } of saves) {
    if (since === undefined || since === head || published.has(since)) continue;
    const names = await git.ask(
      'log',
      '--name-only',
      '--format=',
      '-z',
      '-m',
      `${since}..${head}`,
      '--',
      '.',
    );
    if (names !== undefined)
      published.set(since, new Set(names.split('\0').map((name) => name.trim().slice(prefix.length))));
  }
  return saves.filter(({ at, head: since, changes }) => {
    if (since === undefined || since === head) return since === head;
    if (last !== undefined && Date.parse(at) < last + GIT_TIME_UNIT) return false;
    const known = published.get(since);
    const files = changes.flatMap(({ operations }) => operations.map(({ file }) => file));
    return known !== undefined && !files.some((file) => known.has(file));
  });
}

/** Versions by their names: they never change. */
const described = new Map<string, HistoryEntry>();

async function readVersions({ git, prefix }: Repository, head: string): Promise<readonly HistoryEntry[]> {
  const format = '--format=%x01%H%x00%cI%x00%an%x00';
  const shape = ['--raw', '-z', '--no-renames', '--no-abbrev', '-m', '--first-parent', '--root'];
  const log = await git.run(['log', `-n${MOST_VERSIONS}`, format, ...shape, head, '--', '.']);
  const versions = log
    .split('\u0001')
    .slice(1)
    .map((text) => {
      const [id = '', at = '', by = '', ...fields] = text.split('\0');
      const own = parseRaw(fields.map((field) => field.replace(/^\n+/, '')).filter((field) => field !== ''));
      const changes = own.map((change) => ({ ...change, file: change.file.slice(prefix.length) }));
      return { id, at, by, changes: changes.filter(({ file }) => !isHiddenFile(file)) };
    });
  const fresh = versions.filter(({ id, changes }) => !described.has(id) && changes.length <= MOST_FILES);
  const contents = await readTexts(
    git,
    fresh.flatMap(({ changes }) => changes),
  );
  for (const { id, at, by, changes } of fresh) {
    const operations = changes.flatMap((change) => describeTreeChange(change, contents));
    described.set(id, { id, at, by, changes: operations.map((operation) => ({ operations: [operation] })) });
  }
  return versions.flatMap(({ id, at, by, changes }): readonly HistoryEntry[] => {
    if (changes.length === 0) return [];
    return [described.get(id) ?? { id, at, by, changes: [], files: changes.length }];
  });
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
