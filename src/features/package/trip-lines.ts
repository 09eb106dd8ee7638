import { formatMoney } from '../../domain/money.ts';
import type { PriceChange, PriceLine } from '../../domain/offer/model.ts';
import type { PackagePage } from '../../domain/page-data/package.ts';
import type { Trip } from './use-trip.ts';

/** A line of a price as it is shown: what for, and how much. */
export interface ShownLine {
  readonly what: string;
  readonly amount: string;
}

/** The lines that make the total, where there is more than one; else the total says it all. */
export function shownLines(page: PackagePage, { answer }: Trip): readonly ShownLine[] {
  if (answer?.kind !== 'price' || answer.lines.length < 2) return [];
  const { money } = page.booking.own;
  return answer.lines.map((line) => ({
    what: whatFor(page, line, answer.offer),
    amount: line.total === 0 && page.trip.party ? page.trip.party.free : formatMoney(money, line.total),
  }));

  function whatFor(
    { trip, ageGroups }: PackagePage,
    { for: whom, count, each }: PriceLine,
    offer?: PriceChange,
  ) {
    if (whom === 'offer') return (offer && changeText(page, 'offers', offer)) ?? '';
    if (whom === 'group') return trip.group ?? '';
    const name =
      typeof whom === 'object'
        ? ageGroups.find(({ id }) => id === whom.ageGroup)?.label
        : whom === 'adult'
          ? trip.party?.adults
          : trip.party?.singleRooms;
    return `${name}: ${count} × ${formatMoney(money, each)}`;
  }
}

/** The name of a season or an offer, and how it changes prices: "High season, +15%". */
export function changeText(
  { calendarTexts, booking }: PackagePage,
  kind: 'offers' | 'seasons',
  { id, percent, amount }: PriceChange,
): string {
  const { money } = booking.own;
  const name = calendarTexts[kind][id] ?? '';
  if (percent !== undefined && percent !== 0) {
    const format = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 3 } as const;
    return `${name}, ${new Intl.NumberFormat(money.locale, format).format(percent / 100)}`;
  }
  if (amount === undefined || amount === 0) return name;
  return `${name}, ${amount > 0 ? '+' : ''}${formatMoney(money, amount)}`;
}

/** Texts of the price; those that stand there at first were written when the site was compiled. */
export function priceTexts(
  page: PackagePage,
  { variant, answer, isChosen }: Trip,
): { readonly perPerson: string; readonly total: string } | undefined {
  const { money } = page.booking.own;
  if (variant.prices && !isChosen) {
    const { perPersonText, totalText } = variant.prices.first;
    return perPersonText === undefined || totalText === undefined
      ? undefined
      : { perPerson: perPersonText, total: totalText };
  }
  if (answer?.kind !== 'price') return undefined;
  return { perPerson: formatMoney(money, answer.perPerson), total: formatMoney(money, answer.total) };
}
