import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { currencySymbol, parseAmount } from '../../../schema/amount.ts';
import { collections } from '../../../schema/collections.ts';
import { findCurrencies } from '../../../schema/currency.ts';
import { classify } from '../../../schema/file-roles.ts';
import { toMinorUnits } from '../../../src/pricing/money.ts';
import type { ParsedFile } from '../../compiler/parse/parsed-file.ts';
import { findAmounts, type WrittenAmount } from '../../compiler/validate/find-amounts.ts';
import { type ProposedFix, replacement } from './fix.ts';

/** What is known of the money of a site that may have mistakes. */
export interface KnownMoney {
  readonly currency: string | undefined;
  readonly decimals: number | undefined;
}

/** Amounts of money written as texts, where they can be read in one way only and in the site's currency. */
export function fixAmounts(
  { path, text, value }: Pick<ParsedFile, 'path' | 'text' | 'value'>,
  tree: Node,
  money: KnownMoney,
): readonly ProposedFix[] {
  return amountsIn(path, value).flatMap((place) => {
    const node = findNodeAtLocation(tree, [...place.path]);
    const amount = typeof place.written === 'string' ? readIn(place.written, money) : undefined;
    if (!node || amount === undefined) return [];
    return [replacement(path, text, { offset: node.offset, length: node.length, content: String(amount) })];
  });
}

function amountsIn(path: string, value: unknown): readonly WrittenAmount[] {
  const place = classify(path);
  if (place.role !== 'single' && place.role !== 'entry') return [];
  return findAmounts(collections[place.role === 'entry' ? place.folder : place.name].data, value);
}

function readIn(written: string, { currency, decimals = 0 }: KnownMoney): number | undefined {
  const parsed = parseAmount(written);
  const mark = currencySymbol(written);
  const isOwn = mark === undefined || (currency !== undefined && findCurrencies(mark).includes(currency));
  const isExact = parsed.ok && toMinorUnits(parsed.amount, decimals) !== undefined;
  return parsed.ok && isOwn && isExact ? parsed.amount : undefined;
}
