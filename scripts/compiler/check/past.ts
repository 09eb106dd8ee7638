import { bookableDays, unavailableReason } from '../../../src/pricing/availability.ts';
import { daysBetween } from '../../../src/pricing/dates.ts';
import type { CalendarDate } from '../../../src/pricing/model.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import { lastDay } from '../link/date-ranges.ts';
import type { LinkedPackage, Model } from '../link/model.ts';

const seasonOver = finding('calendar.season-over', 'warning', {
  en: ({ season, last }: { season: string; last: string }) => [
    `"${season}" ended on ${last}.`,
    'Give it new dates, dates without a year, or remove it.',
  ],
  id: ({ season, last }) => [
    `"${season}" sudah berakhir pada ${last}.`,
    'Beri tanggal baru, tanggal tanpa tahun, atau hapus musim ini.',
  ],
});

const offerOver = finding('calendar.offer-over', 'warning', {
  en: ({ offer, last }: { offer: string; last: string }) => [
    `The special offer "${offer}" ended on ${last}.`,
    'Remove it, or give it new dates.',
  ],
  id: ({ offer, last }) => [
    `Penawaran khusus "${offer}" sudah berakhir pada ${last}.`,
    'Hapus penawaran ini, atau beri tanggal baru.',
  ],
});

const neverDeparts = finding('calendar.never-departs', 'warning', {
  en: ({ first, last }: { first: string; last: string }) => [
    `The package has no day that can be booked from ${first} to ${last}: it has no departures, is sold out or closed.`,
    'Add days of departure, or say in its texts that it is not offered now.',
  ],
  id: ({ first, last }) => [
    `Paket ini tidak punya hari yang bisa dipesan dari ${first} sampai ${last}: tidak berangkat, sudah penuh, atau tutup.`,
    'Tambahkan hari keberangkatan, atau beri tahu pengunjung bahwa paket ini sedang tidak ditawarkan.',
  ],
});

const ratesOld = finding('exchange.old', 'warning', {
  en: ({ days }: { days: number }) => [
    `The rates are ${days} days old.`,
    'Write today’s rates and today’s date; or remove "exchange", and pages show prices only.',
  ],
  id: ({ days }) => [
    `Kurs ini sudah berumur ${days} hari.`,
    'Tulis kurs hari ini beserta tanggalnya; atau hapus "exchange", lalu halaman hanya menampilkan harga.',
  ],
});

/** Days after which rates of other currencies count as out of date. */
const MAX_RATES_AGE = 60;

/**
 * Rates, seasons and offers that are out of date, and packages without a day that can be booked. Only for content
 * without errors.
 *
 * @param today year, month, day; without it nothing is over
 */
export function checkPast(model: Model, today: CalendarDate | undefined): readonly Diagnostic[] {
  if (today === undefined) return [];
  return [
    ...checkRatesAge(model, today),
    ...checkOver(model, today),
    ...model.packages.flatMap((entry) => checkDeparting(entry, today)),
  ];
}

function checkRatesAge({ files }: Model, today: CalendarDate): readonly Diagnostic[] {
  const { site } = files.single;
  if (!site?.value.exchange?.rates.length) return [];
  const days = daysBetween(site.value.exchange.date, today);
  return days > MAX_RATES_AGE ? [ratesOld(site.file.valueAt(['exchange', 'date']), { days })] : [];
}

function checkOver({ files }: Model, today: CalendarDate): readonly Diagnostic[] {
  const calendar = files.single.calendar;
  if (!calendar) return [];
  const { seasons, offers } = calendar.value;
  return [
    ...seasons.flatMap(({ id, dates }, index) => {
      const last = lastDay(dates);
      if (last === undefined || last >= today) return [];
      return [seasonOver(calendar.file.valueAt(['seasons', index, 'id']), { season: id, last })];
    }),
    ...offers.flatMap(({ id, dates, bookBy }, index) => {
      const ends = [bookBy, dates && lastDay(dates)].filter((end) => end !== undefined);
      const over = ends.toSorted().find((end) => end < today);
      if (over === undefined) return [];
      return [offerOver(calendar.file.valueAt(['offers', index, 'id']), { offer: id, last: over })];
    }),
  ];
}

function checkDeparting({ calendar, file, data }: LinkedPackage, today: CalendarDate): readonly Diagnostic[] {
  if (!calendar) return [];
  const { first, last } = bookableDays(calendar, today);
  if (unavailableReason(calendar, first, today)?.nearest.length !== 0) return [];
  return [neverDeparts(file.keyAt(data.departures ? ['departures'] : ['order']), { first, last })];
}
