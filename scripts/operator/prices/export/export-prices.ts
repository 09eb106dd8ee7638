import { existsSync, writeFileSync } from 'node:fs';
import { checkSite } from '../../../compiler/check-site.ts';
import { readDataFolder } from '../../../compiler/read/read-data-folder.ts';
import { Failure } from '../../../failure.ts';
import { createLabels, type Labels } from '../labels.ts';
import { isOpenElsewhere } from '../sheets/open-elsewhere.ts';
import { spreadsheetKind } from '../sheets/read-spreadsheet.ts';
import { type TableSheet, toTableSheet } from '../sheets/table-sheet.ts';
import { csvSeparator, writeCsv } from '../sheets/write-csv.ts';
import { writeWorkbook } from '../sheets/write-workbook.ts';
import { readSitePrices, type SitePrices } from '../site-prices.ts';
import { fill, textsForEveryone } from '../texts/catalogue.ts';
import { amountExamples } from './examples.ts';
import { packagesByTable } from './used-by.ts';

/** What to export, and how. */
export interface ExportOptions {
  readonly dataFolder: string;
  /** Ends in .xlsx or .csv. */
  readonly file: string;
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
  const { dataFolder, file } = options;
  const sources = readDataFolder(dataFolder);
  const prices = readSitePrices(sources, options.language);
  const { texts, tables, site, source } = prices;
  const kind = spreadsheetKind(file, texts);
  if (isOpenElsewhere(file)) throw new Failure(fill(texts.export.open, { file }));
  if (existsSync(file) && !options.overwrite) throw new Failure(fill(texts.export.exists, { file }));
  const { ok, model } = checkSite(sources);
  if (!ok) throw new Failure(texts.failure.contentErrors);
  const labels = createLabels(source, texts);
  const packages = packagesByTable(model.packages);
  const sheets = tables.map((table) => {
    const usedBy = (packages.get(table.id) ?? []).map(labels.packageName);
    return toTableSheet(
      table,
      site.tiers.map(({ id }) => id),
      labels,
      usedBy,
    );
  });
  const content =
    kind === 'csv'
      ? writeCsv(sheets, csvSeparator(labels.locale), texts)
      : await writeWorkbook(sheets, {
          texts,
          currency: labels.currency,
          notes: notesOf(prices, labels, options),
        });
  write(file, content);
  return fill(texts.export.written, { file, tables: sheets.length, prices: countPrices(sheets) });
}

function notesOf(
  { site, tables, texts }: SitePrices,
  labels: Labels,
  { threshold }: ExportOptions,
): readonly (readonly string[])[] {
  const examples = amountExamples(site, tables, labels).join('  |  ');
  return textsForEveryone(texts).map(({ notes }) =>
    notes.map((note) => fill(note, { currency: labels.currency, examples, threshold })),
  );
}

function countPrices(sheets: readonly TableSheet[]): number {
  return sheets.flatMap(({ rows }) => rows.flatMap(({ amounts }) => amounts)).length;
}

function write(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw Failure.from(error, `"${file}" cannot be written`);
  }
}
