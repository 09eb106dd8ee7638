import { describe, expect, it } from 'vitest';
import { listFindings } from '../../helpers/findings.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const summit = 'destinations/mottarone.json';

type Point = readonly [latitude: number, longitude: number];

describe('a point far from all others', () => {
  /** The points that are reported: the office, two destinations, and stops of a day. */
  function findFar(...points: readonly Point[]): readonly string[] {
    const [office, island, mountain, ...stops] = points.map(([latitude, longitude]) => ({
      latitude,
      longitude,
    }));
    const workspace = site.paths
      .filter((path) => path.startsWith('days/'))
      .reduce((bare, path) => bare.set(path, ['stops'], []), site)
      .set('site.json', ['office', 'point'], office ?? null)
      .set('destinations/isolaSanGiulio.json', ['point'], island ?? null)
      .set(summit, ['point'], mountain ?? null)
      .set('days/mercato.json', ['stops'], stops);
    return listFindings(workspace, /^point\.far/);
  }

  const here: Point = [45, 8];
  const north: Point = [60, 8];
  const east: Point = [0, 179];
  const lastStop = ['days/mercato.json stops.1 point.far'];

  // A degree of latitude is 111.2 kilometres; one of longitude, on the 60th parallel, half as much.
  it.each<readonly [what: string, points: readonly Point[], expected: readonly string[]]>([
    ['is none of five that lie together', [here, here, here, here, here], []],
    ['is none 1490 kilometres away', [here, here, here, here, [58.4, 8]], []],
    ['is one 1512 kilometres away', [here, here, here, here, [58.6, 8]], lastStop],
    ['can be the office', [[-45, 8], here, here, here, here], ['site.json office.point point.far']],
    ['is not looked for among four', [here, here, here, [-45, 8]], []],
    ['is none 26 degrees to the east in the north', [north, north, north, north, [60, 34]], []],
    ['is one 28 degrees to the east in the north', [north, north, north, north, [60, 36]], lastStop],
    ['is none just beyond the date line', [east, east, east, east, [0, -179]], []],
  ])('%s', (_what, points, expected) => {
    expect(findFar(...points)).toEqual(expected);
  });
});

it.each([85, -85, 85.1, -85.1])('a point at %d degrees is reported if it lies beyond 85', (latitude) => {
  const found = listFindings(site.set(summit, ['point', 'latitude'], latitude), /^point\.pole/);
  expect(found).toEqual(Math.abs(latitude) > 85 ? [`${summit} point point.pole`] : []);
});

it('places without room for their numbers on the map are reported: sixty at one point, not twenty', () => {
  const found = (count: number): readonly string[] => {
    const more = Array.from({ length: count }, (_, index) => `destinations/other-${index}.json`);
    const crowded = more.reduce<Workspace>((all, path) => all.withBytes(path, site.bytes(summit)), site);
    return listFindings(crowded, /^point\.no-room/);
  };
  expect(found(20)).toEqual([]);
  expect(found(60)).not.toEqual([]);
  expect(found(60).every((place) => place.startsWith('destinations/'))).toBe(true);
});
