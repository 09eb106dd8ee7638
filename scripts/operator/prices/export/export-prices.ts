import { existsSync, writeFileSync } from 'node:fs';
import { currencyDecimals } from '../../../../schema/currency-decimals.ts';
import { checkSite } from '../../../compiler/check-site.ts';
import { Failure } from '../../../failure.ts';
import { type Messages, usualMessages } from '../../../messages/messages.ts';
import { openCurrentFolder, tellIn } from '../../data-folder/open-folder.ts';
import { createLabels, type Labels } from '../labels.ts';
import { isOpenElsewhere } from '../sheets/open-elsewhere.ts';
import type { PriceSheet } from '../sheets/price-sheet.ts';
import { priceSheets } from '../sheets/price-sheets.ts';
import { spreadsheetKind } from '../sheets/read-spreadsheet.ts';
import { csvSeparator, writeCsv } from '../sheets/write-csv.ts';
import { writeWorkbook } from '../sheets/write-workbook.ts';
import { readSitePrices, type SitePrices } from '../site-prices.ts';
import { amountExamples } from './examples.ts';
import { packagesByTable } from './used-by.ts';

/** What to export, and how. */
interface ExportOptions {
  readonly dataFolder: string;
  /** Ends in .xlsx or .csv. */
  readonly file: string;
  readonly messages: Messages;
  /** Of the names of what prices belong to; the operator's unless asked for. */
  readonly language: string | undefined;
  readonly overwrite: boolean;
  /** In per cent; named in the notes. */
  readonly threshold: number;
}

/**
 * Writes all price tables of a data folder to a spreadsheet, and says so.
 *
 * @throws Failure if the content has errors, or the file exists or cannot be written
 */
export async function exportPrices(options: ExportOptions): Promise<string> {
  const { dataFolder, file, messages } = options;
  const sources = openCurrentFolder(dataFolder, tellIn(messages));
  const prices = readSitePrices(sources);
  const { list, site } = prices;
  const kind = spreadsheetKind(file);
  if (isOpenElsewhere(file)) throw new Failure((own) => own.prices.export.open(file));
  if (existsSync(file) && !options.overwrite) throw new Failure((own) => own.prices.export.exists(file));
  const { ok, model } = checkSite(sources);
  if (!ok) throw new Failure((own) => own.prices.failures.contentErrors);
  const labels = createLabels(prices, messages, options.language);
  const packages = packagesByTable(model.packages);
  const texts = {
    ...labels,
    messages,
    usedBy: (table: string) => (packages.get(table) ?? []).map(labels.packageName),
  };
  const sheets = priceSheets({ list, tiers: site.tiers.map(({ id }) => id), texts });
  const content =
    kind === 'csv'
      ? writeCsv(sheets, csvSeparator(labels.locale), messages)
      : await writeWorkbook(sheets, {
          messages,
          decimals: currencyDecimals(site),
          notes: notesOf(prices, labels, options),
        });
  write(file, content);
  return messages.prices.export.written(file, list.tables.length, countFigures(sheets));
}

/** The notes in the operator's language first, then in one that more people read. */
function notesOf(
  { site, list }: SitePrices,
  labels: Labels,
  { messages, threshold }: ExportOptions,
): readonly (readonly string[])[] {
  const examples = amountExamples(site, list, labels).join('  |  ');
  return [...new Set([messages, usualMessages])].map(({ prices }) =>
    prices.notes(labels.currency, examples, threshold),
  );
}

function countFigures(sheets: readonly PriceSheet[]): number {
  return sheets.flatMap(({ rows }) => rows.flatMap(({ figures }) => figures)).length;
}

function write(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.fileUnwritable(file));
  }
}
