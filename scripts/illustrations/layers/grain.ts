import { createRandom } from '../../random.ts';
import type { Canvas } from '../canvas.ts';
import type { Layer } from '../schema/illustration.ts';

export type Grain = Extract<Layer, { kind: 'grain' }>;

const TILE = 160;

/** The tooth of the paper: a small tile of specks, repeated. A filter would cost time at every repaint. */
export function drawGrain(grain: Grain, canvas: Canvas, seed: number): string {
  const random = createRandom(seed);
  const specks = (): string =>
    Array.from({ length: grain.count }, () => {
      const x = Math.floor(random() * TILE);
      const y = Math.floor(random() * TILE);
      return `M${x} ${y}h${random() > 0.7 ? 2 : 1}`;
    }).join('');
  const id = canvas.define(
    (own) =>
      `<pattern id="${own}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"><path ${canvas.stroke(grain.light)} stroke-width="1.4" d="${specks()}"/><path ${canvas.stroke(grain.dark)} stroke-width="1.4" d="${specks()}"/></pattern>`,
  );
  return `<path fill="url(#${id})" d="M0 0h${canvas.width}v${canvas.height}H0z"/>`;
}
