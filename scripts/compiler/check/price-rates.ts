import { fromMinorUnits } from '../../../src/domain/minor-units.ts';
import type { ByTier } from '../../../src/domain/price-table.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nounOf } from '../diagnostics/nouns.ts';
import {
  childAsAdult,
  childDearer,
  childPercentDearer,
  childrenOfGroup,
  missingAmount,
  noTiers,
} from '../diagnostics/prices.ts';
import { unknownReference } from '../diagnostics/reference.ts';
import type { LinkedChildRate, LinkedPriceTable, Model } from '../link/model.ts';
import { siteMoney } from '../link/site-money.ts';
import type { JsonPath } from '../parse/parsed-file.ts';
import { isPlainTable } from './price-tables.ts';

const WHOLE = 100;

/** What children and rooms for one cost: amounts by accommodation class that lack some, rates that mean nothing. */
export function checkRates({ files, ids, priceTables }: Model): readonly Diagnostic[] {
  const { tier } = ids;
  const decimals = siteMoney(files)?.decimals ?? 0;
  return priceTables.flatMap((table) => {
    const { children, singleSupplement, file, per } = table;
    if (per === 'group' && children.length > 0) return [childrenOfGroup(file.keyAt(['children']))];
    const amounts = tier
      ? [
          ...checkTiers(table, ['singleSupplement'], singleSupplement, tier),
          ...children.flatMap(({ rate, path }) =>
            'amount' in rate ? checkTiers(table, path, rate.amount, tier) : [],
          ),
        ]
      : [];
    return [...amounts, ...children.flatMap((child) => checkChild(table, child, decimals))];
  });
}

/** Amounts by accommodation class name all of them, and no others. */
function checkTiers(
  { file, data }: LinkedPriceTable,
  path: JsonPath,
  amounts: ByTier | undefined,
  tiers: readonly string[],
): readonly Diagnostic[] {
  if (typeof amounts !== 'object') return [];
  if (isPlainTable(data)) return [noTiers(file.valueAt(path))];
  const named = Object.keys(amounts);
  return [
    ...named
      .filter((key) => !tiers.includes(key))
      .map((key) => unknownReference(file.keyAt([...path, key]), 'tier', nounOf('tier'), key, tiers)),
    ...tiers.filter((key) => !named.includes(key)).map((key) => missingAmount(file.valueAt(path), key)),
  ];
}

function checkChild(
  { file, rows }: LinkedPriceTable,
  { ageGroup: { id }, rate, path }: LinkedChildRate,
  decimals: number,
): readonly Diagnostic[] {
  if ('percent' in rate) {
    const at = () => file.valueAt([...path, 'percent']);
    if (rate.percent > WHOLE) return [childPercentDearer(at(), id, rate.percent)];
    return rate.percent === WHOLE ? [childAsAdult(at(), id)] : [];
  }
  const { amount } = rate;
  const cells = rows.flatMap((row) => row.cells);
  const tiers = typeof amount === 'object' ? Object.entries(amount) : [[undefined, amount] as const];
  return tiers.flatMap(([tier, own]) => {
    const adults = cells.flatMap((cell) =>
      (tier === undefined || cell.tier === tier) && cell.amount !== undefined ? [cell.amount] : [],
    );
    const least = Math.min(...adults);
    const at = () => file.valueAt(tier === undefined ? path : [...path, tier]);
    if (own <= least) return [];
    return [childDearer(at(), id, fromMinorUnits(own, decimals), fromMinorUnits(least, decimals))];
  });
}
