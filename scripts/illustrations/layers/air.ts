import { createRandom } from '../../random.ts';
import type { Canvas } from '../canvas.ts';
import type { Layer } from '../schema/illustration.ts';

type LayerOf<K extends Layer['kind']> = Extract<Layer, { kind: K }>;

/** A band of colour across the whole picture: sky, haze, or a veil over what lies behind. */
export function drawVeil(veil: LayerOf<'veil'>, canvas: Canvas): string {
  const height = veil.bottom - veil.top;
  return `<path ${canvas.vertical(veil.ramp, veil.top, veil.bottom)} d="M0 ${veil.top}h${canvas.width}v${height}H0z"/>`;
}

/** A soft light or a soft dark: an ellipse that fades outwards. */
export function drawGlow(glow: LayerOf<'glow'>, canvas: Canvas): string {
  const { x, y, rx, ry } = glow;
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${canvas.radial(glow.ramp, glow)}/>`;
}

/** Sun or moon: a disc. */
export function drawDisc(disc: LayerOf<'disc'>, canvas: Canvas): string {
  const fill = canvas.vertical(disc.ramp, disc.y - disc.radius, disc.y + disc.radius);
  return `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" ${fill}/>`;
}

/** Stars in three sizes, thicker along a slanting band where one is given. */
export function drawStars(stars: LayerOf<'stars'>, canvas: Canvas, seed: number): string {
  const random = createRandom(seed);
  const dots: string[][] = [[], [], []];
  for (let index = 0; index < stars.count; index += 1) {
    let x = random() * canvas.width;
    let y = stars.bottom * (1 - Math.sqrt(random()) * 0.98);
    if (stars.band && index % 3 > 0) {
      const { from, to, width } = stars.band;
      const along = random();
      const off = (random() + random() + random() - 1.5) * width;
      x = from[0] + (to[0] - from[0]) * along + off;
      y = from[1] + (to[1] - from[1]) * along + off * 0.4;
    }
    if (y > stars.bottom || y < 0) continue;
    const size = random();
    dots[size > 0.96 ? 2 : size > 0.75 ? 1 : 0]?.push(`M${Math.round(x)} ${Math.round(y)}h0`);
  }
  return dots
    .map((moves, size) => {
      const faint = [0.55, 0.8, 1][size] ?? 1;
      return `<path ${canvas.stroke(stars.colour)} opacity="${faint}" stroke-width="${[1.6, 2.9, 4.2][size] ?? 2}" stroke-linecap="round" d="${moves.join('')}"/>`;
    })
    .join('');
}
