import { describe, expect, it } from 'vitest';
import { sampleStretches } from '../../scripts/mutants/sample-stretches.ts';

describe('sampleStretches', () => {
  it('gives all of a file where every stretch is asked for, each line once', () => {
    expect(sampleStretches(new Map([['src/a.ts', 38]]), 1)).toEqual([
      'src/a.ts:1-15',
      'src/a.ts:16-30',
      'src/a.ts:31-38',
    ]);
  });

  it('gives about so many of all, the same at every call', () => {
    const files = new Map(Array.from({ length: 400 }, (_, index) => [`src/${index}.ts`, 75]));
    const stretches = sampleStretches(files, 10);
    expect(stretches.length).toBeGreaterThan(150);
    expect(stretches.length).toBeLessThan(250);
    expect(sampleStretches(files, 10)).toEqual(stretches);
  });

  it('gives nothing of no files', () => {
    expect(sampleStretches(new Map(), 10)).toEqual([]);
  });
});
