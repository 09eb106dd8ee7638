import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, projectFolder } from '../project/folders.ts';
import type { Tried } from './measure-damage.ts';

/** Prints what the process took when it ends: kilobytes at most, and microseconds of the processor. */
const TELL_COST =
  "data:text/javascript,process.on('exit',()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();console.error('cost',maxRSS,userCPUTime+systemCPUTime)})";

/** The sound data is checked so often: processes differ. */
const USUAL_RUNS = 3;

/** What a check takes as people start it. */
interface Cost {
  readonly megabytes: number;
  readonly milliseconds: number;
}

/** What checks of some damaged folders take at most, against that of the sound data. */
export interface WorstCost {
  readonly usual: Cost;
  readonly most: Cost;
}

/** Checks copies of a data folder, each with one damage, in processes of their own. */
export function measureCosts(dataFolder: string, damages: readonly Tried[]): WorstCost {
  const folder = join(cacheFolder, 'bench');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(dataFolder, folder, { recursive: true });
  const usual = worstOf(Array.from({ length: USUAL_RUNS }, () => costOfCheck(folder)));
  const costs = damages.map((damage) => {
    writeFileSync(join(folder, damage.file), damage.text);
    const cost = costOfCheck(folder);
    cpSync(join(dataFolder, damage.file), join(folder, damage.file));
    return cost;
  });
  rmSync(folder, { recursive: true });
  return { usual, most: worstOf(costs) };
}

function worstOf(costs: readonly Cost[]): Cost {
  return {
    megabytes: Math.max(...costs.map(({ megabytes }) => megabytes)),
    milliseconds: Math.max(...costs.map(({ milliseconds }) => milliseconds)),
  };
}

function costOfCheck(folder: string): Cost {
  const launcher = join(projectFolder, 'scripts/run.cjs');
  const { stderr } = spawnSync(process.execPath, [launcher, 'check', '--data', folder, '--format', 'json'], {
    cwd: projectFolder,
    env: { ...process.env, NODE_OPTIONS: `--import=${TELL_COST}` },
    encoding: 'utf8',
  });
  const [, kilobytes, microseconds] = /cost (\d+) (\d+)/.exec(stderr) ?? [];
  return {
    megabytes: Math.round(Number(kilobytes) / 1024),
    milliseconds: Math.round(Number(microseconds) / 1000),
  };
}
