import { outlinePath } from '../../geometry/path-data.ts';
import { simplifyLine } from '../../geometry/simplify.ts';
import type { Canvas } from '../canvas.ts';
import { blurred } from '../geometry/grid.ts';
import { levelOfShare, posterise } from '../geometry/posterise.ts';
import type { Relief } from '../relief/surface.ts';
import { viewRelief } from '../relief/view.ts';

/** Mountains, hills or other land, modelled as a surface, lit from the picture's side and printed in flat tones. */
export function drawRelief(relief: Relief, canvas: Canvas, seed: number): string {
  const { skyline, shade, seen } = viewRelief(relief, canvas, seed);
  const line = simplifyLine(skyline, relief.tolerance * 0.6);
  const top = line.reduce((highest, point) => Math.min(highest, point[1]), relief.base);
  const outline = outlinePath([...line, [relief.right, relief.base], [relief.left, relief.base]]);
  const body = canvas.define((id) => `<path id="${id}" d="${outline}"/>`);
  const clip = canvas.define((id) => `<clipPath id="${id}"><use href="#${body}"/></clipPath>`);
  const soft = blurred(shade);
  const { tolerance, smallest, soft: rounded } = relief;
  const options = { tolerance, smallest, soft: rounded, coarseness: canvas.coarseness };
  const [ground = ['#000000'], ...lit] = relief.tones;
  const tones = lit.map((ramp, index) => {
    const level = levelOfShare(seen, relief.shares[index] ?? 0.2);
    const d = posterise(soft, level, options);
    return `<path ${canvas.vertical(ramp, top, relief.base)} d="${d}"/>`;
  });
  const base = `<use href="#${body}" ${canvas.vertical(ground, top, relief.base)}/>`;
  return `${base}<g clip-path="url(#${clip})">${tones.join('')}</g>`;
}
