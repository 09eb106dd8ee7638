import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeLock } from '../../scripts/files/lock.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

function lockFile(): { readonly folder: string; readonly file: string } {
  const folder = temporaryFolder();
  return { folder, file: join(folder, 'lock') };
}

describe('a lock', () => {
  it('is waited for no longer than asked', () => {
    const { file } = lockFile();
    writeFileSync(file, String(process.ppid));
    const start = performance.now();
    expect(takeLock(file, 120)).toEqual({ isTaken: false, holder: process.ppid });
    expect(performance.now() - start).toBeGreaterThan(110);
  });

  it.each(['999999999', '', 'nobody', '-1', '0'])(
    'is taken over from a process that is gone: "%s"',
    (holder) => {
      const { folder, file } = lockFile();
      writeFileSync(file, holder);
      expect(takeLock(file).isTaken).toBe(true);
      expect(readdirSync(folder)).toEqual(['lock']);
    },
  );

  it.runIf(existsSync('/proc/self/stat'))(
    'is taken over from a process whose number another one has by now',
    () => {
      const { file } = lockFile();
      writeFileSync(file, `${process.ppid} 1`);
      expect(takeLock(file).isTaken).toBe(true);
    },
  );
});
