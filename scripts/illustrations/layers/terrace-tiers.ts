import { clamp, mix, type Point } from '../../geometry/point.ts';
import { between, type Random } from '../../random.ts';
import { gradientNoise } from '../noise.ts';
import type { Layer } from '../schema/illustration.ts';

export type Terraces = Extract<Layer, { kind: 'terraces' }>;

/** One bulge of a dam's rim, from one cleft to the next. */
interface Lobe {
  readonly left: number;
  readonly right: number;
  readonly depth: number;
  readonly spills: boolean;
}

/** A dam and the pool behind it. */
export interface Tier {
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

/** The tiers from the farthest to the nearest, each wider and higher than the one behind. */
export function planTiers(terraces: Terraces, random: Random): readonly Tier[] {
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
export function across(tier: Tier, x: number): number {
  return clamp((2 * x - tier.left - tier.right) / (tier.right - tier.left), -1, 1);
}

/** How far a line across the tier strays from level: bowed towards the viewer, slanted, uneven. */
function unevenness(tier: Tier, x: number): number {
  const off = across(tier, x);
  return tier.slant * off + gradientNoise(x / (240 * tier.size), 0.5, tier.seed) * 22 * tier.size;
}

/** Height of the rim at a place: lobes that hang towards the viewer, drawn back to the bank at both ends. */
export function rimAt(tier: Tier, x: number): number {
  const lobe = tier.lobes.find((each) => x <= each.right) ?? tier.lobes.at(-1);
  const t = lobe ? clamp((x - lobe.left) / (lobe.right - lobe.left)) : 0;
  const sag = (lobe?.depth ?? 0) * Math.sin(Math.PI * t) ** 0.6;
  return mix(tier.rim + unevenness(tier, x) + sag, tier.back, Math.abs(across(tier, x)) ** 4);
}

/** Height of the foot of the dam at a place. */
export function footAt(tier: Tier, x: number): number {
  return mix(tier.foot + unevenness(tier, x) * 0.9, tier.back, Math.abs(across(tier, x)) ** 3);
}

/** The rim from left to right. */
export function rimLine(tier: Tier): readonly Point[] {
  return tier.lobes.flatMap((lobe) =>
    [0.02, 0.12, 0.3, 0.5, 0.7, 0.88, 0.98].map((t): Point => {
      const x = mix(lobe.left, lobe.right, t);
      return [x, rimAt(tier, x)];
    }),
  );
}
