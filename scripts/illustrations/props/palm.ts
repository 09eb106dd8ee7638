import { outlinePath } from '../geometry/path-data.ts';
import type { Point } from '../geometry/point.ts';
import { between, createRandom, type Random } from '../random.ts';
import type { Brush } from './shape.ts';

const HEIGHT = 300;

/** One frond: a drooping arc with leaflets on both sides. */
function frond(from: Point, angle: number, length: number, random: Random): readonly Point[] {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const droop = length * between(random, 0.45, 0.7);
  const spine = (t: number): Point => [
    from[0] + dx * length * t * (1 - 0.16 * t),
    from[1] + dy * length * t + droop * t * t,
  ];
  const leaflets = 11;
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let index = 1; index <= leaflets; index += 1) {
    const t = index / leaflets;
    const [x, y] = spine(t);
    const [px, py] = spine(t - 0.07);
    const reach = length * 0.17 * Math.sin(Math.PI * (0.12 + 0.83 * t)) * between(random, 0.8, 1.2);
    const side = dx < 0 ? -1 : 1;
    upper.push([px, py], [x + side * reach * 0.55, y - reach * 0.42]);
    lower.push([px, py], [x + side * reach * 0.18, y + reach * 1.25]);
  }
  return [from, ...upper, spine(1.04), ...lower.toReversed()];
}

function trunk(lean: number): { readonly outline: readonly Point[]; readonly head: Point } {
  const middle = (t: number): Point => [lean * t ** 1.7, -HEIGHT * t + Math.abs(lean) * 0.1 * t * t];
  const steps = [0, 0.06, 0.2, 0.4, 0.6, 0.8, 1];
  const half = (t: number): number => 4 + 4.5 * (1 - t) ** 3 + (t < 0.03 ? 4 : 0);
  const left = steps.map((t): Point => [middle(t)[0] - half(t), middle(t)[1]]);
  const right = steps.map((t): Point => [middle(t)[0] + half(t), middle(t)[1]]);
  return { outline: [...left, ...right.toReversed()], head: middle(1) };
}

/** A coconut palm, 300 units high; variants lean and spread differently. Colours: trunk, shaded fronds, lit fronds. */
export function palm(brush: Brush): string {
  const random = createRandom(brush.variant * 71 + 5);
  const lean = between(random, 30, 95) * (brush.variant % 2 === 0 ? 1 : -1);
  const { outline, head } = trunk(lean);
  const right = brush.canvas.light[0] > 0;
  const fronds = Array.from({ length: 12 }, (_, index) => {
    const angle = Math.PI * (0.93 + (1.14 * (index + random() * 0.7)) / 12);
    const lit = Math.cos(angle) > 0 === right && index % 3 !== 1;
    return { lit, d: outlinePath(frond(head, angle, between(random, 105, 142), random)) };
  });
  const hanging = [0.42, 0.58].map((turn) =>
    outlinePath(frond(head, Math.PI * turn * 2 - Math.PI / 2, 78, random)),
  );
  const nuts = `<path ${brush.fill(0)} d="M${Math.round(head[0] - 9)} ${Math.round(head[1] + 8)}a7 7 0 1 1 10 0a7 7 0 1 1-10 0z"/>`;
  const dark = fronds.filter((each) => !each.lit).map((each) => each.d);
  const light = fronds.filter((each) => each.lit).map((each) => each.d);
  return `<path ${brush.fill(0)} d="${outlinePath(outline)}"/>${nuts}<path ${brush.fill(1)} d="${[...hanging, ...dark].join('')}"/><path ${brush.fill(2)} d="${light.join('')}"/>`;
}
