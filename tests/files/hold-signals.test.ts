import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');

/** A process that sends itself a signal while it holds signals, and says how far it got. */
function runWith(signal: string) {
  const folder = JSON.stringify(temporaryFolder());
  const script = `
    const { loadCode } = require('./scripts/kept-code.cjs');
    void loadCode(process.cwd(), 'scripts/files/hold-signals.ts', ${folder}, 'test').then(({ exports }) => {
      exports.holdingSignals(() => {
        process.kill(process.pid, '${signal}');
        const end = Date.now() + 50;
        while (Date.now() < end);
        process.stdout.write('done');
      });
      setTimeout(() => process.stdout.write(' and went on'), 500);
    });`;
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', cwd: root });
}

describe.skipIf(process.platform === 'win32')('a signal that comes while files move', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('is obeyed afterwards: %s', (signal) => {
    const { stdout, signal: endedBy } = runWith(signal);
    expect(stdout).toBe('done');
    expect(endedBy).toBe(signal);
  });
});
