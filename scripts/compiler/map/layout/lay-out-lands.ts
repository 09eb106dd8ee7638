import { displayNames } from '../../../intl-formats.ts';
import type { BaseMap } from '../base/base-map.ts';
import { type Country, pointsOf } from '../base/borders.ts';
import { type Coast, isOnLand } from '../base/coast.ts';
import type { Point } from '../geometry.ts';
import { type Box, boxAround, everOverlap, liesIn } from './box.ts';
import { type Boxes, LABELLED_WIDTHS, NUMBERED_WIDTHS } from './map-widths.ts';
import { placeRegions, type Region } from './place-regions.ts';
import { textWidth } from './text-width.ts';

/** The name of a region or of a country, and where it stands, in the picture's units. */
export interface LandName {
  readonly name: string;
  readonly at: Point;
  readonly isCountry: boolean;
  /** There is room for it on wide maps only. */
  readonly isWide: boolean;
}

/** What names keep clear of: at `LABELLED_WIDTHS`, and at `NUMBERED_WIDTHS`. */
export interface Obstacles {
  readonly wide: readonly Boxes[];
  readonly narrow: readonly Boxes[];
}

/** A region with its places, in the picture's units. */
interface NamedRegion {
  readonly name: string;
  readonly places: readonly Point[];
}

/** Type in pixels, as in PlaceMap.module.css: its size, what letters are set apart by, and the height of a line. */
const TYPE = 14;
const SPACING = 0.3;
const LINE = 1.4;

/** How far from a place off the shore its country is looked for, in the picture's units. */
const NEAR_COUNTRY = [0, 10, 20, 40, 80];

interface Sized extends NamedRegion, Region {}

/** Finds room for the names of regions, then for those of countries where more than one can be seen. */
export function layOutLands(
  map: BaseMap,
  named: readonly NamedRegion[],
  locale: string,
  obstacles: Obstacles,
): readonly LandName[] {
  const regions = map.hasShore ? named : [];
  const sized = regions.map((region): Sized => ({ ...sizedName(region), home: homeOf(map, region.places) }));
  const found = placeNames(map, sized, map.coast, obstacles).map((name) => ({ ...name, isCountry: false }));
  const taken: LandName[] = [];
  for (const name of found) taken.push({ ...name, isWide: !fitsNarrow(map, name, taken, obstacles) });
  for (const { code, land } of map.countries.length > 1 ? map.countries : []) {
    const name = code === undefined ? undefined : countryName(code, locale);
    if (name === undefined || taken.some((other) => other.name === name)) continue;
    const wide = [...obstacles.wide, ...taken.map((other) => boxesOf(map, other, LABELLED_WIDTHS))];
    const country = { ...sizedName({ name, places: [middleOf(land, map)] }), home: land };
    const [placed] = placeNames(map, [country], land, { ...obstacles, wide });
    if (!placed) continue;
    const own = { ...placed, isCountry: true };
    taken.push({ ...own, isWide: !fitsNarrow(map, own, taken, obstacles) });
  }
  return taken;
}

/** Undefined where the locale has no name for it. */
function countryName(code: string, locale: string): string | undefined {
  return displayNames(locale, { type: 'region', fallback: 'none' }).of(code);
}

function sizedName(region: NamedRegion): NamedRegion & Region {
  const [width] = LABELLED_WIDTHS;
  const size = sizeOf(region.name);
  return { ...region, width: size.width / (width ?? 1), height: size.height / (width ?? 1) };
}

function sizeOf(name: string): { readonly width: number; readonly height: number } {
  const width = textWidth(name.toUpperCase()) + SPACING * name.length;
  return { width: width * TYPE, height: LINE * TYPE };
}

function placeNames(map: BaseMap, regions: readonly Sized[], land: Coast, { wide, narrow }: Obstacles) {
  const nameOf = new Map<Region, string>(regions.map((region) => [region, region.name]));
  const meets = (at: Point, region: Region, widths: readonly number[], others: readonly Boxes[]) => {
    const own = boxesOf(map, { name: nameOf.get(region) ?? '', at }, widths);
    return others.some((other) => everOverlap(own, other));
  };
  const found = placeRegions(
    regions,
    map.view,
    land,
    (at, region) => meets(at, region, LABELLED_WIDTHS, wide),
    (at, region) => meets(at, region, NUMBERED_WIDTHS, narrow),
  );
  return regions.flatMap(({ name }, index) => {
    const at = found[index];
    return at ? [{ name, at }] : [];
  });
}

function boxesOf(
  { view }: BaseMap,
  { name, at: [x, y] }: Pick<LandName, 'at' | 'name'>,
  widths: readonly number[],
): Boxes {
  const { width, height } = sizeOf(name);
  return widths.map((picture): Box => {
    const unit = picture / view.width;
    return boxAround(x * unit, y * unit, width, height);
  });
}

/** Whether a name has room on phones as well, where letters take more of the picture. */
function fitsNarrow(
  map: BaseMap,
  name: Pick<LandName, 'at' | 'name'>,
  others: readonly LandName[],
  { narrow }: Obstacles,
): boolean {
  const own = boxesOf(map, name, NUMBERED_WIDTHS);
  const taken = others.filter(({ isWide }) => !isWide).map((other) => boxesOf(map, other, NUMBERED_WIDTHS));
  const isOnPicture = own.every((box, index) => {
    const width = NUMBERED_WIDTHS[index] ?? 0;
    return liesIn(box, { left: 0, top: 0, right: width, bottom: (width * map.view.height) / map.view.width });
  });
  return (
    isOnPicture && ![...narrow, ...taken].some((box) => everOverlap(own, box)) && isAtHome(map, name, own[0])
  );
}

/** Whether nothing of a name lies in another country than its middle does. */
function isAtHome({ view, countries }: BaseMap, { at }: Pick<LandName, 'at'>, box: Box | undefined): boolean {
  const foreign = countries.filter(({ land }) => !isOnLand(land, at));
  const unit = (NUMBERED_WIDTHS[0] ?? 0) / view.width;
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return (
    box === undefined ||
    steps.every((across) =>
      steps.every((down) => {
        const point: Point = [
          (box.left + across * (box.right - box.left)) / unit,
          (box.top + down * (box.bottom - box.top)) / unit,
        ];
        return !foreign.some(({ land }) => isOnLand(land, point));
      }),
    )
  );
}

/** The land of the countries in which places lie; undefined where the map shows one country only, or none near them. */
function homeOf({ countries }: BaseMap, places: readonly Point[]): Coast | undefined {
  if (countries.length < 2) return undefined;
  const found = new Set(places.flatMap((place) => countryAt(place, countries) ?? []));
  return found.size > 0 ? [...found].flatMap(({ land }) => land) : undefined;
}

function countryAt([x, y]: Point, countries: readonly Country[]): Country | undefined {
  for (const radius of NEAR_COUNTRY) {
    for (let step = 0; step < 8; step += 1) {
      const angle = (step * Math.PI) / 4;
      const at: Point = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      const found = countries.find(({ land }) => isOnLand(land, at));
      if (found) return found;
    }
  }
  return undefined;
}

/** The middle of what can be seen of a country's land. */
function middleOf(land: Coast, { view }: BaseMap): Point {
  const seen = pointsOf(view).filter((at) => isOnLand(land, at));
  const sum = seen.reduce<Point>(([x, y], at) => [x + at[0], y + at[1]], [0, 0]);
  return [sum[0] / Math.max(1, seen.length), sum[1] / Math.max(1, seen.length)];
}
