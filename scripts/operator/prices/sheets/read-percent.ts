import type { Figure, FigureKind } from '../figures/figure.ts';
import type { CellProblem } from './read-amount.ts';
import type { FigureReading } from './read-figure.ts';
import type { Cell } from './worksheet.ts';

/** What shares may be, in per cent; the least and the most. */
const BOUNDS: Readonly<Record<FigureKind, readonly [least: number, most: number]>> = {
  price: [0, 0],
  rate: [0, 1000],
  change: [-100, 1000],
  reduction: [-100, 0],
};

const SHARE = /^([-−–+]?)\s*(\d+)(?:[.,](\d+))?\s*(%?)$/;
/** Computers keep 15 % as 0.15, or nearly so. */
const DIGITS = 12;
const ROUNDING = 1e-10;

/**
 * Reads a share as people type it: `15%`, `-7,5 %`. Numbers are shares as programs keep them: 0.15 is 15 per cent.
 * A single mark in front of three digits may as well set thousands apart, and is refused.
 */
export function readPercent(cell: Cell, figure: Figure): FigureReading {
  if (cell === null) return { kind: 'blank' };
  if (cell instanceof Date) return problem('date', '');
  if (typeof cell === 'number') return inBounds(fromShare(cell, figure), figure);
  const text = typeof cell === 'string' ? cell.replace(/\s+/g, ' ').trim() : String(cell);
  if (text === '') return { kind: 'blank' };
  const [, sign = '', whole = '', fraction = '', mark = ''] = SHARE.exec(text) ?? [];
  if (whole === '') return problem('notPercent', text);
  if (mark === '') return problem('percentSign', text);
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return problem('ambiguous', text);
  const value = Number(`${whole}.${fraction || '0'}`);
  return inBounds(sign === '' || sign === '+' || value === 0 ? value : -value, figure);
}

/** What it was before, where it differs only by what is lost on the way. */
function fromShare(share: number, { value: now }: Figure): number {
  const percent = Number((share * 100).toPrecision(DIGITS));
  const isSame = typeof now === 'number' && Math.abs(share * 100 - now) <= Math.abs(now) * ROUNDING;
  return isSame ? now : percent;
}

function inBounds(value: number, { kind, value: now }: Figure): FigureReading {
  const [least, most] = BOUNDS[kind];
  const isReduction = kind !== 'reduction' || value < 0;
  if (value === now || (value >= least && value <= most && isReduction)) return { kind: 'value', value };
  return problem('percentRange', `${value} %`, least, most);
}

function problem(reason: CellProblem['reason'], text: string, least?: number, most?: number): FigureReading {
  return { kind: 'problem', problem: { reason, text, least, most } };
}
