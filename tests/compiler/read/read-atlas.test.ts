import { describe, expect, it } from 'vitest';
import { readAtlas } from '../../../scripts/compiler/read/read-atlas.ts';

describe('the atlas', () => {
  it.each(['countries', 'land'] as const)('is read once for all maps that need it: %s', (name) => {
    const atlas = readAtlas(name);
    expect(Object.keys(atlas.objects)).toContain(name);
    expect(readAtlas(name)).toBe(atlas);
  });
});
