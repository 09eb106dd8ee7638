/** A smooth random field over the plane. */
export type Field = (x: number, y: number) => number;

const DIAGONAL = Math.SQRT1_2;
const DIRECTIONS = [
  [1, 0],
  [DIAGONAL, DIAGONAL],
  [0, 1],
  [-DIAGONAL, DIAGONAL],
  [-1, 0],
  [-DIAGONAL, -DIAGONAL],
  [0, -1],
  [DIAGONAL, -DIAGONAL],
] as const;

function hash(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 974_634_777);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function slope(x: number, y: number, dx: number, dy: number, seed: number): number {
  const [gx, gy] = DIRECTIONS[hash(x, y, seed) & 7] ?? DIRECTIONS[0];
  return gx * dx + gy * dy;
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Gradient noise, about -1 to 1, with features of size 1. */
export function gradientNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const dx = x - left;
  const dy = y - top;
  const u = fade(dx);
  const upper = slope(left, top, dx, dy, seed) * (1 - u) + slope(left + 1, top, dx - 1, dy, seed) * u;
  const lower =
    slope(left, top + 1, dx, dy - 1, seed) * (1 - u) + slope(left + 1, top + 1, dx - 1, dy - 1, seed) * u;
  return (upper + (lower - upper) * fade(dy)) * 1.4;
}

/** Layers of gradient noise, each twice as fine and half as strong: about -1 to 1. */
export function fractal(x: number, y: number, seed: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const frequency = 2 ** octave;
    sum += weight * gradientNoise(x * frequency, y * frequency, seed + octave * 17);
    total += weight;
    weight *= gain;
  }
  return sum / total;
}

/** Noise with sharp crests, as water carves them: 0 in the valleys to 1 on the crests. */
export function ridged(x: number, y: number, seed: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  let crest = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    const frequency = 2 ** octave;
    const value = 1 - Math.abs(gradientNoise(x * frequency, y * frequency, seed + octave * 31));
    const sharp = value * value * crest;
    sum += weight * sharp;
    total += weight;
    crest = Math.min(1, sharp * 1.6);
    weight *= gain;
  }
  return sum / total;
}

/** Rounded lumps with creases between, as of leaves or heaped clouds: about -1 in the creases to 1 on the lumps. */
export function billow(x: number, y: number, seed: number, octaves = 3): number {
  let sum = 0;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const frequency = 2 ** octave;
    sum += (Math.abs(gradientNoise(x * frequency, y * frequency, seed + octave * 23)) * 2.6 - 1) / frequency;
    total += 1 / frequency;
  }
  return sum / total;
}
