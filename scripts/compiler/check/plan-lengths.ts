import type { Itinerary, Plan } from '../../../schema/itinerary.ts';
import { daysFromName } from '../../../src/domain/duration.ts';
import { textAt } from '../link/listed-ids.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/** How many days a plan has. */
export interface PlanLength {
  /** Empty where a package has a single plan. */
  readonly option: string;
  readonly days: number;
}

/** The lengths of all plans of an itinerary, in their order. */
export function planLengths({ plan, options = {} }: Itinerary): readonly PlanLength[] {
  const single = plan ? [{ option: '', days: daysOf(plan) }] : [];
  return [...single, ...Object.entries(options).map(([option, own]) => ({ option, days: daysOf(own) }))];
}

/** The days of a package: those that are written, else those that its name speaks of. Spec §4, §5. */
export function packageDays(files: ContentFiles, id: string): number {
  const itinerary = files.entries.itineraries.find((entry) => entry.id === id);
  const [first] = itinerary ? planLengths(itinerary.value) : [];
  if (first) return first.days;
  const language = files.single.site?.value.fallbackLanguage ?? '';
  return daysFromName(textAt(files, `texts/${language}/packages.json`, [id, 'name']));
}

function daysOf(plan: Plan): number {
  return Object.keys(plan).filter((key) => !key.endsWith('_alt')).length;
}
