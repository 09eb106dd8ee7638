import type { Layer } from '../../../schema/illustration.ts';
import type { Canvas } from '../canvas.ts';
import { outlinePath, softOutlinePath } from '../geometry/path-data.ts';
import { clamp, mix, type Point } from '../geometry/point.ts';
import { gradientNoise } from '../noise.ts';
import { between, createRandom, type Random } from '../random.ts';

export type Terraces = Extract<Layer, { kind: 'terraces' }>;

/** One bulge of a dam's rim, from one cleft to the next. */
interface Lobe {
  readonly left: number;
  readonly right: number;
  readonly depth: number;
  readonly spills: boolean;
}

interface Tier {
  /** Where the pool begins behind, where its rim runs, and where the dam below it ends. */
  readonly back: number;
  readonly rim: number;
  readonly foot: number;
  readonly left: number;
  readonly right: number;
  /** Turns the line of the rim, and makes it run unevenly. */
  readonly seed: number;
  readonly slant: number;
  /** How large things are drawn: 1 in the nearest tier. */
  readonly size: number;
  readonly lobes: readonly Lobe[];
}

function cutLobes(left: number, right: number, size: number, random: Random): readonly Lobe[] {
  const lobes: Lobe[] = [];
  let x = left;
  while (x < right - 40 * size) {
    const width = between(random, 90, 400) * size;
    const end = x + width > right - 90 * size ? right : x + width;
    lobes.push({
      left: x,
      right: end,
      depth: (14 + width * between(random, 0.08, 0.16)) * size,
      spills: random() < 0.62,
    });
    x = end;
  }
  return lobes;
}

function planTiers(terraces: Terraces, random: Random): readonly Tier[] {
  const { tiers, top, bottom, width } = terraces;
  const edge = (index: number): number => top + (bottom - top) * (index / tiers) ** terraces.perspective;
  return Array.from({ length: tiers }, (_, index) => {
    const near = (index + 1) / tiers;
    const size = mix(0.34, 1, near);
    const half = mix(width[0], width[1], index / Math.max(1, tiers - 1)) / 2;
    const x = terraces.x + between(random, -0.12, 0.12) * half;
    const [back, foot] = [edge(index), edge(index + 1)];
    const rim = mix(back, foot, between(random, 0.36, 0.46));
    const [seed, slant] = [Math.floor(random() * 1000), between(random, -0.16, 0.16) * (foot - back)];
    return {
      back,
      rim,
      foot,
      seed,
      slant,
      left: x - half,
      right: x + half,
      size,
      lobes: cutLobes(x - half, x + half, size, random),
    };
  });
}

/** How far from the middle of the tier a place lies, -1 to 1. */
function across(tier: Tier, x: number): number {
  return clamp((2 * x - tier.left - tier.right) / (tier.right - tier.left), -1, 1);
}

/** How far a line across the tier strays from level: bowed towards the viewer, slanted, uneven. */
function unevenness(tier: Tier, x: number): number {
  const off = across(tier, x);
  return tier.slant * off + gradientNoise(x / (240 * tier.size), 0.5, tier.seed) * 22 * tier.size;
}

/** Height of the rim at a place: lobes that hang towards the viewer, drawn back to the bank at both ends. */
function rimAt(tier: Tier, x: number): number {
  const lobe = tier.lobes.find((each) => x <= each.right) ?? tier.lobes.at(-1);
  const t = lobe ? clamp((x - lobe.left) / (lobe.right - lobe.left)) : 0;
  const sag = (lobe?.depth ?? 0) * Math.sin(Math.PI * t) ** 0.6;
  return mix(tier.rim + unevenness(tier, x) + sag, tier.back, Math.abs(across(tier, x)) ** 4);
}

function footAt(tier: Tier, x: number): number {
  return mix(tier.foot + unevenness(tier, x) * 0.9, tier.back, Math.abs(across(tier, x)) ** 3);
}

function rimLine(tier: Tier): readonly Point[] {
  return tier.lobes.flatMap((lobe) =>
    [0.02, 0.12, 0.3, 0.5, 0.7, 0.88, 0.98].map((t): Point => {
      const x = mix(lobe.left, lobe.right, t);
      return [x, rimAt(tier, x)];
    }),
  );
}

/** Upright flutes, as falling water leaves them in limestone, or as it falls: pointed above and below. */
function flutes(tier: Tier, from: number, to: number, step: number, random: Random): string {
  const paths: string[] = [];
  for (let x = from; x < to; x += step * between(random, 0.6, 1.5)) {
    const top = rimAt(tier, x) + between(random, 0, 0.2) * (tier.foot - tier.rim);
    const end = mix(top, footAt(tier, x), between(random, 0.45, 1.02));
    const half = step * between(random, 0.08, 0.24);
    paths.push(
      outlinePath([
        [x, top],
        [x + half, mix(top, end, 0.2)],
        [x + half * 0.4, end],
        [x - half, mix(top, end, 0.3)],
      ]),
    );
  }
  return paths.join('');
}

function drawDam(tier: Tier, terraces: Terraces, canvas: Canvas, random: Random): string {
  const { rock, shade, fall, strand, foam } = terraces.tones;
  const { rim, foot, left, right, size } = tier;
  const ground = [1, 0.94, 0.86, 0.74, 0.6, 0.4, 0.26, 0.14, 0.06, 0].map((t): Point => {
    const x = mix(left, right, t);
    return [x, footAt(tier, x) + 10 * size];
  });
  const body = [...rimLine(tier), ...ground];
  const face = `<path ${canvas.vertical(rock, rim, foot)} d="${outlinePath(body)}"/>`;
  const clefts = tier.lobes.map((lobe) => {
    const half = 9 * size;
    return outlinePath([
      [lobe.left - half * 0.3, rimAt(tier, lobe.left)],
      [lobe.left + half, footAt(tier, lobe.left)],
      [lobe.left - half * 1.4, footAt(tier, lobe.left)],
    ]);
  });
  const worn = `<path ${canvas.vertical(shade, rim, foot)} d="${clefts.join('')}${flutes(tier, left, right, 40 * size, random)}"/>`;
  const spilling = tier.lobes.filter(
    (lobe) => lobe.spills && Math.abs(across(tier, (lobe.left + lobe.right) / 2)) < 0.74,
  );
  const curtains = spilling.map((lobe) => {
    const inset = (lobe.right - lobe.left) * between(random, 0.06, 0.26);
    const [from, to] = [lobe.left + inset, lobe.right - inset];
    const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
    const upper = shares.map((t): Point => [mix(from, to, t), rimAt(tier, mix(from, to, t)) - 2 * size]);
    const lower = shares.map(
      (t): Point => [mix(from - 8 * size, to + 8 * size, t), footAt(tier, mix(from, to, t)) + 8 * size],
    );
    return {
      d: outlinePath([...upper, ...lower.toReversed()]),
      strands: flutes(tier, from, to, 19 * size, random),
      from,
      to,
    };
  });
  const water = `<path ${canvas.vertical(fall, rim, foot)} d="${curtains.map((each) => each.d).join('')}"/><path ${canvas.vertical(strand, rim, foot)} d="${curtains.map((each) => each.strands).join('')}"/>`;
  const spray = curtains.flatMap(({ from, to }) => {
    const puffs: string[] = [];
    for (let x = from; x < to; x += 34 * size) {
      const [rx, ry] = [between(random, 16, 34) * size, between(random, 5, 12) * size];
      const [cx, cy] = [x + between(random, -6, 6), footAt(tier, x) + between(random, 2, 12) * size];
      puffs.push(
        softOutlinePath([
          [cx - rx, cy],
          [cx - rx / 2, cy - ry],
          [cx + rx / 2, cy - ry],
          [cx + rx, cy],
          [cx, cy + ry * 0.7],
        ]),
      );
    }
    return puffs;
  });
  return `${face}${worn}${water}<path ${canvas.vertical(foam, foot - 20 * size, foot + 10 * size)} d="${spray.join('')}"/>`;
}

function drawPool(tier: Tier, terraces: Terraces, canvas: Canvas, random: Random): string {
  const { pool, lip, ripple } = terraces.tones;
  const { back, rim, left, right, size } = tier;
  const line = rimLine(tier);
  const surface = outlinePath([[left - 4, back], [right + 4, back], ...line.toReversed()]);
  const rimPath = line
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`)
    .join('');
  const ripples = Array.from({ length: 16 }, () => {
    const y = mix(back, rim, between(random, 0.3, 0.92));
    const half = between(random, 14, 60) * size;
    const x = between(random, left + half, right - half);
    const thick = between(random, 1.5, 4) * size;
    return outlinePath([
      [x - half, y],
      [x, y - thick],
      [x + half, y],
      [x, y + thick],
    ]);
  });
  return `<path ${canvas.vertical(pool, back, rim + 20 * size)} d="${surface}"/><path ${canvas.vertical(ripple, back, rim)} d="${ripples.join('')}"/><path fill="none" ${canvas.stroke(lip)} stroke-width="${Math.round(9 * size)}" stroke-linejoin="round" d="${rimPath}"/>`;
}

/** Pools behind scalloped dams of limestone, one above the other, each spilling into the next. */
export function drawTerraces(terraces: Terraces, canvas: Canvas, seed: number): string {
  const random = createRandom(seed);
  const tiers = planTiers(terraces, random);
  // From the nearest pool to the farthest dam: each dam stands in the pool before it.
  const drawn = tiers.map((tier) => ({
    pool: drawPool(tier, terraces, canvas, random),
    dam: drawDam(tier, terraces, canvas, random),
  }));
  return drawn
    .map(({ pool, dam }, index) => (index === 0 ? pool : '') + (drawn[index + 1]?.pool ?? '') + dam)
    .join('');
}
