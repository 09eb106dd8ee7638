import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { openDataFolder } from '../../../scripts/operator/data-folder/open-folder.ts';
import { changingFolder } from '../../../scripts/operator/data-folder/save-changes.ts';
import { projectFolder } from '../../../scripts/project/folders.ts';
import { everythingIn } from '../../helpers/folder-contents.ts';
import { newTemporaryFolder, onDisk, removeFolder } from '../../helpers/temporary-folder.ts';
import { Workspace } from '../../helpers/workspace.ts';

const KILLS = 12;
const FILES = Array.from({ length: 8 }, (_, index) => `days/${index}.json`);
const workspace = FILES.reduce((made, path) => made.withText(path, 'before'), new Workspace([]));

/**
 * Changes files in a process of its own, as commands do, and is killed at a step of what it does to the folder; without
 * files it only finishes what was begun.
 */
const COMMAND = `
import { readDataFolder } from '${projectFolder}/scripts/compiler/read/read-data-folder.ts';
import { saveChanges, changingFolder } from '${projectFolder}/scripts/operator/data-folder/save-changes.ts';
import { english } from '${projectFolder}/scripts/messages/english.ts';
import { meddleWithDisk } from '${projectFolder}/tests/helpers/meddled-disk.ts';
const [folder, killAt, ...files] = process.argv.slice(2);
const { countSteps } = meddleWithDisk(folder, (step, act, half) => {
  if (step !== Number(killAt)) return act();
  half();
  process.kill(process.pid, 'SIGKILL');
});
const changes = new Map(files.map((file) => [file, 'after']));
await changingFolder(folder, english, () => saveChanges(folder, changes, readDataFolder(folder)));
console.log(countSteps());
`;

/** The command in one file, which Node starts at once. */
const script = join(newTemporaryFolder(), 'out/command.mjs');

beforeAll(async () => {
  const outDir = dirname(script);
  const entry = join(outDir, '../command.ts');
  writeFileSync(entry, COMMAND);
  await build({
    configFile: false,
    root: dirname(entry),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: entry, outDir },
  });
});

afterAll(() => removeFolder(join(script, '../..')));

function runCommand(folder: string, files: readonly string[], killAt = 0) {
  const { signal, stdout } = spawnSync(process.execPath, [script, folder, String(killAt), ...files], {
    encoding: 'utf8',
  });
  return { signal, steps: Number(stdout) };
}

/** The contents of the files for the next command that changes data, and what it says. */
async function finish(folder: string) {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sources = await changingFolder(folder, english, () => openDataFolder(folder, () => undefined));
  const sentences = told.mock.calls.map(([sentence]) => sentence);
  told.mockRestore();
  expect(Object.keys(everythingIn(folder))).toEqual(['days', ...FILES]);
  return [[...new Set(sources.map(({ bytes }) => new TextDecoder().decode(bytes)))], sentences];
}

const UNCHANGED = [['before'], []];
const FINISHED = [['after'], [english.dataFolder.finished(FILES.length)]];
const CHANGED = [['after'], []];

describe('a command that is killed while it changes data', () => {
  it('has changed all files or none when the next command runs, at whichever step it is killed', async () => {
    const { steps } = runCommand(onDisk(workspace), FILES);
    const outcomes: unknown[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const folder = onDisk(workspace);
      const { signal } = runCommand(folder, FILES, 1 + Math.round((kill * (steps - 1)) / (KILLS - 1)));
      expect(signal).toBe('SIGKILL');
      outcomes.push(await finish(folder));
    }
    const finished = outcomes.filter((outcome) => JSON.stringify(outcome) === JSON.stringify(FINISHED));
    expect(finished.length).toBeGreaterThan(KILLS / 2);
    expect(outcomes).toEqual([UNCHANGED, ...outcomes.slice(1, -1), CHANGED]);
    for (const outcome of outcomes) expect([UNCHANGED, FINISHED, CHANGED]).toContainEqual(outcome);
  });
});
