import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const CALLS = ['mkdirSync', 'writeFileSync', 'renameSync', 'rmSync', 'rmdirSync'] as const;

/** Decides about a call that changes the disk; calls are counted from 1. */
export type Meddle = (step: number, act: () => unknown, half: () => void) => unknown;

/**
 * Lets something happen to the calls that change the disk below a folder, until it is restored. Meanwhile nothing waits
 * until what was written outlives a loss of power.
 */
export function meddleWithDisk(folder: string, meddle: Meddle) {
  const { mkdirSync, writeFileSync, renameSync, rmSync, rmdirSync, fsyncSync } = fs;
  const original = { mkdirSync, writeFileSync, renameSync, rmSync, rmdirSync, fsyncSync };
  fs.fsyncSync = () => undefined;
  let steps = 0;
  for (const call of CALLS) {
    const run = (...values: readonly unknown[]): unknown => Reflect.apply(original[call], fs, values);
    const replaced = (path: unknown, ...rest: readonly unknown[]): unknown => {
      if (!(typeof path === 'string' && path.startsWith(folder))) return run(path, ...rest);
      steps += 1;
      const [content, ...options] = rest;
      const half = (): void => {
        if (call !== 'writeFileSync') return;
        if (typeof content === 'string' || content instanceof Uint8Array)
          run(path, content.slice(0, content.length / 2), ...options);
      };
      return meddle(steps, () => run(path, ...rest), half);
    };
    Object.assign(fs, { [call]: replaced });
  }
  syncBuiltinESMExports();
  return {
    countSteps: () => steps,
    restore: (): void => {
      Object.assign(fs, original);
      syncBuiltinESMExports();
    },
  };
}
