import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { changingFolder } from '../../../scripts/operator/data-folder/change-folder.ts';
import { openDataFolder } from '../../../scripts/operator/data-folder/open-folder.ts';
import { projectFolder } from '../../../scripts/project/folders.ts';
import { onDisk } from '../../helpers/temporary-folder.ts';
import { Workspace } from '../../helpers/workspace.ts';

const FILES = Array.from({ length: 30 }, (_, index) => `days/${index}.json`);
const KILLS = 12;

const workspace = FILES.reduce((made, path) => made.withText(path, 'before'), new Workspace([]));

/** Changes all files in a process of its own, as commands do. */
const COMMAND = `
const [{ changingFolder }, { saveChanges }, { english }] = await Promise.all(
  ['operator/data-folder/change-folder.ts', 'operator/data-folder/save-changes.ts', 'messages/english.ts'].map(
    (file) => import('${pathToFileURL(join(projectFolder, 'scripts')).href}/' + file),
  ),
);
const [folder, ...files] = process.argv.slice(1);
const changes = new Map(files.map((file) => [file, 'after']));
await changingFolder(folder, english, () => saveChanges(folder, changes));
`;

/**
 * Runs the command and kills it some milliseconds after it began to change the folder; without them it runs to its end.
 *
 * @returns the signal that ended it, and how long it changed the folder
 */
async function runCommand(folder: string, milliseconds = Number.POSITIVE_INFINITY) {
  const options = ['--import', 'tsx', '--input-type=module', '--eval', COMMAND];
  const child = spawn(process.execPath, [...options, folder, ...FILES], {
    cwd: projectFolder,
    stdio: 'inherit',
  });
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const ended = once(child, 'exit');
  while (isRunning() && !existsSync(join(folder, '.journal'))) await setTimeout(1);
  const begin = performance.now();
  while (isRunning() && performance.now() - begin < milliseconds) await setTimeout(1);
  child.kill('SIGKILL');
  await ended;
  return { signal: child.signalCode, milliseconds: performance.now() - begin };
}

/** The contents that the files have for the next command that changes data, which completes what was begun. */
async function contentsIn(folder: string): Promise<ReadonlySet<string>> {
  const sources = await changingFolder(folder, english, () => openDataFolder(folder, () => undefined));
  expect(sources).toHaveLength(FILES.length);
  expect(existsSync(join(folder, '.journal'))).toBe(false);
  return new Set(sources.map(({ bytes }) => new TextDecoder().decode(bytes)));
}

describe('a command that is killed while it changes data', () => {
  it('has changed all files or none for the next command, at whatever moment it is killed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const whole = onDisk(workspace);
    const { signal, milliseconds } = await runCommand(whole);
    expect([signal, await contentsIn(whole)]).toEqual([null, new Set(['after'])]);

    const signals: (NodeJS.Signals | null)[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const folder = onDisk(workspace);
      const killed = await runCommand(folder, (milliseconds * kill) / KILLS);
      signals.push(killed.signal);
      expect([['before'], ['after']], `killed at ${kill} of ${KILLS}`).toContainEqual([
        ...(await contentsIn(folder)),
      ]);
    }
    expect(signals).toContain('SIGKILL');
    vi.restoreAllMocks();
  });
});
