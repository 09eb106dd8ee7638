import { currencyMark } from '../../../../schema/amount.ts';
import { ASK } from '../../../../schema/price-table.ts';
import { type Figure, type FigureValue, isPercent } from '../figures/figure.ts';
import { type AmountRules, type CellProblem, readAmount } from './read-amount.ts';
import { readPercent } from './read-percent.ts';
import type { Cell } from './worksheet.ts';

/** How figures are written here. */
export interface FigureRules extends AmountRules {
  /** Words that say that one has to ask, in lower case. */
  readonly askWords: ReadonlySet<string>;
}

/** What a cell says about its figure. */
export type FigureReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'value'; readonly value: FigureValue }
  | { readonly kind: 'problem'; readonly problem: CellProblem };

const ZERO = /^0+(?:[.,]0+)?$/;
const SIGNED = /^([-−–+])\s*(?=\S)/;

/** Reads the new value of a figure as people type it, or as a program keeps it. */
export function readFigure(cell: Cell, figure: Figure, rules: FigureRules): FigureReading {
  if (isPercent(figure.address)) return readPercent(cell, figure);
  if (figure.kind !== 'price') return checkSign(readSigned(cell, rules), figure);
  const isAsk = typeof cell === 'string' && rules.askWords.has(cell.trim().toLowerCase());
  return isAsk ? { kind: 'value', value: ASK } : fromAmount(cell, 1, rules);
}

/** An amount that may be nothing, or have a sign in front. */
function readSigned(cell: Cell, rules: AmountRules): FigureReading {
  if (typeof cell === 'number') {
    return cell === 0 ? { kind: 'value', value: 0 } : fromAmount(Math.abs(cell), Math.sign(cell) || 1, rules);
  }
  if (typeof cell !== 'string') return fromAmount(cell, 1, rules);
  const text = cell.trim();
  const [signed = '', sign] = SIGNED.exec(text) ?? [];
  const bare = text.slice(signed.length);
  if (ZERO.test(bare.replace(currencyMark(bare) ?? '', '').trim())) return { kind: 'value', value: 0 };
  return fromAmount(bare, sign === undefined || sign === '+' ? 1 : -1, rules);
}

function fromAmount(cell: Cell, sign: number, rules: AmountRules): FigureReading {
  const reading = readAmount(cell, rules);
  return reading.kind === 'amount' ? { kind: 'value', value: sign * reading.amount } : reading;
}

/** Rates are never less than 0; what takes something off always is. */
function checkSign(reading: FigureReading, { kind, value: now }: Figure): FigureReading {
  if (reading.kind !== 'value' || reading.value === ASK || reading.value === now) return reading;
  const text = String(reading.value);
  if (kind === 'rate' && reading.value < 0) return { kind: 'problem', problem: { reason: 'negative', text } };
  if (kind === 'reduction' && reading.value >= 0) {
    return { kind: 'problem', problem: { reason: 'notLess', text } };
  }
  return reading;
}
