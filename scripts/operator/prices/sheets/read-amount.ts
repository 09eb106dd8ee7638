import { type AmountUnit, currencyMark, parseAmount } from '../../../../schema/amount.ts';
import { currenciesOf } from '../../../../schema/currency-marks.ts';
import type { Cell } from './worksheet.ts';

/** How amounts are written here: the currency, and words for thousands and the like. */
export interface AmountRules {
  readonly currency: string;
  readonly units: readonly AmountUnit[];
}

/** Why a cell holds no amount: the name of a text that says so, and what it needs. */
export interface AmountProblem {
  readonly reason: 'ambiguous' | 'notAnAmount' | 'notWhole' | 'notPositive' | 'date' | 'otherCurrency';
  readonly text: string;
  /** The mark of another currency. */
  readonly mark?: string;
}

/** What a cell says about its price. */
export type CellReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'problem'; readonly problem: AmountProblem };

/** Formulas such as "5 % more" give whole numbers up to what computers lose in the last digits. */
const ROUNDING = 1e-9;

/** Reads a price as people type it, or as a program keeps it. */
export function readAmount(cell: Cell, rules: AmountRules): CellReading {
  if (cell === null) return { kind: 'blank' };
  if (typeof cell === 'number') return fromNumber(cell);
  if (cell instanceof Date) return { kind: 'problem', problem: { reason: 'date', text: '' } };
  const text =
    typeof cell === 'string'
      ? cell.replace(/[\s\u200B-\u200F\u202A-\u202E\uFEFF]+/g, ' ').trim()
      : String(cell);
  return text === '' ? { kind: 'blank' } : fromText(text, rules);
}

function fromNumber(value: number): CellReading {
  const whole = Math.round(value);
  const reason = !Number.isFinite(value) || whole <= 0 ? 'notPositive' : 'notWhole';
  const isWhole = Math.abs(value - whole) <= Math.abs(value) * ROUNDING;
  return isWhole && Number.isSafeInteger(whole) && whole > 0
    ? { kind: 'amount', amount: whole }
    : { kind: 'problem', problem: { reason, text: String(value) } };
}

function fromText(text: string, { currency, units }: AmountRules): CellReading {
  const parsed = parseAmount(text, units);
  const mark = currencyMark(text);
  const isUnit = units.some(({ word }) => word.toLowerCase() === mark?.toLowerCase());
  if (mark !== undefined && !isUnit && !currenciesOf(mark).includes(currency)) {
    return { kind: 'problem', problem: { reason: 'otherCurrency', text, mark } };
  }
  if (parsed.ok) return { kind: 'amount', amount: parsed.amount };
  const reason = parsed.reason === 'ambiguous' ? 'ambiguous' : 'notAnAmount';
  return { kind: 'problem', problem: { reason, text } };
}
