import { describe, expect, it } from 'vitest';
import { placeRegions, type Region } from '../../../../scripts/compiler/map/layout/place-regions.ts';
import { plainView, rectangle } from '../../../helpers/map-views.ts';

const view = plainView();
const everywhere = [rectangle(-10, -10, 1010, 610)];
const nothingTaken = (): boolean => false;

/** A name of 100 by 20 units, of a region with these places. */
function region(...places: Region['places']): Region {
  return { places, width: 0.1, height: 0.02 };
}

type Found = ReturnType<typeof placeRegions>;

/** How far a name stands from a place, in units. */
function distance(found: Found[number], [x, y]: readonly [x: number, y: number]): number {
  return found ? Math.hypot(found[0] - x, found[1] - y) : Infinity;
}

// Names are tried on a grid of 60 by 40: each stands within half a step, 8.4 and 7.5 units, of where it should.
const HALF_A_STEP = Math.hypot(8.4, 7.5);

describe('placeRegions', () => {
  it('puts a name on the place that is all there is of its region', () => {
    const [found] = placeRegions([region([300, 200])], view, everywhere, nothingTaken);
    expect(distance(found, [300, 200])).toBeLessThan(HALF_A_STEP);
  });

  it('puts a name into the middle of its places', () => {
    const [found] = placeRegions(
      [region([200, 100], [400, 100], [600, 400])],
      view,
      everywhere,
      nothingTaken,
    );
    expect(distance(found, [400, 200])).toBeLessThan(HALF_A_STEP);
  });

  it('tries places over all of the picture', () => {
    const tried: (readonly [x: number, y: number])[] = [];
    placeRegions([{ places: [[500, 300]], width: 0, height: 0 }], view, everywhere, (at) => {
      tried.push(at);
      return true;
    });
    const [xs, ys] = [tried.map(([x]) => x), tried.map(([, y]) => y)];
    expect(tried).toHaveLength(2400);
    expect([Math.min(...xs), Math.max(...xs)].map(Math.round)).toEqual([8, 992]);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([7.5, 592.5]);
  });

  it('keeps the whole name on the picture', () => {
    const [found] = placeRegions([region([0, 0])], view, everywhere, nothingTaken);
    expect(found?.[0]).toBeGreaterThanOrEqual(50);
    expect(found?.[1]).toBeGreaterThanOrEqual(10);
  });

  it('keeps all of the name on land', () => {
    const island = [rectangle(400, 200, 540, 260)];
    const [found] = placeRegions([region([400, 200])], view, island, nothingTaken);
    const [x = 0, y = 0] = found ?? [];
    expect([x - 50 >= 400, x + 50 <= 540, y - 10 >= 200, y + 10 <= 260]).toEqual([true, true, true, true]);
  });

  it.each([
    ['a bay from below', [rectangle(250, 150, 350, 205), rectangle(250, 150, 270, 300)]],
    ['a bay from above', [rectangle(250, 195, 350, 250)]],
    ['land too short', [rectangle(290, 150, 380, 250)]],
  ])('gives no name where the land has no room: %s', (_name, coast) => {
    expect(placeRegions([region([300, 200])], view, coast, nothingTaken)).toEqual([undefined]);
  });

  it('keeps clear of what is taken', () => {
    const [found] = placeRegions([region([300, 200])], view, everywhere, ([x]) => x < 600);
    expect(found?.[0]).toBeGreaterThanOrEqual(600);
  });

  it('tells which region it asks for', () => {
    const small = region([300, 200]);
    const asked = new Set<Region>();
    placeRegions([small], view, everywhere, (_at, own) => {
      asked.add(own);
      return false;
    });
    expect([...asked]).toEqual([small]);
  });

  it('stands nearer to its own places than to any other’s', () => {
    // The middle of the outer region is where the inner one lies.
    const [outer] = placeRegions(
      [region([200, 300], [800, 300]), region([500, 300])],
      view,
      everywhere,
      nothingTaken,
    );
    const nearestOwn = Math.min(distance(outer, [200, 300]), distance(outer, [800, 300]));
    expect(nearestOwn).toBeLessThan(distance(outer, [500, 300]));
  });

  it('lets no name meet the one before', () => {
    const [first, second] = placeRegions(
      [region([300, 200]), region([310, 200])],
      view,
      everywhere,
      nothingTaken,
    );
    const [across, down] = [
      Math.abs((first?.[0] ?? 0) - (second?.[0] ?? 0)),
      Math.abs((first?.[1] ?? 0) - (second?.[1] ?? 0)),
    ];
    expect(across >= 100 || down >= 20).toBe(true);
  });

  it('leaves the room of a name that found none to the next', () => {
    const taken = (_at: unknown, own: Region): boolean => own.places.length === 2;
    const found = placeRegions([region([300, 200], [300, 200]), region([500, 200])], view, everywhere, taken);
    expect(found.map((at) => at !== undefined)).toEqual([false, true]);
  });
});
