import { outlinePath, softOutlinePath } from '../../geometry/path-data.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { between, createRandom, type Random } from '../../random.ts';
import type { Canvas } from '../canvas.ts';
import { across, footAt, planTiers, rimAt, rimLine, type Terraces, type Tier } from './terrace-tiers.ts';

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

/** The face of a dam: its body, the clefts between its lobes, and what the water has worn. */
function drawFace(tier: Tier, terraces: Terraces, canvas: Canvas, random: Random): string {
  const { rim, foot, left, right, size } = tier;
  const ground = [1, 0.94, 0.86, 0.74, 0.6, 0.4, 0.26, 0.14, 0.06, 0].map((t): Point => {
    const x = mix(left, right, t);
    return [x, footAt(tier, x) + 10 * size];
  });
  const clefts = tier.lobes.map((lobe) => {
    const half = 9 * size;
    return outlinePath([
      [lobe.left - half * 0.3, rimAt(tier, lobe.left)],
      [lobe.left + half, footAt(tier, lobe.left)],
      [lobe.left - half * 1.4, footAt(tier, lobe.left)],
    ]);
  });
  const worn = clefts.join('') + flutes(tier, left, right, 40 * size, random);
  const { rock, shade } = terraces.tones;
  return `<path ${canvas.vertical(rock, rim, foot)} d="${outlinePath([...rimLine(tier), ...ground])}"/><path ${canvas.vertical(shade, rim, foot)} d="${worn}"/>`;
}

/** The stretch of the rim that a curtain of water falls over. */
type Stretch = readonly [from: number, to: number];

/** The outline of a curtain of water: it widens a little as it falls. */
function curtain(tier: Tier, [from, to]: Stretch): string {
  const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const spread = 8 * tier.size;
  const upper = shares.map((t): Point => [mix(from, to, t), rimAt(tier, mix(from, to, t)) - 2 * tier.size]);
  const lower = shares.map(
    (t): Point => [mix(from - spread, to + spread, t), footAt(tier, mix(from, to, t)) + spread],
  );
  return outlinePath([...upper, ...lower.toReversed()]);
}

/** Flat puffs of foam where a curtain meets the pool. */
function spray(tier: Tier, [from, to]: Stretch, random: Random): string {
  const puffs: string[] = [];
  const { size } = tier;
  for (let x = from; x < to; x += 34 * size) {
    const [rx, ry] = [between(random, 16, 34) * size, between(random, 5, 12) * size];
    const [cx, cy] = [x + between(random, -6, 6), footAt(tier, x) + between(random, 2, 12) * size];
    const upper: readonly Point[] = [
      [cx - rx / 2, cy - ry],
      [cx + rx / 2, cy - ry],
    ];
    puffs.push(softOutlinePath([[cx - rx, cy], ...upper, [cx + rx, cy], [cx, cy + ry * 0.7]]));
  }
  return puffs.join('');
}

/** The water that falls over a dam, away from its ends. */
function drawFalls(tier: Tier, terraces: Terraces, canvas: Canvas, random: Random): string {
  const { rim, foot, size } = tier;
  const { fall, strand, foam } = terraces.tones;
  const curtains = tier.lobes
    .filter((lobe) => lobe.spills && Math.abs(across(tier, (lobe.left + lobe.right) / 2)) < 0.74)
    .map((lobe) => {
      const inset = (lobe.right - lobe.left) * between(random, 0.06, 0.26);
      const stretch: Stretch = [lobe.left + inset, lobe.right - inset];
      return { stretch, strands: flutes(tier, ...stretch, 19 * size, random) };
    });
  const water = curtains.map(({ stretch }) => curtain(tier, stretch)).join('');
  const strands = curtains.map((each) => each.strands).join('');
  const foaming = curtains.map(({ stretch }) => spray(tier, stretch, random)).join('');
  return `<path ${canvas.vertical(fall, rim, foot)} d="${water}"/><path ${canvas.vertical(strand, rim, foot)} d="${strands}"/><path ${canvas.vertical(foam, foot - 20 * size, foot + 10 * size)} d="${foaming}"/>`;
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
    dam: drawFace(tier, terraces, canvas, random) + drawFalls(tier, terraces, canvas, random),
  }));
  return drawn
    .map(({ pool, dam }, index) => (index === 0 ? pool : '') + (drawn[index + 1]?.pool ?? '') + dam)
    .join('');
}
