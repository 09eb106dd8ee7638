import { existsSync, writeFileSync } from 'node:fs';
import { currencyDecimals } from '../../../schema/currency.ts';
import { Failure } from '../../failure.ts';
import { findMessages, type Messages, usualMessages } from '../../messages/messages.ts';
import { amountRules, amountText, readPrice } from './amounts.ts';
import { isPlainPrice } from './cells.ts';
import { csvSeparator, writeCsv } from './csv.ts';
import { createLabels, type Labels } from './labels.ts';
import { isOpenElsewhere, spreadsheetKind } from './read-spreadsheet.ts';
import { openValidPrices, type ValidPrices } from './site-prices.ts';
import { writeWorkbook } from './workbook.ts';

/** Options for exporting prices. */
interface ExportOptions {
  readonly dataFolder: string;
  /** Ends in .xlsx or .csv. */
  readonly file: string;
  readonly messages: Messages;
  /** The code of the language of the file; the operator's unless it is given. */
  readonly language: string | undefined;
  readonly overwrite: boolean;
  /** In per cent; named in the notes. */
  readonly threshold: number;
}

const ANY_PRICE = 1_250_000;
/** Digits behind the point in front of a unit such as "million". */
const UNIT_DECIMALS = 2;

/**
 * Writes all prices of a data folder to a spreadsheet, and says so.
 *
 * @throws Failure if the content has errors, or the file exists or cannot be written
 */
export async function exportPrices(options: ExportOptions): Promise<string> {
  const { dataFolder, file, messages, language, overwrite, threshold } = options;
  const kind = spreadsheetKind(file);
  if (isOpenElsewhere(file)) throw new Failure((own) => own.prices.export.open(file));
  if (existsSync(file) && !overwrite) throw new Failure((own) => own.prices.export.exists(file));
  const prices = openValidPrices(dataFolder, messages);
  const { site, list, cells, model } = prices;
  const own = findMessages(language ?? site.operatorLanguage) ?? messages;
  const labels = createLabels(prices, own);
  const examples = showExamples(prices, labels).join('  |  ');
  const source = {
    cells,
    tables: list.tables,
    tiers: site.tiers.map(({ id }) => id),
    labels,
    messages: own,
    decimals: currencyDecimals(site),
    usedBy: (id: string) =>
      model.packages
        .filter(({ variants }) => variants.some(({ table }) => table?.id === id))
        .map((shown) => labels.packageName(shown.id)),
    // The notes come in a language that more people read, too.
    notes: [...new Set([own, usualMessages])].map((words) =>
      words.prices.notes(labels.currency, examples, threshold),
    ),
  };
  const content =
    kind === 'csv' ? writeCsv(source, csvSeparator(labels.locale)) : await writeWorkbook(source);
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.fileUnwritable(file));
  }
  return messages.prices.export.written(file, list.tables.length, cells.length);
}

/** Ways of writing one of the prices that an import understands. */
function showExamples({ site, cells }: ValidPrices, { locale, money }: Labels): readonly string[] {
  const plain = cells.filter(({ address }) => isPlainPrice(address));
  const [amount = ANY_PRICE] = plain.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const rules = amountRules(site);
  const write = (number: number, maximumFractionDigits: number): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits }).format(number);
  // Texts that may be taken for something else, such as a single group for decimals, would be refused.
  const isUnderstood = (text: string): boolean => readPrice(text, rules) === amount;
  const short = rules.units
    .filter(({ factor }) => amount >= factor)
    .map(({ word, factor }) => `${write(amount / factor, UNIT_DECIMALS)} ${word}`);
  const long = [amountText(amount), write(amount, rules.decimals), money(amount)];
  return [...new Set([...long.filter(isUnderstood), ...short.filter(isUnderstood).slice(0, 2)])];
}
