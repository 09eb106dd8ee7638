import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

describe('group sizes', () => {
  it.each<
    readonly [bands: readonly (readonly [id: string, min: number, max: number])[], found: readonly string[]]
  >([
    [
      [
        ['1', 1, 1],
        ['2-4', 2, 4],
        ['5-8', 5, 8],
      ],
      [],
    ],
    [
      [
        ['1', 1, 1],
        ['2-4', 2, 3],
        ['5-8', 5, 8],
      ],
      ['bands.2.min band.gap'],
    ],
    [
      [
        ['1', 1, 1],
        ['2-4', 2, 5],
        ['5-8', 5, 8],
      ],
      ['bands.2.min band.overlap'],
    ],
    [
      [
        ['1', 1, 1],
        ['2-4', 1, 4],
        ['5-8', 5, 8],
      ],
      ['bands.1.min band.overlap'],
    ],
    [
      [
        ['2-4', 2, 4],
        ['1', 1, 1],
        ['5-8', 5, 8],
      ],
      ['bands.1.min band.order'],
    ],
    // Out of order, and one too large as well: the one that comes after it shares people with it.
    [
      [
        ['2-4', 2, 4],
        ['1', 1, 2],
        ['5-8', 5, 8],
      ],
      ['bands.0.min band.overlap', 'bands.1.min band.order'],
    ],
    [
      [
        ['5-8', 6, 8],
        ['2-4', 2, 4],
        ['1', 1, 1],
      ],
      ['bands.0.min band.gap', 'bands.1.min band.order', 'bands.2.min band.order'],
    ],
  ])('%j are reported as %j', (bands, expected) => {
    const value = bands.map(([id, min, max]) => ({ id, min, max }));
    const found = newFindings(site.set('site.json', ['bands'], value));
    const codes = found
      .filter(({ code }) => code.startsWith('band.'))
      .map(({ code, at }) => `${at.path} ${code}`);
    expect(codes).toEqual(expected);
  });
});

describe('a group size without price', () => {
  const larger = site.set('site.json', ['bands', 3], { id: '9-12', min: 9, max: 12 });
  const unpriced = ['bands.3.id band.without-price'];

  const withoutTables = larger.paths
    .filter((path) => path.startsWith('prices/'))
    .reduce((left, path) => left.without(path), larger);

  it.each<readonly [of: string, found: readonly string[], workspace: Workspace]>([
    ['with sound files', unpriced, larger],
    ['with a damaged package', unpriced, larger.set('packages/orta-2d.json', ['order'], 'two')],
    ['with a damaged table, which may be the one', [], larger.set('prices/sentiero.json', ['rows'], 'none')],
    ['without any tables', [], withoutTables],
  ])('of a site %s is reported as %j', (_, expected, workspace) => {
    const found = newFindings(workspace).filter(({ code }) => code.startsWith('band.'));
    expect(found.map(({ at, code }) => `${at.path} ${code}`)).toEqual(expected);
  });
});
