import { useMemo } from 'react';
import type { AmountUnit } from '../../../schema/amount.ts';
import { amountUnits } from '../../../schema/amount-units.ts';
import { siteSchema } from '../../../schema/site.ts';
import { useDesk } from '../store/use-desk.ts';

const NONE: readonly AmountUnit[] = [];

/** Words that stand for thousands or millions on this site; none while its settings are not valid. */
export function useAmountUnits(): readonly AmountUnit[] {
  const site = useDesk((state) => state.documents.get('site.json')?.value);
  return useMemo(() => {
    const parsed = siteSchema.safeParse(site);
    return parsed.success ? amountUnits(parsed.data) : NONE;
  }, [site]);
}
