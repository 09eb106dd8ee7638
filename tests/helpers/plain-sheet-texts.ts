import { english } from '../../scripts/messages/english.ts';
import type { SheetSource } from '../../scripts/operator/prices/workbook.ts';

/** Texts of sheets: ids, behind a label. A bare id may be a number, and could be taken for a price. */
export function plainSheetTexts(label: string): Omit<SheetSource, 'cells' | 'tables' | 'tiers' | 'decimals'> {
  const named = (address: object): string => `${label}: ${Object.values(address).join(' ')}`;
  return {
    labels: { whom: named, label: named, column: named, dates: () => label, currency: 'US dollar' },
    messages: english,
    usedBy: () => [label],
    notes: [english.prices.notes('US dollar', '1250000', 20)],
  };
}
