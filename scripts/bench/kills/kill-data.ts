import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '../../messages/messages.ts';
import { hasPlan } from '../../operator/data-folder/journal.ts';
import { between, type Random } from '../../random.ts';
import { type KillMoment, killCommand, runCommand } from './command-runs.ts';
import { differences, type FolderState, isSame, stateOf } from './folder-state.ts';
import { isWriting, type KillCase, mustRun } from './kill-cases.ts';
import type { Kill } from './tally.ts';

/** A command that is killed again and again. */
export interface Victim {
  readonly name: string;
  /** Starts it, kills it, and looks at what is left. */
  readonly kill: (random: Random, turn: number) => Promise<Kill>;
}

/**
 * Makes a command ready that changes data, and sees what it does when nobody kills it.
 *
 * @param base folder for all that is made
 * @throws Error if the command does not succeed, or changes nothing
 */
export async function dataVictim(
  original: string,
  { name, prepare }: KillCase,
  base: string,
  cache: string,
): Promise<Victim> {
  const folder = (part: string): string => join(base, name, part);
  const [sound, data, aside] = [folder('before'), folder('data'), folder('aside')];
  mkdirSync(aside, { recursive: true });
  cpSync(original, sound, { recursive: true });
  const args = [...(await prepare(sound, aside, cache)), '--data', data];
  const before = stateOf(sound);
  const renew = (): void => {
    rmSync(data, { recursive: true, force: true });
    cpSync(sound, data, { recursive: true });
  };
  renew();
  const whole = await mustRun(args, cache);
  const after = stateOf(data);
  if (isSame(before, after)) throw new Error(`${args.join(' ')} changes nothing.`);
  return {
    name,
    async kill(random, turn) {
      renew();
      const killed = await killCommand(args, cache, momentOf(random, turn, whole, data));
      const found = nameOf(stateOf(data), before, after);
      // The next command that changes data completes what was killed.
      const { code, stderr } = await runCommand(['check', '--fix', '--data', data], cache);
      const state = stateOf(data);
      const left = nameOf(state, before, after);
      const strays = differences(state, before);
      const wrong: readonly Localized[] =
        left === 'between' ? [({ kills }) => kills.wrong.neither(strays)] : complaintsOf(code, stderr);
      return { command: name, ...killed, found, left: left === 'between' ? 'half' : left, wrong };
    },
  };
}

/** What is written and moved takes moments of the whole time: two of three kills wait until it begins. */
function momentOf(random: Random, turn: number, whole: number, data: string): KillMoment {
  switch (turn % 3) {
    case 0:
      return { milliseconds: between(random, 0, whole) };
    case 1:
      return { after: () => isWriting(data), milliseconds: between(random, 0, WRITING) };
    default:
      return { after: () => hasPlan(data), milliseconds: between(random, 0, MOVING) };
  }
}

/** In milliseconds, about. */
const WRITING = 100;
const MOVING = 4;

/** The next command may find mistakes, but says no more than a sentence beside them. */
function complaintsOf(code: number | null, stderr: string): readonly Localized[] {
  if (code !== 0) return [({ kills }) => kills.wrong.ended(String(code), stderr)];
  return stderr.trim().split('\n').length > 1 ? [({ kills }) => kills.wrong.said(stderr)] : [];
}

function nameOf(state: FolderState, before: FolderState, after: FolderState): Kill['found'] {
  if (isSame(state, before)) return 'before';
  return isSame(state, after) ? 'after' : 'between';
}
