import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const module = join(import.meta.dirname, '../../scripts/files/hold-signals.ts');

/** A process that sends itself a signal while it holds signals, and says how far it got. */
function runWith(signal: string) {
  const script = `
    import { holdingSignals } from ${JSON.stringify(module)};
    holdingSignals(() => {
      process.kill(process.pid, '${signal}');
      const end = Date.now() + 50;
      while (Date.now() < end);
      process.stdout.write('done');
    });
    setTimeout(() => process.stdout.write(' and went on'), 500);`;
  return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
    cwd: join(import.meta.dirname, '../..'),
  });
}

describe.skipIf(process.platform === 'win32')('a signal that comes while files move', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('is obeyed afterwards: %s', (signal) => {
    const { stdout, signal: endedBy } = runWith(signal);
    expect(stdout).toBe('done');
    expect(endedBy).toBe(signal);
  });
});
