import { softOutlinePath } from '../../geometry/path-data.ts';
import { clamp, type Point } from '../../geometry/point.ts';
import { between, createRandom, type Random } from '../../random.ts';
import type { Canvas } from '../canvas.ts';
import { createGrid } from '../geometry/grid.ts';
import { posterise } from '../geometry/posterise.ts';
import { billow } from '../noise.ts';
import type { Layer } from '../schema/illustration.ts';

export type Clouds = Extract<Layer, { kind: 'clouds' }>;

interface Puff {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Round puffs heaped on a level foot: high in the middle of each cloud, low at its ends. */
function heap(clouds: Clouds, random: Random): readonly Puff[] {
  const { left, right, bottom } = clouds.box;
  const [width, height] = clouds.size;
  const count = Math.max(1, Math.round((clouds.cover * 2.4 * (right - left)) / width));
  return Array.from({ length: count }, (_, cloud) => {
    const middle = left + ((cloud + between(random, 0.2, 0.8)) / count) * (right - left);
    const grown = between(random, 0.5, 1);
    return Array.from({ length: 22 }, (): Puff => {
      const across = between(random, -1, 1);
      const tall = height * grown * (1 - Math.abs(across) ** 1.4) * between(random, 0.5, 1);
      const radius = Math.max(height * 0.09, tall * between(random, 0.28, 0.42));
      const x = middle + across * width * grown * 0.72;
      return { x, y: bottom - Math.max(radius * 0.2, tall - radius) * random(), radius };
    });
  }).flat();
}

/** Heaped clouds, printed in flat tones from the shaded to the lit side. */
function drawHeap(clouds: Clouds, canvas: Canvas, seed: number): string {
  const { top, bottom } = clouds.box;
  const { cell, tolerance } = clouds;
  const puffs = heap(clouds, createRandom(seed)).toSorted((a, b) => b.y - a.y);
  const [right, , up] = canvas.light;
  const shade = (x: number, y: number): readonly [cover: number, light: number] => {
    const ragged = billow(x / 70, y / 70, seed, 2) * 0.16;
    let [cover, light] = [-1, -2];
    for (const puff of puffs) {
      const dx = (x - puff.x) / puff.radius;
      const dy = (y - puff.y) / puff.radius;
      const inside = 1 + ragged - dx * dx - dy * dy;
      cover = Math.max(cover, inside);
      if (inside > 0) light = Math.max(light, right * dx - up * dy + ragged);
    }
    // The foot is level but for a breath of noise.
    const foot = (bottom - 4 - y) / 14 + billow(x / 120, 3, seed) * 0.4;
    return [Math.min(cover, foot), light - clamp((y - bottom) / (bottom - top) + 1) * 0.35];
  };
  const options = { tolerance, smallest: 180, soft: true, coarseness: canvas.coarseness };
  const box = {
    ...clouds.box,
    left: clouds.box.left - clouds.size[0] / 2,
    right: clouds.box.right + clouds.size[0] / 2,
  };
  return clouds.tones
    .map((ramp, index) => {
      const level = -0.15 + 0.5 * index;
      const tone = createGrid(box, cell, (x, y) => {
        const [cover, light] = shade(x, y);
        return index === 0 ? cover : Math.min(cover - 0.05, light - level);
      });
      return `<path ${canvas.vertical(ramp, top, bottom)} d="${posterise(tone, 0, options)}"/>`;
    })
    .join('');
}

interface Streak {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly thick: number;
}

/** A streak: level below, softly humped above, drawn out to a point at both ends. */
function streakPath({ x, y, length, thick }: Streak, random: Random): string {
  const upper = [0.08, 0.2, 0.34, 0.48, 0.62, 0.76, 0.9].map((t): Point => {
    const swell = Math.sin(Math.PI * t) ** 0.8 * between(random, 0.45, 1);
    return [x + length * (t - 0.5), y - thick * swell];
  });
  const lower = [0.8, 0.5, 0.22].map(
    (t): Point => [x + length * (t - 0.5), y + thick * between(random, 0.02, 0.2)],
  );
  const ends: readonly [Point, Point] = [
    [x - length / 2, y],
    [x + length / 2, y],
  ];
  return softOutlinePath([ends[0], ends[0], ...upper, ends[1], ends[1], ...lower]);
}

/** Streaks drawn out by the wind, in families one above the other, with an edge of light towards the sun. */
function drawStreaks(clouds: Clouds, canvas: Canvas, seed: number): string {
  const random = createRandom(seed);
  const { left, top, right, bottom } = clouds.box;
  const [width, height] = clouds.size;
  const families = Math.max(
    1,
    Math.round(((clouds.cover * (right - left) * (bottom - top)) / (width * height)) * 0.8),
  );
  const streaks = Array.from({ length: families }, (_, family): readonly Streak[] => {
    const x = between(random, left + clouds.fade * 0.5, right - clouds.fade * 0.5);
    const y = top + ((family + between(random, 0.1, 0.9)) / families) * (bottom - top);
    return Array.from({ length: 3 }, (_unused, member) => ({
      x: x + between(random, -0.5, 0.5) * width,
      y: y + member * height * between(random, 0.35, 0.6),
      length: width * between(random, 0.5, 1.5),
      thick: height * between(random, 0.3, 0.8),
    }));
  }).flat();
  const low = canvas.light[2] < 0.35;
  return clouds.tones
    .map((ramp, index) => {
      const shrunk = streaks
        .filter((_, number) => index === 0 || number % 3 < 2)
        .map((streak) => ({
          ...streak,
          x: streak.x + canvas.light[0] * index * streak.length * 0.1,
          y: streak.y - (low ? -0.06 : 0.34) * index * streak.thick,
          length: streak.length * (1 - 0.36 * index),
          thick: streak.thick * (1 - 0.58 * index),
        }));
      const d = shrunk.map((streak) => streakPath(streak, random)).join('');
      return `<path ${canvas.vertical(ramp, top, bottom)} d="${d}"/>`;
    })
    .join('');
}

/** Banks of cloud, heaped or drawn out. */
export function drawClouds(clouds: Clouds, canvas: Canvas, seed: number): string {
  return clouds.heaped ? drawHeap(clouds, canvas, seed) : drawStreaks(clouds, canvas, seed);
}
