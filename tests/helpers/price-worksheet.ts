import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import { type ImportPlan, planImport } from '../../scripts/operator/prices/import/plan-import.ts';
import { type Cell, cellName, type Worksheet } from '../../scripts/operator/prices/sheets/worksheet.ts';
import { readSitePrices } from '../../scripts/operator/prices/site-prices.ts';
import { secondOperatorFolder } from './workspace.ts';

const sources = readDataFolder(secondOperatorFolder);
const { list, site } = readSitePrices(sources);

/** The rows of the second operator's sheet for slow island stays, with cells replaced by their places. */
export function slowIslands(changes: Readonly<Record<string, Cell>> = {}): readonly (readonly Cell[])[] {
  const rows: readonly (readonly Cell[])[] = [
    ['[table isole-lento]', null, '[tier none]', '[tier guesthouse]', '[tier lodge]'],
    [null, 'Gruppo', 'Senza', 'Pensione', 'Locanda'],
    ['[band 1]', '1', 310, 420, 560],
    ['[band 2-4]', '2–4', 240, 335, 455],
    ['[band 5-8]', '5–8', 205, 295, 410],
  ];
  return rows.map((row, index) =>
    row.map((cell, column) => {
      const place = cellName(index, column);
      return Object.hasOwn(changes, place) ? (changes[place] ?? null) : cell;
    }),
  );
}

/** A sheet of a workbook. */
export function aWorksheet(rows: Worksheet['rows'], name = 'isole-lento'): Worksheet {
  return { name, rows };
}

/** What importing sheets into the second operator's data would do. */
export function planFor(...worksheets: readonly Worksheet[]): ImportPlan {
  return planImport(sources, list, site, worksheets);
}

/** Changed prices in one line each, such as `isole-lento/1/none 310 → 320`. */
export function changesOf({ comparison }: ImportPlan): readonly string[] {
  return comparison.changes.map(
    ({ before, after, share: _share, ...address }) =>
      `${Object.values(address).join('/')} ${before} → ${after}`,
  );
}

/** Problems in one line each: cell and reason. */
export function problemsOf({ reading }: ImportPlan): readonly string[] {
  return reading.problems.map(({ cell, text }) => `${cell ?? 'sheet'} ${text}`);
}
