import { outlinePath, softOutlinePath } from '../../geometry/path-data.ts';
import { area, type Point } from '../../geometry/point.ts';
import { simplifyOutline } from '../../geometry/simplify.ts';
import { contours } from './contour.ts';
import type { Grid } from './grid.ts';

export interface PosteriseOptions {
  /** How far an outline may stray from the exact one, in pixels. */
  readonly tolerance: number;
  /** Makes all of this coarser: 1 leaves it as it is. */
  readonly coarseness: number;
  /** Areas below this are left out, in square pixels. */
  readonly smallest: number;
  readonly soft?: boolean;
  /** Outlines of which no point is wanted are left out. */
  readonly wanted?: (point: Point) => boolean;
}

/** The areas at or above the level as the data of one path: a tone of the print. */
export function posterise(grid: Grid, level: number, options: PosteriseOptions): string {
  const draw = options.soft ? softOutlinePath : outlinePath;
  const { wanted, coarseness } = options;
  const smallest = options.smallest * coarseness ** 1.5;
  const tolerance = options.tolerance * coarseness ** 0.8;
  return contours(grid, level)
    .filter((outline) => !wanted || outline.some(wanted))
    .filter((outline) => Math.abs(area(outline)) >= smallest)
    .map((outline) => simplifyOutline(outline, tolerance))
    .filter((outline) => outline.length > 2)
    .map((outline) => draw(outline))
    .join('');
}

/** The level above which the given share of the numbers lies. */
export function levelOfShare(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => b - a);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
