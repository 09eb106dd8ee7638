import { bookableDays, whyNot } from '../../../src/domain/offer/availability.ts';
import { daysBetween } from '../../../src/domain/offer/calendar-date.ts';
import type { CalendarDate } from '../../../src/domain/offer/model.ts';
import { neverDeparts, offerOver, seasonOver } from '../diagnostics/calendar.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { ratesOld } from '../diagnostics/exchange.ts';
import { lastDay } from '../link/date-ranges.ts';
import type { LinkedPackage, Model } from '../link/model.ts';

/** For so many days rates of other currencies are near enough. */
const RATES_LAST = 60;

/**
 * What time has overtaken: rates, seasons and offers that are over, packages without a day that can be booked. Only for
 * content without errors.
 *
 * @param today year, month, day; without it nothing is over
 */
export function checkPast(model: Model, today: CalendarDate | undefined): readonly Diagnostic[] {
  if (today === undefined) return [];
  return [
    ...checkRatesAge(model, today),
    ...checkCalendar(model, today),
    ...model.packages.flatMap((entry) => checkPackage(entry, today)),
  ];
}

function checkRatesAge({ files }: Model, today: CalendarDate): readonly Diagnostic[] {
  const { site } = files.single;
  if (!site?.value.exchange) return [];
  const days = daysBetween(site.value.exchange.date, today);
  return days > RATES_LAST ? [ratesOld(site.file.valueAt(['exchange', 'date']), days)] : [];
}

function checkCalendar({ files }: Model, today: CalendarDate): readonly Diagnostic[] {
  const calendar = files.single.calendar;
  if (!calendar) return [];
  const { seasons, offers } = calendar.value;
  return [
    ...seasons.flatMap(({ id, dates }, index) => {
      const last = lastDay(dates);
      const isOver = last !== undefined && last < today;
      return isOver ? [seasonOver(calendar.file.valueAt(['seasons', index, 'id']), id, last)] : [];
    }),
    ...offers.flatMap(({ id, dates, bookBy }, index) => {
      const ends = [bookBy, dates && lastDay(dates)].filter((end) => end !== undefined);
      const over = ends.toSorted().find((end) => end < today);
      return over === undefined ? [] : [offerOver(calendar.file.valueAt(['offers', index, 'id']), id, over)];
    }),
  ];
}

function checkPackage({ calendar, file, data }: LinkedPackage, today: CalendarDate): readonly Diagnostic[] {
  if (!calendar) return [];
  const { first, last } = bookableDays(calendar, today);
  if (whyNot(calendar, first, today)?.nearest.length !== 0) return [];
  return [neverDeparts(file.keyAt(data.departures ? ['departures'] : ['order']), first, last)];
}
