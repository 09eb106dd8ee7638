import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measureCommand } from '../../../scripts/bench/scale/measure-command.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

/** Only Linux says what processes took. */
const isTold = existsSync('/proc/self/task');

describe('a measured command', () => {
  it('says nothing of failure if it succeeded', async () => {
    const { failure, seconds } = await measureCommand(['check', '--help'], temporaryFolder());
    expect(failure).toBe('');
    expect(seconds).toBeGreaterThan(0);
  });

  it.runIf(isTold)('has its memory and the time of the processor', async () => {
    const { megabytes, processor } = await measureCommand(['check', '--help'], temporaryFolder());
    expect(megabytes).toBeGreaterThan(10);
    expect(processor).toBeGreaterThan(0);
  });

  it('says why it failed, in its own words', async () => {
    const { failure } = await measureCommand(['check', '--format', 'xml'], temporaryFolder());
    expect(failure).toBe('Unknown format "xml". Known are pretty, json, github.');
  });
});
