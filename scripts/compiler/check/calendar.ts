import type { Season } from '../../../schema/calendar.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import { weekdayNumber } from '../../../schema/weekday.ts';
import { findWeekday, isInRanges } from '../../../src/pricing/dates.ts';
import { quoted } from '../../messages/writing.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import { firstCommonDay, isWholeYear, isYearly, listDays } from '../link/date-ranges.ts';
import type { LinkedPackage, Model } from '../link/model.ts';

const seasonsOverlap = finding('calendar.overlap', 'error', {
  en: ({ season, other, day }: { season: string; other: string; day: string }) => [
    `"${season}" and "${other}" both include ${day}, and neither has priority.`,
    'Give one of the two a higher "priority", or change the dates.',
  ],
  id: ({ season, other, day }) => [
    `"${season}" dan "${other}" sama-sama berlaku pada ${day}: tidak jelas mana yang dipakai.`,
    'Beri salah satunya "priority" yang lebih tinggi, atau ubah tanggalnya.',
  ],
});

const seasonHidden = finding('calendar.season-hidden', 'warning', {
  en: ({ season, others }: { season: string; others: readonly string[] }) => [
    `"${season}" never applies: on all its days ${quoted(others)} with a higher priority ${others.length === 1 ? 'applies' : 'apply'}.`,
    'Change the dates or the priorities, or remove the season.',
  ],
  id: ({ season, others }) => [
    `"${season}" tidak pernah berlaku: pada semua harinya yang berlaku ${quoted(others)} dengan prioritas lebih tinggi.`,
    'Ubah tanggal atau prioritasnya, atau hapus musim ini.',
  ],
});

/** Seasons whose changes do not apply, each with a day of it, and the price lists that they are meant for. */
interface LostChanges {
  readonly instead: readonly InsteadOf[];
  readonly lists: readonly string[];
}

interface InsteadOf {
  readonly other: string;
  readonly day: string;
}

const changeLost = finding('calendar.change-lost', 'warning', {
  en: ({ season, lost, first }: { season: string; lost: readonly LostChanges[]; first: string }) => [
    `"${season}" has no change of prices in the calendar, and applies ${lost
      .map(({ instead, lists }) => {
        const days = instead.map(({ day, other }) => `on ${day} instead of "${other}"`).join(', ');
        return `${days}: there ${quoted(lists)} ${lists.length === 1 ? 'costs' : 'cost'} as on usual days`;
      })
      .join('; ')}.`,
    `Give "${season}" a change in the calendar, such as the one of "${first}"; 0 per cent if prices are to be the usual ones.`,
  ],
  id: ({ season, lost, first }) => [
    `"${season}" tidak punya perubahan harga di kalender, dan berlaku ${lost
      .map(({ instead, lists }) => {
        const days = instead.map(({ day, other }) => `pada ${day} menggantikan "${other}"`).join(', ');
        return `${days}: harga ${quoted(lists)} di situ sama seperti hari biasa`;
      })
      .join('; ')}.`,
    `Beri "${season}" perubahan harga di kalender, misalnya sama dengan "${first}"; 0 persen kalau memang memakai harga biasa.`,
  ],
});

const longSeason = finding('calendar.long-season', 'warning', {
  en: ({ from, to, days }: { from: string; to: string; days: number }) => [
    `From ${from} to ${to} are ${days} days of every year, more than half of it.`,
    from > to
      ? `It crosses New Year. If ${to} to ${from} was meant, exchange the two dates.`
      : 'Check both dates.',
  ],
  id: ({ from, to, days }) => [
    `Dari ${from} sampai ${to} ada ${days} hari setiap tahun, lebih dari setengahnya.`,
    from > to
      ? `Masa ini melewati Tahun Baru. Kalau maksudnya ${to} sampai ${from}, tukar kedua tanggalnya.`
      : 'Periksa kedua tanggalnya.',
  ],
});

const alwaysClosed = finding('calendar.always-closed', 'error', {
  en: [
    'This closes every package on every day of the year.',
    'Correct the dates, or name the regions or packages that are closed.',
  ],
  id: [
    'Ini menutup semua paket pada setiap hari sepanjang tahun.',
    'Perbaiki tanggalnya, atau sebutkan wilayah atau paket yang tutup.',
  ],
});

const offerWithoutDiscount = finding('calendar.offer-without-discount', 'warning', {
  en: ({ offer }: { offer: string }) => [
    `The special offer "${offer}" has no discount yet: visitors do not see it.`,
    'Write its discount, in per cent or as an amount.',
  ],
  id: ({ offer }) => [
    `Penawaran khusus "${offer}" belum punya potongan harga: pengunjung tidak melihatnya.`,
    'Tulis potongannya, dalam persen atau sebagai jumlah.',
  ],
});

const duplicateDate = finding('calendar.duplicate-date', 'warning', {
  en: ({ date }: { date: string }) => [
    `${date} is in the list twice.`,
    'Remove one of the two, or correct it.',
  ],
  id: ({ date }) => [`${date} tertulis dua kali di daftar ini.`, 'Hapus salah satunya, atau perbaiki.'],
});

const noCalendar = finding('calendar.missing', 'error', {
  en: ({ field }: { field: string }) => [
    `"${field}" needs the file calendar.json, which the site does not have.`,
    'Add calendar.json with your time zone, such as { "zone": "Europe/Rome" }.',
  ],
  id: ({ field }) => [
    `"${field}" memerlukan file calendar.json, yang belum ada di situs ini.`,
    'Tambahkan calendar.json dengan zona waktu Anda, misalnya { "zone": "Europe/Rome" }.',
  ],
});

const weekdaysOutsideDates = finding('calendar.weekdays-outside-dates', 'error', {
  en: [
    'None of these weekdays falls within these dates: the package never departs.',
    'Correct the weekdays or the dates.',
  ],
  id: [
    'Tidak satu pun hari ini ada dalam tanggal tersebut: paket ini tidak pernah berangkat.',
    'Perbaiki hari atau tanggalnya.',
  ],
});

/** Seasons, closed periods and days of departure that contradict each other, on whatever day it is. */
export function checkCalendar(model: Model): readonly Diagnostic[] {
  return [
    ...checkSeasons(model),
    ...checkClosed(model),
    ...checkDiscounts(model),
    ...model.packages.flatMap((entry) => checkPackage(model, entry)),
  ];
}

/** A yearly range with more days may have its ends exchanged. */
const HALF_A_YEAR = 183;

function checkSeasons({ files }: Model): readonly Diagnostic[] {
  const calendar = files.single.calendar;
  if (!calendar) return [];
  const { seasons } = calendar.value;
  return seasons.flatMap((season, index) => {
    const at = () => calendar.file.valueAt(['seasons', index, 'id']);
    const priorityAt = () => calendar.file.valueAt(['seasons', index, 'priority']);
    const overlapping = seasons.slice(0, index).flatMap((other) => {
      const day = other.priority === season.priority ? firstCommonDay(season.dates, other.dates) : undefined;
      return day === undefined
        ? []
        : [seasonsOverlap(priorityAt(), { season: season.id, other: other.id, day })];
    });
    const lost = findLostChanges(season, seasons, files.entries.prices);
    const first = lost[0]?.instead[0]?.other;
    const hiding = findHidingSeasons(season, seasons);
    const long = season.dates.flatMap((range, place) => {
      const days = isYearly(range) ? listDays([range]).length : 0;
      const path = ['seasons', index, 'dates', place];
      return days > HALF_A_YEAR ? [longSeason(calendar.file.valueAt(path), { ...range, days })] : [];
    });
    return [
      ...overlapping,
      ...long,
      ...(first === undefined ? [] : [changeLost(priorityAt(), { season: season.id, lost, first })]),
      ...(hiding ? [seasonHidden(at(), { season: season.id, others: hiding })] : []),
    ];
  });
}

/**
 * The seasons whose changes do not apply where one without a change takes their place, and the price tables without prices
 * for that one: it is often meant only for the tables that have some.
 */
function findLostChanges(
  season: Season,
  seasons: readonly Season[],
  prices: Model['files']['entries']['prices'],
): readonly LostChanges[] {
  if (season.percent !== undefined || season.amount !== undefined) return [];
  const without = prices.filter(({ value }) => value.seasons?.[season.id] === undefined);
  const below = seasons
    .filter(({ priority }) => priority < season.priority)
    .toSorted((one, other) => other.priority - one.priority);
  const lost = new Map<string, LostChanges>();
  for (const other of below) {
    // On days of a season between the two, its change would apply.
    const between = below.filter(({ priority }) => priority > other.priority).flatMap(({ dates }) => dates);
    const day = firstCommonDay(season.dates, other.dates, between);
    const changesAll = Boolean(other.percent) || other.amount !== undefined;
    const lists = without
      .filter(({ value }) => changesAll || value.seasons?.[other.id] !== undefined)
      .map(({ file }) => file.path);
    if (day === undefined || lists.length === 0) continue;
    const key = lists.join();
    const one = { other: other.id, day };
    lost.set(key, { instead: [...(lost.get(key)?.instead ?? []), one], lists });
  }
  return [...lost.values()];
}

/** The seasons that hide another on all its days, by their priority; undefined if it applies on one of them. */
function findHidingSeasons(season: Season, seasons: readonly Season[]): readonly string[] | undefined {
  const above = seasons.filter(({ priority }) => priority > season.priority);
  const found = new Set<string>();
  for (const range of season.dates) {
    for (const day of listDays([range])) {
      // A season of a single year cannot hide days of every year.
      const hiding = above.find(({ dates }) =>
        isInRanges(isYearly(range) ? dates.filter(isYearly) : dates, day),
      );
      if (!hiding) return undefined;
      found.add(hiding.id);
    }
  }
  return [...found];
}

/** Periods that together close all packages on every day of the year; reported at the last of them. */
function checkClosed({ files }: Model): readonly Diagnostic[] {
  const calendar = files.single.calendar;
  if (!calendar) return [];
  const closingAll = calendar.value.closed.flatMap((closure, index) =>
    closure.regions === undefined && closure.packages === undefined ? [{ ...closure, index }] : [],
  );
  const last = closingAll.at(-1);
  return last && isWholeYear(closingAll.flatMap(({ dates }) => dates))
    ? [alwaysClosed(calendar.file.keyAt(['closed', last.index, 'dates']))]
    : [];
}

function checkDiscounts({ files }: Model): readonly Diagnostic[] {
  const calendar = files.single.calendar;
  if (!calendar) return [];
  return calendar.value.offers.flatMap(({ id, percent, amount }, index) =>
    percent === undefined && amount === undefined
      ? [offerWithoutDiscount(calendar.file.valueAt(['offers', index, 'percent']), { offer: id })]
      : [],
  );
}

/** Fields of packages that have no effect without a calendar. */
const CALENDAR_FIELDS = ['departures', 'soldOut', 'noticeDays'] as const;

function checkPackage({ files }: Model, { data, file }: LinkedPackage): readonly Diagnostic[] {
  const { departures, soldOut } = data;
  const lacksCalendar = !files.single.calendar && !files.damaged.has('calendar.json');
  const needingCalendar = CALENDAR_FIELDS.filter(
    (field) => data[field] !== undefined && (field !== 'soldOut' || soldOut?.length),
  );
  const lists: readonly (readonly [path: JsonPath, dates: readonly string[] | undefined])[] = [
    [['soldOut'], soldOut],
    [['departures', 'fixed'], departures?.fixed],
  ];
  return [
    ...(lacksCalendar ? needingCalendar.map((field) => noCalendar(file.keyAt([field]), { field })) : []),
    ...lists.flatMap(
      ([path, dates]) =>
        dates?.flatMap((date, index) =>
          dates.indexOf(date) < index ? [duplicateDate(file.valueAt([...path, index]), { date })] : [],
        ) ?? [],
    ),
    ...(departures && neverDepartsOnWeekdays(departures)
      ? [weekdaysOutsideDates(file.keyAt(['departures', 'weekdays']))]
      : []),
  ];
}

/** True if none of the weekdays falls within the dates; days of every year fall on every weekday sooner or later. */
function neverDepartsOnWeekdays({
  weekdays,
  dates,
}: NonNullable<LinkedPackage['data']['departures']>): boolean {
  if (!weekdays?.length || !dates?.length || dates.some(isYearly)) return false;
  const numbers = weekdays.map(weekdayNumber);
  return !listDays(dates).some((day) => numbers.includes(findWeekday(day)));
}
