import { outlinePath } from '../../geometry/path-data.ts';
import { between, createRandom } from '../../random.ts';
import type { Canvas } from '../canvas.ts';
import type { Layer } from '../schema/illustration.ts';

export type Rays = Extract<Layer, { kind: 'rays' }>;

/** Shafts of light that fan out from a point and lose themselves. Angles in degrees, 90 is straight down. */
export function drawRays(rays: Rays, canvas: Canvas, seed: number): string {
  const random = createRandom(seed);
  const reach = (angle: number): readonly [number, number] => {
    const radians = (angle * Math.PI) / 180;
    return [rays.x + Math.cos(radians) * rays.length, rays.y + Math.sin(radians) * rays.length];
  };
  const shafts = Array.from({ length: rays.count }, (_, index) => {
    const [from, to] = rays.angles;
    const angle = from + ((to - from) * (index + random())) / rays.count;
    const half = between(random, 0.2, 1) * rays.thick;
    return outlinePath([[rays.x, rays.y], reach(angle - half), reach(angle + half)]);
  });
  const fill = canvas.radial(rays.ramp, { x: rays.x, y: rays.y, rx: rays.length, ry: rays.length });
  return `<path ${fill} d="${shafts.join('')}"/>`;
}
