import { spawnSync } from 'node:child_process';
import { compareText } from '../compiler/diagnostics/diagnostic.ts';
import type { ResolvedSite } from '../compiler/resolve/resolve-site.ts';

/** Days as `2026-11-22`, by paths. */
export type Days = ReadonlyMap<string, string>;

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
  const log = [
    'log',
    '--format=%x00%cd',
    '--date=format-local:%F',
    '--name-only',
    '--no-renames',
    '--relative',
  ];
  for (const commit of runGit(dataFolder, [...log, '--', '.']).split('\0')) {
    const [day = '', ...paths] = commit.split('\n');
    for (const path of paths) if ((days.get(path) ?? '') < day) days.set(path, day);
  }
  const status = ['status', '-z', '--porcelain', '--no-renames', '--untracked-files=all', '--', '.'];
  for (const line of runGit(dataFolder, status).split('\0'))
    days.delete(line.slice('XY '.length + prefix.length));
  return days;
}

/**
 * The day on which the data of each page last changed, by the page's path: that of the newest of its files. Texts do not
 * count, since one file holds those of many pages. A page has no day if one of its files has
 * none, or if it has no entry.
 */
export function findLastChanges({ languages }: ResolvedSite, fileDays: Days): Days {
  const routes = languages[0]?.routes ?? [];
  return new Map(
    routes.flatMap((route) => {
      const days = route.files().map((file) => fileDays.get(file));
      const known = days.filter((day) => day !== undefined);
      const newest = known.toSorted(compareText).at(-1);
      return newest === undefined || known.length < days.length ? [] : [[route.path, newest]];
    }),
  );
}

/** Output of Git, days in UTC and paths as they are; empty if it fails or is not installed. */
function runGit(folder: string, args: readonly string[]): string {
  const options = ['--no-optional-locks', '-c', 'core.quotePath=false', '-c', 'log.showRoot=true'];
  const { status, stdout } = spawnSync('git', [...options, '-c', 'log.showSignature=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
    maxBuffer: 512_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : '';
}
