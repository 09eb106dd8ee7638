import { geoPath } from 'd3-geo';
import { type Point, simplifyLine } from '../geometry.ts';
import { type Coast, isOnLand, outlinesOf } from './coast.ts';
import { bordersAround, countriesAround } from './countries.ts';
import type { MapView } from './map-view.ts';

/** What a view shows of a country. */
export interface Country {
  /** Two letters, as ISO 3166 has them; undefined for lands that have none. */
  readonly code: string | undefined;
  readonly land: Coast;
}

/** In the picture's units. */
const TOLERANCE = 1;

/** The borders between countries that a view shows, as open lines in the units of the picture. */
export function bordersOf({ projection, width, height, box }: MapView): readonly (readonly Point[])[] {
  const lines: Point[][] = [];
  const path = geoPath(projection, {
    beginPath() {},
    moveTo: (x: number, y: number) => lines.push([[x, y]]),
    lineTo: (x: number, y: number) => lines.at(-1)?.push([x, y]),
    arc() {},
    closePath() {},
  });
  path(bordersAround(box));
  return lines
    .filter((line) => line.some(([x, y]) => x > 0 && x < width && y > 0 && y < height))
    .map((line) => simplifyLine(line, TOLERANCE));
}

/** The countries of which a view shows more than a strip. */
export function countriesOf(view: MapView): readonly Country[] {
  return countriesAround(view.box)
    .map(({ code, land }) => ({ code, land: outlinesOf(land, view) }))
    .filter(({ land }) => pointsOf(view).some((at) => isOnLand(land, at)));
}

const STEPS = Array.from({ length: 24 }, (_, index) => (index + 0.5) / 24);

/** Points all over the picture. */
export function pointsOf({ width, height }: Pick<MapView, 'height' | 'width'>): readonly Point[] {
  return STEPS.flatMap((across) => STEPS.map((down): Point => [across * width, down * height]));
}
