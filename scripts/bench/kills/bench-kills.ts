import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '../../messages/messages.ts';
import { cacheFolder } from '../../project/folders.ts';
import { createRandom } from '../../random.ts';
import { buildVictim } from './kill-build.ts';
import { KILL_CASES } from './kill-cases.ts';
import { dataVictim, type Victim } from './kill-data.ts';
import { type Kill, renderKills } from './tally.ts';

/** What is killed, and how often. */
export interface KillsBenchOptions {
  readonly dataFolder: string;
  /** Names of commands. */
  readonly commands: readonly string[];
  /** Kills of all commands together. */
  readonly kills: number;
  /** The same seed kills at the same shares of a command's time. */
  readonly seed: number;
}

const BUILD = 'build';

/** The commands that can be killed. */
export const VICTIMS = [...KILL_CASES.map(({ name }) => name), BUILD];

/**
 * Kills commands that change something at random moments, lets another one run, and compares what is there with what was
 * and with what was to be.
 *
 * @returns exit code 1 if anything was left half done
 */
export async function benchKills(
  { dataFolder, commands, kills, seed }: KillsBenchOptions,
  messages: Messages,
): Promise<number> {
  const base = join(cacheFolder, 'bench-kills');
  const cache = join(base, 'cache');
  rmSync(base, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  try {
    const victims: Victim[] = [];
    for (const name of commands) {
      console.error(messages.kills.usual(name));
      victims.push(await victimOf(name, dataFolder, base, cache));
    }
    const tell = (done: number): void => console.error(messages.kills.progress(done, kills));
    const done = await killAll(victims, { kills, seed, tell });
    console.log(renderKills(done, messages));
    return done.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

function victimOf(name: string, dataFolder: string, base: string, cache: string): Promise<Victim> {
  const known = KILL_CASES.find((each) => each.name === name);
  return known ? dataVictim(dataFolder, known, base, cache) : buildVictim(dataFolder, base, cache);
}

interface Killing {
  readonly kills: number;
  readonly seed: number;
  /** Says how many kills are done, now and then. */
  readonly tell: (done: number) => void;
}

/** Each in its turn. */
async function killAll(victims: readonly Victim[], { kills, seed, tell }: Killing): Promise<readonly Kill[]> {
  const random = createRandom(seed);
  const done: Kill[] = [];
  for (let index = 0; index < kills; index += 1) {
    const victim = victims[index % victims.length];
    if (!victim) break;
    done.push(await victim.kill(random, Math.floor(index / victims.length) + seed));
    if ((index + 1) % PROGRESS === 0) tell(index + 1);
  }
  return done;
}

const PROGRESS = 10;
