import { describe, expect, it } from 'vitest';
import type { GeoBox } from '../../../../scripts/compiler/map/base/geo-box.ts';
import { landAround } from '../../../../scripts/compiler/map/base/land.ts';

const box = (west: number, south: number, east: number, north: number): GeoBox => ({
  west,
  south,
  east,
  north,
});

/** The outlines of the polygons that reach into a box, by their numbers of points. */
function outlinesIn(wanted: GeoBox): readonly number[] {
  return landAround(wanted).coordinates.map(([outline = []]) => outline.length);
}

/** What a plain piece of land around the box looks like, half a degree larger on each side, clockwise. */
const PLAIN_UKRAINE = [
  [27.5, 46.5],
  [27.5, 47.6],
  [28.7, 47.6],
  [28.7, 46.5],
  [27.5, 46.5],
];

describe('landAround', () => {
  it('is of the kind that drawing asks for', () => {
    expect(landAround(box(-121, -31, -120, -30)).type).toBe('MultiPolygon');
  });

  it('is nothing in the open sea', () => {
    expect(outlinesIn(box(-121, -31, -120, -30))).toEqual([]);
  });

  it('is a plain piece in the middle of a continent', () => {
    expect(landAround(box(28, 47, 28.2, 47.1)).coordinates).toEqual([[PLAIN_UKRAINE]]);
  });

  it('is the same piece when the box is given a turn further west', () => {
    expect(landAround(box(28 - 360, 47, 28.2 - 360, 47.1)).coordinates).toHaveLength(1);
  });

  it('is the continent itself where its shore is in sight', () => {
    expect(Math.max(...outlinesIn(box(10, 54, 11, 55)))).toBeGreaterThan(1000);
  });

  it('is the continent itself around a sea that is cut out of it', () => {
    // The Caspian Sea, without a point of the outer shore.
    const [polygon = []] = landAround(box(49, 37, 54, 47)).coordinates;
    expect(polygon.length).toBeGreaterThan(1);
  });

  it('is nothing that lies only to the north or the south of the box', () => {
    // South of Iceland, on its meridians; north of it.
    expect([outlinesIn(box(-20, 60, -18, 62)), outlinesIn(box(-20, 67.5, -18, 68))]).toEqual([[], []]);
  });

  it('finds an island across the 180th meridian from either side', () => {
    // Taveuni lies on it, and Vanua Levu to the west.
    const fromWest = outlinesIn(box(179, -18, 181, -16));
    const fromEast = outlinesIn(box(-181, -18, -179, -16));
    expect(fromWest.length).toBeGreaterThan(1);
    expect(fromEast).toEqual(fromWest);
  });

  it('has the land around the south pole wherever the box reaches so far', () => {
    expect([outlinesIn(box(0, -89, 10, -80)).length, outlinesIn(box(120, -89, 130, -80)).length]).toEqual([
      1, 1,
    ]);
  });
});
