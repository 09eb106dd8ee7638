import { useMemo } from 'react';
import { amountUnits } from '../../../schema/amount-units.ts';
import { siteSchema } from '../../../schema/site.ts';
import { siteDecimals } from '../pricing/read-price-list.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { formatAmount } from './format-amount.ts';
import type { AmountForm, AmountProblem } from './read-amount.ts';

/** The way in which this site writes amounts; without words for millions while its settings are invalid. */
export function useAmountForm(): AmountForm {
  const site = useDesk((state) => state.documents.get('site.json')?.value);
  const decimals = useDesk((state) => siteDecimals(state.documents));
  return useMemo(() => {
    const parsed = siteSchema.safeParse(site);
    return { decimals, units: parsed.success ? amountUnits(parsed.data) : [] };
  }, [site, decimals]);
}

/** Returns a function that explains why a typed text is not an amount. */
export function useAmountProblem(): (problem: AmountProblem, typed: string) => string {
  const { fields, locale } = useWords();
  return (problem, typed) =>
    problem.problem === 'ambiguous'
      ? fields.ambiguousAmount(
          typed.trim(),
          problem.readings.map((reading) => formatAmount(reading, locale)),
        )
      : fields.noAmount(typed.trim());
}
