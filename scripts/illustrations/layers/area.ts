import { outlinePath, softOutlinePath } from '../../geometry/path-data.ts';
import { isInside, type Point } from '../../geometry/point.ts';
import { simplifyOutline } from '../../geometry/simplify.ts';
import { curveThrough } from '../../geometry/spline.ts';
import type { Canvas } from '../canvas.ts';
import { type Box, blurred, createGrid } from '../geometry/grid.ts';
import { levelOfShare, posterise } from '../geometry/posterise.ts';
import { type Field, fractal, ridged } from '../noise.ts';
import type { Layer } from '../schema/illustration.ts';

export type Area = Extract<Layer, { kind: 'area' }>;
type Print = NonNullable<Area['print']>;

/** The outline of the area: a curve through its points, carried to the foot of the sheet, roughened. */
function areaOutline(area: Area, canvas: Canvas, seed: number): readonly Point[] {
  const first = area.points[0] ?? [0, 0];
  const last = area.points.at(-1) ?? first;
  const curve = area.straight ? area.points : curveThrough(area.points, 14, area.closing === 'loop');
  const closing: Record<Area['closing'], readonly Point[]> = {
    loop: [],
    down: [
      // The end twice over keeps the rounding at this corner off the sheet.
      [last[0] + 60, last[1]],
      [last[0] + 60, last[1]],
      [last[0] + 60, canvas.height + 60],
      [first[0] - 60, canvas.height + 60],
      [first[0] - 60, first[1]],
      [first[0] - 60, first[1]],
    ],
    up: [
      [last[0] + 60, -60],
      [first[0] - 60, -60],
    ],
  };
  const rough = curve.map(([x, y]): Point => {
    const { amount, size } = area.rough;
    const off = (offset: number): number => amount * fractal(x / size, y / size, seed + offset, 3);
    return amount === 0 ? [x, y] : [x + off(0), y + off(50)];
  });
  return [...rough, ...closing[area.closing]];
}

function boxAround(outline: readonly Point[]): Box {
  const xs = outline.map((point) => point[0]);
  const ys = outline.map((point) => point[1]);
  return {
    left: Math.max(-10, Math.min(...xs)),
    top: Math.max(-10, Math.min(...ys)),
    right: Math.min(1610, Math.max(...xs)),
    bottom: Math.min(1010, Math.max(...ys)),
  };
}

/** The noise of a print; on a plane that runs to a horizon where the print has one. */
function printField(print: Print, canvas: Canvas, seed: number): Field {
  const [width, height] = print.size;
  const noise = print.ridged ? ridged : fractal;
  const flat: Field = (x, y) => {
    const { horizon } = print;
    if (horizon === undefined) return noise(x / width, y / height, seed, print.octaves);
    const near = 400 / Math.max(6, y - horizon);
    return noise(((x - 800) * near) / width + 9, (near * 400) / height, seed, print.octaves);
  };
  if (!print.lit) return flat;
  const depth = Math.min(width, height) * 0.8;
  return (x, y) => {
    const dx = (flat(x + 3, y) - flat(x - 3, y)) / 6;
    const dy = (flat(x, y + 3) - flat(x, y - 3)) / 6;
    return -depth * (canvas.light[0] * dx - canvas.light[2] * dy);
  };
}

function drawPrint(print: Print, outline: readonly Point[], canvas: Canvas, seed: number): string {
  const box = boxAround(outline);
  const raw = createGrid(box, print.cell, printField(print, canvas, seed));
  const grid = print.lit ? blurred(raw) : raw;
  const place = (index: number): Point => [
    box.left + (index % grid.columns) * grid.cell,
    box.top + Math.floor(index / grid.columns) * grid.cell,
  ];
  const wanted = (point: Point): boolean =>
    point[0] > -1 && point[0] < canvas.width + 1 && point[1] < canvas.height + 1 && isInside(outline, point);
  const covered = [...grid.values].filter((_, index) => wanted(place(index)));
  const { tolerance, smallest, soft } = print;
  const options = { tolerance, smallest, soft, coarseness: canvas.coarseness, wanted };
  return print.tones
    .map((ramp, index) => {
      const level = levelOfShare(covered, print.shares[index] ?? 0.3);
      return `<path ${canvas.vertical(ramp, box.top, box.bottom)} d="${posterise(grid, level, options)}"/>`;
    })
    .join('');
}

/** A part of the sheet in one ramp, with the grain of rock, water, reef or grass printed on it. */
export function drawArea(area: Area, canvas: Canvas, seed: number): string {
  const outline = areaOutline(area, canvas, seed);
  const box = boxAround(outline);
  const simple = simplifyOutline(outline, area.straight ? 0 : 0.9 * canvas.coarseness);
  const d = area.straight ? outlinePath(simple) : softOutlinePath(simple);
  const line = area.line ? `${canvas.stroke(area.line.colour)} stroke-width="${area.line.width}"` : '';
  const fill = canvas.vertical(area.ramp, box.top, box.bottom);
  if (!area.print) return `<path ${fill} ${line} d="${d}"/>`;
  const body = canvas.define((id) => `<path id="${id}" d="${d}"/>`);
  const clip = canvas.define((id) => `<clipPath id="${id}"><use href="#${body}"/></clipPath>`);
  const print = drawPrint(area.print, simple, canvas, seed);
  return `<use href="#${body}" ${fill} ${line}/><g clip-path="url(#${clip})">${print}</g>`;
}
