import type { RouteView, TripRoute } from '../../../../src/domain/page-data/map.ts';
import type { BaseMap } from '../base/base-map.ts';
import { clamp, type Point } from '../geometry.ts';
import type { LabelSide } from './place-labels.ts';
import {
  joinedMarks,
  type MarkedDay,
  markLabel,
  type RouteMark,
  type RoutePicture,
  type RouteWords,
  SEPARATOR,
} from './route-marks.ts';
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

/** By day of the trip: the ways between which the visitor chooses. */
export type RouteDays = readonly (readonly RouteDay[])[];

/**
 * The least part of the map's width that is shown of a wide way: the first that has a mark for each place where days
 * are spent, else the last. A single place, which says nothing alone, has more around it, by a factor.
 */
const LEAST_SHARES = [0.45, 0.3, 0.2];
const AROUND_PLACE = 5 / 3;

/** Room around the outermost points: as a share of their extent, and at least, in the picture's units. */
const ROOM = 0.1;
const LEAST_ROOM = 40;

/** Width to height of the part shown, unless the map itself is narrower. */
const NARROWEST = 1.3;

/** How wide the part is at its narrowest, on a phone, in pixels. */
const NARROWEST_PICTURE = 240;

/** The part of the map that holds all ways of a package; undefined without points, or where one lies beyond. */
export function routeView(
  map: BaseMap,
  trips: readonly RouteDays[],
  words: RouteWords,
): RouteView | undefined {
  const views = LEAST_SHARES.map((share) => viewOfAtLeast(share, map, trips));
  return (
    views.find((view) => view && trips.every((days) => !isCrowded(layOutRoute(days, view, words)))) ??
    views.at(-1)
  );
}

function viewOfAtLeast(
  least: number,
  { view, drawing }: BaseMap,
  trips: readonly RouteDays[],
): RouteView | undefined {
  const points = trips.flat(2).flatMap(({ stops, places }) => [...stops, ...places]);
  const isOnMap = ([x, y]: Point) => x >= 0 && x <= view.width && y >= 0 && y <= view.height;
  if (points.length === 0 || !points.every(isOnMap)) return undefined;
  const [left, right] = extent(points.map(([x]) => x));
  const [top, bottom] = extent(points.map(([, y]) => y));
  const spanX = withRoom(right - left);
  const spanY = withRoom(bottom - top);
  const whole = view.width / view.height;
  const ratio = Math.min(whole, Math.max(NARROWEST, spanX / spanY));
  // The wider the way itself, the less around it is needed to tell where it is.
  const share = Math.max(least, least * AROUND_PLACE - (right - left) / view.width);
  const wanted = Math.max(spanX, spanY * ratio, view.width * share);
  const width = Math.round(Math.min(wanted, view.width, view.height * ratio));
  const height = Math.min(view.height, Math.round(width / ratio));
  const x = Math.round(clamp((left + right - width) / 2, 0, view.width - width));
  const y = Math.round(clamp((top + bottom - height) / 2, 0, view.height - height));
  return { src: drawing.src, width: view.width, height: view.height, part: { x, y, width, height } };
}

function extent(values: readonly number[]): readonly [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

function withRoom(span: number): number {
  return span + 2 * Math.max(LEAST_ROOM, span * ROOM);
}

/** Marks in pixels of the narrowest picture, and the places in the picture's units that they were made for. */
interface RouteLayout {
  readonly picture: RoutePicture;
  readonly found: readonly RouteMark[];
  readonly marks: readonly RouteMark[];
  /** Places without a mark just there. */
  readonly moved: readonly RouteMark[];
}

function layOutRoute(days: RouteDays, { part }: RouteView, words: RouteWords): RouteLayout {
  const unit = NARROWEST_PICTURE / part.width;
  const picture = { width: NARROWEST_PICTURE, height: part.height * unit };
  const found = marksOf(days, words);
  const onPicture = ([x, y]: Point): Point => [(x - part.x) * unit, (y - part.y) * unit];
  const marks = joinedMarks(
    found.map((mark): RouteMark => ({ ...mark, at: onPicture(mark.at) })),
    picture,
    words,
  );
  const marked = new Set(marks.map(({ at }) => at.join()));
  return { picture, found, marks, moved: found.filter(({ at }) => !marked.has(onPicture(at).join())) };
}

/** Tells if days at different places share a mark, or the whole route does. */
function isCrowded({ found, marks }: RouteLayout): boolean {
  const numbered = ({ days }: RouteMark) => days.length > 0;
  const countPlaces = (some: readonly RouteMark[]) => new Set(some.map(({ at }) => at.join())).size;
  if (marks.length === 1 && countPlaces(found) > 1) return true;
  return marks.filter(numbered).length < countPlaces(found.filter(numbered));
}

/**
 * The way of a trip, and its marks: by day, or by place where there is a single day; its start, its end and its named
 * stops. Undefined where they come to a single mark: that is no way.
 */
export function tripRoute(days: RouteDays, view: RouteView, words: RouteWords): TripRoute | undefined {
  const { picture, marks, moved } = layOutRoute(days, view, words);
  if (marks.length < 2) return undefined;
  const sides = placeRouteNames(marks, picture);
  const [main = [], ...branches] = ways(days);
  const branchPath = branches.map(pathOf).join('');
  const dots = new Set(moved.map(({ at: [x, y] }) => `M${Math.round(x)} ${Math.round(y)}h0`));
  return {
    ...view,
    path: pathOf(main),
    ...(branchPath === '' ? {} : { branches: branchPath }),
    ...(dots.size > 0 ? { dots: [...dots].join('') } : {}),
    marks: marks.map((mark, index) => {
      const { label, isStart } = mark;
      const [x, y] = mark.at;
      const side = sides[index];
      return {
        label,
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
  { names, label, isStart }: RouteMark,
  side: LabelSide | undefined,
  words: RouteWords,
): Pick<TripRoute['marks'][number], 'name' | 'side'> {
  if (names.length === 0) return {};
  const name = names.join(SEPARATOR);
  if (side) return { name, side };
  return { name: isStart && label === '' ? words.startAt(name) : name };
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
  // A way ends with its last point, and also where it turns back.
  const ends = ways(days).flatMap((way) =>
    way.filter((_, index) => !way[index + 1] || way[index + 1]?.join() === way[index - 1]?.join()),
  );
  const mark = (at: Point, spent: readonly MarkedDay[] = [], isStart = false): RouteMark => {
    const names = [nameAt(at, days)].flatMap((name) => name ?? []);
    return { at, days: spent, label: markLabel(spent, words), names, isStart };
  };
  const named = days
    .flat()
    .flatMap(({ stops, stopNames = [] }) => stops.filter((_, index) => stopNames[index]));
  return [
    ...dayMarks(days, start).map((day) => mark(day.at, day.days)),
    ...(start ? [mark(start, [], true)] : []),
    ...[...named, ...ends].map((at) => mark(at)),
  ];
}

/** The places of the only day are numbered like days; a single one has no number, which would say nothing. */
function dayMarks(days: RouteDays, start: Point | undefined): readonly Pick<RouteMark, 'at' | 'days'>[] {
  const [only = [], ...others] = days;
  if (others.length === 0) {
    const places = only.flatMap((day) => placesOf(day, start));
    const numbered = (day: number) => (places.length > 1 ? [{ day, choice: 1, choices: 1 }] : []);
    return places.map((at, index) => ({ at, days: numbered(index + 1) }));
  }
  return days.flatMap((choices, index) =>
    choices.flatMap((day, choice) => {
      const marked = { day: index + 1, choice: choice + 1, choices: choices.length };
      return placesOf(day, start).map((at) => ({ at, days: [marked] }));
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
