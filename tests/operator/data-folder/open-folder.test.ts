import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../scripts/failure.ts';
import { english } from '../../../scripts/messages/english.ts';
import { openDataFolder } from '../../../scripts/operator/data-folder/open-folder.ts';
import { changingFolder, saveChanges } from '../../../scripts/operator/data-folder/save-changes.ts';
import { onDisk, temporaryFolder } from '../../helpers/temporary-folder.ts';
import { Workspace } from '../../helpers/workspace.ts';

const workspace = new Workspace([]).withText('a.json', 'before');
const silent = (): void => undefined;

/** A data folder with files in its journal. */
function withJournal(files: Readonly<Record<string, string>>): string {
  const folder = onDisk(workspace);
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, '.journal', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return folder;
}

const running = String(process.ppid);
const plan = JSON.stringify({ direction: 'forward', steps: [] });

describe('a data folder that another command changes', () => {
  beforeEach(() => {
    // No time to wait.
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(Infinity);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('can be read while that command moves no files', () => {
    const folder = withJournal({ lock: running });
    expect(openDataFolder(folder, silent).map(({ path }) => path)).toEqual(['a.json']);
    expect(readdirSync(join(folder, '.journal'))).toEqual(['lock']);
  });

  it('is not read while files are moving', () => {
    const folder = withJournal({ lock: running, 'plan.json': plan });
    expect(() => openDataFolder(folder, silent)).toThrow(
      `Another command (process ${running}) is changing the data folder "${folder}". Wait for it, or stop it.`,
    );
  });

  it('is not changed by a second one', async () => {
    const folder = withJournal({ lock: running });
    const use = vi.fn<() => void>();
    await expect(changingFolder(folder, english, use)).rejects.toThrow(
      `Another command (process ${running}) is changing the data folder`,
    );
    expect(use).not.toHaveBeenCalled();
  });
});

it.each([
  ['the lock', { lock: '999999999' }],
  ['the lock, taken over half-way', { 'lock.stale': '999999999' }],
  ['a plan that was not committed', { lock: '999999999', next: plan.slice(10) }],
])(
  'a data folder that a killed command left is swept of %s by the next that changes it, not by one that reads it',
  async (_what, files) => {
    const folder = withJournal(files);
    openDataFolder(folder, silent);
    expect(readdirSync(join(folder, '.journal'))).toEqual(Object.keys(files).toSorted());
    await changingFolder(folder, english, silent);
    expect(readdirSync(folder)).toEqual(['a.json']);
  },
);

describe('a command that changes a data folder', () => {
  it('leaves no lock, whether it succeeds or fails', async () => {
    const folder = onDisk(workspace);
    await changingFolder(folder, english, () =>
      saveChanges(folder, new Map([['a.json', 'after']]), openDataFolder(folder, silent)),
    );
    await expect(changingFolder(folder, english, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('makes no folder where there is none', async () => {
    const folder = join(temporaryFolder(), 'nowhere');
    await changingFolder(folder, english, silent);
    expect(readdirSync(dirname(folder))).toEqual([]);
  });

  it('does not overwrite what was changed since it was read', () => {
    const folder = onDisk(workspace);
    const seen = openDataFolder(folder, silent);
    writeFileSync(join(folder, 'a.json'), 'by hand');
    expect(() => saveChanges(folder, new Map([['a.json', 'after']]), seen)).toThrow(
      new Failure(({ failures }) => failures.dataChanged('a.json')),
    );
    expect(openDataFolder(folder, silent).map(({ bytes }) => String(Buffer.from(bytes)))).toEqual([
      'by hand',
    ]);
    expect(readdirSync(folder)).toEqual(['a.json']);
  });
});
