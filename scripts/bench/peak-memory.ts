import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, projectFolder } from '../project/folders.ts';
import type { Tried } from './measure-damage.ts';

/** Prints the most memory that the process held, in kilobytes, when it ends. */
const TELL_PEAK =
  "data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))";

/** The most memory that checks of some damaged folders take, as people start them, against that of the sound data. */
export interface PeakMemory {
  /** Megabytes. */
  readonly usual: number;
  /** Megabytes. */
  readonly most: number;
  readonly worst: Tried | undefined;
}

/** Checks copies of a data folder, each with one damage, in processes of their own. */
export function measurePeaks(dataFolder: string, damages: readonly Tried[]): PeakMemory {
  const folder = join(cacheFolder, 'bench');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(dataFolder, folder, { recursive: true });
  const usual = Math.max(peakOfCheck(folder), peakOfCheck(folder));
  const peaks = damages.map((damage) => {
    writeFileSync(join(folder, damage.file), damage.text);
    const peak = peakOfCheck(folder);
    cpSync(join(dataFolder, damage.file), join(folder, damage.file));
    return { damage, peak };
  });
  rmSync(folder, { recursive: true });
  const [worst] = peaks.toSorted((left, right) => right.peak - left.peak);
  return { usual, most: worst?.peak ?? usual, worst: worst?.damage };
}

function peakOfCheck(folder: string): number {
  const launcher = join(projectFolder, 'scripts/run.cjs');
  const { stderr } = spawnSync(process.execPath, [launcher, 'check', '--data', folder, '--format', 'json'], {
    cwd: projectFolder,
    env: { ...process.env, NODE_OPTIONS: `--import=${TELL_PEAK}` },
    encoding: 'utf8',
  });
  return Math.round(Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024);
}
