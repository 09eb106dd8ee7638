import { outlinePath } from '../geometry/path-data.ts';
import type { Point } from '../geometry/point.ts';
import { between, createRandom } from '../random.ts';
import type { Brush } from './shape.ts';

/** Points of an ellipse with a ragged edge. */
function clump(x: number, y: number, rx: number, ry: number, seed: number): string {
  const random = createRandom(seed);
  const points = Array.from({ length: 26 }, (_, index): Point => {
    const angle = (index / 26) * 2 * Math.PI;
    const reach = between(random, 0.78, 1.12);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return outlinePath(points);
}

/** A spreading tree of dry country, 150 units high. Colours: trunk, shaded crown, lit crown. */
export function tree(brush: Brush): string {
  const side = brush.canvas.light[0] > 0 ? 1 : -1;
  const seed = brush.variant * 13 + 1;
  const trunk = `<path ${brush.fill(0)} d="M-7 0Q-3-40-10-74L-38-102L-34-106L-5-84L0-110L6-84L36-108L40-103L12-74Q6-40 9 0z"/>`;
  const dark = `<path ${brush.fill(1)} d="${clump(-52, -104, 44, 19, seed)}${clump(50, -110, 50, 20, seed + 1)}${clump(-12, -128, 62, 22, seed + 2)}${clump(34, -134, 44, 16, seed + 6)}"/>`;
  const lit = `<path ${brush.fill(2)} d="${clump(side * 56, -119, 34, 9, seed + 3)}${clump(side * 16, -143, 44, 8, seed + 4)}${clump(side * -46, -112, 26, 7, seed + 5)}"/>`;
  return trunk + dark + lit;
}

/** A tuft of grass, 60 units high and 120 wide. Colours: blades, lit blades. */
export function tuft(brush: Brush): string {
  const random = createRandom(brush.variant * 29 + 3);
  const blades = [[], []] as [string[], string[]];
  for (let index = 0; index < 22; index += 1) {
    const x = between(random, -62, 62);
    const lean = x * 0.4 + between(random, -18, 18);
    const height = between(random, 26, 62);
    blades[index % 3 === 0 ? 1 : 0].push(
      `M${Math.round(x - 3)} 0q${Math.round(lean * 0.2)} ${Math.round(-height * 0.6)} ${Math.round(lean)} ${Math.round(-height)}q${Math.round(-lean * 0.5)} ${Math.round(height * 0.5)} ${Math.round(6 - lean)} ${Math.round(height)}z`,
    );
  }
  return `<path ${brush.fill(0)} d="${blades[0].join('')}"/><path ${brush.fill(1)} d="${blades[1].join('')}"/>`;
}

/** A feathered leaf that rises from its foot and bends over, 300 units long. Colours: leaf, lit half, rib. */
export function fern(brush: Brush): string {
  const random = createRandom(brush.variant * 17 + 2);
  const bend = between(random, 90, 190);
  const spine = (t: number): Point => [bend * t * t, -290 * t + 60 * t * t];
  const half = (side: -1 | 1): string => {
    const points: Point[] = [];
    for (let index = 0; index <= 17; index += 1) {
      const t = 0.08 + (index / 17) * 0.92;
      const [x, y] = spine(t);
      const reach = 78 * Math.sin(Math.PI * (0.14 + t * 0.84)) ** 0.8 * between(random, 0.85, 1.1);
      points.push([x, y + 7], [x + side * reach, y - reach * 0.35 + (side * bend * t) / 3], [x + 1, y - 5]);
    }
    return outlinePath([spine(0.05), ...points]);
  };
  const lit = brush.canvas.light[0] > 0 ? 1 : -1;
  return `<path ${brush.fill(0)} d="${half(lit === 1 ? -1 : 1)}"/><path ${brush.fill(1)} d="${half(lit)}"/><path ${brush.stroke(2)} fill="none" stroke-width="4" d="M0 0Q${Math.round(bend * 0.1)}-150 ${Math.round(bend)}-230"/>`;
}
