import { type Diagnostic, error, type Location, warning, wholeFile } from './diagnostic.ts';
import { brokenRule } from './shape.ts';

export const missingPrice = (at: Location, tier: string): Diagnostic =>
  error('price.missing-tier', at, ({ priceTables }) => priceTables.missingPrice(tier));

export const missingRow = (at: Location, band: string): Diagnostic =>
  warning('price.missing-row', at, ({ priceTables }) => priceTables.missingRow(band));

export const duplicateRow = (at: Location, band: string): Diagnostic =>
  error('price.duplicate-row', at, ({ priceTables }) => priceTables.duplicateRow(band));

export const rowOrder = (at: Location, band: string, before: string): Diagnostic =>
  error('price.row-order', at, ({ priceTables }) => priceTables.rowOrder(band, before));

export const ambiguousTable = (at: Location, other: string): Diagnostic =>
  error('price.ambiguous-table', at, ({ priceTables }) => priceTables.ambiguousTable(other));

/** @param options those of the package that have no prices; none where nothing of it has */
export const tourWithoutTable = (file: string, id: string, options: readonly string[]): Diagnostic =>
  warning('price.no-table', wholeFile(file), ({ priceTables }) =>
    priceTables.tourWithoutTable(id, file, options),
  );

export const unusedTable = (at: Location): Diagnostic =>
  warning('price.unused-table', at, ({ priceTables }) => priceTables.unusedTable);

export const otherCurrency = (at: Location, mark: string, currency: string): Diagnostic =>
  error('price.currency', at, ({ priceTables }) => priceTables.otherCurrency(mark, currency));

/** @param written the amount as it stands in the file */
export const tooManyDecimals = (
  at: Location,
  written: string,
  { currency, decimals }: { readonly currency: string; readonly decimals: number },
): Diagnostic =>
  error('price.decimals', at, ({ priceTables }) => priceTables.tooManyDecimals(written, currency, decimals));

/** @param written the amount as it stands in the file */
export const tooManyDigits = (at: Location, written: string): Diagnostic =>
  brokenRule(
    at,
    ({ rules }) => rules.asks['amount-digits'](written),
    ({ rules }) => rules.hints['amount-digits'],
  );

/** @param written the amount as it stands in the file */
export const amountTooLarge = (at: Location, written: string): Diagnostic =>
  error('price.too-large', at, ({ priceTables }) => priceTables.amountTooLarge(written));

// Amounts below are as people write them, in units of the currency.

/** A price far from its neighbours in row and column. */
export const digitSlip = (at: Location, amount: number, usual: number): Diagnostic =>
  warning('price.digit-slip', at, ({ priceTables }) => priceTables.digitSlip(amount, usual));

/** A larger group pays more per person than a smaller one. */
export const priceRises = (
  at: Location,
  own: { readonly band: string; readonly amount: number },
  smaller: { readonly band: string; readonly amount: number },
): Diagnostic =>
  warning('price.rises', at, ({ priceTables }) =>
    priceTables.rises(own.band, own.amount, smaller.band, smaller.amount),
  );

/** Better accommodation costs no more than a simpler one. */
export const tierNotDearer = (
  at: Location,
  own: { readonly tier: string; readonly amount: number },
  lower: { readonly tier: string; readonly amount: number },
): Diagnostic =>
  warning('price.tier-order', at, ({ priceTables }) =>
    priceTables.tierNotDearer(own.tier, own.amount, lower.tier, lower.amount),
  );

/** What a group pays altogether. */
export interface GroupTotal {
  readonly people: number;
  readonly total: number;
}

/** With one more guest the whole group pays less. */
export const totalFalls = (at: Location, more: GroupTotal, fewer: GroupTotal): Diagnostic =>
  warning('price.total-falls', at, ({ priceTables }) =>
    priceTables.totalFalls(more.people, more.total, fewer.people, fewer.total),
  );

/** In one row a tier adds another amount to the lowest tier's price than in all others. */
export const supplementDiffers = (
  at: Location,
  tiers: { readonly own: string; readonly lowest: string },
  found: number,
  usual: number,
): Diagnostic =>
  warning('price.supplement', at, ({ priceTables }) =>
    priceTables.supplementDiffers(tiers.own, tiers.lowest, found, usual),
  );

/** In one row all tiers add another amount to the lowest tier's price than in all others: that price is suspect. */
export const lowestDiffers = (at: Location, tier: string, amount: number, usual: number): Diagnostic =>
  warning('price.lowest', at, ({ priceTables }) => priceTables.lowestDiffers(tier, amount, usual));

/** Where other rows name accommodation classes, a row has one price for all, or the other way round. */
export const mixedPrices = (at: Location, key: string): Diagnostic =>
  error('price.mixed', at, ({ priceTables }) => priceTables.mixed(key));

/** Amounts by accommodation class in a table that knows none. */
export const noTiers = (at: Location): Diagnostic =>
  error('price.no-tiers', at, ({ priceTables }) => priceTables.noTiers);

/** Rates of children where the price is for the whole group. */
export const childrenOfGroup = (at: Location): Diagnostic =>
  error('price.children-of-group', at, ({ priceTables }) => priceTables.childrenOfGroup);

export const childAsAdult = (at: Location, ageGroup: string): Diagnostic =>
  warning('price.child-as-adult', at, ({ priceTables }) => priceTables.childAsAdult(ageGroup));

export const childDearer = (at: Location, ageGroup: string, child: number, adult: number): Diagnostic =>
  warning('price.child-dearer', at, ({ priceTables }) => priceTables.childDearer(ageGroup, child, adult));

/** More than what an adult pays, in per cent of it. */
export const childPercentDearer = (at: Location, ageGroup: string, percent: number): Diagnostic =>
  warning('price.child-dearer', at, ({ priceTables }) => priceTables.childPercentDearer(ageGroup, percent));

/** A tour of more days costs as much as one of fewer. */
export const sameForLengths = (
  at: Location,
  days: readonly number[],
  packages: readonly string[],
): Diagnostic =>
  warning('price.same-for-lengths', at, ({ priceTables }) => priceTables.sameForLengths(days, packages));

/** Among amounts by accommodation class. */
export const missingAmount = (at: Location, tier: string): Diagnostic =>
  error('price.missing-amount', at, ({ priceTables }) => priceTables.missingAmount(tier));
