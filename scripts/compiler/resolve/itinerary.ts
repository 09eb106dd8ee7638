import type { Activity } from '../../../schema/day.ts';
import { selectItinerary } from '../../../src/domain/itinerary.ts';
import type { DayChoice, PlannedActivity, PlannedDay } from '../../../src/domain/page-data.ts';
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
  return selected.days.map(({ number, choices }) => ({
    label: context.texts.text('interface.package.day', { day: number }),
    choices: choices.map((day) => dayChoice(context, day, meals)),
  }));
}

function genericDay({ texts }: PageContext, day: number): PlannedDay {
  return {
    label: texts.text('interface.package.day', { day }),
    choices: [
      {
        title: texts.text('interface.package.genericDay', { day }),
        description: texts.text('interface.package.genericDayText'),
        activities: [],
      },
    ],
  };
}

function dayChoice(context: PageContext, day: LinkedDay, meals: ReadonlySet<string>): DayChoice {
  return {
    title: context.texts.text(`days.${day.id}.title`),
    description: context.texts.text(`days.${day.id}.description`),
    activities: day.activities.map((activity) => plannedActivity(context, activity, meals)),
  };
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
