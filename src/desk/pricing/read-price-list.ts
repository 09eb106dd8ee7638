import { currencyDecimals } from '../../../schema/currency.ts';
import { PRICE_KEY } from '../../../schema/price-table.ts';
import { isCalendarDate } from '../../pricing/dates.ts';
import type { DateRange, Discount, Season } from '../../pricing/model.ts';
import type { MoneyFormat } from '../../pricing/money.ts';
import { toMinorUnits } from '../../pricing/money.ts';
import type { PriceRow, PriceTable, SeasonPrices, TierPrice } from '../../pricing/price-table.ts';
import type { Documents } from '../store/documents.ts';
import { isObject, type Json, showJson, valueAt } from '../store/operation.ts';

/** The site's currency, written as the desk's language does. */
export function siteMoneyFormat(documents: Documents, locale: string): MoneyFormat {
  return { locale, currency: siteCurrency(documents), decimals: siteDecimals(documents) };
}

/** The currency of the site; the code for no currency while it cannot be read. */
function siteCurrency(documents: Documents): string {
  const currency = valueAt(documents.get('site.json')?.value, ['currency']);
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : 'XXX';
}

/** The decimals of the amounts of the site. */
export function siteDecimals(documents: Documents): number {
  const own = valueAt(documents.get('site.json')?.value, ['currencyDecimals']);
  return currencyDecimals({
    currency: siteCurrency(documents),
    currencyDecimals: typeof own === 'number' ? own : undefined,
  });
}

/** The rows and seasons of a price list, without unreadable parts such as half-typed ones. */
export function readPriceList(documents: Documents, file: string): PriceTable {
  const list = documents.get(file)?.value;
  const decimals = siteDecimals(documents);
  const seasons = valueAt(list, ['seasons']);
  return {
    per: valueAt(list, ['per']) === 'group' ? 'group' : 'person',
    rows: readRows(documents, valueAt(list, ['rows'])),
    seasons: Object.fromEntries(
      Object.entries(isObject(seasons) ? seasons : {}).flatMap(([id, prices]) => {
        const own = readSeasonPrices(documents, prices, decimals);
        return own ? [[id, own]] : [];
      }),
    ),
  };
}

function readSeasonPrices(documents: Documents, prices: Json, decimals: number): SeasonPrices | undefined {
  const rows = valueAt(prices, ['rows']);
  if (rows !== undefined) return { rows: readRows(documents, rows) };
  const { percent, amount } = readChange(prices, decimals);
  if (percent !== undefined) return { percent };
  return amount === undefined ? undefined : { amount };
}

/** The rows of a price list, or of a season in it. */
export function readRows(documents: Documents, rows: Json | undefined): readonly PriceRow[] {
  const site = documents.get('site.json')?.value;
  const decimals = siteDecimals(documents);
  return listItems(rows).flatMap((row) => {
    const band = valueAt(row, ['paxCount']);
    const size = listItems(valueAt(site, ['bands'])).find((one) => valueAt(one, ['id']) === band);
    const [min, max] = [valueAt(size, ['min']), valueAt(size, ['max'])];
    if (typeof band !== 'string' || typeof min !== 'number' || typeof max !== 'number') return [];
    return [{ band, min, max, cells: readCells(row, decimals) }];
  });
}

function readCells(row: Json, decimals: number): readonly TierPrice[] {
  return Object.entries(isObject(row) ? row : {}).flatMap(([key, price]) => {
    if (key === 'paxCount') return [];
    const amount = typeof price === 'number' ? toMinorUnits(price, decimals) : undefined;
    return [{ ...(key === PRICE_KEY ? {} : { tier: key }), ...(amount === undefined ? {} : { amount }) }];
  });
}

/** The step to which prices that change by per cent are rounded, in minor units. */
export function readStep(documents: Documents): number {
  const step = valueAt(documents.get('calendar.json')?.value, ['roundTo']);
  const decimals = siteDecimals(documents);
  return (typeof step === 'number' ? toMinorUnits(step, decimals) : undefined) ?? 1;
}

/** The readable seasons of the calendar. */
export function readSeasons(documents: Documents): readonly Season[] {
  const decimals = siteDecimals(documents);
  return listItems(valueAt(documents.get('calendar.json')?.value, ['seasons'])).map((season) => {
    const priority = valueAt(season, ['priority']);
    return {
      id: showJson(valueAt(season, ['id']) ?? ''),
      dates: readRanges(valueAt(season, ['dates'])),
      priority: typeof priority === 'number' ? priority : 0,
      ...readChange(season, decimals),
    };
  });
}

/** The readable special offers of the calendar, whatever their dates. */
export function readOffers(documents: Documents): readonly Discount[] {
  const decimals = siteDecimals(documents);
  return listItems(valueAt(documents.get('calendar.json')?.value, ['offers'])).map((offer) => ({
    id: showJson(valueAt(offer, ['id']) ?? ''),
    ...readChange(offer, decimals),
  }));
}

/** The complete ranges of days; half-typed ones are left out. */
export function readRanges(value: Json | undefined): readonly DateRange[] {
  return listItems(value).flatMap((range) => {
    const [from, to] = [valueAt(range, ['from']), valueAt(range, ['to'])];
    const areDays = typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to);
    return areDays && from.length === to.length ? [{ from, to }] : [];
  });
}

/** A day of one year, or of every year: those of a leap year. */
function isDay(text: string): boolean {
  return isCalendarDate(text.length === 'MM-DD'.length ? `2028-${text}` : text);
}

function readChange(value: Json, decimals: number): { readonly percent?: number; readonly amount?: number } {
  const [percent, amount] = [valueAt(value, ['percent']), valueAt(value, ['amount'])];
  const minor = typeof amount === 'number' ? toMinorUnits(amount, decimals) : undefined;
  return {
    ...(typeof percent === 'number' ? { percent } : {}),
    ...(minor === undefined ? {} : { amount: minor }),
  };
}

/** The items of a list; none if it is something else. */
export function listItems(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
