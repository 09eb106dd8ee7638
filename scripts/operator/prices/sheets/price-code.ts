/** What a code in a spreadsheet may name. */
export type CodeKind = 'table' | 'band' | 'tier';

/** The code in a cell: what it names, and its id. */
export interface PriceCode {
  readonly kind: CodeKind;
  readonly id: string;
}

const CODE = /\[\s*(table|band|tier)\s+([A-Za-z0-9-]+)\s*\]\s*$/i;

/**
 * A code as it stands in a cell, such as `[band 2-3]`. It says what it names, so that rows and columns may
 * be moved; and no spreadsheet program takes it for a date, as it does with a bare `2-3`.
 */
export function writeCode(kind: CodeKind, id: string): string {
  return `[${kind} ${id}]`;
}

/** The code at the end of a cell, whatever stands before it. */
export function readCode(cell: unknown): PriceCode | undefined {
  if (typeof cell !== 'string') return undefined;
  const [, kind = '', id = ''] = CODE.exec(cell) ?? [];
  const known = (['table', 'band', 'tier'] as const).find((name) => name === kind.toLowerCase());
  return known && { kind: known, id };
}
