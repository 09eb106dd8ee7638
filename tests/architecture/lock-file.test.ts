import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

const lock = JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

describe('the lock file', () => {
  it('says what each package holds; but for those of other systems, which not every registry has', () => {
    const open = locked.filter(([, { integrity, optional, os }]) => !(integrity || (optional && os)));
    expect(open.map(([path]) => path)).toEqual([]);
  });

  it('names no machine that packages come from', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });
});
