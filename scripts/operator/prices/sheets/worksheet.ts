/** What a cell holds: programs turn some texts into dates by themselves. */
export type Cell = string | number | boolean | Date | null;

/** A sheet as read from a file: rows of cells, empty ones included, so that positions are those on the screen. */
export interface Worksheet {
  /** Name of the sheet, or of the file where it has no sheets. */
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** The place of a cell as spreadsheet programs call it, such as `C7`; both counted from 0. */
export function cellName(row: number, column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}
