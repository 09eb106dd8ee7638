import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDataFolder } from '../../compiler/read/read-data-folder.ts';
import type { Localized } from '../../messages/messages.ts';
import { between } from '../../random.ts';
import { changeData } from '../scale/change-data.ts';
import { killCommand, runUntil } from './command-runs.ts';
import { differences, isSame, stateOf } from './folder-state.ts';
import { mustRun } from './kill-cases.ts';
import type { Victim } from './kill-data.ts';

/** A build in which nothing is made but what a changed price asks for. */
export async function buildVictim(original: string, base: string, cache: string): Promise<Victim> {
  const folder = (part: string): string => join(base, 'build', part);
  const [data, place] = [folder('data'), folder('place')];
  const site = join(place, 'site');
  mkdirSync(place, { recursive: true });
  cpSync(original, data, { recursive: true });
  const build = ['build', '--data', data, '--out', site];
  await mustRun(build, cache);
  cpSync(site, folder('before'), { recursive: true });
  const before = stateOf(site);
  const { path, bytes } = changeData(readDataFolder(data), 'price', 1);
  writeFileSync(join(data, path), bytes);
  const whole = await mustRun(build, cache);
  const after = stateOf(site);
  const aside = join(place, '.site.new');
  return {
    name: 'build',
    async kill(random, turn) {
      rmSync(place, { recursive: true, force: true });
      cpSync(folder('before'), site, { recursive: true });
      const killed = await killCommand(build, cache, {
        after: turn % 2 === 0 ? undefined : () => existsSync(join(aside, 'index.html')),
        milliseconds: between(random, 0, turn % 2 === 0 ? whole : whole / 4),
      });
      const found = nameOf();
      const isServed = await runUntil(['preview', '--out', site], cache, /http:/);
      const left = nameOf();
      await mustRun(build, cache);
      const strays = readdirSync(place).filter((name) => name !== 'site');
      const others = differences(stateOf(site), after).slice(0, 5);
      const complaints: readonly (readonly [isWrong: boolean, what: Localized])[] = [
        [!isServed, ({ kills }) => kills.wrong.notServed],
        [left === 'between', ({ kills }) => kills.wrong.servedNeither],
        [others.length > 0, ({ kills }) => kills.wrong.builtElse(others)],
        [strays.length > 0, ({ kills }) => kills.wrong.left(strays)],
      ];
      const wrong = complaints.filter(([isWrong]) => isWrong).map(([, what]) => what);
      return { command: 'build', ...killed, found, left: left === 'between' ? 'half' : left, wrong };
    },
  };

  function nameOf(): 'before' | 'after' | 'between' {
    const state = stateOf(site);
    if (isSame(state, before)) return 'before';
    return isSame(state, after) ? 'after' : 'between';
  }
}
