import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const IDENTITY = ['-c', 'user.name=Made', '-c', 'user.email=made@example.com'];

/** Runs Git in a folder and returns its output without the line break at its end. */
export function git(folder: string, ...args: readonly string[]): string {
  const output = execFileSync('git', [...IDENTITY, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return output.trimEnd();
}

/** Commits the folder `project` in another folder, pushes it to `online.git` beside it, and clones that to `other`. */
export function publishProject(folder: string): void {
  const project = join(folder, 'project');
  git(folder, 'init', '-q', '--bare', '-b', 'main', 'online.git');
  git(project, 'init', '-q', '-b', 'main');
  git(project, 'add', '-A');
  git(project, 'commit', '-q', '-m', 'First');
  git(project, 'remote', 'add', 'origin', '../online.git');
  git(project, 'push', '-q', '-u', 'origin', 'main');
  git(folder, 'clone', '-q', 'online.git', 'other');
}
