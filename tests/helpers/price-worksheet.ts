import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import { validFiles } from '../../scripts/compiler/validate/validate-files.ts';
import { english } from '../../scripts/messages/english.ts';
import { amountRules, type Content } from '../../scripts/operator/prices/amounts.ts';
import { readSheets } from '../../scripts/operator/prices/import-prices.ts';
import { cellName, type Worksheet } from '../../scripts/operator/prices/read-spreadsheet.ts';
import { findChanges } from '../../scripts/operator/prices/report.ts';
import { editFiles, readSitePrices } from '../../scripts/operator/prices/site-prices.ts';
import { secondOperatorFolder } from './workspace.ts';

const sources = readDataFolder(secondOperatorFolder);
const { cells, site } = readSitePrices(validFiles(sources));

/** The rows of the second operator's prices of slow island stays, with contents replaced by their places. */
export function slowIslands(changes: Readonly<Record<string, Content>> = {}): Worksheet['rows'] {
  const rows: Worksheet['rows'] = [
    ['Listino', null, null, null, null, null],
    ['Tabella', 'Gruppo', 'Senza [tier none]', '[tier guesthouse]', 'Locanda\n[tier lodge]', 'Codice'],
    ['Isole', '1', 310, 420, 560, '[table isole-lento band 1]'],
    ['Isole', '2–4', 240, 335, 455, '[table isole-lento band 2-4]'],
    ['Isole', '5–8', 205, 295, 410, '[table isole-lento band 5-8]'],
  ];
  return rows.map((row, index) =>
    row.map((content, column) => {
      const place = cellName(index, column);
      return Object.hasOwn(changes, place) ? (changes[place] ?? null) : content;
    }),
  );
}

/** Reads sheets for the second operator's data: what they change, in short, and the files as they would be. */
export function readFor(...worksheets: readonly Worksheet[]) {
  const { found, problems } = readSheets(worksheets, cells, amountRules(site), english, []);
  const changes = findChanges(cells, (cell) => found.get(cell)?.value);
  return {
    found,
    problems,
    changes: changes.map(({ row, column, before, value }) => {
      const place = [...Object.values(row), column.replace('tier ', '')].join('/');
      return `${place} ${before} → ${value}`;
    }),
    files: editFiles(sources, changes),
  };
}

/** Reads one sheet. */
export function readRows(rows: Worksheet['rows']) {
  return readFor({ name: 'Prezzi', rows });
}
