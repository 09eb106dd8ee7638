/** Numbers at the crossings of a square grid laid over a part of the picture. */
export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
  /** The number at a crossing; far below every other beyond the border. */
  readonly at: (column: number, row: number) => number;
}

/** What a grid covers, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const BEYOND = -1e6;

/** A grid over the box, filled from a function of the place in pixels. */
export function createGrid(box: Box, cell: number, value: (x: number, y: number) => number): Grid {
  const columns = Math.ceil((box.right - box.left) / cell) + 1;
  const rows = Math.ceil((box.bottom - box.top) / cell) + 1;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      values[row * columns + column] = value(box.left + column * cell, box.top + row * cell);
    }
  }
  const at = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? BEYOND
      : (values[row * columns + column] ?? BEYOND);
  return { left: box.left, top: box.top, cell, columns, rows, values, at };
}

/** The grid with every number replaced by the mean of itself and its eight neighbours. */
export function blurred(grid: Grid): Grid {
  const at = (column: number, row: number): number =>
    grid.at(Math.min(grid.columns - 1, Math.max(0, column)), Math.min(grid.rows - 1, Math.max(0, row)));
  const box = {
    left: grid.left,
    top: grid.top,
    right: grid.left + (grid.columns - 1) * grid.cell,
    bottom: grid.top + (grid.rows - 1) * grid.cell,
  };
  return createGrid(box, grid.cell, (x, y) => {
    const column = Math.round((x - grid.left) / grid.cell);
    const row = Math.round((y - grid.top) / grid.cell);
    let sum = 4 * at(column, row);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      sum += 2 * at(column + dx, row + dy);
    for (const [dx, dy] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const)
      sum += at(column + dx, row + dy);
    return sum / 16;
  });
}
