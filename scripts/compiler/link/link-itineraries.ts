import type { Plan } from '../../../schema/itinerary.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { type Lookup, linkedEntry, lookUp } from './link.ts';
import type {
  LinkedDay,
  LinkedDestination,
  LinkedItinerary,
  LinkedOption,
  LinkedPlan,
  LinkedPlanDay,
} from './model.ts';

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
  const places = sortPlanKeys(Object.keys(plan)).map((key) => ({ ...planPlace(key), id: plan[key] ?? '' }));
  const planned = places.filter(({ choice }) => choice === 1);
  return {
    option,
    path,
    days: planned.map(({ day }): LinkedPlanDay => {
      const choices = places.filter((place) => place.day === day);
      return { number: day, choices: choices.map(({ id }) => days(id)) };
    }),
  };
}

interface PlanPlace {
  readonly day: number;
  /** One of the ways to spend the day, counted from 1. */
  readonly choice: number;
}

/** The place that a key of a plan names: `day2` is the first choice for day 2, `day2_alt` the second, `day2_alt2` the third. */
export function planPlace(key: string): PlanPlace {
  const [day = '', alternative] = key.slice('day'.length).split('_alt');
  return { day: Number(day), choice: alternative === undefined ? 1 : Number(alternative || 1) + 1 };
}

function placeKey({ day, choice }: PlanPlace): string {
  if (choice === 1) return `day${day}`;
  return choice === 2 ? `day${day}_alt` : `day${day}_alt${choice - 1}`;
}

/** The new keys of the choices that move up when a choice of their day is removed, by their old keys. */
export function moveChoices(keys: readonly string[], gone: string): ReadonlyMap<string, string> {
  const { day, choice } = planPlace(gone);
  const later = keys.filter((key) => planPlace(key).day === day && planPlace(key).choice > choice);
  return new Map(later.map((key) => [key, placeKey({ day, choice: planPlace(key).choice - 1 })]));
}

/** Sorts the keys of a plan by day, and within a day by choice. */
export function sortPlanKeys(keys: readonly string[]): readonly string[] {
  return keys.toSorted((left, right) => {
    const [one, other] = [planPlace(left), planPlace(right)];
    return one.day - other.day || one.choice - other.choice;
  });
}

/** The key that another one requires: `day2_alt2` needs `day2_alt`, which needs `day2`; `day3` needs `day2`. */
export function keyNeededBefore(key: string): string | undefined {
  const { day, choice } = planPlace(key);
  if (choice > 1) return placeKey({ day, choice: choice - 1 });
  return day > 1 ? placeKey({ day: day - 1, choice: 1 }) : undefined;
}
