import { type AmountUnit, currencyMark, parseAmount } from '../../../../schema/amount.ts';
import { currenciesOf } from '../../../../schema/currency-marks.ts';
import { toMinorUnits } from '../../../../src/domain/minor-units.ts';
import type { Cell } from './worksheet.ts';

/** How amounts are written here: the currency, how many decimals it has, and words for thousands and the like. */
export interface AmountRules {
  readonly currency: string;
  readonly decimals: number;
  readonly units: readonly AmountUnit[];
}

/** What may be wrong with a figure. */
type CellFault =
  | 'ambiguous'
  | 'date'
  | 'negative'
  | 'notAnAmount'
  | 'notLess'
  | 'notPercent'
  | 'notPositive'
  | 'notWhole'
  | 'otherCurrency'
  | 'percentRange'
  | 'percentSign'
  | 'tooManyDecimals';

/** Why a cell holds no such figure: the name of a text that says so, and what it needs. */
export interface CellProblem {
  readonly reason: CellFault;
  readonly text: string;
  /** The mark of another currency. */
  readonly mark?: string;
  /** What a share may be, in per cent. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** What a cell says about its price. */
type CellReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'problem'; readonly problem: CellProblem };

/** What computers lose in the last digits of formulas such as "5 % more", as a share of the result. */
const ROUNDING = 1e-12;

/** Reads a price as people type it, or as a program keeps it. */
export function readAmount(cell: Cell, rules: AmountRules): CellReading {
  if (cell === null) return { kind: 'blank' };
  if (typeof cell === 'number') return fromNumber(cell, rules);
  if (cell instanceof Date) return { kind: 'problem', problem: { reason: 'date', text: '' } };
  const text =
    typeof cell === 'string'
      ? cell.replace(/[\s\u200B-\u200F\u202A-\u202E\uFEFF]+/g, ' ').trim()
      : String(cell);
  return text === '' ? { kind: 'blank' } : fromText(text, rules);
}

function fromNumber(value: number, { decimals }: AmountRules): CellReading {
  const amount = Number(value.toFixed(decimals));
  const isSame = Math.abs(value - amount) <= Math.abs(value) * ROUNDING;
  const isExact = toMinorUnits(amount, decimals) !== undefined;
  if (isSame && isExact && amount > 0) return { kind: 'amount', amount };
  const isPositive = Number.isFinite(value) && value > 0;
  const reason = isPositive ? inexactFault(value, decimals) : 'notPositive';
  return { kind: 'problem', problem: { reason, text: String(value) } };
}

/** Why an amount has no minor units: it is larger than any, or has more decimals than there are. */
function inexactFault(amount: number, decimals: number): CellFault {
  if (toMinorUnits(Math.trunc(amount), decimals) === undefined) return 'notAnAmount';
  return decimals === 0 ? 'notWhole' : 'tooManyDecimals';
}

function fromText(text: string, { currency, decimals, units }: AmountRules): CellReading {
  const parsed = parseAmount(text, units);
  const mark = currencyMark(text);
  const isUnit = units.some(({ word }) => word.toLowerCase() === mark?.toLowerCase());
  if (mark !== undefined && !isUnit && !currenciesOf(mark).includes(currency)) {
    return { kind: 'problem', problem: { reason: 'otherCurrency', text, mark } };
  }
  if (!parsed.ok) return { kind: 'problem', problem: { reason: FAULTS[parsed.reason], text } };
  const { amount } = parsed;
  if (toMinorUnits(amount, decimals) !== undefined) return { kind: 'amount', amount };
  return { kind: 'problem', problem: { reason: inexactFault(amount, decimals), text } };
}

const FAULTS = { ambiguous: 'ambiguous', 'not-an-amount': 'notAnAmount' } as const;
