import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';

/** A process that sends itself a signal while it holds signals, and says how far it got. */
function runWith(signal: string) {
  const module = pathToFileURL(join(projectFolder, 'scripts/files/lock.ts')).href;
  const script = `
    const { holdingSignals } = await import('${module}');
    holdingSignals(() => {
      process.kill(process.pid, '${signal}');
      const end = Date.now() + 50;
      while (Date.now() < end);
      process.stdout.write('done');
    });
    setTimeout(() => process.stdout.write(' and went on'), 500);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return spawnSync(process.execPath, args, { encoding: 'utf8', cwd: projectFolder });
}

describe.skipIf(process.platform === 'win32')('a signal that comes while files move', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('is obeyed afterwards: %s', (signal) => {
    const { stdout, signal: endedBy } = runWith(signal);
    expect(stdout).toBe('done');
    expect(endedBy).toBe(signal);
  });
});
