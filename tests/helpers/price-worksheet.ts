import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import { english } from '../../scripts/messages/english.ts';
import { amountRules, type Content } from '../../scripts/operator/prices/amounts.ts';
import { readSheets } from '../../scripts/operator/prices/import-prices.ts';
import { cellName, type Worksheet } from '../../scripts/operator/prices/read-spreadsheet.ts';
import { findChanges } from '../../scripts/operator/prices/report.ts';
import { editFiles, readSitePrices } from '../../scripts/operator/prices/site-prices.ts';

import { secondOperatorFolder } from './workspace.ts';

const sources = readDataFolder(secondOperatorFolder);
const { cells, site } = readSitePrices(sources);

/** The rows of the second operator's sheet for slow island stays, with contents replaced by their places. */
export function slowIslands(changes: Readonly<Record<string, Content>> = {}): Worksheet['rows'] {
  const rows: Worksheet['rows'] = [
    ['[table isole-lento]', null, '[tier none]', '[tier guesthouse]', '[tier lodge]'],
    [null, 'Gruppo', 'Senza', 'Pensione', 'Locanda'],
    ['[band 1]', '1', 310, 420, 560],
    ['[band 2-4]', '2–4', 240, 335, 455],
    ['[band 5-8]', '5–8', 205, 295, 410],
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
  const { found, problems } = readSheets(worksheets, cells, amountRules(site), english);
  const changes = findChanges(cells, (cell) => found.get(cell)?.value);
  return {
    found,
    problems,
    changes: changes.map(
      ({ address, before, value }) => `${Object.values(address).join('/')} ${before} → ${value}`,
    ),
    files: editFiles(sources, changes),
  };
}

export function readRows(rows: Worksheet['rows'], name = 'isole-lento') {
  return readFor({ name, rows });
}
