import { describe, expect, it } from 'vitest';
import { growData } from '../../../scripts/bench/scale/grow-data.ts';
import { readJson } from '../../../scripts/bench/scale/json-file.ts';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import type { SourceFile } from '../../../scripts/compiler/read/read-data-folder.ts';
import { realData } from '../../helpers/real-site.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const PACKAGES = 40;
const grown = growData(realData.sources, PACKAGES);

function pathsBelow(sources: readonly SourceFile[], folder: string): readonly string[] {
  return sources.map(({ path }) => path).filter((path) => path.startsWith(`${folder}/`));
}

function textsOf(sources: readonly SourceFile[]): readonly SourceFile[] {
  return sources.filter(({ path }) => path.endsWith('/packages.json') && path.startsWith('texts/'));
}

describe('grown data', () => {
  it.each([
    ['the site', realData.sources],
    ['the second operator', secondOperator().sources],
  ])('of %s has no errors', (_name, sources) => {
    const { diagnostics } = checkSite(growData(sources, PACKAGES));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('has as many packages as are asked for, each with a plan', () => {
    expect(pathsBelow(grown, 'packages')).toHaveLength(PACKAGES);
    expect(pathsBelow(grown, 'itineraries')).toHaveLength(PACKAGES);
  });

  it('is the same every time', () => {
    expect(growData(realData.sources, PACKAGES)).toEqual(grown);
  });

  it('tells no two packages in the same words, in any language', () => {
    for (const file of textsOf(grown)) {
      const { $schema: _, ...texts } = readJson(file);
      const told = Object.values(texts).map((own) => JSON.stringify(own));
      expect([file.path, new Set(told).size]).toEqual([file.path, PACKAGES]);
    }
  });

  it('has tables of its own for copies with nights', () => {
    const own = pathsBelow(grown, 'prices').length - pathsBelow(realData.sources, 'prices').length;
    expect(own).toBeGreaterThan(0);
  });

  it('is the data itself where no more is asked for', () => {
    const same = growData(realData.sources, 1);
    expect(same.map(({ path }) => path)).toEqual(realData.sources.map(({ path }) => path));
  });
});
