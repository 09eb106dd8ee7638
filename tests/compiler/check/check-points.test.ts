import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator();

type Point = readonly [latitude: number, longitude: number];

/** The points that are found far from all others: the office, two destinations, and stops of a day. */
function farPoints(points: readonly Point[]): readonly string[] {
  const [office, island, summit, ...stops] = points.map(([latitude, longitude]) => ({ latitude, longitude }));
  const bare = site.paths
    .filter((path) => path.startsWith('days/'))
    .reduce((workspace, path) => workspace.set(path, ['stops'], []), site);
  const workspace = bare
    .set('site.json', ['office', 'point'], office ?? null)
    .set('destinations/isolaSanGiulio.json', ['point'], island ?? null)
    .set('destinations/mottarone.json', ['point'], summit ?? null)
    .set('days/mercato.json', ['stops'], stops);
  return newFindings(workspace)
    .filter(({ code }) => code === 'point.far')
    .map(({ at }) => `${at.file} ${at.path}`);
}

describe('a point far from all others', () => {
  const here: Point = [45, 8];

  // A degree of latitude is 111.2 kilometres; one of longitude, on the 60th parallel, half as much.
  it.each<readonly [what: string, points: readonly Point[], expected: readonly string[]]>([
    ['is none of five that lie together', [here, here, here, here, here], []],
    ['is none 1490 kilometres away', [here, here, here, here, [58.4, 8]], []],
    ['is one 1512 kilometres away', [here, here, here, here, [58.6, 8]], ['days/mercato.json stops.1']],
    ['is the office', [[-45, 8], here, here, here, here], ['site.json office.point']],
    ['is a destination', [here, [45, 80], here, here, here], ['destinations/isolaSanGiulio.json point']],
    ['is none of four', [here, here, here, [-45, 8]], []],
    [
      'is none 26 degrees to the east in the north',
      [
        [60, 8],
        [60, 8],
        [60, 8],
        [60, 8],
        [60, 34],
      ],
      [],
    ],
    [
      'is one 28 degrees to the east in the north',
      [
        [60, 8],
        [60, 8],
        [60, 8],
        [60, 8],
        [60, 36],
      ],
      ['days/mercato.json stops.1'],
    ],
    [
      'is none beyond the date line',
      [
        [0, 179],
        [0, 179],
        [0, 179],
        [0, 179],
        [0, -179],
      ],
      [],
    ],
  ])('%s', (_what, points, expected) => {
    expect(farPoints(points)).toEqual(expected);
  });
});
