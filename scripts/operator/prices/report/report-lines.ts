import type { Messages } from '../../../messages/messages.ts';
import { isLargeChange, type PriceChange, type PriceComparison } from '../compare-prices.ts';
import type { TablePart } from '../compare-tables.ts';
import type { FigureAddress } from '../figures/figure.ts';
import type { NamedTable } from '../figures/price-list.ts';
import type { Labels } from '../labels.ts';

/** A changed price in words. */
interface ReportRow {
  /** Table, group size, accommodation class, old price, new price, change. */
  readonly cells: readonly string[];
  readonly isLarge: boolean;
}

/** A comparison in words, whatever it is shown on. */
interface ReportLines {
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
  const rowLine =
    (say: (table: string, row: string) => string, isLarge: boolean) => (row: FigureAddress) => ({
      text: say(row.table === undefined ? report.calendar : title(row.table), labels.row(row)),
      isLarge,
    });
  return {
    heading: [report.table, report.band, report.tier, report.before, report.after, report.percent],
    rows: comparison.changes.map((change) => ({
      cells: [
        change.table ?? report.calendar,
        labels.row(change),
        labels.column(change),
        labels.value(change, change.before),
        labels.value(change, change.after),
        isShown(change) ? labels.percent(change.share) : '',
      ],
      isLarge: isLargeChange(change, threshold),
    })),
    others: [
      ...comparison.rowsRemoved.map(rowLine(report.rowRemoved, true)),
      ...comparison.rowsRewritten.map(rowLine(report.rowRewritten, true)),
      ...comparison.perChanged.map(tableLine(report.perChanged, true)),
      ...comparison.tablesRemoved.map(tableLine(report.tableRemoved, true)),
      ...comparison.bandsRemoved.map(partLine(report.bandRemoved, true, 'band')),
      ...comparison.tiersRemoved.map(partLine(report.tierRemoved, true, 'tier')),
      ...comparison.tablesAdded.map(tableLine(report.tableAdded, false)),
      ...comparison.bandsAdded.map(partLine(report.bandAdded, false, 'band')),
      ...comparison.tiersAdded.map(partLine(report.tierAdded, false, 'tier')),
      ...comparison.rowsAdded.map(rowLine(report.rowAdded, false)),
      ...comparison.servesChanged.map(tableLine(report.servesChanged, false)),
    ],
  };
}

/** Where there was no price, or is none, there is no share either. */
function isShown({ before, after, share }: PriceChange): boolean {
  return typeof before === 'number' && typeof after === 'number' && Number.isFinite(share);
}
