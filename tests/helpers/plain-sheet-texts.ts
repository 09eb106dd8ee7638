import { english } from '../../scripts/messages/english.ts';
import type { PriceSheet } from '../../scripts/operator/prices/sheets/price-sheet.ts';
import type { SheetTexts } from '../../scripts/operator/prices/sheets/table-sheets.ts';

/** A sheet of a table without rows. */
export const emptySheet: PriceSheet = {
  address: { table: 't' },
  title: 'T',
  about: '',
  unit: '',
  headings: [''],
  columns: [],
  rows: [],
};

/** Names of what stands in sheets: ids, behind a label. A bare id may be a number, and could be taken for a price. */
export function plainSheetTexts(label: string): SheetTexts {
  const named = (id: string): string => `${label}: ${id}`;
  return {
    messages: english,
    currency: 'US dollar',
    table: ({ id }) => named(id),
    band: named,
    tier: named,
    season: named,
    seasonDates: () => label,
    offer: named,
    offerDates: () => label,
    age: named,
    usedBy: () => [label],
  };
}
