import { ON_REQUEST } from '../../../schema/price-table.ts';
import { fromMinorUnits, toMinorUnits } from '../../../src/pricing/money.ts';
import { takePercent } from '../../../src/pricing/rates.ts';
import { UsageError } from '../../command-line.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import type { PriceCell, PriceValue } from '../../compiler/link/price-cells.ts';
import { Failure } from '../../failure.ts';
import type { Messages } from '../../messages/messages.ts';
import { type Answers, collectAnswers, type Question, splitList } from '../scaffold/questions.ts';
import { type AmountRules, amountRules, readChange, readPrice } from './amounts.ts';
import { columnTier, isPlainPrice } from './cells.ts';
import { createLabels } from './labels.ts';
import { findChanges } from './report.ts';
import { openValidPrices, type SitePrices, savePrices, type WriteOptions } from './site-prices.ts';

/** The prices to raise, and the change. */
interface RaiseOptions extends WriteOptions {
  /** Per cent such as `7%`, or an amount such as `-50000`. */
  readonly change: string;
  /** The options that choose tables, classes and group sizes by their ids, and the step of rounding. */
  readonly chosen: Answers;
  /** Includes all other amounts of the tables, such as those of children. */
  readonly all: boolean;
}

/**
 * Raises or lowers prices of tables, shows what changes, and writes it into the data folder.
 *
 * @returns the exit code: 1 if something was refused, so that nothing was written
 * @throws UsageError if the change, the step or an id is not possible
 * @throws Failure if the content has errors, no price is chosen, or one would not be more than 0
 */
export async function raisePrices(options: RaiseOptions): Promise<number> {
  const { messages, chosen, all } = options;
  const prices = openValidPrices(options.dataFolder, messages);
  const rules = amountRules(prices.site);
  const change = readChange(options.change, 'change', rules);
  if (!change) throw new UsageError((own) => own.prices.raise.noChange(options.change));
  const answers = await collectAnswers(listChoices(prices, rules, messages), chosen, {
    messages,
    ask: undefined,
  });
  const meant = prices.cells.filter((cell) => isChosen(cell, answers) && (all || isPlainPrice(cell)));
  if (meant.length === 0) throw new Failure((own) => own.prices.raise.none);
  const step = readPrice(answers.round ?? '', rules);
  const changes = findChanges(meant, ({ value }) => changeValue(value, change, step, rules.decimals));
  const tooLow = changes.find(({ value }) => value !== ON_REQUEST && value <= 0);
  if (tooLow) {
    const { row, column } = createLabels(prices, messages);
    const place = `${tooLow.file}, ${row(tooLow.row)}, ${column(tooLow.column)}`;
    throw new Failure((own) => own.prices.raise.tooLow(place, String(tooLow.value)));
  }
  const unchanged = meant.length - changes.length;
  if (unchanged > 0) console.log(messages.prices.raise.unchanged(unchanged));
  return savePrices(changes, prices, options);
}

function listChoices(
  { list, site }: SitePrices,
  rules: AmountRules,
  { prices }: Messages,
): readonly Question[] {
  const { table, band } = prices.sheet;
  const lists = [
    ['tables', table, list.tables],
    ['tiers', prices.report.tier, site.tiers],
    ['bands', band, site.bands],
  ] as const;
  return [
    ...lists.map(([option, text, entries]) => {
      const choices = entries.map(({ id }) => id);
      return { option, text, choices, isList: true, fallback: '' };
    }),
    {
      option: 'round',
      text: prices.raise.step,
      fallback: '',
      refuse: (answer) =>
        answer === '' || readPrice(answer, rules) !== undefined
          ? undefined
          : (own) => own.prices.raise.noStep(answer),
    },
  ];
}

/** True if a price cell is an amount in the named tables, classes and group sizes. */
function isChosen({ row, column, kind, value }: PriceCell, { tables, tiers, bands }: Answers): boolean {
  const isNamed = (names: string | undefined, id = ''): boolean =>
    splitList(names).length === 0 || splitList(names).includes(id);
  const isAmount = (kind === 'price' || kind === 'rate') && column !== 'percent' && value !== 0;
  return (
    isAmount && isNamed(tables, row.table) && isNamed(tiers, columnTier(column)) && isNamed(bands, row.band)
  );
}

/**
 * The value after a change; the old one if rounding would turn the change around.
 *
 * @param step that new amounts are rounded to; none: the smallest unit of the currency
 */
function changeValue(
  value: PriceValue,
  { percent = 0, amount = 0 }: { readonly percent?: number; readonly amount?: number },
  step: number | undefined,
  decimals: number,
): PriceValue {
  if (value === ON_REQUEST) return value;
  const minor = (units: number): number => invariant(toMinorUnits(units, decimals), 'amount');
  const [old, added] = [minor(value), minor(amount)];
  const exact = takePercent(old + added, 100 + percent, 1);
  const rounded = takePercent(old + added, 100 + percent, step === undefined ? 1 : minor(step));
  return (rounded - old) * (exact - old) < 0 ? value : fromMinorUnits(rounded, decimals);
}
