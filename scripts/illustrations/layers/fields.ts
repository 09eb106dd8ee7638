import type { Layer } from '../../../schema/illustration.ts';
import type { Canvas } from '../canvas.ts';
import { outlinePath } from '../geometry/path-data.ts';
import type { Point } from '../geometry/point.ts';
import { fractal, gradientNoise } from '../noise.ts';
import { createRandom } from '../random.ts';

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

/** A patchwork of fields on a plain that runs towards the horizon, some of them furrowed. */
export function drawFields(fields: Fields, canvas: Canvas, seed: number): string {
  const random = createRandom(seed);
  const place = projection(fields, seed);
  const patches = new Map<string, string[]>();
  const furrows: string[] = [];
  for (let row = 0; row < fields.rows; row += 1) {
    let u = 0;
    while (u < 1) {
      const width = (0.6 + random() * 1.1) / fields.columns;
      const gap = fields.gap / fields.columns;
      const [v0, v1] = [(row + 0.03) / fields.rows, (row + 1 - fields.gap * 0.6) / fields.rows];
      const [u0, u1] = [u + gap / 2, u + width - gap / 2];
      const middle = (u0 + u1) / 2;
      const corners = [
        place(u0, v0),
        place(middle, v0),
        place(u1, v0),
        place(u1, v1),
        place(middle, v1),
        place(u0, v1),
      ];
      const colour = fields.colours[Math.floor(random() * fields.colours.length)] ?? '#000000';
      patches.set(colour, [...(patches.get(colour) ?? []), outlinePath(corners)]);
      const lines = random() < fields.furrowed ? 5 : 0;
      for (let line = 1; line < lines; line += 1) {
        const at = u0 + ((u1 - u0) * line) / lines;
        const [from, to] = [place(at, v0), place(at, v1)];
        furrows.push(
          `M${Math.round(from[0])} ${Math.round(from[1])}L${Math.round(to[0])} ${Math.round(to[1])}`,
        );
      }
      u += width;
    }
  }
  const body = [...patches].map(([colour, paths]) => `<path ${canvas.fill(colour)} d="${paths.join('')}"/>`);
  return `${body.join('')}<path ${canvas.stroke(fields.furrow)} stroke-width="2" d="${furrows.join('')}"/>`;
}
