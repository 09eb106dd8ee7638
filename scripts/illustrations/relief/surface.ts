import { clamp, mix, smoothStep } from '../../geometry/point.ts';
import { profileAt } from '../../geometry/spline.ts';
import { type Field, fractal, ridged } from '../noise.ts';
import type { Layer } from '../schema/illustration.ts';

export type Relief = Extract<Layer, { kind: 'relief' }>;
type Cone = Relief['cones'][number];

function rangeHeight(relief: Relief, seed: number): Field {
  return (x, away) => {
    const crest = profileAt(relief.crest, x);
    if (crest <= 0) return 0;
    const rise = Math.sqrt(smoothStep(0, 0.9, away / relief.depth));
    const warp = fractal(x / relief.size, away / relief.size, seed + 5, 2) * 0.35;
    const u = x / relief.size + warp;
    const v = away / (relief.size * relief.stretch) + warp;
    const noise = relief.smooth
      ? fractal(u, v, seed, relief.octaves) * 0.5 + 0.5
      : ridged(u, v, seed, relief.octaves);
    return crest * rise * (1 - relief.rough * (1 - noise));
  };
}

function coneHeight(relief: Relief, cone: Cone, seed: number): Field {
  const middle = cone.away * relief.depth;
  return (x, away) => {
    const dx = x - cone.x;
    const dz = away - middle;
    const distance = Math.sqrt(dx * dx + dz * dz) / cone.radius;
    if (distance >= 1) return 0;
    // Angles run from the viewer's side, so that the seam lies behind the mountain.
    const angle = Math.atan2(dx, -dz);
    const warp = fractal(x / 190, away / 190, seed + 9, 3) * 0.5;
    const gully = ridged((angle * cone.gullies) / 6.283 + warp, distance * 1.7, seed, 4, 0.55);
    const profile = (1 - distance) ** cone.power;
    const carved = profile - cone.carve * (1 - gully) * Math.sqrt(distance) * (1 - distance);
    const rim = (1 - cone.crater) ** cone.power;
    const notch = fractal(angle * 1.6, distance * 2, seed + 3, 3) * 0.07 + (dx / cone.radius) * cone.lean;
    const inside = smoothStep(cone.crater, cone.crater * 0.4, distance);
    return cone.height * (cone.crater > 0 ? Math.min(carved, rim + notch - 0.12 * inside) : carved);
  };
}

/** The height of the relief over its base, in pixels, by x and by the distance from its foot. */
export function reliefSurface(relief: Relief, seed: number): Field {
  const range = rangeHeight(relief, seed);
  const cones = relief.cones.map((cone, index) => coneHeight(relief, cone, seed + 100 * (index + 1)));
  return (x, away) => {
    let height = range(x, away);
    for (const cone of cones) {
      const other = cone(x, away);
      // A rounded maximum: where two bodies meet the valley is filled.
      const blend = clamp(0.5 + (other - height) / 40);
      height = mix(height, other, blend) + 10 * blend * (1 - blend);
    }
    return height;
  };
}
