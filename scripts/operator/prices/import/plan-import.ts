import { currencyDecimals } from '../../../../schema/currency-decimals.ts';
import type { Site } from '../../../../schema/site.ts';
import { checkSite } from '../../../compiler/check-site.ts';
import { type Diagnostic, hasErrors } from '../../../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../compiler/read/read-data-folder.ts';
import { type DataChanges, withChanges } from '../../data-folder/changes.ts';
import { setValues } from '../../json-edit/edit-json.ts';
import { amountUnits } from '../amount-units.ts';
import { comparePrices, type PriceComparison } from '../compare-prices.ts';
import { cellKey, type NamedTable, tableFile } from '../price-tables.ts';
import type { Worksheet } from '../sheets/worksheet.ts';
import { type ReadingResult, readPrices } from './read-prices.ts';

/** What an import would do. */
export interface ImportPlan {
  readonly reading: ReadingResult;
  readonly comparison: PriceComparison;
  /** The files that change; none if anything has to be corrected first. */
  readonly changes: DataChanges;
  /** What the check finds in the content as it would be, and does not find now. */
  readonly findings: readonly Diagnostic[];
  /** The content as it would be. */
  readonly sources: readonly SourceFile[];
}

/** Works out what importing sheets into sound content would change. Pure: nothing is written. */
export function planImport(
  sources: readonly SourceFile[],
  tables: readonly NamedTable[],
  site: Site,
  worksheets: readonly Worksheet[],
): ImportPlan {
  const { currency } = site;
  const rules = { currency, decimals: currencyDecimals(site), units: amountUnits(site) };
  const reading = readPrices(worksheets, { tables, tiers: site.tiers.map(({ id }) => id), rules });
  const wanted =
    reading.problems.length > 0 ? tables : tables.map((table) => withAmounts(table, reading.amounts));
  const comparison = comparePrices(tables, wanted);
  const changes = editFiles(sources, tables, comparison);
  const after = withChanges(sources, changes);
  const findings = changes.size === 0 ? [] : newFindings(sources, after);
  return {
    reading,
    comparison,
    changes: hasErrors(findings) ? new Map() : changes,
    findings,
    sources: after,
  };
}

function withAmounts(table: NamedTable, amounts: ReadonlyMap<string, number>): NamedTable {
  const rows = table.value.rows.map((row) => {
    const tiers = Object.keys(row).filter((key) => key !== 'paxCount');
    const read = tiers.flatMap((tier) => {
      const amount = amounts.get(cellKey({ table: table.id, band: row.paxCount, tier }));
      return amount === undefined ? [] : [[tier, amount] as const];
    });
    return { ...row, ...Object.fromEntries(read) };
  });
  return { id: table.id, value: { ...table.value, rows } };
}

function editFiles(
  sources: readonly SourceFile[],
  tables: readonly NamedTable[],
  { changes }: PriceComparison,
): DataChanges {
  const decoder = new TextDecoder();
  const edited = tables.flatMap(({ id, value }) => {
    const edits = changes
      .filter(({ table }) => table === id)
      .map(({ band, tier, after }) => ({
        path: ['rows', value.rows.findIndex(({ paxCount }) => paxCount === band), tier],
        value: after,
      }));
    const source = sources.find(({ path }) => path === tableFile(id));
    if (!source || edits.length === 0) return [];
    return [[source.path, setValues(decoder.decode(source.bytes), edits)] as const];
  });
  return new Map(edited);
}

function newFindings(before: readonly SourceFile[], after: readonly SourceFile[]): readonly Diagnostic[] {
  const known = new Set(checkSite(before).diagnostics.map(fingerprint));
  return checkSite(after).diagnostics.filter((finding) => !known.has(fingerprint(finding)));
}

function fingerprint({ at, code, message }: Diagnostic): string {
  return [at.file, at.path, code, message].join('\n');
}
