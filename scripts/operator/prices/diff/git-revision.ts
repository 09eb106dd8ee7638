import { spawnSync } from 'node:child_process';
import type { SourceFile } from '../../../compiler/read/read-data-folder.ts';
import { Failure } from '../../../failure.ts';

const MAX_BYTES = 64_000_000;

/**
 * The files of a folder below the data folder as they were at a revision.
 *
 * @param revision a commit, branch or tag, or something like `HEAD~1`
 * @throws Failure if there is no Git, no repository or no such revision
 */
export function readRevision(dataFolder: string, revision: string, below: string): readonly SourceFile[] {
  const git = (...args: readonly string[]): ReturnType<typeof runGit> => runGit(dataFolder, args);
  if (!git('rev-parse', '--show-toplevel').ok)
    throw new Failure(({ prices }) => prices.failures.noRepository);
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  if (!commit.ok) throw new Failure(({ prices }) => prices.failures.noRevision(revision));
  const id = commit.output.toString('utf8').trim();
  const names = git('ls-tree', '-r', '-z', '--name-only', id, '--', below).output.toString('utf8');
  return names
    .split('\0')
    .filter((path) => path !== '')
    .map((path) => ({ path, bytes: git('show', `${id}:./${path}`).output }));
}

function runGit(folder: string, args: readonly string[]): { readonly ok: boolean; readonly output: Buffer } {
  const { error, status, stdout } = spawnSync('git', args, {
    cwd: folder,
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Failure(({ prices }) => prices.failures.noGit);
  if (error) throw error;
  return { ok: status === 0, output: stdout };
}
