import { profileAt } from '../../geometry/spline.ts';
import { between, createRandom } from '../../random.ts';
import type { Canvas } from '../canvas.ts';
import { type Box, createGrid } from '../geometry/grid.ts';
import { levelOfShare, posterise } from '../geometry/posterise.ts';
import { billow } from '../noise.ts';
import type { Layer } from '../schema/illustration.ts';

export type Crowns = Extract<Layer, { kind: 'crowns' }>;

/** Below the light that any crown gets. */
const DARK = -3;

interface Crown {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly tint: number;
}

/** Tree crowns in rows, the farthest first. */
function plantCrowns(crowns: Crowns, seed: number): readonly Crown[] {
  const random = createRandom(seed);
  const planted: Crown[] = [];
  for (let row = 0; row < crowns.rows; row += 1) {
    const near = crowns.rows > 1 ? row / (crowns.rows - 1) : 1;
    const radius = crowns.radius[0] + (crowns.radius[1] - crowns.radius[0]) * near;
    let x = crowns.left - radius * random();
    while (x < crowns.right + radius) {
      const rx = radius * between(random, 0.7, 1.3);
      const drop = row * crowns.spacing;
      const y = profileAt(crowns.line, x) + drop + radius * between(random, -0.45, 0.45);
      planted.push({ x, y, rx, ry: rx * between(random, 0.62, 1), tint: between(random, -0.22, 0.22) });
      x += rx * between(random, 0.7, 1.35);
    }
  }
  return planted;
}

/** A wood seen from outside: rounded crowns one before the other, lit from the picture's side. */
export function drawCrowns(crowns: Crowns, canvas: Canvas, seed: number): string {
  const planted = plantCrowns(crowns, seed).toReversed();
  const top = Math.min(...planted.map((crown) => crown.y - crown.ry * 1.3));
  // Where no ground is filled in, the outermost crowns keep their whole outline; else its rounded corners lie off the sheet.
  const margin = crowns.ground ? 0 : 1.6 * Math.max(...crowns.radius);
  const beyond = (edge: number, border: number): number => (crowns.ground && edge === border ? 60 : margin);
  const box: Box = {
    left: crowns.left - beyond(crowns.left, -10),
    right: crowns.right + beyond(crowns.right, 1610),
    top,
    bottom: crowns.bottom + (crowns.bottom >= 1000 ? 60 : 0),
  };
  const leaf = crowns.leaf;
  const shades = new Map<number, number>();
  const key = (x: number, y: number): number => Math.round(x) * 4096 + Math.round(y);
  const lumps = (x: number, y: number): number => billow(x / leaf, y / leaf, seed, 2);
  const [right, , up] = canvas.light;
  const columns = new Map<number, readonly Crown[]>();
  const around = (x: number): readonly Crown[] => {
    const known = columns.get(x) ?? planted.filter((crown) => Math.abs(x - crown.x) < crown.rx * 1.3);
    columns.set(x, known);
    return known;
  };
  const body = createGrid(box, crowns.cell, (x, y) => {
    const ragged = lumps(x, y);
    // A lump is lit where it falls off towards the light.
    const bump = ragged - lumps(x + right * leaf * 0.35, y - up * leaf * 0.35);
    let cover = crowns.ground ? (y - profileAt(crowns.line, x)) / 20 - 1 : -1;
    shades.set(key(x, y), DARK);
    for (const crown of around(x)) {
      const dx = (x - crown.x) / crown.rx;
      const dy = (y - crown.y) / crown.ry;
      const inside = 1 + ragged * 0.24 - dx * dx - dy * dy;
      cover = Math.max(cover, inside);
      if (inside <= 0) continue;
      const front = Math.sqrt(Math.min(1, inside));
      const light = canvas.light[0] * dx - canvas.light[2] * dy - 0.25 * canvas.light[1] * front;
      shades.set(key(x, y), light + crown.tint + bump * 0.34 + ragged * 0.2);
      break;
    }
    return cover;
  });
  const shade = createGrid(box, crowns.cell, (x, y) => shades.get(key(x, y)) ?? DARK);
  const covered = [...shade.values].filter((_, index) => (body.values[index] ?? -1) > 0);
  const [ground = ['#000000'], ...lit] = crowns.tones;
  const { tolerance, smallest } = crowns;
  const options = { tolerance, smallest, soft: true, coarseness: canvas.coarseness };
  const base = `<path ${canvas.vertical(ground, top, crowns.bottom)} d="${posterise(body, 0, options)}"/>`;
  const tones = lit.map((ramp, index) => {
    // What no crown covers stays dark, however little of the wood is crowns.
    const level = Math.max(DARK + 0.01, levelOfShare(covered, crowns.shares[index] ?? 0.2));
    return `<path ${canvas.vertical(ramp, top, crowns.bottom)} d="${posterise(shade, level, options)}"/>`;
  });
  return base + tones.join('');
}
