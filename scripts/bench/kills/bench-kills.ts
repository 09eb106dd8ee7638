import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
export async function benchKills({ dataFolder, commands, kills, seed }: KillsBenchOptions): Promise<number> {
  const base = join(cacheFolder, 'bench-kills');
  const cache = join(base, 'cache');
  rmSync(base, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  try {
    const victims: Victim[] = [];
    for (const name of commands) victims.push(await victimOf(name, dataFolder, base, cache));
    const done = await killAll(victims, kills, seed);
    console.log(renderKills(done));
    return done.some(({ wrong }) => wrong !== '') ? 1 : 0;
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

function victimOf(name: string, dataFolder: string, base: string, cache: string): Promise<Victim> {
  console.error(`${name}: what it does when nobody kills it …`);
  const known = KILL_CASES.find((each) => each.name === name);
  return known ? dataVictim(dataFolder, known, base, cache) : buildVictim(dataFolder, base, cache);
}

/** Each in its turn. */
async function killAll(victims: readonly Victim[], kills: number, seed: number): Promise<readonly Kill[]> {
  const random = createRandom(seed);
  const done: Kill[] = [];
  for (let index = 0; index < kills; index += 1) {
    const victim = victims[index % victims.length];
    if (!victim) break;
    done.push(await victim.kill(random, Math.floor(index / victims.length) + seed));
    if ((index + 1) % PROGRESS === 0) console.error(`${index + 1} of ${kills} kills`);
  }
  return done;
}

const PROGRESS = 10;
