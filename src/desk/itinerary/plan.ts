import type { Point } from '../../../schema/point.ts';
import type { Place } from '../form/field.ts';
import type { Documents } from '../store/documents.ts';
import { filesIn } from '../store/entries.ts';
import { findAllUses } from '../store/find-uses.ts';
import { type Json, type Operation, type Path, valueAt } from '../store/operation.ts';
import { listPlans, optionsOfTour, type TourPlan } from '../store/price-lists.ts';

/** Ids of days by number; alternatives follow the first choice of each. */
export type PlanDays = readonly (readonly string[])[];

/** The operation that replaces the days of a plan; creates the file of a tour without plans. */
export function setPlan(
  documents: Documents,
  tour: string,
  option: string | undefined,
  days: PlanDays,
): Operation {
  const file = `itineraries/${tour}.json`;
  const after = writePlan(days);
  const whole: Json = option === undefined ? { plan: after } : { options: { [option]: after } };
  if (!documents.has(file)) {
    const like = filesIn(documents, 'itineraries')[0] ?? '';
    const $schema = valueAt(documents.get(like)?.value, ['$schema']);
    const content = { ...($schema !== undefined && { $schema }), ...whole };
    return { kind: 'file', file, after: `${JSON.stringify(content, null, 2)}\n` };
  }
  const document = documents.get(file)?.value;
  const path: Path = option === undefined ? ['plan'] : ['options', option];
  const hasOptions = valueAt(document, ['options']) !== undefined;
  if (option !== undefined && !hasOptions)
    return { kind: 'set', file, path: ['options'], after: { [option]: after } };
  const before = valueAt(document, path);
  return { kind: 'set', file, path, after, ...(before === undefined ? {} : { before }) };
}

function writePlan(days: PlanDays): Readonly<Record<string, string>> {
  return Object.fromEntries(
    days.flatMap((choices, number) => choices.map((day, position) => [planKey(number, position), day])),
  );
}

/** The key of a choice for a day, both counted from 0: day1, day1_alt, day1_alt2. */
export function planKey(number: number, position: number): string {
  const alternative = position === 0 ? '' : position === 1 ? '_alt' : `_alt${position}`;
  return `day${number + 1}${alternative}`;
}

/** The plans that a tour has or should have: one, or one for each of its options where their days differ. */
export function shownPlans(documents: Documents, tour: string): readonly TourPlan[] {
  const plans = listPlans(documents, tour);
  const isOne = valueAt(documents.get(`itineraries/${tour}.json`)?.value, ['options']) === undefined;
  const options = isOne ? [] : optionsOfTour(documents, tour);
  const missing = options.filter((id) => !plans.some(({ option }) => option === id));
  const all = [...plans, ...missing.map((option) => ({ option, days: [] }))];
  return all.length === 0 ? [{ option: undefined, days: [] }] : all;
}

/** The operations that give a tour one plan for all its options, the first that has days, or each option a copy of its plan. */
export function sharePlan(documents: Documents, tour: string, isShared: boolean): readonly Operation[] {
  const file = `itineraries/${tour}.json`;
  const itinerary = documents.get(file)?.value;
  const first = listPlans(documents, tour).find(({ days }) => days.length > 0);
  if (!first) return [];
  const plan = writePlan(first.days);
  const own = Object.fromEntries(optionsOfTour(documents, tour).map((id) => [id, plan]));
  const [key, after, gone]: readonly [string, Json, string] = isShared
    ? ['plan', plan, 'options']
    : ['options', own, 'plan'];
  const before = valueAt(itinerary, [gone]);
  return [
    { kind: 'set', file, path: [key], after },
    ...(before === undefined ? [] : [{ kind: 'set' as const, file, path: [gone], before }]),
  ];
}

/** The tours that have each day, by its id. */
export function toursByDay(documents: Documents): ReadonlyMap<string, readonly string[]> {
  const plans = new Map([...documents].filter(([file]) => file.startsWith('itineraries/')));
  return new Map(
    [...findAllUses(plans, 'day')].map(([day, uses]) => [
      day,
      [...new Set(uses.map(({ file }) => file.slice('itineraries/'.length, -'.json'.length)))],
    ]),
  );
}

/** A named place on routes. */
export interface KnownPlace extends Point {
  readonly name: string;
}

/** The named places of all routes, each with the position from the first day that has it. */
export function knownPlaces(documents: Documents): readonly KnownPlace[] {
  const found = new Map<string, KnownPlace>();
  for (const file of filesIn(documents, 'days')) {
    const stops = valueAt(documents.get(file)?.value, ['stops']);
    for (const stop of Array.isArray(stops) ? stops : []) {
      const [name, latitude, longitude] = ['name', 'latitude', 'longitude'].map((key) =>
        valueAt(stop, [key]),
      );
      const isWhole =
        typeof name === 'string' && typeof latitude === 'number' && typeof longitude === 'number';
      if (isWhole && !found.has(name)) found.set(name, { name, latitude, longitude });
    }
  }
  return [...found.values()];
}

/** The most frequent icon of each activity, by the activity's id. */
export function mostUsedIcons(documents: Documents): Readonly<Record<string, string>> {
  const counts = new Map<string, Map<string, number>>();
  for (const file of filesIn(documents, 'days')) {
    const activities = valueAt(documents.get(file)?.value, ['activities']);
    for (const activity of Array.isArray(activities) ? activities : []) {
      const [text, icon] = [valueAt(activity, ['text']), valueAt(activity, ['icon'])];
      if (typeof text !== 'string' || typeof icon !== 'string') continue;
      const own = counts.get(text) ?? new Map<string, number>();
      counts.set(text, own.set(icon, (own.get(icon) ?? 0) + 1));
    }
  }
  return Object.fromEntries(
    [...counts].map(([text, icons]) => {
      const [most] = [...icons].toSorted(([, left], [, right]) => right - left);
      return [text, most?.[0] ?? ''];
    }),
  );
}

/** Adds an item to a list, at its end unless an index is given; creates a missing list. */
export function addItem(
  documents: Documents,
  { file, path }: Place,
  item: Json,
  index = Number.POSITIVE_INFINITY,
): Operation {
  const items = valueAt(documents.get(file)?.value, path);
  if (!Array.isArray(items)) return { kind: 'set', file, path, after: [item] };
  const { length } = items;
  return { kind: 'insert', file, path, index: Math.min(index, length), length, value: item };
}

/** The index of a new stop: before the first one that begins later, else at the end. */
export function indexByTime(documents: Documents, { file, path }: Place, time: string | undefined): number {
  const stops = valueAt(documents.get(file)?.value, path);
  if (!Array.isArray(stops)) return 0;
  const later = stops.findIndex((stop) => {
    const own = valueAt(stop, ['time']);
    return time !== undefined && typeof own === 'string' && own.slice(0, time.length) > time;
  });
  return later === -1 ? stops.length : later;
}

/** The start of a stop after the last one: its end, or an hour after its start; undefined if unknown or too late. */
export function nextTime(documents: Documents, { file, path }: Place): string | undefined {
  const items = valueAt(documents.get(file)?.value, path);
  const last = Array.isArray(items) ? valueAt(items.at(-1), ['time']) : undefined;
  const [, hours = '', minutes = '', end] =
    /^(\d{2}):(\d{2})(?:[-–](\d{2}:\d{2}))?$/.exec(typeof last === 'string' ? last : '') ?? [];
  if (end !== undefined || hours === '') return end;
  return Number(hours) < 23 ? `${String(Number(hours) + 1).padStart(2, '0')}:${minutes}` : undefined;
}
