import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { currencyMark, parseAmount } from '../../../schema/amount.ts';
import { currenciesOf } from '../../../schema/currency-marks.ts';
import { type ProposedFix, replacement } from './fix.ts';

/** Amounts of money written as texts, where they can be read in one way only and in the site's currency. */
export function fixAmounts(
  file: string,
  text: string,
  tree: Node,
  currency: string | undefined,
): readonly ProposedFix[] {
  return amountNodes(file, tree).flatMap((node) => {
    const written: unknown = node.type === 'string' ? node.value : undefined;
    if (typeof written !== 'string') return [];
    const amount = parseAmount(written);
    const mark = currencyMark(written);
    const isOwn = mark === undefined || (currency !== undefined && currenciesOf(mark).includes(currency));
    if (!amount.ok || !isOwn) return [];
    const edit = { offset: node.offset, length: node.length, content: String(amount.amount) };
    return [replacement(file, text, edit)];
  });
}

function amountNodes(file: string, tree: Node): readonly Node[] {
  if (file.startsWith('destinations/')) {
    const price = findNodeAtLocation(tree, ['priceFrom']);
    return price ? [price] : [];
  }
  if (!file.startsWith('prices/')) return [];
  const rows = findNodeAtLocation(tree, ['rows'])?.children ?? [];
  return rows.flatMap(({ children = [] }) =>
    children.flatMap(({ children: [key, value] = [] }) =>
      key && value && key.value !== 'paxCount' ? [value] : [],
    ),
  );
}
