import type { Layer } from '../../../schema/illustration.ts';
import type { Canvas } from '../canvas.ts';
import { createGrid } from '../geometry/grid.ts';
import { smoothStep } from '../geometry/point.ts';
import { levelOfShare, posterise } from '../geometry/posterise.ts';
import { type Field, fractal, gradientNoise } from '../noise.ts';

export type Clouds = Extract<Layer, { kind: 'clouds' }>;

/** Rounded lumps with creases between, as of a heaped cloud: about -1 to 1. */
function billow(x: number, y: number, seed: number): number {
  let sum = 0;
  for (let octave = 0; octave < 4; octave += 1) {
    const frequency = 2 ** octave;
    sum += (0.8 - 2 * Math.abs(gradientNoise(x * frequency, y * frequency, seed + octave))) / frequency;
  }
  return -sum / 1.9;
}

/** Heaped clouds: rounded above, cut off level below. */
function heaped(clouds: Clouds, seed: number): Field {
  const { left, top, right, bottom } = clouds.box;
  const [width, height] = clouds.size;
  return (x, y) => {
    const sides = smoothStep(left, left + clouds.fade, x) * smoothStep(right, right - clouds.fade, x);
    const rise = (bottom - y) / (bottom - top);
    const towers = fractal(x / width, 0.5, seed + 8, 2) * 0.5 + 0.62;
    const foot = smoothStep(0, 0.08, rise + fractal(x / 90, y / 30, seed + 2, 2) * 0.03);
    return (
      (towers * sides - rise + billow((x * 1.6) / width, (y * 1.6) / height, seed) * 0.3) * foot + foot - 1
    );
  };
}

/** Banks drawn out by the wind, thinner towards the edges of their box. */
function drawnOut(clouds: Clouds, seed: number): Field {
  const { left, top, right, bottom } = clouds.box;
  const [width, height] = clouds.size;
  const middle = (top + bottom) / 2;
  return (x, y) => {
    const sides = smoothStep(left, left + clouds.fade, x) * smoothStep(right, right - clouds.fade, x);
    const upright = 1 - (Math.abs(y - middle) / ((bottom - top) / 2)) ** 2;
    const warp = fractal(x / width, y / height, seed + 4, 2) * 0.6;
    return fractal(x / width + warp, y / height, seed, 5) + sides * Math.max(0, upright) - 1;
  };
}

/** Banks of cloud: printed in flat tones from the shaded to the lit side. */
export function drawClouds(clouds: Clouds, canvas: Canvas, seed: number): string {
  const { top, bottom } = clouds.box;
  const thickness = clouds.heaped ? heaped(clouds, seed) : drawnOut(clouds, seed);
  const options = { tolerance: clouds.tolerance, smallest: 160, soft: true, coarseness: canvas.coarseness };
  const bank = createGrid(clouds.box, clouds.cell, thickness);
  const level = levelOfShare([...bank.values], clouds.cover);
  return clouds.tones
    .map((ramp, index) => {
      const shift = index * clouds.lift;
      const lit = createGrid(clouds.box, clouds.cell, (x, y) => {
        const here = thickness(x, y) - level;
        // Lit where there is less cloud towards the light.
        const towards = thickness(x + canvas.light[0] * shift, y - canvas.light[2] * shift) - level;
        return index === 0 ? here : Math.min(here - 0.02, here - towards - clouds.thin * index);
      });
      return `<path ${canvas.vertical(ramp, top, bottom)} d="${posterise(lit, 0, options)}"/>`;
    })
    .join('');
}
