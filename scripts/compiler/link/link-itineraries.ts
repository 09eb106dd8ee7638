import type { Plan } from '../../../schema/itinerary.ts';
import type { JsonPath } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { type Lookup, linkedEntry, lookUp } from './look-up.ts';
import type {
  LinkedDay,
  LinkedDestination,
  LinkedItinerary,
  LinkedOption,
  LinkedPlan,
  LinkedPlanDay,
} from './model.ts';

const ALTERNATIVE = '_alt';

/** Links the plans of all itineraries to the days that they name. */
export function linkItineraries(
  files: ContentFiles,
  destinations: Lookup<LinkedDestination>,
  options: Lookup<LinkedOption>,
): readonly LinkedItinerary[] {
  const days = lookUp(
    files.entries.days.map((entry): LinkedDay => {
      return { ...linkedEntry(entry), destinations: entry.value.destinations.map(destinations) };
    }),
  );
  return files.entries.itineraries.map((entry) => {
    const { plan, options: byOption = {} } = entry.value;
    const single = plan ? [linkPlan(plan, ['plan'], undefined, days)] : [];
    const several = Object.entries(byOption).map(([id, own]) =>
      linkPlan(own, ['options', id], options(id), days),
    );
    return { ...linkedEntry(entry), plans: [...single, ...several] };
  });
}

function linkPlan(
  plan: Plan,
  path: JsonPath,
  option: LinkedPlan['option'],
  days: Lookup<LinkedDay>,
): LinkedPlan {
  const planned = Object.keys(plan)
    .filter((key) => !isAlternative(key))
    .map((key): LinkedPlanDay => {
      const choices = [plan[key], plan[`${key}${ALTERNATIVE}`]].filter((id) => id !== undefined);
      return { number: dayNumber(key), choices: choices.map(days) };
    });
  return { option, path, days: planned.toSorted((left, right) => left.number - right.number) };
}

/** The number in the key of a day, such as 12 in `day12`. */
function dayNumber(key: string): number {
  return Number(key.slice('day'.length));
}

/** Whether a key of a plan names a second choice for a day, such as `day2_alt`. */
export function isAlternative(key: string): boolean {
  return key.endsWith(ALTERNATIVE);
}

/** The key without which another makes no sense: `day2_alt` needs `day2`, `day3` needs `day2`. */
export function keyNeededBefore(key: string): string | undefined {
  if (isAlternative(key)) return key.slice(0, -ALTERNATIVE.length);
  const number = dayNumber(key);
  return number > 1 ? `day${number - 1}` : undefined;
}
