import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptCounts } from '../../../scripts/site/store/kept-counts.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const never = (): readonly number[] => {
  throw new Error('counted twice');
};

describe('keptCounts', () => {
  it('counts once, until the texts or the code are others', () => {
    const folder = temporaryFolder();
    expect(keptCounts(folder, 'code')(['texts'], () => [3, 0])).toEqual([3, 0]);
    expect(keptCounts(folder, 'code')(['texts'], never)).toEqual([3, 0]);
    expect(keptCounts(folder, 'code')(['other texts'], () => [4, 0])).toEqual([4, 0]);
    expect(keptCounts(folder, 'other code')(['texts'], () => [5, 0])).toEqual([5, 0]);
  });

  it('counts every time where nothing can be written', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(keptCounts(file, 'code')(['texts'], () => [3])).toEqual([3]);
    expect(keptCounts(file, 'code')(['texts'], () => [4])).toEqual([4]);
  });

  it('passes on what counting fails with', () => {
    expect(() => keptCounts(temporaryFolder(), 'code')(['texts'], never)).toThrow('counted twice');
  });
});
