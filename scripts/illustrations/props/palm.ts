import { linePath, outlinePath } from '../../geometry/path-data.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { between, createRandom, type Random } from '../../random.ts';
import type { Brush } from './shape.ts';

const HEIGHT = 300;
const LEAFLETS = 17;

interface Frond {
  readonly from: Point;
  /** Where it sets out: 0 to the right, a quarter turn up. */
  readonly angle: number;
  readonly length: number;
}

/** A frond: an arc that bends over, with long leaflets that hang from both sides of it. */
function frond({ from, angle, length }: Frond, random: Random): string {
  const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
  const droop = length * (0.34 + 0.3 * Math.abs(dx)) * between(random, 0.85, 1.15);
  const spine = (t: number): Point => [
    from[0] + dx * length * t * (1 - 0.12 * t),
    from[1] + dy * length * t + droop * t * t,
  ];
  const comb = (side: -1 | 1): readonly Point[] => {
    const points: Point[] = [spine(0.04)];
    for (let index = 1; index <= LEAFLETS; index += 1) {
      const t = 0.04 + (index / LEAFLETS) * 0.96;
      const reach = length * 0.3 * Math.sin(Math.PI * mix(0.2, 0.93, t)) * between(random, 0.82, 1.1);
      const [x, y] = spine(t);
      const [ahead, below] = [
        spine(t + 0.02)[0] - spine(t - 0.02)[0],
        spine(t + 0.02)[1] - spine(t - 0.02)[1],
      ];
      const slope = Math.sqrt(ahead * ahead + below * below) || 1;
      // Between pointing along the spine, away from it, and straight down.
      const tip: Point = [
        x + reach * ((0.62 * ahead) / slope - (side * 0.5 * below) / slope),
        y + reach * ((0.5 * below) / slope + (side * 0.5 * ahead * Math.sign(dx || 1)) / slope + 0.3),
      ];
      const [rootX, rootY] = spine(t - 0.045);
      points.push([rootX, rootY], tip);
    }
    return points;
  };
  return outlinePath([...comb(-1), spine(1.03), ...comb(1).toReversed()]);
}

interface Trunk {
  readonly outline: readonly Point[];
  readonly rings: string;
  readonly head: Point;
}

function trunk(lean: number): Trunk {
  const middle = (t: number): Point => [lean * t ** 1.7, -HEIGHT * t + Math.abs(lean) * 0.1 * t * t];
  const half = (t: number): number => 3.6 + 5.5 * (1 - t) ** 4 + (t < 0.03 ? 3 : 0);
  const steps = [0, 0.04, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.92, 1];
  const edge = (side: -1 | 1): readonly Point[] =>
    steps.map((t): Point => [middle(t)[0] + side * half(t), middle(t)[1]]);
  const rings = Array.from({ length: 16 }, (_, index) => {
    const t = 0.08 + index * 0.054;
    const [x, y] = middle(t);
    return linePath([
      [x - half(t), y],
      [x + half(t), y + 2],
    ]);
  });
  return { outline: [...edge(-1), ...edge(1).toReversed()], rings: rings.join(''), head: middle(1) };
}

/** A coconut palm, 300 units high; variants lean and spread differently. Colours: trunk, shaded fronds, lit fronds. */
export function palm(brush: Brush): string {
  const random = createRandom(brush.variant * 71 + 5);
  const lean = between(random, 30, 95) * (brush.variant % 2 === 0 ? 1 : -1);
  const { outline, rings, head } = trunk(lean);
  const right = brush.canvas.light[0] > 0;
  const draw = (angle: number, length: number): string => frond({ from: head, angle, length }, random);
  const crown = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (-0.1 + (1.2 * (index + between(random, 0.2, 0.8))) / 11);
    const lit = Math.cos(angle) > 0 === right && index % 3 !== 1;
    return { lit, d: draw(angle, between(random, 108, 146)) };
  });
  const hanging = [-0.22, 1.2].map((turn) => draw(Math.PI * turn, 96));
  const [hx, hy] = [Math.round(head[0]), Math.round(head[1])];
  const nuts = `<circle cx="${hx}" cy="${hy}" r="9" ${brush.fill(1)}/><path ${brush.fill(0)} d="M${hx - 12} ${hy + 9}a7 7 0 1 1 10 0a7 7 0 1 1-10 0zM${hx + 3} ${hy + 11}a7 7 0 1 1 9-2a7 7 0 1 1-9 2z"/>`;
  const of = (lit: boolean): string => crown.flatMap((each) => (each.lit === lit ? [each.d] : [])).join('');
  return `<path ${brush.fill(1)} d="${hanging.join('')}"/><path ${brush.fill(0)} d="${outlinePath(outline)}"/><path ${brush.stroke(1)} stroke-width="1.2" d="${rings}"/><path ${brush.fill(1)} d="${of(false)}"/>${nuts}<path ${brush.fill(2)} d="${of(true)}"/>`;
}
