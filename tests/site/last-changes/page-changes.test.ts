import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ResolvedSite } from '../../../scripts/compiler/resolve/resolve-site.ts';
import { contentOf, type PageContents } from '../../../scripts/site/last-changes/last-changes.ts';
import { keepPast, pageChanges } from '../../../scripts/site/last-changes/page-changes.ts';
import { localizedPath } from '../../../src/domain/language-address.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { onDisk, temporaryFolder } from '../../helpers/temporary-folder.ts';
import { secondOperator, workspaceOf } from '../../helpers/workspace.ts';

const TEXTS = 'texts/nl/packages.json';
const original = secondOperator();
const described = original.set(
  TEXTS,
  ['orta-2d', 'meta', 'description'],
  'Twee dagen aan het meer van Orta.',
);

function git(folder: string, args: readonly string[], date?: string): void {
  const dates = date === undefined ? {} : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
    cwd: folder,
    env: { ...process.env, ...dates },
    stdio: 'ignore',
  });
}

function commit(folder: string, date: string): void {
  git(folder, ['add', '-A']);
  git(folder, ['commit', '--message', 'Texts'], date);
}

/** A repository in which one page's description changed after the beginning. */
function repository(): string {
  const folder = onDisk(original);
  git(folder, ['init', '--initial-branch', 'main']);
  commit(folder, '2026-01-05T12:00:00Z');
  writeFileSync(join(folder, TEXTS), described.text(TEXTS));
  commit(folder, '2026-02-06T23:30:00-02:00');
  writeFileSync(join(folder, 'texts/nl/.translated.json'), '{}\n');
  commit(folder, '2026-03-07T12:00:00Z');
  return folder;
}

function changesIn(dataFolder: string, kept = temporaryFolder()): ReadonlyMap<string, string> {
  const site = resolvedWorkspace(workspaceOf(dataFolder));
  return pageChanges({ dataFolder, site, version: 'code', kept }, contentsOf(site));
}

function contentsOf({ languages }: ResolvedSite): PageContents {
  return new Map(
    languages.flatMap(({ info, routes }) =>
      routes.map((route) => [localizedPath(info, route.path), contentOf(route.resolve())] as const),
    ),
  );
}

function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(join(folder, 'changes'), { recursive: true, encoding: 'utf8' });
  return entries.filter((path) => path.endsWith('.json')).toSorted();
}

const CHANGED = '/nl/viaggi/orta-2d';

describe('the days on which pages last changed', () => {
  it('are those of the revisions that changed them, in UTC, and no others', () => {
    const { [CHANGED]: own, ...others } = Object.fromEntries(changesIn(repository()));
    expect(own).toBe('2026-02-07');
    expect(Object.keys(others).length).toBeGreaterThan(20);
    expect(new Set(Object.values(others))).toEqual(new Set(['2026-01-05']));
  });

  it('stay as they are when they are asked for again', () => {
    const folder = repository();
    const kept = temporaryFolder();
    const first = changesIn(folder, kept);
    expect(changesIn(folder, kept)).toEqual(first);
  });

  it('are the same where the past was looked into before', () => {
    const folder = repository();
    const kept = temporaryFolder();
    keepPast({ dataFolder: folder, site: resolvedWorkspace(workspaceOf(folder)), version: 'code', kept });
    const before = filesBelow(kept);
    expect(before).toHaveLength(3);
    expect(changesIn(folder, kept)).toEqual(changesIn(folder));
    expect(filesBelow(kept)).toEqual(before);
  });

  it('lack for what is not committed', () => {
    const folder = repository();
    const edited = described.set(TEXTS, ['orta-2d', 'meta', 'description'], 'Nog niet bewaard.');
    writeFileSync(join(folder, TEXTS), edited.text(TEXTS));
    const changes = changesIn(folder);
    expect(changes.has(CHANGED)).toBe(false);
    expect(changes.get('/viaggi/orta-2d')).toBe('2026-01-05');
  });

  it('are those that a shallow clone knows', () => {
    const clone = (depth: number) => {
      const folder = temporaryFolder();
      git(folder, ['clone', '--depth', String(depth), `file://${repository()}`, 'clone']);
      return changesIn(join(folder, 'clone'));
    };
    expect(clone(1)).toEqual(new Map());
    expect(clone(3)).toEqual(changesIn(repository()));
    // The second of three changed the page: what was before it is not there.
    expect(clone(2)).toEqual(new Map());
  });

  it('lack without version control', () => {
    expect(changesIn(onDisk(original))).toEqual(new Map());
  });
});
