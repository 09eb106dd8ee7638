import type { RouteView, TripRoute } from '../../../src/domain/page-data/map.ts';
import { clamp, type Point } from '../../geometry/point.ts';
import type { BaseMap } from './base-map.ts';

/** A way to spend a day, in the picture's units: where one passes, and the places that it is about. */
export interface RouteDay {
  readonly stops: readonly Point[];
  readonly places: readonly Point[];
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

/** Marks that are nearer to each other than this share of the part's width become one. */
const MARK_SIZE = 0.07;

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

/** Marks stay so far away from the edges, as a share of the part's width, that nothing of them is cut off. */
const EDGE = 0.055;
/** So much more for each further letter of a mark, as far as the middle. */
const WIDER = 0.3;
const MIDDLE = 0.45;

/** The way of a trip, and its marks: by day, or by place where there is a single day. */
export function tripRoute(days: RouteDays, view: RouteView): TripRoute {
  const { part } = view;
  return {
    ...view,
    path: ways(days).map(pathOf).join(''),
    marks: joinedMarks(marksOf(days), part.width * MARK_SIZE).map(({ labels, at: [x, y] }) => ({
      label: labels.join(', '),
      x: percent((x - part.x) / part.width, edgeOf(labels.join(', '))),
      y: percent((y - part.y) / part.height, (EDGE * part.width) / part.height),
    })),
  };
}

function edgeOf(label: string): number {
  return Math.min(EDGE * (1 + WIDER * Math.max(label.length - 1, 0)), MIDDLE);
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

interface Mark {
  readonly labels: readonly string[];
  readonly at: Point;
}

function marksOf(days: RouteDays): readonly Mark[] {
  const start = stopsOf(days[0]?.[0])[0];
  const [only, ...others] = days;
  if (others.length === 0) {
    const places = (only ?? []).flatMap((day) => placesOf(day, start));
    return places.map((at, index) => ({ labels: places.length > 1 ? [String(index + 1)] : [], at }));
  }
  return days.flatMap((choices, index) =>
    choices.flatMap((day) => placesOf(day, start).map((at) => ({ labels: [String(index + 1)], at }))),
  );
}

/** The places of a day; without any, its stop that lies farthest from where the trip begins. */
function placesOf({ places, stops }: RouteDay, start: Point | undefined): readonly Point[] {
  if (places.length > 0 || !start) return places;
  return stops.toSorted((one, other) => distance(other, start) - distance(one, start)).slice(0, 1);
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

/** Marks that would cover each other become one, which bears the labels of both. */
function joinedMarks(marks: readonly Mark[], least: number): readonly Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const near = joined.findIndex(({ at }) => distance(at, mark.at) < least);
    const other = joined[near];
    if (other) joined[near] = { at: other.at, labels: [...new Set([...other.labels, ...mark.labels])] };
    else joined.push(mark);
  }
  return joined;
}

function percent(share: number, edge: number): number {
  return Math.round(clamp(share, edge, 1 - edge) * 1000) / 10;
}
