import { linePath, outlinePath } from '../../geometry/path-data.ts';
import type { Point } from '../../geometry/point.ts';
import { createRandom } from '../../random.ts';
import type { Canvas } from '../canvas.ts';
import { fractal, gradientNoise } from '../noise.ts';
import type { Layer } from '../schema/illustration.ts';

export type Fields = Extract<Layer, { kind: 'fields' }>;

/** From the place on the ground (0 to 1 each way, far to near) to the place on the sheet. */
function projection(fields: Fields, seed: number): (u: number, v: number) => Point {
  return (u, v) => {
    const bend = fractal(u * 2.2, v * 2.2, seed, 2) * fields.warp;
    const near = Math.max(0, v + bend * 0.16 * Math.min(1, v * 4)) ** fields.perspective;
    const spread = fields.width[0] + (fields.width[1] - fields.width[0]) * near;
    const across = u - 0.5 + bend * 0.14 + gradientNoise(u * 9, v * 9, seed + 7) * 0.012;
    const swell = fractal(u * 3, v * 3, seed + 3, 2) * fields.swell * near;
    return [fields.x + across * spread, fields.top + (fields.bottom - fields.top) * near + swell];
  };
}

const ALONG = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Terraced fields on ground that runs towards the horizon: rows along the slope, each with its bank. */
export function drawFields(fields: Fields, canvas: Canvas, seed: number): string {
  const random = createRandom(seed);
  const place = projection(fields, seed);
  const edge = (u0: number, u1: number, v: number): readonly Point[] =>
    ALONG.map((t) => place(u0 + (u1 - u0) * t, v));
  const patches = new Map<string, string[]>();
  const furrows: string[] = [];
  const banks: string[] = [];
  for (let row = 0; row < fields.rows; row += 1) {
    const [v0, v1] = [row / fields.rows, (row + 1) / fields.rows];
    const bank = v1 - (fields.gap * 0.9) / fields.rows;
    let u = -random() / fields.columns;
    while (u < 1) {
      const width = (0.6 + random() * 1.3) / fields.columns;
      const gap = (fields.gap * 0.5) / fields.columns;
      const [u0, u1] = [u + gap / 2, u + width - gap / 2];
      const colour = fields.colours[Math.floor(random() * fields.colours.length)] ?? '#000000';
      const outline = outlinePath([...edge(u0, u1, v0), ...edge(u0, u1, bank).toReversed()]);
      patches.set(colour, [...(patches.get(colour) ?? []), outline]);
      const lines = random() < fields.furrowed ? 5 : 0;
      for (let line = 1; line < lines; line += 1)
        furrows.push(linePath(edge(u0, u1, v0 + ((bank - v0) * line) / lines)));
      u += width;
    }
    banks.push(
      outlinePath([...edge(-0.05, 1.05, bank), ...edge(-0.05, 1.05, v1 + 0.1 / fields.rows).toReversed()]),
    );
  }
  const ground = fields.bank
    ? `<path ${canvas.vertical(fields.bank, fields.top, fields.bottom)} d="${banks.join('')}"/>`
    : '';
  const body = [...patches].map(([colour, paths]) => `<path ${canvas.fill(colour)} d="${paths.join('')}"/>`);
  return `${ground}${body.join('')}<path ${canvas.stroke(fields.furrow)} fill="none" stroke-width="2" d="${furrows.join('')}"/>`;
}
