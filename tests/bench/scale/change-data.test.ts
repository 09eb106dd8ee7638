import { describe, expect, it } from 'vitest';
import { CHANGES, changeData } from '../../../scripts/bench/scale/change-data.ts';
import { growData } from '../../../scripts/bench/scale/grow-data.ts';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { realData } from '../../helpers/real-site.ts';

const sources = growData(realData.sources, 25);

describe.each(CHANGES)('a changed %s', (change) => {
  const changed = changeData(sources, change, 1);

  it('is in a file of the data, which says something else then', () => {
    const before = sources.find(({ path }) => path === changed.path);
    expect(before).toBeDefined();
    expect(changed.bytes).not.toEqual(before?.bytes);
  });

  it('leaves the data without errors', () => {
    const after = sources.map((source) => (source.path === changed.path ? changed : source));
    expect(checkSite(after).ok).toBe(true);
  });

  it('is another one the next time', () => {
    expect(changeData(sources, change, 2).bytes).not.toEqual(changed.bytes);
  });
});
