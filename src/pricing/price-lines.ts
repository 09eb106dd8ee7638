import type { AgeGroup, PriceLine, Travellers } from './model.ts';
import type { PriceTable } from './price-table.ts';
import { type AdultPrice, childPrice, ofTier } from './rates.ts';

/** How many count for the size of the group. */
export function groupSize({ adults, children }: Travellers, ageGroups: readonly AgeGroup[]): number {
  return ageGroups
    .filter(({ counts }) => counts)
    .reduce((size, { id }) => size + childrenOf(children, id), adults);
}

/**
 * A line for adults and one for each group of ages that travels, or one for the group; nothing where a rate has no
 * amount, and one has to ask.
 *
 * @param adult or what the group pays, where the table is per group
 */
export function personLines(
  { per, children }: PriceTable,
  ageGroups: readonly AgeGroup[],
  travellers: Travellers,
  adult: AdultPrice,
): readonly PriceLine[] | undefined {
  if (per === 'group') return [line('group', 1, adult.each)];
  const lines = [line('adult', travellers.adults, adult.each)];
  for (const { id } of ageGroups) {
    const count = childrenOf(travellers.children, id);
    if (count === 0) continue;
    const rate = children && Object.hasOwn(children, id) ? children[id] : undefined;
    const each = rate ? childPrice(rate, adult) : adult.each;
    if (each === undefined) return undefined;
    lines.push(line({ ageGroup: id }, count, each));
  }
  return lines;
}

/** Rooms for one, where they cost more; nothing where the accommodation class has no amount. */
export function roomLines(
  { singleSupplement }: PriceTable,
  { singleRooms }: Travellers,
  tier: string | undefined,
): readonly PriceLine[] | undefined {
  if (singleSupplement === undefined || singleRooms === 0) return [];
  const each = ofTier(singleSupplement, tier);
  return each === undefined ? undefined : [line('single-room', singleRooms, each)];
}

/** What lines cost together, in minor units. */
export function totalOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

function childrenOf(children: Travellers['children'], id: string): number {
  return Object.hasOwn(children, id) ? (children[id] ?? 0) : 0;
}

function line(whom: PriceLine['for'], count: number, each: number): PriceLine {
  return { for: whom, count, each, total: each * count };
}
