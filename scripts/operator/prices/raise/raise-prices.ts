import { ASK } from '../../../../schema/price-table.ts';
import type { Site } from '../../../../schema/site.ts';
import { fromMinorUnits, toMinorUnits } from '../../../../src/domain/minor-units.ts';
import { percentOf } from '../../../../src/domain/offer/rates.ts';
import { UsageError } from '../../../command-line.ts';
import { must } from '../../../compiler/link/must.ts';
import { Failure } from '../../../failure.ts';
import type { Messages } from '../../../messages/messages.ts';
import { openDataFolder, tellIn } from '../../data-folder/open-folder.ts';
import { type Answers, answersTo, partsOf, type Question } from '../../scaffold/questions.ts';
import { amountRules } from '../amount-units.ts';
import { isSame } from '../compare-prices.ts';
import type { Change } from '../figures/change-figures.ts';
import { type Figure, figureFile, isPercent, isPlainPrice } from '../figures/figure.ts';
import { listFigures } from '../figures/list-figures.ts';
import type { PriceList } from '../figures/price-list.ts';
import { type WriteOptions, writePrices } from '../import/import-prices.ts';
import { planPrices } from '../import/plan-import.ts';
import { createLabels } from '../labels.ts';
import { readChange } from '../read-change.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { readAmount } from '../sheets/read-amount.ts';
import { readSitePrices, requireSound } from '../site-prices.ts';

/** The prices to raise, and the change. */
interface RaiseOptions extends WriteOptions {
  /** Per cent such as `7%`, or an amount such as `-50000`. */
  readonly change: string;
  /** The options that choose tables, classes and group sizes by their ids, and the step of rounding. */
  readonly chosen: Answers;
  /** Includes amounts of seasons, children and rooms for one in the tables. */
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
  const { messages, threshold, chosen, all } = options;
  const sources = openDataFolder(options.dataFolder, tellIn(messages));
  const prices = readSitePrices(sources);
  requireSound(sources);
  const { list, site } = prices;
  const rules = amountRules(site);
  const change = readChange(options.change, 'change', rules);
  if (!change) throw new UsageError((own) => own.prices.raise.noChange(options.change));
  const answers = await answersTo(choices(list, site, messages), chosen, { messages, ask: undefined });
  const read = readAmount(answers.round ?? '', rules);
  const step = read.kind === 'amount' ? read.amount : undefined;
  const before = listFigures(list);
  const isMeant = (figure: Figure): boolean =>
    isChosen(figure, answers) && (all || isPlainPrice(figure.address));
  const meant = before.filter(isMeant);
  if (meant.length === 0) throw new Failure((own) => own.prices.raise.none);
  const after = before.map((figure) =>
    isMeant(figure) ? raised(figure, change, step, rules.decimals) : figure,
  );
  const labels = createLabels(prices, messages, options.language);
  const tooLow = after.find(({ value }, index) => value !== before[index]?.value && Number(value) <= 0);
  if (tooLow) {
    const { address, value } = tooLow;
    const place = `${figureFile(address)}, ${labels.row(address)}, ${labels.column(address)}`;
    throw new Failure((own) => own.prices.raise.tooLow(place, String(value)));
  }
  const plan = planPrices(sources, before, after);
  console.log(renderTerminal(plan.comparison, { messages, labels, tables: list.tables, threshold }));
  const kept = meant.length - plan.comparison.changes.length;
  if (kept > 0) console.log(messages.prices.raise.kept(kept));
  return isSame(plan.comparison) ? 0 : writePrices(plan, sources, options);
}

function choices({ tables }: PriceList, site: Site, { prices: words }: Messages): readonly Question[] {
  const rules = amountRules(site);
  const { table, tier, band } = words.report;
  const lists = [
    ['tables', table, tables],
    ['tiers', tier, site.tiers],
    ['bands', band, site.bands],
  ] as const;
  return [
    ...lists.map(([option, text, entries]) => ({
      option,
      text,
      choices: entries.map(({ id }) => id),
      isList: true,
      fallback: '',
    })),
    {
      option: 'round',
      text: words.raise.step,
      fallback: '',
      refuse: (answer) =>
        answer === '' || readAmount(answer, rules).kind === 'amount'
          ? undefined
          : ({ prices }) => prices.raise.noStep(answer),
    },
  ];
}

/** Tells whether a figure is an amount in the named tables, classes and group sizes. */
function isChosen({ address, kind, value }: Figure, { tables, tiers, bands }: Answers): boolean {
  const { table, tier, band } = address;
  const isNamed = (names: string | undefined, id: string | undefined): boolean =>
    partsOf(names).length === 0 || (id !== undefined && partsOf(names).includes(id));
  const isAmount = (kind === 'price' || kind === 'rate') && !isPercent(address) && value !== 0;
  return isAmount && isNamed(tables, table) && isNamed(tiers, tier) && isNamed(bands, band);
}

/**
 * The figure with its new amount; the old one where rounding would turn the change around.
 *
 * @param step that new amounts are rounded to; none: the smallest unit of the currency
 */
function raised(
  figure: Figure,
  { percent = 0, amount = 0 }: Change,
  step: number | undefined,
  decimals: number,
): Figure {
  const minor = (units: number): number => must(toMinorUnits(units, decimals), 'amount');
  if (figure.value === ASK) return figure;
  const roundTo = step === undefined ? 1 : minor(step);
  const old = minor(figure.value);
  const exact = percentOf(old + minor(amount), 100 + percent, 1);
  const value = percentOf(old + minor(amount), 100 + percent, roundTo);
  if ((value - old) * (exact - old) < 0) return figure;
  return { ...figure, value: fromMinorUnits(value, decimals) };
}
