const GAP = '  ';

/** Rows as a table: the first column to the left, figures to the right. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const width = (index: number): number => Math.max(...rows.map((row) => row[index]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, index) => (index === 0 ? cell.padEnd(width(0)) : cell.padStart(width(index))))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}
