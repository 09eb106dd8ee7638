import type { Messages } from '../../../messages/messages.ts';
import { isLargeChange, type PriceComparison, type TablePart } from '../compare-prices.ts';
import type { Labels } from '../labels.ts';
import type { NamedTable } from '../price-tables.ts';

/** A changed price in words. */
export interface ReportRow {
  /** Table, group size, hotel class, old price, new price, change. */
  readonly cells: readonly string[];
  readonly isLarge: boolean;
}

/** A comparison in words, whatever it is shown on. */
export interface ReportLines {
  readonly heading: readonly string[];
  readonly rows: readonly ReportRow[];
  /** What else differs, a sentence each. */
  readonly others: readonly { readonly text: string; readonly isLarge: boolean }[];
}

/** What a report is made with. */
export interface ReportContext {
  readonly messages: Messages;
  readonly labels: Labels;
  /** The tables of both times; the later ones win. */
  readonly tables: readonly NamedTable[];
  /** In per cent. */
  readonly threshold: number;
}

/** Puts a comparison into words. */
export function reportLines(comparison: PriceComparison, context: ReportContext): ReportLines {
  const { messages, labels, threshold } = context;
  const { report } = messages.prices;
  const tables = new Map(context.tables.map((table) => [table.id, table]));
  const title = (id: string): string => {
    const table = tables.get(id);
    return table ? `${labels.table(table)} (${id})` : id;
  };
  const tableLine = (say: (table: string) => string, isLarge: boolean) => (id: string) => ({
    text: say(title(id)),
    isLarge,
  });
  const partLine =
    (say: (table: string, part: string) => string, isLarge: boolean, name: 'band' | 'tier') =>
    ({ table, id }: TablePart) => ({ text: say(title(table), labels[name](id)), isLarge });
  return {
    heading: [report.table, report.band, report.tier, report.before, report.after, report.percent],
    rows: comparison.changes.map((change) => ({
      cells: [
        change.table,
        labels.band(change.band),
        labels.tier(change.tier),
        labels.money(change.before),
        labels.money(change.after),
        labels.percent(change.share),
      ],
      isLarge: isLargeChange(change, threshold),
    })),
    others: [
      ...comparison.tablesRemoved.map(tableLine(report.tableRemoved, true)),
      ...comparison.bandsRemoved.map(partLine(report.bandRemoved, true, 'band')),
      ...comparison.tiersRemoved.map(partLine(report.tierRemoved, true, 'tier')),
      ...comparison.tablesAdded.map(tableLine(report.tableAdded, false)),
      ...comparison.bandsAdded.map(partLine(report.bandAdded, false, 'band')),
      ...comparison.tiersAdded.map(partLine(report.tierAdded, false, 'tier')),
      ...comparison.servesChanged.map(tableLine(report.servesChanged, false)),
    ],
  };
}
