import { clamp, mix, type Point } from '../../geometry/point.ts';
import type { Canvas } from '../canvas.ts';
import { createGrid, type Grid } from '../geometry/grid.ts';
import { type Relief, reliefSurface } from './surface.ts';

/** A relief as seen from the front. */
export interface ReliefView {
  /** The line against the sky, from left to right. */
  readonly skyline: readonly Point[];
  /** How much light each place on the picture gets, about 0 to 1; carried on beyond the skyline. */
  readonly shade: Grid;
  /** The light on the places that are seen. */
  readonly seen: readonly number[];
}

const ROWS_AWAY = 150;

interface Samples {
  readonly columns: number;
  readonly heights: Float64Array;
  readonly light: Float64Array;
}

function sampleHeights(relief: Relief, seed: number, columns: number): Float64Array {
  const surface = reliefSurface(relief, seed);
  const heights = new Float64Array(columns * ROWS_AWAY);
  for (let row = 0; row < ROWS_AWAY; row += 1) {
    const away = (row / (ROWS_AWAY - 1)) * relief.depth;
    for (let column = 0; column < columns; column += 1) {
      heights[row * columns + column] = surface(relief.left + column * relief.cell, away);
    }
  }
  return heights;
}

function sampleLight(relief: Relief, canvas: Canvas, columns: number, heights: Float64Array): Float64Array {
  const stepAway = relief.depth / (ROWS_AWAY - 1);
  const [right, away, up] = canvas.light;
  const height = (column: number, row: number): number =>
    heights[clamp(Math.round(row), 0, ROWS_AWAY - 1) * columns + clamp(Math.round(column), 0, columns - 1)] ??
    0;
  const shadowed = (column: number, row: number): number => {
    const from = height(column, row);
    let deepest = 0;
    for (let step = 2; step < 46; step += 2) {
      const reach = step * relief.cell;
      const across = column + (right * reach) / relief.cell;
      if (across < 0 || across >= columns) break;
      const over = height(across, row + (away * reach) / stepAway) - from - up * reach;
      deepest = Math.max(deepest, over / (6 + reach * 0.12));
    }
    return clamp(deepest);
  };
  const light = new Float64Array(columns * ROWS_AWAY);
  for (let row = 0; row < ROWS_AWAY; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const dx = (height(column + 1, row) - height(column - 1, row)) / (2 * relief.cell);
      const dz = (height(column, row + 1) - height(column, row - 1)) / (2 * stepAway);
      const facing = (up - right * dx - away * dz) / Math.sqrt(1 + dx * dx + dz * dz);
      light[row * columns + column] = facing * (1 - 0.75 * shadowed(column, row));
    }
  }
  return light;
}

/** Fills one column of the picture from the foot upwards; what lies behind something nearer is hidden. */
function drawColumn(
  relief: Relief,
  samples: Samples,
  column: number,
  top: number,
  pixels: Float64Array,
): number {
  const { columns, heights, light } = samples;
  let highest = 0;
  for (let row = 0; row < ROWS_AWAY; row += 1)
    highest = Math.max(highest, heights[row * columns + column] ?? 0);
  // Towards its ends the relief lies down on the ground, or it would end in a wall as high as its depth.
  const tilt = Math.min(relief.tilt, highest / relief.depth);
  let horizon = relief.base;
  let last = light[column] ?? 0;
  for (let row = 0; row < ROWS_AWAY; row += 1) {
    const index = row * columns + column;
    const away = (row / (ROWS_AWAY - 1)) * relief.depth;
    const y = relief.base - (heights[index] ?? 0) - away * tilt;
    // Where the relief has run out there is nothing to draw, however far back it is.
    if (y >= horizon || (heights[index] ?? 0) < 0.5) continue;
    const value = light[index] ?? 0;
    const near = Math.floor((horizon - top) / relief.cell);
    const far = Math.floor((y - top) / relief.cell);
    for (let cell = near; cell > far; cell -= 1) {
      pixels[cell * columns + column] = mix(last, value, (near - cell + 1) / (near - far));
    }
    [horizon, last] = [y, value];
  }
  for (let cell = Math.floor((horizon - top) / relief.cell); cell >= 0; cell -= 1) {
    pixels[cell * columns + column] = last;
  }
  return horizon;
}

/** Looks at the relief: its skyline and the light on it. */
export function viewRelief(relief: Relief, canvas: Canvas, seed: number): ReliefView {
  const columns = Math.ceil((relief.right - relief.left) / relief.cell) + 1;
  const heights = sampleHeights(relief, seed, columns);
  const light = sampleLight(relief, canvas, columns, heights);
  const peak = heights.reduce((highest, height) => Math.max(highest, height), 0);
  const top = relief.base - peak - relief.depth * relief.tilt - 2 * relief.cell;
  const rows = Math.ceil((relief.base - top) / relief.cell) + 1;
  const pixels = new Float64Array(columns * rows);
  const horizons = Array.from({ length: columns }, (_, column) =>
    drawColumn(relief, { columns, heights, light }, column, top, pixels),
  );
  const skyline = horizons.map((y, column): Point => [relief.left + column * relief.cell, y]);
  const box = { left: relief.left, right: relief.right, top, bottom: relief.base };
  const shade = createGrid(box, relief.cell, (x, y) => {
    const column = Math.round((x - relief.left) / relief.cell);
    const row = Math.round((y - top) / relief.cell);
    return pixels[Math.min(row, rows - 2) * columns + Math.min(column, columns - 1)] ?? 0;
  });
  const seen = horizons.flatMap((y, column) => {
    const first = Math.ceil((y - top) / relief.cell);
    return Array.from({ length: Math.max(0, rows - 1 - first) }, (_, row) => shade.at(column, first + row));
  });
  return { skyline, shade, seen };
}
