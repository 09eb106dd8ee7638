import { outlinePath, softOutlinePath } from '../../geometry/path-data.ts';
import type { Point } from '../../geometry/point.ts';
import { between, createRandom } from '../../random.ts';
import type { Brush } from './shape.ts';

/** A clump of leaves: an ellipse with a scalloped edge. */
function clump(x: number, y: number, rx: number, ry: number, seed: number): string {
  const random = createRandom(seed);
  const lobes = 9;
  const points = Array.from({ length: lobes * 3 }, (_, index): Point => {
    const angle = ((index + between(random, -0.3, 0.3)) / (lobes * 3)) * 2 * Math.PI;
    const reach = index % 3 === 0 ? between(random, 0.74, 0.86) : between(random, 1, 1.16);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return softOutlinePath(points);
}

/** A round-headed tree, 150 units high. Colours: trunk, shaded crown, lit crown. */
export function tree(brush: Brush): string {
  const side = brush.canvas.light[0] > 0 ? 1 : -1;
  const seed = brush.variant * 13 + 1;
  const wide = [1, 1.18, 0.86][brush.variant % 3] ?? 1;
  const trunk = `<path ${brush.fill(0)} d="M-7 2Q-3-24-6-48L-26-82L-20-84L-2-58L2-90L8-58L26-86L31-83L8-46Q5-22 9 2z"/>`;
  const dark = [
    clump(-34 * wide, -78, 32 * wide, 25, seed),
    clump(36 * wide, -82, 33 * wide, 26, seed + 1),
    clump(0, -108, 46 * wide, 36, seed + 2),
  ];
  const lit = [
    clump(side * 40 * wide, -90, 22 * wide, 13, seed + 3),
    clump(side * 12 * wide, -122, 31 * wide, 18, seed + 4),
    clump(side * -34 * wide, -90, 18 * wide, 9, seed + 5),
  ];
  return `${trunk}<path ${brush.fill(1)} d="${dark.join('')}"/><path ${brush.fill(2)} d="${lit.join('')}"/>`;
}

/** A tuft of grass, 60 units high and 120 wide. Colours: blades, lit blades. */
export function tuft(brush: Brush): string {
  const random = createRandom(brush.variant * 29 + 3);
  const blades = [[], []] as [string[], string[]];
  for (let index = 0; index < 22; index += 1) {
    const x = between(random, -62, 62);
    const lean = x * 0.4 + between(random, -18, 18);
    const height = between(random, 26, 62);
    const foot = Math.round(9 - (x * x) / 400);
    blades[index % 3 === 0 ? 1 : 0].push(
      `M${Math.round(x - 3)} ${foot}q${Math.round(lean * 0.2)} ${Math.round(-height * 0.6)} ${Math.round(lean)} ${Math.round(-height)}q${Math.round(-lean * 0.5)} ${Math.round(height * 0.5)} ${Math.round(6 - lean)} ${Math.round(height)}q-3 3-6 0z`,
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
