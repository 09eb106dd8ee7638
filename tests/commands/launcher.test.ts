import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** A folder of this name with as much of the project as a command that stops before anything else reads. */
function projectIn(name: string): string {
  const folder = join(temporaryFolder(), name);
  mkdirSync(folder);
  for (const part of ['scripts', 'package.json'])
    cpSync(join(projectFolder, part), join(folder, part), { recursive: true });
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

it.skipIf(process.platform === 'win32').each([
  ['Tour #1', 'C', /^The sign "#" in the name of a folder stops the software: .+\n$/],
  ['a ? b', 'C', /^The sign "\?" in the name of a folder stops the software: .+\n$/],
  ['Tours 100%', 'id_ID.UTF-8', /^Tanda "%" dalam nama folder menghentikan .+\n$/],
])(
  'the launcher of commands says in one sentence that the project cannot be in a folder named "%s"',
  (name, LC_ALL, sentence) => {
    const folder = projectIn(name);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, 'scripts/run.cjs'), 'check'],
      { encoding: 'utf8', env: { ...process.env, LC_ALL } },
    );
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).toContain(folder);
  },
);
