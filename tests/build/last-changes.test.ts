import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLastChanges, readFileDays } from '../../scripts/build/last-changes.ts';
import { addDays } from '../../src/pricing/dates.ts';
import { resolvedWorkspace } from '../helpers/resolved-workspace.ts';
import { onDisk, temporaryFolder, writeWorkspace } from '../helpers/temporary-folder.ts';
import { secondOperator } from '../helpers/workspace.ts';

const site = resolvedWorkspace(secondOperator());
const FIRST = '2026-01-05';

function git(folder: string, args: readonly string[], date = `${FIRST}T12:00:00Z`): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: 'ignore',
  });
}

function commit(folder: string, date?: string): void {
  git(folder, ['add', '-A']);
  git(folder, ['commit', '--message', 'Data'], date);
}

/** A repository that holds the data folder `data`, with one commit. */
function newRepository(): { readonly repository: string; readonly data: string } {
  const repository = temporaryFolder();
  const data = join(repository, 'data');
  writeWorkspace(secondOperator(), data);
  git(repository, ['init', '--initial-branch', 'main']);
  commit(repository);
  return { repository, data };
}

/** Changes a file without changing what it says. */
function touch(data: string, path: string): void {
  writeFileSync(join(data, path), `${secondOperator().text(path)}\n`);
}

function daysIn(data: string): Readonly<Record<string, string>> {
  return Object.fromEntries(findLastChanges(site, readFileDays(data)));
}

/** Pages whose day is not that of the first commit. */
function changedPages(data: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(daysIn(data)).filter(([, day]) => day !== FIRST));
}

describe('the day on which a page last changed', () => {
  it('is known of the pages of packages, destinations and sections, and of no others', () => {
    const days = daysIn(newRepository().data);
    const dated = (site.languages[0]?.routes ?? []).filter(({ path }) => days[path] === FIRST);
    expect(new Set(dated.map(({ kind }) => kind))).toEqual(new Set(['package', 'destination', 'section']));
    expect(Object.keys(days)).toHaveLength(dated.length);
  });

  it('is that of the newest commit (UTC) of its files', () => {
    const { repository, data } = newRepository();
    const expected: Record<string, string> = {};
    for (const [path, date, pages] of [
      ['days/campello.json', '2026-02-01', ['/viaggi/sentiero-laghi-12d']],
      ['itineraries/orta-2d.json', '2026-02-02', ['/viaggi/orta-2d']],
      ['options/lento.json', '2026-02-03', ['/viaggi/isole-lente-3d']],
      [
        'prices/mottarone-auto.json',
        '2026-02-04',
        ['/a-piedi', '/luoghi/mottarone', '/viaggi/mottarone-mezza-giornata'],
      ],
      ['packages/orta-2d.json', '2026-02-05', ['/luoghi/isola-san-giulio', '/viaggi', '/viaggi/orta-2d']],
      ['destinations/mottarone.json', '2026-02-06', ['/luoghi/mottarone']],
      ['texts/it/packages.json', '2026-02-07', []],
    ] as const) {
      touch(data, path);
      commit(repository, `${addDays(date, -1)}T23:30:00-02:00`);
      for (const page of pages) expected[page] = date;
      expect(changedPages(data), path).toEqual(expected);
    }
  });

  it('is unknown where a file of the page is not committed as it is', () => {
    const { repository, data } = newRepository();
    touch(data, 'days/campello.json');
    touch(data, 'itineraries/orta-2d.json');
    git(repository, ['add', 'data/itineraries/orta-2d.json']);
    git(repository, ['rm', '--cached', 'data/options/lento.json']);
    const days = daysIn(data);
    for (const page of ['sentiero-laghi-12d', 'orta-2d', 'isole-lente-3d'])
      expect(days[`/viaggi/${page}`]).toBeUndefined();
    expect(days['/viaggi/mottarone-mezza-giornata']).toBe(FIRST);
  });

  it('is unknown in a shallow clone', () => {
    const folder = temporaryFolder();
    git(folder, ['clone', '--depth', '1', `file://${newRepository().repository}`, 'clone']);
    expect(daysIn(join(folder, 'clone', 'data'))).toEqual({});
  });

  it('is unknown outside of a repository', () => {
    expect(daysIn(onDisk(secondOperator()))).toEqual({});
  });
});
