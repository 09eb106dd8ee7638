import type { Activity, Day } from '../../../schema/day.ts';
import type { Site } from '../../../schema/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { legTooShort, noTimeBefore } from '../diagnostics/times.ts';
import type { Model } from '../link/model.ts';
import type { Entry } from '../validate/content-files.ts';

const DAY = 24 * 60;

/** Drives, crossings and walks of day plans that cannot be done in their time, boarding included. */
export function checkLegs({ files }: Model): readonly Diagnostic[] {
  const legs = new Map(files.single.site?.value.legs.map((leg) => [leg.activity, leg]));
  return legs.size === 0 ? [] : files.entries.days.flatMap((day) => checkDay(day, legs));
}

type Legs = ReadonlyMap<string, Site['legs'][number]>;

function checkDay({ file, value }: Entry<Day>, legs: Legs): readonly Diagnostic[] {
  return value.activities.flatMap((activity, index) => {
    const leg = legs.get(activity.text);
    const own = clockOf(activity);
    if (!leg || !own) return [];
    const at = () => file.valueAt(['activities', index, 'time']);
    const planned = own.end === undefined ? undefined : minutesFrom(own.start, own.end);
    const before = clockOf(value.activities[index - 1]);
    const free = before && minutesFrom(before.end ?? before.start, own.start);
    return [
      ...(planned !== undefined && planned < leg.minutes ? [legTooShort(at(), planned, leg.minutes)] : []),
      ...(free !== undefined && free < leg.before ? [noTimeBefore(at(), free, leg.before)] : []),
    ];
  });
}

/** Start and end in minutes after midnight. */
function clockOf(activity: Activity | undefined): { start: number; end: number | undefined } | undefined {
  const [start, end] = activity?.time?.split('–') ?? [];
  if (start === undefined) return undefined;
  return { start: minutesOf(start), end: end === undefined ? undefined : minutesOf(end) };
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** After midnight the clock starts anew. */
function minutesFrom(start: number, end: number): number {
  return (end - start + DAY) % DAY;
}
