import type { RouteView, TripRoute } from '../../../../src/shared/page-data/map.ts';
import type { BaseMap } from '../base/base-map.ts';
import { clamp, distance, extent, isWithin, linePath, type Point } from '../geometry.ts';
import { blockAround, type Picture, Sheet } from './blocks.ts';
import { placeNames } from './place-names.ts';
import {
  hasLetter,
  joinPins,
  type PinnedDay,
  pinLabel,
  pinSize,
  type RoutePin,
  type RouteWords,
  SEPARATOR,
} from './route-pins.ts';

/** A place in the picture's units; without a name it is only passed. */
export interface RoutePlace {
  readonly at: Point;
  readonly name?: string | undefined;
}

/** A choice for a day: the points on its way, and its places. */
export interface RouteDay {
  readonly stops: readonly RoutePlace[];
  readonly places: readonly RoutePlace[];
}

/** By day of the trip: the ways between which the visitor chooses. */
export type RouteDays = readonly (readonly RouteDay[])[];

/**
 * The least part of the map's width that is shown around a wide route: the first that has a pin for each place where
 * days are spent, else the last. A single place, which says nothing alone, has more around it, by a factor.
 */
const MIN_SHARES = [0.45, 0.3, 0.2];
const AROUND_PLACE = 5 / 3;

/** Room around the outermost points: as a share of their extent, and at least, in the picture's units. */
const ROOM = 0.1;
const MIN_ROOM = 40;

/** Width to height of the part shown, unless the map itself is narrower. */
const NARROWEST = 1.3;

/** The widths of the part shown, on the narrowest phone and at most, in pixels, and the room beside pins. */
const WIDTHS = [240, 720] as const;
const NAME_GAP = 4;

/** The part of the map that holds all routes of a package; undefined without points, or where one is beyond. */
export function routeView(
  map: BaseMap,
  trips: readonly RouteDays[],
  words: RouteWords,
): RouteView | undefined {
  const points = trips.flat(2).flatMap(({ stops, places }) => [...stops, ...places].map(({ at }) => at));
  if (points.length === 0 || !points.every((at) => isWithin(at, map.view))) return undefined;
  const views = MIN_SHARES.map((share) => viewAround(points, map, share));
  return views.find((view) => trips.every((days) => !isCrowded(days, view, words))) ?? views.at(-1);
}

function viewAround(points: readonly Point[], { view, drawing }: BaseMap, least: number): RouteView {
  const [left, right] = extent(points.map(([x]) => x));
  const [top, bottom] = extent(points.map(([, y]) => y));
  const withRoom = (span: number) => span + 2 * Math.max(MIN_ROOM, span * ROOM);
  const [spanX, spanY] = [withRoom(right - left), withRoom(bottom - top)];
  const ratio = Math.min(view.width / view.height, Math.max(NARROWEST, spanX / spanY));
  // The wider the route, the less context it needs.
  const share = Math.max(least, least * AROUND_PLACE - (right - left) / view.width);
  const wanted = Math.max(spanX, spanY * ratio, view.width * share);
  const width = Math.round(Math.min(wanted, view.width, view.height * ratio));
  const height = Math.min(view.height, Math.round(width / ratio));
  const x = Math.round(clamp((left + right - width) / 2, 0, view.width - width));
  const y = Math.round(clamp((top + bottom - height) / 2, 0, view.height - height));
  return { src: drawing.src, width: view.width, height: view.height, part: { x, y, width, height } };
}

/** A pin for each place, and those left when pins that would cover each other are joined. */
function layOutRoute(days: RouteDays, { part }: RouteView, words: RouteWords, isLettered = false) {
  const picture: Picture = { ratio: part.height / part.width, widths: WIDTHS };
  const found = findPins(days).map((pin): RoutePin => {
    const [x, y] = pin.at;
    return { ...pin, at: [(x - part.x) / part.width, (y - part.y) / part.width], isLettered };
  });
  return { picture, found, pins: joinPins(found, picture, words) };
}

/**
 * The pins with their names, beside them where all names find room; else none is, and stops without a number have
 * letters, by which the list below names them.
 */
function namePins(days: RouteDays, view: RouteView, words: RouteWords) {
  const { picture, pins } = layOutRoute(days, view, words);
  const named = pins.map((pin) => ({
    block: blockAround(pin.at, pinSize(pin, words)),
    name: pin.names.join(SEPARATOR),
  }));
  const sheet = new Sheet(
    picture,
    named.map(({ block }) => block),
  );
  const names = placeNames(named, sheet, NAME_GAP);
  const isRoomForAll = pins.every((pin, index) => pin.names.length === 0 || names[index]);
  if (isRoomForAll) return { picture, pins, names };
  return { picture, pins: layOutRoute(days, view, words, true).pins, names: [] };
}

/** True if days at different places share a pin, or the whole route does. */
function isCrowded(days: RouteDays, view: RouteView, words: RouteWords): boolean {
  const { found, pins } = layOutRoute(days, view, words);
  const numbered = (some: readonly RoutePin[]) => some.filter((pin) => pin.days.length > 0).length;
  return (pins.length === 1 && found.length > 1) || numbered(pins) < numbered(found);
}

/**
 * The route of a trip, and its pins: by day, or by place where there is a single day; its start and its named stops.
 * Undefined if only one pin is left, since that is no route.
 */
export function tripRoute(days: RouteDays, view: RouteView, words: RouteWords): TripRoute | undefined {
  const { picture, pins, names } = namePins(days, view, words);
  if (pins.length < 2) return undefined;
  const [main = [], ...branches] = findLines(days);
  const branchPath = branches.map(linePath).join('');
  let letters = 0;
  return {
    ...view,
    path: linePath(main),
    branches: branchPath || undefined,
    legend: { route: words.route, alternative: branchPath ? words.alternative : undefined },
    pins: pins.map((pin, index) => {
      const { at, names: own, isStart } = pin;
      const [x, y] = at;
      if (hasLetter(pin)) letters += 1;
      const label = hasLetter(pin) ? words.letter(letters) : pinLabel(pin.days, words);
      const side = names[index]?.side;
      const name = own.join(SEPARATOR);
      return {
        label,
        name: isStart && name && !side && !label ? words.startAt(name) : name || undefined,
        side,
        isStart: isStart || undefined,
        x: toPercent(x),
        y: toPercent(y / picture.ratio),
      };
    }),
  };
}

/** The route with the first choice of every day, then a branch for every other choice. */
function findLines(days: RouteDays): readonly (readonly Point[])[] {
  const main = days.map(([first]) => pointsOn(first));
  const branches = days.flatMap(([, ...others], index) => {
    const [before, after] = [main.slice(0, index).flat(), main.slice(index + 1).flat()];
    return others.map((other) => [...before.slice(-1), ...pointsOn(other), ...after.slice(0, 1)]);
  });
  return [main.flat(), ...branches];
}

function pointsOn(day: RouteDay | undefined): readonly Point[] {
  const passed = day && day.stops.length > 0 ? day.stops : day?.places;
  return passed?.map(({ at }) => at) ?? [];
}

/** One pin for each place, in the picture's units; those of days come first. */
function findPins(days: RouteDays): readonly RoutePin[] {
  const start = pointsOn(days[0]?.[0])[0];
  const named = days
    .flat()
    .flatMap(({ places, stops }) => [...places, ...stops])
    .filter(({ name }) => name);
  const pins = new Map<string, RoutePin>();
  const add = (at: Point, spent: readonly PinnedDay[] = []) => {
    const known = pins.get(at.join())?.days ?? [];
    const name = named.find((place) => place.at.join() === at.join())?.name;
    const isStart = at.join() === start?.join();
    pins.set(at.join(), {
      at,
      days: [...known, ...spent],
      names: name ? [name] : [],
      isStart,
      isLettered: false,
    });
  };
  for (const { at, spent } of findDays(days, start)) add(at, spent);
  if (start) add(start);
  for (const { at, name } of days.flat().flatMap(({ stops }) => stops)) if (name) add(at);
  return [...pins.values()];
}

/** The places of the only day are numbered like days; a single one has no number, which would say nothing. */
function findDays(
  days: RouteDays,
  start: Point | undefined,
): readonly { readonly at: Point; readonly spent: readonly PinnedDay[] }[] {
  const [only = [], ...others] = days;
  if (others.length === 0) {
    const places = only.flatMap((day) => placesOn(day, start));
    const number = (day: number) => (places.length > 1 ? [{ day, choice: 1, choices: 1 }] : []);
    return places.map((at, index) => ({ at, spent: number(index + 1) }));
  }
  return days.flatMap((choices, index) =>
    choices.flatMap((day, choice) => {
      const spent = [{ day: index + 1, choice: choice + 1, choices: choices.length }];
      return placesOn(day, start).map((at) => ({ at, spent }));
    }),
  );
}

/** The places of a day; without any, its stop that is farthest from where the trip begins. */
function placesOn({ places, stops }: RouteDay, start: Point | undefined): readonly Point[] {
  if (places.length > 0 || !start) return places.map(({ at }) => at);
  const points = stops.map(({ at }) => at);
  return points.toSorted((one, other) => distance(other, start) - distance(one, start)).slice(0, 1);
}

function toPercent(share: number): number {
  return Math.round(share * 1000) / 10;
}
