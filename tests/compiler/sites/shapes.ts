import { expect } from 'vitest';
import type { OfficeMap, RouteMark, TripRoute } from '../../../src/domain/page-data/map.ts';
import type { PackagePage } from '../../../src/domain/page-data/package.ts';
import type { ExpectedMap } from './expected-site.ts';

const aNumber: number = expect.any(Number);

/** The place on a map that its page is about, or another one. */
interface ExpectedPlace {
  readonly name: string;
  readonly href: string;
  readonly current?: true;
}

/** A map that names these places in this order; where they lie on the picture is tested with the map itself. */
export function aMap(title: string, text: string, places: readonly ExpectedPlace[]): ExpectedMap {
  return {
    title,
    text,
    src: '/images/map.########.svg',
    width: aNumber,
    height: aNumber,
    points: places.map((place) => ({ ...place, x: aNumber, y: aNumber, side: expect.any(String) })),
    regions: expect.any(Array),
    scale: {
      label: expect.stringMatching(/^\d+\s?km$/),
      width: aNumber,
      corner: expect.stringMatching(/^(bottom|top)-(left|right)$/),
    },
  };
}

/** A mark on a way: the days that it bears, its name where the map has room for it, and whether it is where a trip starts. */
type ExpectedMark = Pick<RouteMark, 'label'> & Partial<Pick<RouteMark, 'isStart' | 'name'>>;

/** A way over the map with these marks; `path` is whether it goes from place to place, and on a second way, too. */
export function aRoute(
  marks: readonly ExpectedMark[],
  path: 'branches' | 'moves' | 'stays' = 'moves',
): TripRoute {
  const aPath: string = expect.stringMatching(/^M\d+ \d+(L\d+ \d+)+$/);
  return {
    src: '/images/map.########.svg',
    width: aNumber,
    height: aNumber,
    part: { x: aNumber, y: aNumber, width: aNumber, height: aNumber },
    path: path === 'stays' ? '' : aPath,
    ...(path === 'branches' ? { branches: aPath } : {}),
    marks: marks.map((mark) => ({
      ...mark,
      ...(mark.name === undefined ? {} : { side: expect.any(String) }),
      x: aNumber,
      y: aNumber,
    })),
  };
}

/**
 * What pages of packages say of dates and ages where the site has neither.
 *
 * @param mark behind each text: of which language it is
 */
export function withoutCalendar(mark = ''): Pick<PackagePage, 'ageGroups' | 'calendarTexts' | 'trip'> {
  return {
    calendarTexts: { seasons: {}, closures: {}, offers: {} },
    ageGroups: [],
    trip: {
      date: `Trip: date${mark}`,
      dateHint: `Trip: date hint${mark}`,
      past: `Trip: past${mark}`,
      nearest: `Trip: nearest${mark}`,
      askDay: `Trip: ask day${mark}`,
      notThatDay: `Trip: not that day${mark}`,
      line: [{ value: 'what' }, ': ', { value: 'amount' }, ...(mark === '' ? [] : [mark])],
    },
  };
}

/** The map with the office on it. */
export function anOfficeMap(): OfficeMap {
  return { src: '/images/map.########.svg', width: aNumber, height: aNumber, x: aNumber, y: aNumber };
}
