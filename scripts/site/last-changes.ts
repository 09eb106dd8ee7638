import { spawnSync } from 'node:child_process';
import { compareText } from '../compiler/diagnostics/diagnostic.ts';
import type { ResolvedSite } from '../compiler/resolve/resolve-site.ts';

/** Days as `2026-11-22`, by paths. */
export type Days = ReadonlyMap<string, string>;

const MOST_BYTES = 512_000_000;

/**
 * The day (UTC) of the newest commit of each file of a data folder, by its path below the folder. A file that differs
 * from its last commit has none, and none is known without Git or in a shallow clone, whose oldest commit seems to add
 * every file.
 */
export function readFileDays(dataFolder: string): Days {
  const place = runGit(dataFolder, ['rev-parse', '--is-shallow-repository', '--show-prefix']);
  const [isShallow, prefix = ''] = place.split('\n');
  const days = new Map<string, string>();
  if (isShallow !== 'false') return days;
  for (const [day, paths] of readCommits(dataFolder)) {
    for (const path of paths) if ((days.get(path) ?? '') < day) days.set(path, day);
  }
  for (const path of readChangedPaths(dataFolder)) days.delete(path.slice(prefix.length));
  return days;
}

/**
 * The day on which the data of each page last changed, by the page's path: that of the newest of its files. Texts do not
 * count, since one file holds those of many pages. A page has no day where a file of it has none, or where it is made
 * of no entry of its own.
 */
export function findLastChanges({ languages }: ResolvedSite, fileDays: Days): Days {
  const routes = languages[0]?.routes ?? [];
  return new Map(
    routes.flatMap((route) => {
      const days = (route.files?.() ?? []).map((file) => fileDays.get(file));
      const known = days.filter((day) => day !== undefined);
      const newest = known.toSorted(compareText).at(-1);
      return newest === undefined || known.length < days.length ? [] : [[route.path, newest]];
    }),
  );
}

/** Each commit's day and the files that it changed; a merge names none. */
function readCommits(folder: string): readonly (readonly [day: string, paths: readonly string[]])[] {
  const log = runGit(folder, [
    '-c',
    'log.showRoot=true',
    'log',
    '-z',
    '--format=%x00%ct',
    '--no-show-signature',
    '--name-only',
    '--no-renames',
    '--relative',
    '--',
    '.',
  ]);
  // Two zeros part commits, one parts a commit's time from its files and these from each other.
  return log.split('\0\0').flatMap((commit) => {
    const [seconds, ...paths] = commit.split('\0').filter((part) => part !== '');
    if (seconds === undefined) return [];
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    return [[day, paths.map((path) => path.replace(/^\n/, ''))]];
  });
}

/** Files that differ from their last commit, by their paths below the repository. */
function readChangedPaths(folder: string): readonly string[] {
  const status = ['status', '-z', '--porcelain', '--no-renames', '--untracked-files=all', '--', '.'];
  const lines = runGit(folder, ['--no-optional-locks', ...status]).split('\0');
  return lines.map((line) => line.slice('XY '.length));
}

/** Output of Git; empty if it fails or is not installed. */
function runGit(folder: string, args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : '';
}
