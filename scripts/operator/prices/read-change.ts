import type { Change } from './figures/change-figures.ts';
import { AMOUNT, PERCENT } from './figures/figure.ts';
import type { AmountRules } from './sheets/read-amount.ts';
import { readFigure } from './sheets/read-figure.ts';

/**
 * Reads a change of prices as people write it: `7%`, `-7.5 %`, `+100000`, `-50000`. A reduction in per cent needs no sign. An
 * amount without a sign is refused: it may be meant as per cent.
 *
 * @returns undefined if the text is no change, or one that changes nothing
 */
export function readChange(
  text: string,
  kind: 'change' | 'reduction',
  rules: AmountRules,
): Change | undefined {
  if (/^\s*\d[^%]*$/.test(text)) return undefined;
  const figure = text.includes('%') ? PERCENT : AMOUNT;
  const signed = kind === 'reduction' && /^\s*[^-−–+\s]/.test(text) ? `-${text.trim()}` : text;
  const reading = readFigure(
    signed,
    { address: { figure }, kind, value: Number.NaN, path: [] },
    { ...rules, askWords: new Set() },
  );
  return reading.kind === 'value' && reading.value !== 0 ? { [figure]: reading.value } : undefined;
}
