/**
 * The rows of a table as lines for a terminal.
 *
 * @param texts the number of columns with texts; the figures behind them end below each other
 */
export function alignColumns(rows: readonly (readonly string[])[], texts: number): readonly string[] {
  const [first = []] = rows;
  const widths = first.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number): string => {
    const width = widths[column] ?? 0;
    return column < texts ? cell.padEnd(width) : cell.padStart(width);
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}
