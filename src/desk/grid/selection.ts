/** A cell of a grid, counted from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The selected cells, from the first to the current one. */
export interface Selection {
  readonly anchor: CellPlace;
  readonly focus: CellPlace;
}

/** A selection of one cell. */
export function selectCell(place: CellPlace): Selection {
  return { anchor: place, focus: place };
}

/** A selection in a grid that may have fewer rows than when it was made. */
export function keepInside({ anchor, focus }: Selection, size: GridSize): Selection {
  const inside = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.max(0, Math.min(row, size.rows - 1)),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  });
  return { anchor: inside(anchor), focus: inside(focus) };
}

/** The size of a grid. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** A rectangle of cells; both ends count. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The selected rectangle. */
export function selectedRange({ anchor, focus }: Selection): Range {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

/** Every cell of a rectangle, row by row. */
export function cellsIn({ top, bottom, left, right }: Range): readonly CellPlace[] {
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_unused, column) => ({
      row: top + row,
      column: left + column,
    })),
  ).flat();
}

export function isSelected({ row, column }: CellPlace, range: Range): boolean {
  return row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;
}

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The selection after a key, by the keys of the grid pattern of the ARIA Authoring Practices: arrows, Home and End, with
 * Ctrl to the corners, Page Up and Down, Shift to extend; Ctrl+A for all, Ctrl+Space for the column, Shift+Space for the
 * row.
 *
 * @returns undefined for a key that moves nothing
 */
export function moveSelection(
  { anchor, focus }: Selection,
  { key, shiftKey, ctrlKey, metaKey }: Key,
  { rows, columns }: GridSize,
): Selection | undefined {
  const isJump = ctrlKey || metaKey;
  const last = { row: rows - 1, column: columns - 1 };
  if (isJump && key.toLowerCase() === 'a') return { anchor: { row: 0, column: 0 }, focus: last };
  if (key === ' ' && ctrlKey) return selectColumn(focus, last.row);
  if (key === ' ' && shiftKey) return selectRow(focus, last.column);
  const target = findTarget(key, isJump, focus, last);
  if (!target) return undefined;
  return keepInside({ anchor: shiftKey ? anchor : target, focus: target }, { rows, columns });
}

/** All cells of the column of a cell. */
export function selectColumn({ column }: Pick<CellPlace, 'column'>, lastRow: number): Selection {
  return { anchor: { row: lastRow, column }, focus: { row: 0, column } };
}

/** All cells of the row of a cell. */
export function selectRow({ row }: Pick<CellPlace, 'row'>, lastColumn: number): Selection {
  return { anchor: { row, column: lastColumn }, focus: { row, column: 0 } };
}

/** The next cell after typing: the one below after Enter, the one beside it after Tab. */
export function stepAfter(
  { row, column }: CellPlace,
  { key, shiftKey }: Pick<Key, 'key' | 'shiftKey'>,
  { rows, columns }: GridSize,
): Selection {
  const by = shiftKey ? -1 : 1;
  const next =
    key === 'Tab'
      ? { row, column: Math.min(Math.max(column + by, 0), columns - 1) }
      : { row: Math.min(Math.max(row + by, 0), rows - 1), column };
  return selectCell(next);
}

function findTarget(
  key: string,
  isJump: boolean,
  { row, column }: CellPlace,
  last: CellPlace,
): CellPlace | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: isJump ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isJump ? last.row : row + 1, column };
    case 'ArrowLeft':
      return { row, column: isJump ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: isJump ? last.column : column + 1 };
    case 'Home':
      return { row: isJump ? 0 : row, column: 0 };
    case 'End':
      return { row: isJump ? last.row : row, column: last.column };
    case 'PageUp':
      return { row: 0, column };
    case 'PageDown':
      return { row: last.row, column };
    default:
      return undefined;
  }
}
