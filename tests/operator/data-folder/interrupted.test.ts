import { cpSync, existsSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { buildSite, consoleProgress } from '../../../scripts/build/build-site.ts';
import { run as check } from '../../../scripts/commands/check.ts';
import { run as prices } from '../../../scripts/commands/prices.ts';
import { run as translations } from '../../../scripts/commands/translations.ts';
import { readDataFolder } from '../../../scripts/compiler/read/read-data-folder.ts';
import { readStartState } from '../../../scripts/desk/prepare-folder.ts';
import { LiveContent } from '../../../scripts/dev/content-plugin.ts';
import { english } from '../../../scripts/messages/english.ts';
import { changingFolder, saveChanges } from '../../../scripts/operator/data-folder/save-changes.ts';
import { everythingIn } from '../../helpers/folder-contents.ts';
import { type Meddle, meddleWithDisk } from '../../helpers/meddled-disk.ts';
import { onDisk, temporaryFolder } from '../../helpers/temporary-folder.ts';
import { Workspace } from '../../helpers/workspace.ts';

const workspace = new Workspace([])
  .withText('a.json', 'a before')
  .withText('days/b.json', 'b before')
  .withText('days/c.json', 'c')
  .withText('old/d.json', 'd before');

const changes = new Map([
  ['a.json', 'a after'],
  ['days/b.json', undefined],
  ['days/e.json', 'e after'],
  ['old/d.json', undefined],
  ['texts/it/.translated.json', '{}'],
  ['texts/it/f.json', 'f after'],
]);

const BEFORE = {
  'a.json': 'a before',
  days: 'a folder',
  'days/b.json': 'b before',
  'days/c.json': 'c',
  old: 'a folder',
  'old/d.json': 'd before',
};
const AFTER = {
  'a.json': 'a after',
  days: 'a folder',
  'days/c.json': 'c',
  'days/e.json': 'e after',
  texts: 'a folder',
  'texts/it': 'a folder',
  'texts/it/.translated.json': '{}',
  'texts/it/f.json': 'f after',
};

class Stopped extends Error {}

/** A process that is killed at a step does nothing from there on; half of what it was writing is there. */
const killedAt =
  (last: number): Meddle =>
  (step, act, half) => {
    if (step === last) half();
    if (step >= last) throw new Stopped();
    return act();
  };

/** A step that the system refuses. */
const failingAt =
  (failing: number): Meddle =>
  (step, act) => {
    if (step !== failing) return act();
    throw Object.assign(new Error('no room'), { code: 'ENOSPC', syscall: 'write' });
  };

/** Saves the changes on a meddled disk. @returns the outcome, and the number of steps */
function save(folder: string, meddle: Meddle = (_step, act) => act()) {
  const { countSteps, restore } = meddleWithDisk(folder, meddle);
  try {
    saveChanges(folder, changes, readDataFolder(folder));
    return { outcome: 'done', steps: countSteps() };
  } catch (error) {
    const isStopped = error instanceof Stopped;
    return { outcome: isStopped ? 'killed' : String(error), steps: countSteps() };
  } finally {
    restore();
  }
}

const STEPS = Array.from({ length: 60 }, (_, index) => index + 1);

/** The sentences of the next command that changes data. */
async function recovered(folder: string): Promise<readonly string[]> {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    await changingFolder(folder, english, () => undefined);
    return told.mock.calls.map(([sentence]) => String(sentence));
  } finally {
    told.mockRestore();
  }
}

/** A folder with committed changes, none of which is applied. */
function killedHalfWay(): string {
  for (const step of STEPS) {
    const folder = onDisk(workspace);
    save(folder, killedAt(step));
    if (existsSync(join(folder, '.journal/plan.json'))) return folder;
  }
  return expect.unreachable();
}

const filesIn = (folder: string) =>
  Object.fromEntries(Object.entries(everythingIn(folder)).filter(([, content]) => content !== 'a folder'));

const FINISHED =
  'A command that was changing the data was stopped half-way; its changes have now been completed (6 files).';

describe('a command that changes data', () => {
  it('leaves all old or all new files, wherever it is killed, and the next one says what it finished', async () => {
    const { steps } = save(onDisk(workspace));
    const outcomes: string[] = [];
    for (const step of STEPS.slice(0, steps)) {
      const folder = onDisk(workspace);
      expect(save(folder, killedAt(step)).outcome).toBe('killed');
      const [told = 'nothing'] = await recovered(folder);
      const found = everythingIn(folder);
      expect(found, `killed at step ${step}`).toEqual('texts' in found ? AFTER : BEFORE);
      expect(await recovered(folder)).toEqual([]);
      outcomes.push('texts' in found ? told : `unchanged, ${told}`);
    }
    // Committed once: kills before leave what was, kills after that are finished.
    expect([...new Set(outcomes)]).toEqual(['unchanged, nothing', FINISHED]);
    expect(outcomes.filter((outcome) => outcome === FINISHED).length).toBeGreaterThan(20);
  });

  it('is finished when the desk is opened.', async () => {
    const folder = killedHalfWay();
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await readStartState(folder, english);
    told.mockRestore();
    expect(everythingIn(folder)).toEqual(AFTER);
  });

  it('leaves all old or all new files, whatever step the system refuses, and says which', async () => {
    for (const step of STEPS.slice(0, save(onDisk(workspace)).steps)) {
      const folder = onDisk(workspace);
      const { outcome } = save(folder, failingAt(step));
      await recovered(folder);
      const found = filesIn(folder);
      const isAfter = 'texts/it/f.json' in found;
      const wanted = Object.entries(isAfter ? AFTER : BEFORE).filter(([, content]) => content !== 'a folder');
      expect(found, `refused at step ${step}`).toEqual(Object.fromEntries(wanted));
      expect(outcome, `refused at step ${step}`).toMatch(
        isAfter ? /^done$|are half done/ : /it is unchanged/,
      );
    }
  });

  it('leaves all old or all new files, wherever it is killed while it rolls back', async () => {
    const refused = save(onDisk(workspace)).steps - 2;
    const { outcome, steps } = save(onDisk(workspace), failingAt(refused));
    expect(outcome).toContain('cannot be written to; it is unchanged: the disk is full.');
    expect(steps).toBeGreaterThan(refused + 10);
    for (let step = refused + 1; step <= steps; step += 1) {
      const folder = onDisk(workspace);
      const meddle: Meddle = (at, ...rest) => (at === refused ? failingAt(at) : killedAt(step))(at, ...rest);
      expect(save(folder, meddle).outcome).toBe('killed');
      await recovered(folder);
      const found = everythingIn(folder);
      expect(found, `killed at step ${step}`).toEqual('texts' in found ? AFTER : BEFORE);
    }
  });

  it('is said to be finished even if the command that finished it was killed, too', async () => {
    const folder = killedHalfWay();
    const { restore } = meddleWithDisk(folder, killedAt(8));
    await expect(changingFolder(folder, english, () => undefined)).rejects.toThrow(Stopped);
    restore();
    // Its process is gone.
    writeFileSync(join(folder, '.journal/lock'), '999999999');
    expect(await recovered(folder)).toEqual([FINISHED]);
    expect(everythingIn(folder)).toEqual(AFTER);
  });

  it('does not take back or overwrite what somebody has changed since it was killed', async () => {
    const folder = killedHalfWay();
    writeFileSync(join(folder, 'a.json'), 'a by hand');
    expect(await recovered(folder)).toEqual([
      FINISHED,
      'Not touched, because they were changed in the meantime: a.json. Look at them.',
    ]);
    expect(everythingIn(folder)).toEqual({ ...AFTER, 'a.json': 'a by hand' });
  });

  it('is completed in a folder that has moved, once', async () => {
    const folder = killedHalfWay();
    const [moved, copy] = [join(temporaryFolder(), 'moved'), join(temporaryFolder(), 'copy')];
    cpSync(folder, copy, { recursive: true });
    renameSync(folder, moved);
    expect(await recovered(moved)).toEqual([FINISHED]);
    expect(everythingIn(moved)).toEqual(AFTER);
    expect(await recovered(copy)).toEqual([expect.stringContaining('from another computer or user')]);
  });

  it('is completed by the next one without following a link that was added in the meantime', async () => {
    const folder = killedHalfWay();
    const outside = temporaryFolder();
    symlinkSync(outside, join(folder, 'texts'));
    expect(await recovered(folder)).toContain(
      'Not touched, because they were changed in the meantime: texts/it/.translated.json, texts/it/f.json. Look at them.',
    );
    expect(everythingIn(outside)).toEqual({});
  });

  it('changes nothing if it cannot record its plan', () => {
    vi.stubEnv('XDG_STATE_HOME', '/dev/null');
    const folder = onDisk(workspace);
    expect(save(folder).outcome).toContain('The folder "/dev/null/tour-site" cannot be written to');
    expect(everythingIn(folder)).toEqual(BEFORE);
  });
});

describe('a folder that a killed command left half changed', () => {
  it.each<readonly [string, (folder: string) => unknown]>([
    ['check', (folder) => check(['--data', folder], english)],
    ['check --fix --dry-run', (folder) => check(['--fix', '--dry-run', '--data', folder], english)],
    [
      'build',
      (folder) =>
        buildSite({ dataFolder: folder, outFolder: join(folder, '../out') }, consoleProgress(english)),
    ],
    ['dev and compile', (folder) => new LiveContent(folder, join(folder, '../made'), english).compile()],
    ['translations export', (folder) => translations(['export', 'it', '--data', folder], english)],
    ['prices export', (folder) => prices(['export', join(folder, '../a.csv'), '--data', folder], english)],
  ])('is neither read nor completed by %s', async (_name, read) => {
    const folder = killedHalfWay();
    const before = everythingIn(folder);
    await expect((async () => read(folder))()).rejects.toThrow('npm run check -- --fix --data');
    expect(everythingIn(folder)).toEqual(before);
  });

  it('is completed by check --fix', async () => {
    const folder = killedHalfWay();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await check(['--fix', '--data', folder], english);
    vi.restoreAllMocks();
    expect(Object.keys(everythingIn(folder))).toEqual(Object.keys(AFTER));
  });
});
