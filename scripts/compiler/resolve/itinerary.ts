import type { Activity } from '../../../schema/day.ts';
import { selectItinerary } from '../../../src/domain/itinerary.ts';
import type { DayChoice, PlannedActivity, PlannedDay } from '../../../src/domain/page-data/plan.ts';
import type { LinkedDay, LinkedOption, LinkedPackage } from '../link/content.ts';
import { includedMealKey } from '../link/used-texts.ts';
import type { PageContext } from './page-context.ts';

/** The days of a package and option: written ones, else a general entry per day. Spec §4. */
export function resolveItinerary(
  context: PageContext,
  entry: LinkedPackage,
  option: LinkedOption | undefined,
): readonly PlannedDay[] {
  const selected = selectItinerary(entry.itinerary, option?.id, entry.dayCount);
  if (selected.source === 'generic') return selected.dayNumbers.map((day) => genericDay(context, day));
  const meals = includedMeals(entry, option);
  const last = selected.days.length - 1;
  return selected.days.map(({ number, choices }, index) => ({
    number,
    label: dayLabel(context, number),
    choices: choices.map((day) =>
      dayChoice(context, day, {
        meals,
        night: entry.category.overnight && index < last,
        isOnly: last === 0,
      }),
    ),
  }));
}

/** "Day 2". */
export function dayLabel({ texts }: PageContext, day: number): string {
  return texts.text('interface.package.day', { day });
}

function genericDay(context: PageContext, day: number): PlannedDay {
  const { texts } = context;
  return {
    number: day,
    label: dayLabel(context, day),
    choices: [
      {
        title: texts.text('interface.package.genericDay', { day }),
        description: texts.text('interface.package.genericDayText'),
        places: [],
        included: [],
        activities: [],
      },
    ],
  };
}

/** What a day is within the tour, and what comes with it. */
interface DayExtras {
  readonly meals: ReadonlySet<string>;
  readonly night: boolean;
  readonly isOnly: boolean;
}

function dayChoice(context: PageContext, day: LinkedDay, extras: DayExtras): DayChoice {
  const { texts } = context;
  return {
    title: texts.text(`days.${day.id}.title`),
    description: texts.text(`days.${day.id}.description`),
    places: extras.isOnly ? day.destinations.map(({ id }) => texts.text(`destinations.${id}.name`)) : [],
    included: includedThings(context, day, extras),
    activities: day.activities.map((activity) => plannedActivity(context, activity, extras.meals)),
  };
}

/** The meals of the day that are paid, in the order of the day, and the night after it. */
function includedThings(
  { texts }: PageContext,
  day: LinkedDay,
  { meals, night }: DayExtras,
): readonly string[] {
  const eaten = day.activities.flatMap(({ meal }) => (meal && meals.has(meal) ? [meal] : []));
  const things = [...new Set(eaten), ...(night ? ['night'] : [])];
  return things.map((thing) => texts.text(`interface.package.${thing}`));
}

function plannedActivity(
  { texts }: PageContext,
  { time, timeText, icon, text, meal }: Activity,
  meals: ReadonlySet<string>,
): PlannedActivity {
  const key = meal && meals.has(meal) ? includedMealKey(text) : text;
  const shownTime = timeText === undefined ? time : texts.text(`labels.times.${timeText}`);
  return {
    ...(shownTime === undefined ? {} : { time: shownTime }),
    icon,
    text: texts.text(`activities.${key}`),
  };
}

/** Breakfast comes with every hotel night, other meals with the option. */
function includedMeals(entry: LinkedPackage, option: LinkedOption | undefined): ReadonlySet<string> {
  return new Set([...(entry.category.overnight ? ['breakfast'] : []), ...(option?.data.meals ?? [])]);
}
