import { describe, expect, it } from 'vitest';
import { listFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

const infant = { id: 'infant', from: 0, to: 2, counts: false };
const child = { id: 'child', from: 3, to: 11 };
const teenager = { id: 'teenager', from: 12, to: 16 };

it.each([
  [[teenager, infant, child], []],
  [[{ ...teenager, from: 14 }, infant, child], ['site.json ageGroups.0.from age.gap']],
  [[teenager, { ...child, from: 2 }, infant], ['site.json ageGroups.1.from age.overlap']],
])('age groups are compared by their years, in any order: %j', (ageGroups, expected) => {
  expect(listFindings(site.set('site.json', ['ageGroups'], ageGroups), /^age\./)).toEqual(expected);
});

describe('group sizes', () => {
  it.each<readonly [bands: string, found: readonly string[]]>([
    ['1-1 2-4 5-8', []],
    ['1-1 2-3 5-8', ['bands.2.min band.gap']],
    ['1-1 2-5 5-8', ['bands.2.min band.overlap']],
    ['1-1 1-4 5-8', ['bands.1.min band.overlap']],
    ['2-4 1-1 5-8', ['bands.1.min band.order']],
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

describe('ids of a list', () => {
  it.each<readonly [path: string, list: Json, expected: readonly string[]]>([
    [
      'inclusions',
      ['nights', 'nights', 'ferryPass', 'walkingNotes', 'nights'],
      ['inclusions.1', 'inclusions.4'],
    ],
    ['tiers', ['none', 'guesthouse', 'lodge', 'lodge'].map((id, stars) => ({ id, stars })), ['tiers.3']],
  ])('of %s that are %j are reported where they are repeated: %j', (path, list, expected) => {
    expect(listFindings(site.set('site.json', [path], list), /^reference\.duplicate-id/)).toEqual(
      expected.map((place) => `site.json ${place} reference.duplicate-id`),
    );
  });
});
