import { COLUMN_KINDS, type CodeKind, type FigureAddress, ROW_KINDS } from '../figures/figure.ts';

/** The code in a cell: what it names, and its id. */
interface PriceCode {
  readonly kind: CodeKind;
  readonly id: string;
}

const KINDS: readonly CodeKind[] = [...ROW_KINDS, ...COLUMN_KINDS];
const CODE = new RegExp(`\\[\\s*(${KINDS.join('|')})\\s+([A-Za-z0-9-]+)\\s*\\]\\s*$`, 'i');

/** The codes of a cell are shorter, names of files being what they are. */
const MOST_CHARACTERS = 1000;

/**
 * A code as it stands in a cell, such as `[band 2-3]`. It says what it names, so that rows and columns may
 * be moved; and no spreadsheet program takes it for a date, as it does with a bare `2-3`.
 */
export function writeCode(kind: CodeKind, id: string): string {
  return `[${kind} ${id}]`;
}

/** The codes of an address in one cell: who deletes one deletes all. */
export function writeCodes(address: FigureAddress): string {
  return KINDS.flatMap((kind) => {
    const id = address[kind];
    return id === undefined ? [] : [writeCode(kind, id)];
  }).join(' ');
}

/** The codes at the end of a cell, whatever stands before them. */
export function readCodes(cell: unknown): readonly PriceCode[] {
  if (typeof cell !== 'string') return [];
  const codes: PriceCode[] = [];
  let rest = cell.slice(-MOST_CHARACTERS);
  for (let found = CODE.exec(rest); found; found = CODE.exec(rest)) {
    const [, name = '', id = ''] = found;
    const kind = KINDS.find((known) => known === name.toLowerCase());
    if (kind === undefined) break;
    codes.unshift({ kind, id });
    rest = rest.slice(0, found.index);
  }
  return codes;
}
