import type { Activity, Day } from '../../../schema/day.ts';
import type { Site } from '../../../schema/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import {
  closesBeforeOpening,
  endsBeforeStart,
  hoursOfOtherLength,
  hoursTwice,
  legTooShort,
  noTimeBefore,
  outOfSequence,
  planBeforeHours,
  timesOverlap,
} from '../diagnostics/times.ts';
import type { LinkedPackage, Model } from '../link/model.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { Entry } from '../validate/content-files.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Times of activities and of the office that cannot be, or follow one another oddly. */
export function checkTimes({ files }: Model): readonly Diagnostic[] {
  const site = files.single.site;
  return [
    ...files.entries.days.flatMap(checkSequence),
    ...(site ? checkHours(site.file, site.value.hours) : []),
  ];
}

interface TimeRange {
  readonly start: ClockTime;
  readonly end: ClockTime | undefined;
  readonly written: string;
}

function readRange({ time }: Activity): TimeRange | undefined {
  if (time === undefined) return undefined;
  const [start = '', end] = time.split('–');
  return { start, end, written: time };
}

function checkSequence({ file, value }: Entry<Day>): readonly Diagnostic[] {
  let before: TimeRange | undefined;
  return value.activities.flatMap((activity, index) => {
    const range = readRange(activity);
    if (!range) return [];
    const at = () => file.valueAt(['activities', index, 'time']);
    const { start, end } = range;
    const previous = before;
    if (end !== undefined && end <= start && !goesOverMidnight(start, end)) {
      return [endsBeforeStart(at(), start, end)];
    }
    before = range;
    // After midnight the clock starts anew.
    if (!previous || isOverMidnight(previous)) return [];
    if (start < previous.start) return [outOfSequence(at(), start, previous.start)];
    const isDuring = previous.end !== undefined && start < previous.end;
    return isDuring ? [timesOverlap(at(), start, previous.written)] : [];
  });
}

function isOverMidnight({ start, end }: TimeRange): boolean {
  return end !== undefined && goesOverMidnight(start, end);
}

function checkHours(file: ParsedFile, hours: Site['hours']): readonly Diagnostic[] {
  return hours.flatMap((line, index) => {
    const { opens, closes } = line;
    if (closes <= opens) {
      return [closesBeforeOpening(file.valueAt(['hours', index, 'closes']), opens, closes)];
    }
    const twice = listDays(line).find((day) =>
      hours
        .slice(0, index)
        .some((other) => listDays(other).includes(day) && opens < other.closes && other.opens < closes),
    );
    return twice === undefined ? [] : [hoursTwice(file.valueAt(['hours', index]), twice)];
  });
}

function listDays({ from, to = from }: Site['hours'][number]): readonly string[] {
  const [first, last] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to)];
  const count = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return [...WEEKDAYS, ...WEEKDAYS].slice(first, first + count);
}

const MINUTES_A_DAY = 24 * 60;

/** Drives, crossings and walks of day plans that cannot be done in their time, boarding included. */
export function checkLegs({ files }: Model): readonly Diagnostic[] {
  const legs = new Map(files.single.site?.value.legs.map((leg) => [leg.activity, leg]));
  return legs.size === 0 ? [] : files.entries.days.flatMap((day) => checkLegsOfDay(day, legs));
}

type Legs = ReadonlyMap<string, Site['legs'][number]>;

function checkLegsOfDay({ file, value }: Entry<Day>, legs: Legs): readonly Diagnostic[] {
  return value.activities.flatMap((activity, index) => {
    const leg = legs.get(activity.text);
    const own = readClock(activity);
    if (!leg || !own) return [];
    const at = () => file.valueAt(['activities', index, 'time']);
    const planned = own.end === undefined ? undefined : minutesBetween(own.start, own.end);
    const before = readClock(value.activities[index - 1]);
    const free = before && minutesBetween(before.end ?? before.start, own.start);
    return [
      ...(planned !== undefined && planned < leg.minutes ? [legTooShort(at(), planned, leg.minutes)] : []),
      ...(free !== undefined && free < leg.before ? [noTimeBefore(at(), free, leg.before)] : []),
    ];
  });
}

/** Start and end in minutes after midnight. */
function readClock(activity: Activity | undefined): { start: number; end: number | undefined } | undefined {
  const [start, end] = activity?.time?.split('–') ?? [];
  if (start === undefined) return undefined;
  return { start: minutesOf(start), end: end === undefined ? undefined : minutesOf(end) };
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** After midnight the clock starts anew. */
function minutesBetween(start: number, end: number): number {
  return (end - start + MINUTES_A_DAY) % MINUTES_A_DAY;
}

/** Hours of packages that cannot be, or that their lengths and plans say otherwise. */
export function checkFacts({ packages }: Model): readonly Diagnostic[] {
  return packages.flatMap((entry) => {
    const order = checkOrder(entry);
    return order.length > 0 ? order : [...checkLength(entry), ...checkPlan(entry)];
  });
}

/** A tour of several days may well end earlier in the day than it starts. */
function checkOrder({ data: { hours }, dayCount, file }: LinkedPackage): readonly Diagnostic[] {
  if (!hours || dayCount > 1 || hours.starts < hours.ends || goesOverMidnight(hours.starts, hours.ends)) {
    return [];
  }
  return [endsBeforeStart(file.valueAt(['hours', 'ends']), hours.starts, hours.ends)];
}

function checkLength({ data: { hours }, duration, file }: LinkedPackage): readonly Diagnostic[] {
  if (!hours || !('hours' in duration)) return [];
  const length = ((minutesOf(hours.ends) - minutesOf(hours.starts) + MINUTES_A_DAY) % MINUTES_A_DAY) / 60;
  if (length === duration.hours) return [];
  return [
    hoursOfOtherLength(
      file.valueAt(['hours']),
      hours.starts,
      hours.ends,
      Number(length.toFixed(2)),
      duration.hours,
    ),
  ];
}

/** A first day on which something happens before the tour starts, in whatever option. */
function checkPlan({ data: { hours }, itinerary, file }: LinkedPackage): readonly Diagnostic[] {
  if (!hours || !itinerary) return [];
  const first = itinerary.plans
    .flatMap(({ days }) => days[0]?.choices ?? [])
    .flatMap(({ found }) => found ?? []);
  const early = first.flatMap((day) => {
    const [start] = day.data.activities.find(({ time }) => time !== undefined)?.time?.split('–') ?? [];
    return start !== undefined && start < hours.starts ? [{ day: day.file.path, start }] : [];
  });
  const [found] = early;
  return found
    ? [planBeforeHours(file.valueAt(['hours', 'starts']), hours.starts, found.start, found.day)]
    : [];
}

/** Clock times compare as texts: they all have two digits for hours and minutes. */
export type ClockTime = string;

const EVENING: ClockTime = '18:00';
const NOON: ClockTime = '12:00';

/** What begins in the evening and ends in the morning goes over midnight. */
export function goesOverMidnight(start: ClockTime, end: ClockTime): boolean {
  return start >= EVENING && end <= NOON;
}
