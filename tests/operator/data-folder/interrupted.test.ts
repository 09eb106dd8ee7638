import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Disk, realDisk } from '../../../scripts/files/disk.ts';
import { english } from '../../../scripts/messages/english.ts';
import { recoverFolder } from '../../../scripts/operator/data-folder/recover-folder.ts';
import { saveChanges } from '../../../scripts/operator/data-folder/save-changes.ts';
import { onDisk } from '../../helpers/temporary-folder.ts';
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

/** Every file and folder below a folder, hidden ones too, and what the files hold. */
function everythingIn(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return Object.fromEntries(
    paths.map((path) => {
      const whole = join(folder, path);
      return [path, statSync(whole).isDirectory() ? 'a folder' : readFileSync(whole, 'utf8')];
    }),
  );
}

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
    makeFolder: (path) => on(() => realDisk.makeFolder(path)),
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

/** Which steps there are, from the first to the last. */
const STEPS = (() => {
  const { disk, moves, steps } = meddledDisk((_step, act) => act());
  return { disk, moves, count: () => Array.from({ length: steps() }, (_, index) => index + 1) };
})();

function settled(folder: string): readonly string[] {
  const told: string[] = [];
  recoverFolder(folder, (sentence) => told.push(sentence(english)));
  return told;
}

/** What became of a command: done, or the name of what it throws. */
function outcomeOf(command: () => void): string {
  try {
    command();
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

describe('a command that changes data', () => {
  it('leaves what was, or what is to be, wherever it is killed', () => {
    saveChanges(onDisk(workspace), changes, { disk: STEPS.disk });
    const outcomes = STEPS.count().map((step) => {
      const folder = onDisk(workspace);
      expect(() => saveChanges(folder, changes, { disk: meddledDisk(killedAt(step)).disk })).toThrow(Stopped);
      const told = settled(folder);
      const found = everythingIn(folder);
      expect(found, `killed at step ${step}`).toEqual('texts' in found ? AFTER : BEFORE);
      expect(settled(folder)).toEqual([]);
      return { isAfter: 'texts' in found, told };
    });
    // Decided once: all earlier kills leave what was, all later ones what is to be.
    const decided = outcomes.findIndex(({ isAfter }) => isAfter);
    expect(decided).toBeGreaterThan(10);
    expect(outcomes.slice(decided).every(({ isAfter }) => isAfter)).toBe(true);
    expect(outcomes.length - decided).toBeGreaterThan(10);
    expect(new Set(outcomes.flatMap(({ told }) => told))).toEqual(
      new Set([
        'A command that was about to change the data was stopped before it changed anything.',
        'A command that was changing the data was stopped half-way; its changes are now finished (6 files).',
      ]),
    );
  });

  it('leaves what was, or what is to be, whatever step the system refuses', () => {
    for (const step of STEPS.count()) {
      const folder = onDisk(workspace);
      const outcome = outcomeOf(() =>
        saveChanges(folder, changes, { disk: meddledDisk(failingAt(step)).disk }),
      );
      settled(folder);
      const found = everythingIn(folder);
      expect(found, `refused at step ${step}`).toEqual('texts' in found ? AFTER : BEFORE);
      const isLie = outcome === 'done' && !('texts' in found);
      expect([isLie, ['done', 'Failure'].includes(outcome)], outcome).toEqual([false, true]);
    }
  });

  it('leaves what was, or what is to be, wherever it is killed while it takes back what failed', () => {
    const { disk, moves } = meddledDisk((_step, act) => act());
    saveChanges(onDisk(workspace), changes, { disk });
    const refused = moves.at(-1) ?? 0;
    const { disk: refusing, steps } = meddledDisk(failingAt(refused));
    expect(() => saveChanges(onDisk(workspace), changes, { disk: refusing })).toThrow(
      'cannot be written to; it is as it was: the disk is full.',
    );
    expect(steps()).toBeGreaterThan(refused + 10);
    for (let step = refused + 1; step <= steps(); step += 1) {
      const folder = onDisk(workspace);
      const meddle: Meddle = (at, ...rest) =>
        at === refused ? failingAt(refused)(at, ...rest) : killedAt(step)(at, ...rest);
      const { disk: meddled } = meddledDisk(meddle);
      expect(() => saveChanges(folder, changes, { disk: meddled })).toThrow(Stopped);
      settled(folder);
      const found = everythingIn(folder);
      expect(found, `killed at step ${step}`).toEqual('texts' in found ? AFTER : BEFORE);
    }
  });

  it('does not take back or overwrite what somebody has changed since it was killed', () => {
    saveChanges(onDisk(workspace), changes, { disk: STEPS.disk });
    const folder = onDisk(workspace);
    const [decision = 0] = STEPS.moves;
    const killed = meddledDisk(killedAt(decision + 1)).disk;
    expect(() => saveChanges(folder, changes, { disk: killed })).toThrow(Stopped);
    writeFileSync(join(folder, 'a.json'), 'a by hand');
    expect(settled(folder)).toEqual([
      'A command that was changing the data was stopped half-way; its changes are now finished (6 files).',
      'Not touched, since somebody has changed them meanwhile: a.json. Look at them.',
    ]);
    expect(everythingIn(folder)).toEqual({ ...AFTER, 'a.json': 'a by hand' });
  });
});
