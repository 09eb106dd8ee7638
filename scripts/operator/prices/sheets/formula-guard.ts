/** How texts begin that spreadsheet programs take for formulas. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A text behind an apostrophe where a spreadsheet program would take it for a formula, and run it. */
export function guarded(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** A text as it was before it was guarded. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
