import type { PriceLine } from '../../pricing/answer-trip.ts';
import type { PriceChange } from '../../pricing/model.ts';
import { approximateAmount, formatChange, formatMoney } from '../../pricing/money.ts';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { fillTemplate } from '../../trip/message-template.ts';
import { firstPriceTexts, isConverted, type PriceTexts, type Trip } from './trip.ts';

interface ShownLine {
  readonly what: string;
  readonly amount: string;
}

/** The lines of the total; empty if there is only one. */
export function shownLines(page: PackagePage, { answer }: Pick<Trip, 'answer'>): readonly ShownLine[] {
  if (answer?.kind !== 'price' || answer.lines.length < 2) return [];
  const { money } = page.booking.own;
  return answer.lines.map((line) => {
    const name = lineName(page, line, answer.offer);
    const isCounted = typeof line.for === 'object' || line.for === 'adults' || line.for === 'singleRooms';
    if (isCounted && line.each === 0) {
      return { what: lineText(page, name, String(line.count)), amount: page.trip.party.free };
    }
    const times = `${line.count} × ${formatMoney(money, line.each)}`;
    const what = isCounted ? lineText(page, name, times) : name;
    return { what, amount: formatMoney(money, line.total) };
  });
}

/** Joins a name and an amount with the punctuation of the page's language. */
export function lineText({ trip }: Pick<PackagePage, 'trip'>, what: string, amount: string): string {
  return fillTemplate(trip.line, { what, amount });
}

/** The name of a line. */
function lineName(page: PackagePage, { for: whom }: PriceLine, offer: PriceChange | undefined): string {
  if (typeof whom === 'object') return page.ageGroups.find(({ id }) => id === whom.ageGroup)?.label ?? '';
  if (whom === 'offer') return offer ? changeText(page, 'offers', offer) : '';
  return page.trip.lines[whom];
}

/** The name of a season or an offer, and its change of prices: "High season, +15%". */
export function changeText(
  { calendarTexts, booking }: PackagePage,
  kind: 'offers' | 'seasons',
  { id, percent, amount }: PriceChange,
): string {
  const change = formatChange(booking.own.money, { percent, amount });
  return [calendarTexts[kind][id] ?? '', ...(change === undefined ? [] : [change])].join(', ');
}

/** The price in words; until something is chosen, as compiled. */
export function priceTexts(page: PackagePage, trip: Trip): PriceTexts | undefined {
  const { variant, answer, isChosen, rate } = trip;
  const { money } = page.booking.own;
  if (variant.prices && !isChosen && !isConverted(page, trip)) return firstPriceTexts(variant);
  if (answer?.kind !== 'price') return undefined;
  const about = (amount: number) => rate && approximateAmount(money, rate, amount);
  return {
    perPerson: formatMoney(money, answer.perPerson),
    total: formatMoney(money, answer.total),
    perPersonAbout: about(answer.perPerson),
    totalAbout: about(answer.total),
  };
}
