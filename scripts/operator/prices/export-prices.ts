import { existsSync } from 'node:fs';
import { currencyDecimals } from '../../../schema/currency.ts';
import {
  type NamedTable,
  type PriceCell,
  type PriceRowKey,
  ROW_PARTS,
  type RowPart,
} from '../../compiler/link/price-cells.ts';
import { Failure } from '../../failure.ts';
import { writeNamedFile } from '../../files/named-file.ts';
import { defaultMessages, findMessages, type Messages } from '../../messages/messages.ts';
import { amountRules, amountText, readPrice } from './amounts.ts';
import { cellKey, columnCode, listColumns, rowCode } from './cells.ts';
import { csvSeparator, writeCsv } from './csv.ts';
import { createLabels, type Labels } from './labels.ts';
import { isOpenElsewhere, spreadsheetKind } from './read-spreadsheet.ts';
import { openValidPrices, type ValidPrices, type WriteOptions } from './site-prices.ts';
import { writeWorkbook } from './workbook.ts';

/** Options for exporting prices. */
interface ExportOptions extends Pick<WriteOptions, 'dataFolder' | 'messages' | 'threshold'> {
  /** Ends in .xlsx or .csv. */
  readonly file: string;
  /** The code of the language of the file; the operator's unless it is given. */
  readonly language: string | undefined;
  readonly overwrite: boolean;
}

/**
 * Writes all prices of a data folder to a spreadsheet, and reports it.
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
  const sheet = layOutPrices({
    cells,
    tables: list.tables,
    tiers: site.tiers.map(({ id }) => id),
    labels,
    messages: own,
    usedBy: (id) =>
      model.packages
        .filter(({ variants }) => variants.some(({ table }) => table?.id === id))
        .map((shown) => labels.packageName(shown.id)),
  });
  const examples = showExamples(prices, labels).join('  |  ');
  // The notes come in a language that more people read, too.
  const notes = [...new Set([own, defaultMessages])].map((words) =>
    words.prices.notes(site.currency, examples, threshold),
  );
  const content =
    kind === 'csv'
      ? writeCsv(sheet, own, csvSeparator(labels.locale))
      : await writeWorkbook(sheet, own, { decimals: currencyDecimals(site), notes });
  writeNamedFile(file, content);
  return messages.prices.export.written(file, list.tables.length, cells.length);
}

/** A sheet of prices: texts, cells of prices, and undefined if a row has no price in a column. */
export interface PriceSheet {
  /** Ends in the code of its column where there are prices. */
  readonly heading: readonly string[];
  /** Names of the row in two texts, its prices, a remark, and its code. */
  readonly rows: readonly (readonly (string | PriceCell | undefined)[])[];
}

/** Everything that a sheet is made from. */
export interface SheetSource {
  readonly cells: readonly PriceCell[];
  readonly tables: readonly NamedTable[];
  /** Ids of the accommodation classes, in the order of the site. */
  readonly tiers: readonly string[];
  readonly labels: Pick<Labels, 'file' | 'row' | 'column' | 'dates'>;
  readonly messages: Messages;
  /** Names of the packages whose pages show a table. */
  readonly usedBy: (table: string) => readonly string[];
}

/** Lays out all prices under one heading, so that rows may be sorted. */
export function layOutPrices(source: SheetSource): PriceSheet {
  const { cells, tiers, labels, messages } = source;
  const { sheet } = messages.prices;
  const columns = listColumns(cells, tiers);
  const byKey = new Map(cells.map((cell) => [cellKey(cell), cell]));
  const rows = new Map(cells.map(({ row }) => [rowCode(row), row]));
  return {
    heading: [
      sheet.table,
      sheet.band,
      ...columns.map((column) => `${labels.column(column)} ${columnCode(column)}`),
      sheet.remark,
      sheet.code,
    ],
    rows: [...rows].map(([code, row]) => [
      labels.file(row),
      labels.row(row),
      ...columns.map((column) => byKey.get(code + columnCode(column))),
      remarkOn(row, source),
      code,
    ]),
  };
}

/** The unit or meaning of the prices in a row, their dates, and the packages that show them. */
function remarkOn(row: PriceRowKey, { tables, labels, messages, usedBy }: SheetSource): string {
  const { remarks, singles, usedBy: shownOn, usedByNone } = messages.prices.sheet;
  const { table = '', single } = row;
  const isPerGroup = tables.some(({ id, value }) => id === table && value.per === 'group');
  const meanings: Readonly<Record<RowPart, string>> = {
    ...remarks,
    table: '',
    band: isPerGroup ? remarks.group : remarks.person,
    single: single === undefined ? '' : singles[single].remark,
  };
  const part = ROW_PARTS.findLast((known) => row[known] !== undefined) ?? 'table';
  const dates = labels.dates(row);
  const packages = part === 'band' ? usedBy(table).join(', ') : '';
  const shown = packages === '' ? usedByNone : shownOn(packages);
  return [meanings[part], ...(dates === '' ? [] : [dates]), ...(part === 'band' ? [shown] : [])].join(' · ');
}

/** Ways of writing a price that an import understands. */
function showExamples({ site }: ValidPrices, { locale, money }: Labels): readonly string[] {
  const amount = 1_250_000;
  const rules = amountRules(site);
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: rules.decimals });
  const units = rules.units.map(({ word, factor }) => `${format.format(amount / factor)} ${word}`);
  // Texts that may be taken for something else, such as a single group for decimals, would be refused.
  const isUnderstood = (text: string): boolean => readPrice(text, rules) === amount;
  return [...new Set([amountText(amount), format.format(amount), money(amount), ...units])].filter(
    isUnderstood,
  );
}
