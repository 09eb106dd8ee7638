import { outlinePath } from '../../geometry/path-data.ts';
import type { Point } from '../../geometry/point.ts';
import type { Canvas } from '../canvas.ts';
import type { Layer } from '../schema/illustration.ts';

export type Weave = Extract<Layer, { kind: 'weave' }>;

/** A diamond with stepped edges, as threads on a loom make it. */
function steppedDiamond(x: number, y: number, half: number, thread: number): string {
  const rows = Math.round(half / thread);
  const right: Point[] = [];
  for (let row = -rows; row < rows; row += 1) {
    const reach = half - (row < 0 ? -row - 1 : row) * thread;
    right.push([x + reach, y + row * thread], [x + reach, y + (row + 1) * thread]);
  }
  const left = right.map(([px, py]): Point => [2 * x - px, py]).toReversed();
  return outlinePath([...right, ...left]);
}

/** Loose ends of the warp below the cloth. */
function drawFringe({ points, fringe, thread, colours }: Weave, canvas: Canvas): string {
  if (fringe === 0) return '';
  const foot = Math.max(...points.map(([, y]) => y));
  const xs = points.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const step = thread * 2;
  const count = Math.floor((right - left) / step);
  const ends = Array.from(
    { length: count },
    (_, index) => `M${Math.round(left + (index + 0.5) * step)} ${foot}v${fringe}`,
  );
  return `<path ${canvas.stroke(colours[1] ?? colours[0] ?? '#000000')} stroke-width="${thread * 0.7}" d="${ends.join('')}"/>`;
}

/** Cloth woven with metal thread: stepped diamonds in rows between striped borders, laid in the outline given. */
export function drawWeave(weave: Weave, canvas: Canvas): string {
  const { tile, thread } = weave;
  const half = tile / 2;
  const ring = (size: number, colour: string): string =>
    `<path ${canvas.fill(colour)} d="${steppedDiamond(0, 0, size, thread)}"/>`;
  const [ground = '#000000', first = ground, second = first, third = second] = weave.colours;
  const rings = [
    ring(half - thread, first),
    ring(half - 3 * thread, ground),
    ring(half - 5 * thread, second),
    ring(half - 8 * thread, ground),
    ring(half - 10 * thread, third),
  ];
  const diamond = canvas.define((id) => `<g id="${id}">${rings.join('')}</g>`);
  const places = [
    [half, half],
    [0, 0],
    [tile, 0],
    [0, tile],
    [tile, tile],
  ];
  const diamonds = places.map(([x, y]) => `<use href="#${diamond}" x="${x}" y="${y}"/>`).join('');
  const moved = weave.transform === undefined ? '' : ` patternTransform="${weave.transform}"`;
  const pattern = canvas.define(
    (id) =>
      `<pattern id="${id}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"${moved}><path ${canvas.fill(ground)} d="M0 0h${tile}v${tile}H0z"/>${diamonds}</pattern>`,
  );
  return `${drawFringe(weave, canvas)}<path fill="url(#${pattern})" d="${outlinePath(weave.points)}"/>`;
}
