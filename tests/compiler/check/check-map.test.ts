import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

function found(code: string, workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter((finding) => finding.code === code)
    .map(({ at }) => `${at.file} ${at.path}`);
}

describe('a point at the pole', () => {
  it.each<readonly [latitude: number, expected: readonly string[]]>([
    [85, []],
    [-85, []],
    [85.1, ['destinations/mottarone.json point']],
    [-85.1, ['destinations/mottarone.json point']],
    [90, ['destinations/mottarone.json point']],
  ])('at %d degrees gives %j', (latitude, expected) => {
    expect(
      found('point.pole', site.set('destinations/mottarone.json', ['point', 'latitude'], latitude)),
    ).toEqual(expected);
  });

  it('may be the office, or a stop of a day', () => {
    const point = { latitude: -88, longitude: 8 };
    const workspace = site
      .set('site.json', ['office', 'point'], point)
      .set('days/mercato.json', ['stops'], [point]);
    expect(found('point.pole', workspace)).toEqual(['days/mercato.json stops.0', 'site.json office.point']);
  });
});

describe('a place without room for its number', () => {
  const withMore = (count: number): Workspace =>
    Array.from({ length: count }, (_, index) => `destinations/other-${index}.json`).reduce(
      (workspace, path) => workspace.withBytes(path, site.bytes('destinations/mottarone.json')),
      site,
    );

  it('is none of a score at one point', () => {
    expect(found('point.no-room', withMore(20))).toEqual([]);
  });

  it('is told where so many cannot stand beside each other', () => {
    const places = found('point.no-room', withMore(60));
    expect(places.length).toBeGreaterThan(0);
    expect(places.every((place) => place.startsWith('destinations/'))).toBe(true);
  });
});
