import type { RouteView, TripRoute } from '../../../../src/domain/page-data/map.ts';
import type { BaseMap } from '../base/base-map.ts';
import { clamp, type Point } from '../geometry.ts';
import type { LabelSide } from './place-labels.ts';
import { joinedMarks, type RouteMark, SEPARATOR } from './route-marks.ts';
import { placeRouteNames } from './route-names.ts';

/** A way to spend a day, in the picture's units: where one passes, and the places that it is about. */
export interface RouteDay {
  readonly stops: readonly Point[];
  readonly places: readonly Point[];
  /** In the order of the stops; those without a name are only passed. */
  readonly stopNames?: readonly (string | undefined)[];
  /** In the order of the places. */
  readonly placeNames?: readonly string[];
}

/** How marks are called in a language. */
export interface RouteWords {
  /** A place where a trip begins, where that is said in words. */
  readonly startAt: (place: string) => string;
  readonly number: (number: number) => string;
  /** One of the ways to spend a day, counted from 1. */
  readonly choice: (day: number, choice: number) => string;
}

/** By day of the trip: the ways between which the visitor chooses. */
export type RouteDays = readonly (readonly RouteDay[])[];

/** The least part of the map's width that is shown: of a wide way, and of a single place, which says nothing alone. */
const LEAST_SHARE = 0.45;
const LEAST_SHARE_OF_PLACE = 0.75;

/** Room around the outermost points: as a share of their extent, and at least, in the picture's units. */
const ROOM = 0.1;
const LEAST_ROOM = 40;

/** Width to height of the part shown, unless the map itself is narrower. */
const NARROWEST = 1.3;

/** How wide the part is at its narrowest, on a phone, in pixels. */
const NARROWEST_PICTURE = 240;

/** The part of the map that holds all ways of a package; undefined without points, or where one lies beyond. */
export function routeView({ view, drawing }: BaseMap, trips: readonly RouteDays[]): RouteView | undefined {
  const points = trips.flat(2).flatMap(({ stops, places }) => [...stops, ...places]);
  const isOnMap = ([x, y]: Point) => x >= 0 && x <= view.width && y >= 0 && y <= view.height;
  if (points.length === 0 || !points.every(isOnMap)) return undefined;
  const [left, right] = extent(points.map(([x]) => x));
  const [top, bottom] = extent(points.map(([, y]) => y));
  const spanX = withRoom(right - left);
  const spanY = withRoom(bottom - top);
  const whole = view.width / view.height;
  const ratio = Math.min(whole, Math.max(NARROWEST, spanX / spanY));
  const wanted = Math.max(spanX, spanY * ratio, view.width * leastShare((right - left) / view.width));
  const width = Math.round(Math.min(wanted, view.width, view.height * ratio));
  const height = Math.min(view.height, Math.round(width / ratio));
  const x = Math.round(clamp((left + right - width) / 2, 0, view.width - width));
  const y = Math.round(clamp((top + bottom - height) / 2, 0, view.height - height));
  return { src: drawing.src, width: view.width, height: view.height, part: { x, y, width, height } };
}

/** The wider the way itself, the less around it is needed to tell where it is. */
function leastShare(extentShare: number): number {
  return Math.max(LEAST_SHARE, LEAST_SHARE_OF_PLACE - extentShare);
}

function extent(values: readonly number[]): readonly [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

function withRoom(span: number): number {
  return span + 2 * Math.max(LEAST_ROOM, span * ROOM);
}

/**
 * The way of a trip, and its marks: by day, or by place where there is a single day; its start, its end and its named
 * stops. Undefined where they come to a single mark: that is no way.
 */
export function tripRoute(days: RouteDays, view: RouteView, words: RouteWords): TripRoute | undefined {
  const { part } = view;
  const unit = NARROWEST_PICTURE / part.width;
  const picture = { width: NARROWEST_PICTURE, height: part.height * unit };
  const found = marksOf(days, words).map(
    (mark): RouteMark => ({
      ...mark,
      at: [(mark.at[0] - part.x) * unit, (mark.at[1] - part.y) * unit],
    }),
  );
  const marks = joinedMarks(found, picture);
  if (marks.length < 2) return undefined;
  const sides = placeRouteNames(marks, picture);
  const [main = [], ...branches] = ways(days);
  const branchPath = branches.map(pathOf).join('');
  return {
    ...view,
    path: pathOf(main),
    ...(branchPath === '' ? {} : { branches: branchPath }),
    marks: marks.map((mark, index) => {
      const {
        labels,
        isStart,
        at: [x, y],
      } = mark;
      const side = sides[index];
      return {
        label: labels.join(SEPARATOR),
        ...nameOf(mark, side, words),
        ...(isStart ? { isStart } : {}),
        x: percent(x / picture.width),
        y: percent(y / picture.height),
      };
    }),
  };
}

/** What has no room on the map is said below, where a pin alone would tell nothing to those who do not see it. */
function nameOf(
  { names, labels, isStart }: RouteMark,
  side: LabelSide | undefined,
  words: RouteWords,
): Pick<TripRoute['marks'][number], 'name' | 'side'> {
  if (names.length === 0) return {};
  const name = names.join(SEPARATOR);
  if (side) return { name, side };
  return { name: isStart && labels.length === 0 ? words.startAt(name) : name };
}

/** The way with the first choice of every day, and a branch for every other choice. */
function ways(days: RouteDays): readonly (readonly Point[])[] {
  const main = days.map(([first]) => stopsOf(first));
  const branches = days.flatMap(([, ...others], index) =>
    others.map((other) => [
      ...main.slice(0, index).flat().slice(-1),
      ...stopsOf(other),
      ...main
        .slice(index + 1)
        .flat()
        .slice(0, 1),
    ]),
  );
  return [main.flat(), ...branches];
}

function stopsOf(day: RouteDay | undefined): readonly Point[] {
  if (!day) return [];
  return day.stops.length > 0 ? day.stops : day.places;
}

function pathOf(way: readonly Point[]): string {
  const rounded = way.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
  const moved = rounded.filter((point, index) => point !== rounded[index - 1]);
  return moved.length > 1 ? `M${moved.join('L')}` : '';
}

/** The days first: what lies at their places becomes part of their marks. */
function marksOf(days: RouteDays, words: RouteWords): readonly RouteMark[] {
  const start = stopsOf(days[0]?.[0])[0];
  const ends = ways(days).flatMap((way) => way.slice(-1));
  const mark = (at: Point, part: Partial<RouteMark> = {}): RouteMark => ({
    at,
    labels: [],
    names: [nameAt(at, days)].flatMap((name) => name ?? []),
    isStart: false,
    ...part,
  });
  const named = days
    .flat()
    .flatMap(({ stops, stopNames = [] }) => stops.filter((_, index) => stopNames[index]));
  return [
    ...dayMarks(days, start, words).map(({ at, label }) => mark(at, { labels: label === '' ? [] : [label] })),
    ...(start ? [mark(start, { isStart: true })] : []),
    ...[...named, ...ends].map((at) => mark(at)),
  ];
}

interface DayMark {
  readonly at: Point;
  /** Empty where a number would say nothing. */
  readonly label: string;
}

function dayMarks(days: RouteDays, start: Point | undefined, words: RouteWords): readonly DayMark[] {
  const [only, ...others] = days;
  if (others.length === 0) {
    const places = (only ?? []).flatMap((day) => placesOf(day, start));
    return places.map((at, index) => ({ at, label: places.length > 1 ? words.number(index + 1) : '' }));
  }
  return days.flatMap((choices, index) =>
    choices.flatMap((day, choice) => {
      const label = choices.length > 1 ? words.choice(index + 1, choice + 1) : words.number(index + 1);
      return placesOf(day, start).map((at) => ({ at, label }));
    }),
  );
}

function nameAt(at: Point, days: RouteDays): string | undefined {
  for (const { stops, places, stopNames, placeNames } of days.flat()) {
    const name = placeNames?.[indexOf(places, at)] ?? stopNames?.[indexOf(stops, at)];
    if (name !== undefined) return name;
  }
  return undefined;
}

function indexOf(points: readonly Point[], [x, y]: Point): number {
  return points.findIndex(([otherX, otherY]) => otherX === x && otherY === y);
}

/** The places of a day; without any, its stop that lies farthest from where the trip begins. */
function placesOf({ places, stops }: RouteDay, start: Point | undefined): readonly Point[] {
  if (places.length > 0 || !start) return places;
  return stops.toSorted((one, other) => distance(other, start) - distance(one, start)).slice(0, 1);
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
