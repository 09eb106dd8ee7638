import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { endsBeforeStart, hoursOfOtherLength, planBeforeHours } from '../diagnostics/times.ts';
import type { LinkedPackage, Model } from '../link/model.ts';
import { goesOverMidnight } from './over-midnight.ts';

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

const MINUTES_A_DAY = 24 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
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
