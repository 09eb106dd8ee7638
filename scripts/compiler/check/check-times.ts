import type { Activity, Day } from '../../../schema/day.ts';
import type { Site } from '../../../schema/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import {
  closesBeforeOpening,
  endsBeforeStart,
  hoursTwice,
  outOfSequence,
  timesOverlap,
} from '../diagnostics/times.ts';
import type { Model } from '../link/model.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { Entry } from '../validate/content-files.ts';
import { type ClockTime, goesOverMidnight } from './over-midnight.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Times of activities and of the office that cannot be, or follow one another oddly. */
export function checkTimes({ files }: Model): readonly Diagnostic[] {
  const site = files.single.site;
  return [...files.entries.days.flatMap(checkDay), ...(site ? checkHours(site.file, site.value.hours) : [])];
}

interface TimeRange {
  readonly start: ClockTime;
  readonly end: ClockTime | undefined;
  readonly written: string;
}

function rangeOf({ time }: Activity): TimeRange | undefined {
  if (time === undefined) return undefined;
  const [start = '', end] = time.split('–');
  return { start, end, written: time };
}

function checkDay({ file, value }: Entry<Day>): readonly Diagnostic[] {
  let before: TimeRange | undefined;
  return value.activities.flatMap((activity, index) => {
    const range = rangeOf(activity);
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
    const twice = daysOf(line).find((day) =>
      hours
        .slice(0, index)
        .some((other) => daysOf(other).includes(day) && opens < other.closes && other.opens < closes),
    );
    return twice === undefined ? [] : [hoursTwice(file.valueAt(['hours', index]), twice)];
  });
}

function daysOf({ from, to = from }: Site['hours'][number]): readonly string[] {
  const [first, last] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to)];
  const count = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return [...WEEKDAYS, ...WEEKDAYS].slice(first, first + count);
}
