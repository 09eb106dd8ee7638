import { chmodSync, cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { run as check } from '../../../scripts/commands/check.ts';
import { run as prices } from '../../../scripts/commands/prices.ts';
import { run as translations } from '../../../scripts/commands/translations.ts';
import { Failure } from '../../../scripts/failure.ts';
import { type Disk, realDisk } from '../../../scripts/files/disk.ts';
import { english } from '../../../scripts/messages/english.ts';
import { changingFolder } from '../../../scripts/operator/data-folder/change-folder.ts';
import { saveChanges } from '../../../scripts/operator/data-folder/save-changes.ts';
import { buildSite } from '../../../scripts/site/build-site.ts';
import { LiveContent } from '../../../scripts/site/live-content.ts';
import { consoleProgress } from '../../../scripts/site/progress.ts';
import { everythingIn } from '../../helpers/folder-contents.ts';
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

/** What happens to a step of the disk; steps are counted from 1. */
type Meddle = (step: number, act: () => void, half: () => void) => void;

/** A disk that something happens to; it does not wait until what was written outlives a loss of power. */
function meddledDisk(meddle: Meddle) {
  let steps = 0;
  /** Which steps gave a file another name. */
  const moves: number[] = [];
  const on = (act: () => void, half: () => void = () => undefined): void => {
    steps += 1;
    meddle(steps, act, half);
  };
  const disk: Disk = {
    makeFolder: (path, mode) => on(() => realDisk.makeFolder(path, mode)),
    write: (path, content) =>
      on(
        () => writeFileSync(path, content),
        () => writeFileSync(path, content.slice(0, content.length / 2)),
      ),
    move(from, to) {
      moves.push(steps + 1);
      on(() => realDisk.move(from, to));
    },
    remove: (path) => on(() => realDisk.remove(path)),
    removeFolder: (path) => on(() => realDisk.removeFolder(path)),
    fsync: () => on(() => undefined),
  };
  return { disk, moves, steps: () => steps };
}

/** A process that is killed at a step does nothing from there on; what it was writing is there by half. */
const killedAt =
  (last: number): Meddle =>
  (step, act, half) => {
    if (step === last) half();
    if (step >= last) throw new Stopped();
    act();
  };

/** A step that the system refuses. */
const failingAt =
  (failing: number): Meddle =>
  (step, act) => {
    if (step !== failing) return act();
    throw Object.assign(new Error('no room'), { code: 'ENOSPC', syscall: 'write' });
  };

/** All steps of the disk that saving the changes takes. */
function stepsOfSaving(): readonly number[] {
  const { disk, steps } = meddledDisk((_step, act) => act());
  saveChanges(onDisk(workspace), changes, { disk });
  return Array.from({ length: steps() }, (_, index) => index + 1);
}

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

/** A folder whose changes are committed, and not one of them made. */
function killedHalfWay(): string {
  const { disk, moves } = meddledDisk((_step, act) => act());
  saveChanges(onDisk(workspace), changes, { disk });
  const folder = onDisk(workspace);
  const [commit = 0] = moves;
  expect(() => saveChanges(folder, changes, { disk: meddledDisk(killedAt(commit + 1)).disk })).toThrow(
    Stopped,
  );
  return folder;
}

/** What became of a command: done, or the sentence that it throws. */
function outcomeOf(command: () => void): string {
  try {
    command();
    return 'done';
  } catch (error) {
    return error instanceof Failure ? error.message : String(error);
  }
}

const NOT_BEGUN = 'A command that was about to change the data was stopped before it changed anything.';
const FINISHED =
  'A command that was changing the data was stopped half-way; its changes are now finished (6 files).';
const COMPLETED =
  'A command that changes the data was stopped while it was cleaning up; nothing was left half done.';

describe('a command that changes data', () => {
  it('leaves what was, or what is to be, wherever it is killed, and the next says which', async () => {
    const outcomes: { readonly isAfter: boolean; readonly told: readonly string[] }[] = [];
    for (const step of stepsOfSaving()) {
      const folder = onDisk(workspace);
      expect(() => saveChanges(folder, changes, { disk: meddledDisk(killedAt(step)).disk })).toThrow(Stopped);
      const told = await recovered(folder);
      const found = everythingIn(folder);
      expect(found, `killed at step ${step}`).toEqual('texts' in found ? AFTER : BEFORE);
      expect(await recovered(folder)).toEqual([]);
      outcomes.push({ isAfter: 'texts' in found, told });
    }
    // Committed once: all earlier kills leave what was, all later ones what is to be.
    const committed = outcomes.findIndex(({ isAfter }) => isAfter);
    expect(committed).toBeGreaterThan(10);
    expect(outcomes.slice(committed).every(({ isAfter }) => isAfter)).toBe(true);
    expect(outcomes.length - committed).toBeGreaterThan(10);
    const sentences = (part: typeof outcomes) => new Set(part.flatMap(({ told }) => told));
    expect(sentences(outcomes.slice(0, committed))).toEqual(new Set([NOT_BEGUN]));
    expect(sentences(outcomes.slice(committed))).toEqual(new Set([FINISHED, COMPLETED]));
  });

  it('leaves what was, or what is to be, whatever step the system refuses, and does not lie', async () => {
    for (const step of stepsOfSaving()) {
      const folder = onDisk(workspace);
      const outcome = outcomeOf(() =>
        saveChanges(folder, changes, { disk: meddledDisk(failingAt(step)).disk }),
      );
      await recovered(folder);
      const found = everythingIn(folder);
      expect(found, `refused at step ${step}`).toEqual('texts' in found ? AFTER : BEFORE);
      const truth = 'texts' in found ? /^done$|are half done/ : /it is unchanged/;
      expect(outcome, `refused at step ${step}`).toMatch(truth);
    }
  });

  it('leaves what was, or what is to be, wherever it is killed while it takes back what failed', async () => {
    const { disk, moves } = meddledDisk((_step, act) => act());
    saveChanges(onDisk(workspace), changes, { disk });
    // The last move ends the plan.
    const refused = moves.at(-2) ?? 0;
    const { disk: refusing, steps } = meddledDisk(failingAt(refused));
    expect(() => saveChanges(onDisk(workspace), changes, { disk: refusing })).toThrow(
      'cannot be written to; it is unchanged: the disk is full.',
    );
    expect(steps()).toBeGreaterThan(refused + 10);
    for (let step = refused + 1; step <= steps(); step += 1) {
      const folder = onDisk(workspace);
      const meddle: Meddle = (at, ...rest) =>
        at === refused ? failingAt(refused)(at, ...rest) : killedAt(step)(at, ...rest);
      const { disk: meddled } = meddledDisk(meddle);
      expect(() => saveChanges(folder, changes, { disk: meddled })).toThrow(Stopped);
      await recovered(folder);
      const found = everythingIn(folder);
      expect(found, `killed at step ${step}`).toEqual('texts' in found ? AFTER : BEFORE);
    }
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

  it('is not completed by the next in a copy of the folder', async () => {
    const folder = killedHalfWay();
    const copy = join(temporaryFolder(), 'copy');
    cpSync(folder, copy, { recursive: true });
    await expect(recovered(copy)).rejects.toThrow('unfinished changes from another computer, user or folder');
    expect(everythingIn(copy)).toEqual(everythingIn(folder));
  });

  it('is completed by the next without following a link that has come meanwhile', async () => {
    const folder = killedHalfWay();
    const outside = temporaryFolder();
    symlinkSync(outside, join(folder, 'texts'));
    expect(await recovered(folder)).toContain(
      'Not touched, because they were changed in the meantime: texts/it/.translated.json, texts/it/f.json. Look at them.',
    );
    expect(everythingIn(outside)).toEqual({});
  });

  it('keeps its record in the temporary folder if the one of the user cannot be written to', async () => {
    vi.stubEnv('XDG_STATE_HOME', '/dev/null');
    vi.stubEnv('TMPDIR', temporaryFolder());
    const folder = killedHalfWay();
    expect(await recovered(folder)).toEqual([FINISHED]);
    expect(everythingIn(folder)).toEqual(AFTER);
  });

  it('does not trust a record in a folder that others can write to', async () => {
    const state = temporaryFolder();
    vi.stubEnv('XDG_STATE_HOME', state);
    const folder = killedHalfWay();
    chmodSync(join(state, 'tour-site'), 0o777);
    await expect(recovered(folder)).rejects.toThrow(
      'unfinished changes from another computer, user or folder',
    );
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
    ['translations', (folder) => translations(['--data', folder], english)],
    ['translations export', (folder) => translations(['export', 'it', '--data', folder], english)],
    ['prices export', (folder) => prices(['export', join(folder, '../a.csv'), '--data', folder], english)],
    ['prices diff', (folder) => prices(['diff', '--data', folder], english)],
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
