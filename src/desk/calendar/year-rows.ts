import { isInRanges } from '../../pricing/dates.ts';
import type { CalendarDate, DateRange } from '../../pricing/model.ts';
import { findSeason } from '../../pricing/rates.ts';
import { isHeldBack } from '../entries/entry-tasks.ts';
import { formatRange } from '../form/date-format.ts';
import { describeFile } from '../form/describe-place.ts';
import { listItems, readRanges, readSeasons } from '../pricing/read-price-list.ts';
import { fieldAddress } from '../shell/field-address.ts';
import type { DeskTrips } from '../store/api.ts';
import type { Documents } from '../store/documents.ts';
import { filesIn, nameEntry } from '../store/entries.ts';
import { showJson, valueAt } from '../store/operation.ts';
import { isolate } from '../words/isolate.ts';
import type { DeskWords } from '../words/words.ts';
import { findUnavailability } from './tour-day.ts';
import { findRuns, type Run } from './year-days.ts';

/** The look of a band: the colour of a season by its position, or that of its kind. */
export type BandKind = number | 'closed' | 'departs' | 'offer' | 'sold-out';

/** Seasons beyond these take the colours again from the first. */
const SEASON_COLOURS = 6;

export function seasonColour(position: number): number {
  return position % SEASON_COLOURS;
}

/** A band of days with its name. */
export interface Band extends Run<string> {
  readonly kind: BandKind;
}

/** A row of the year: its subject and its days. */
export interface YearRow {
  readonly key: string;
  readonly name: string;
  /** When, in words. */
  readonly dates: string;
  /** The form where it is changed. */
  readonly address?: string | undefined;
  readonly bands: readonly Band[];
}

/** The rows of a year: what applies, seasons, closed periods, offers, and tours that have days of their own. */
export function yearRows(
  documents: Documents,
  trips: DeskTrips | undefined,
  days: readonly CalendarDate[],
  words: DeskWords,
): readonly YearRow[] {
  return [
    ...seasonRows(documents, days, words),
    ...listedRows(documents, 'closed', days, words),
    ...listedRows(documents, 'offers', days, words),
    ...tourRows(documents, trips, days, words),
  ];
}

function seasonRows(
  documents: Documents,
  days: readonly CalendarDate[],
  words: DeskWords,
): readonly YearRow[] {
  const seasons = readSeasons(documents);
  const nameSeason = (id: string): string => nameEntry(documents, 'season', id, words);
  const findColour = (id: string): number => seasonColour(seasons.findIndex((season) => season.id === id));
  const applies = findRuns(days, (day) => findSeason(seasons, day)?.id);
  const own = seasons.map(
    ({ id, dates }, index): YearRow => ({
      key: `seasons ${id}`,
      name: nameSeason(id),
      dates: describeRanges(dates, words),
      address: fieldAddress('calendar.json', `seasons.${index}`),
      bands: bandsIn(days, dates, nameSeason(id), seasonColour(index)),
    }),
  );
  if (own.length === 0) return [];
  const all: YearRow = {
    key: 'applies',
    name: words.calendar.applies,
    dates: '',
    bands: applies.map((run) => ({ ...run, value: nameSeason(run.value), kind: findColour(run.value) })),
  };
  return [all, ...own];
}

const KINDS = {
  closed: { kind: 'closure', band: 'closed' },
  offers: { kind: 'offer', band: 'offer' },
} as const;

function listedRows(
  documents: Documents,
  list: 'closed' | 'offers',
  days: readonly CalendarDate[],
  words: DeskWords,
): readonly YearRow[] {
  const items = listItems(valueAt(documents.get('calendar.json')?.value, [list]));
  return items.map((item, index): YearRow => {
    const id = showJson(valueAt(item, ['id']) ?? '');
    const name = nameEntry(documents, KINDS[list].kind, id, words);
    const dates = valueAt(item, ['dates']);
    const isAlways = list === 'offers' && dates === undefined;
    const ranges = isAlways ? [{ from: '01-01', to: '12-31' }] : readRanges(dates);
    return {
      key: `${list} ${id}`,
      name,
      dates: isAlways ? words.calendar.anyDay : describeRanges(ranges, words),
      address: fieldAddress('calendar.json', `${list}.${index}`),
      bands: bandsIn(days, ranges, name, KINDS[list].band),
    };
  });
}

/** Rows of tours; those that depart every day have none. */
function tourRows(
  documents: Documents,
  trips: DeskTrips | undefined,
  days: readonly CalendarDate[],
  words: DeskWords,
): readonly YearRow[] {
  return (trips?.tours ?? []).flatMap(({ id, calendar }): readonly YearRow[] => {
    if (!calendar || (!calendar.departures && calendar.soldOut.length === 0)) return [];
    const { soldOut } = calendar;
    const name = nameEntry(documents, 'package', id, words);
    const runs = findRuns(days, (day) => {
      const obstacle = findUnavailability(calendar, day);
      if (obstacle === undefined) return calendar.departures && 'departs';
      return obstacle === 'sold-out' || obstacle === 'closed' ? obstacle : undefined;
    });
    const labels = { departs: words.calendar.departs, ...words.calendar.reasons };
    return [
      {
        key: `tour ${id}`,
        name,
        dates: soldOut.length > 0 ? words.calendar.soldOutDays(soldOut.length) : '',
        address: fieldAddress(`packages/${id}.json`, calendar.departures ? 'departures' : 'soldOut'),
        bands: runs.map((run) => ({
          ...run,
          value: `${isolate(name)}: ${labels[run.value]}`,
          kind: run.value,
        })),
      },
    ];
  });
}

/** The tours that are sold out on some of the days, as the data has it before any check. */
export function soldOutRows(
  documents: Documents,
  days: readonly CalendarDate[],
  words: DeskWords,
): readonly Required<Pick<YearRow, 'address' | 'dates' | 'name'>>[] {
  return filesIn(documents, 'packages').flatMap((file) => {
    const soldOut = new Set(listItems(valueAt(documents.get(file)?.value, ['soldOut'])));
    const runs = findRuns(days, (day) => (soldOut.has(day) ? 'sold-out' : undefined));
    if (runs.length === 0 || isHeldBack(documents, file)) return [];
    const ranges = runs.map(({ start, length }) => ({
      from: days[start] ?? '',
      to: days[start + length - 1] ?? '',
    }));
    return {
      name: describeFile(documents, file, words),
      dates: `${describeRanges(ranges, words)} (${words.calendar.reasons['sold-out']})`,
      address: fieldAddress(file, 'soldOut'),
    };
  });
}

function bandsIn(
  days: readonly CalendarDate[],
  ranges: readonly DateRange[],
  value: string,
  kind: BandKind,
): readonly Band[] {
  return findRuns(days, (day) => (isInRanges(ranges, day) ? value : undefined)).map((run) => ({
    ...run,
    kind,
  }));
}

/** Ranges of days in words. */
export function describeRanges(ranges: readonly DateRange[], { locale }: DeskWords): string {
  return ranges.map(({ from, to }) => formatRange(from, to, locale)).join(', ');
}
