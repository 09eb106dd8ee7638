import { describe, expect, it } from 'vitest';
import { listFindings } from '../../helpers/findings.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

describe('group sizes', () => {
  it.each<readonly [bands: string, found: readonly string[]]>([
    ['1-1 2-4 5-8', []],
    ['1-1 1-4 5-8', ['bands.1.min band.overlap']],
    // Out of order, and one shares people with the next in size.
    ['2-4 1-2 5-8', ['bands.0.min band.overlap', 'bands.1.min band.order']],
    ['6-8 2-4 1-1', ['bands.0.min band.gap', 'bands.1.min band.order', 'bands.2.min band.order']],
  ])('of %s are reported as %j', (written, expected) => {
    const bands = written.split(' ').map((id) => {
      const [min = 0, max = 0] = id.split('-').map(Number);
      return { id, min, max };
    });
    expect(listFindings(site.set('site.json', ['bands'], bands), /^band\.(?!without)/)).toEqual(
      expected.map((found) => `site.json ${found}`),
    );
  });

  const larger = site.set('site.json', ['bands', 3], { id: '9-12', min: 9, max: 12 });
  const withoutTables = larger.paths
    .filter((path) => path.startsWith('prices/'))
    .reduce((left, path) => left.without(path), larger);

  it.each<readonly [of: string, found: readonly string[], workspace: Workspace]>([
    [
      'a damaged package',
      ['site.json bands.3.id band.without-price'],
      larger.set('packages/orta-2d.json', ['order'], 'two'),
    ],
    ['a damaged table, which may have that row', [], larger.set('prices/sentiero.json', ['rows'], 'none')],
    ['no tables at all', [], withoutTables],
  ])('without a price, on a site with %s, are reported as %j', (_of, expected, workspace) => {
    expect(listFindings(workspace, /^band\./)).toEqual(expected);
  });
});
