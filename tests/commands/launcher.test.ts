import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

it.skipIf(process.platform === 'win32')(
  'a double click says so before it installs anything, and where there is no Node it names the page that has it',
  () => {
    const folder = join(temporaryFolder(), 'My site #1 (2)');
    mkdirSync(folder);
    for (const part of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(join(projectFolder, part), join(folder, part), { recursive: true });
    const start = (PATH: string) =>
      spawnSync('/bin/sh', [join(folder, 'scripts/open-desk.command')], {
        encoding: 'utf8',
        env: { PATH, LC_ALL: 'C' },
      });
    const withNode = start(`${dirname(process.execPath)}:/usr/bin:/bin`);
    expect(withNode.status).toBe(2);
    expect(withNode.stderr).toMatch(/^The sign "#" in the name of a folder stops the software/);
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);

    const tools = join(folder, 'tools');
    mkdirSync(tools);
    symlinkSync('/usr/bin/dirname', join(tools, 'dirname'));
    const withoutNode = start(tools);
    expect(withoutNode.status).toBe(1);
    expect(withoutNode.stdout).toContain('The desk needs Node.js.');
    expect(withoutNode.stdout).toContain('https://nodejs.org');
  },
);
