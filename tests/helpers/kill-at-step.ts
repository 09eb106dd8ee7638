import { writeSync } from 'node:fs';
import { meddleWithDisk } from './meddled-disk.ts';

/** Loaded into a command: kills it at a step of what it does to a folder, or says how many there were. */
const { MEDDLED_FOLDER = '', KILL_AT_STEP } = process.env;
const { countSteps } = meddleWithDisk(MEDDLED_FOLDER, (step, act, half) => {
  if (step !== Number(KILL_AT_STEP)) return act();
  half();
  return process.kill(process.pid, 'SIGKILL');
});
process.on('exit', () => writeSync(2, `steps: ${countSteps()}\n`));
