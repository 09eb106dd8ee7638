import type { Site } from '../../../../schema/site.ts';
import { amountRules } from '../amount-units.ts';
import { isPlainPrice } from '../figures/figure.ts';
import { listFigures } from '../figures/list-figures.ts';
import type { PriceList } from '../figures/price-list.ts';
import type { Labels } from '../labels.ts';
import { amountText } from '../sheets/amount-text.ts';
import { readAmount } from '../sheets/read-amount.ts';

const ANY_PRICE = 1_250_000;
/** Digits that a unit such as "million" may leave behind the point. */
const UNIT_DECIMALS = 2;

/** Ways of writing one of the prices that an import understands, for the notes. */
export function amountExamples(site: Site, list: PriceList, labels: Labels): readonly string[] {
  const prices = listFigures(list).filter(({ address }) => isPlainPrice(address));
  const [amount = ANY_PRICE] = prices.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const rules = amountRules(site);
  const write = (number: number, digits: number): string =>
    new Intl.NumberFormat(labels.locale, { maximumFractionDigits: digits }).format(number);
  const short = rules.units
    .filter(({ factor }) => amount >= factor)
    .map(({ word, factor }) => `${write(amount / factor, UNIT_DECIMALS)} ${word}`);
  // What may be taken for something else, such as a single group for decimals, would be refused.
  const isUnderstood = (text: string): boolean => {
    const reading = readAmount(text, rules);
    return reading.kind === 'amount' && reading.amount === amount;
  };
  const long = [amountText(amount), write(amount, rules.decimals), labels.money(amount)];
  return [...new Set([...long, ...short.filter(isUnderstood).slice(0, 2)])].filter(isUnderstood);
}
