import { type Activity, includedMealKey } from '../../../schema/day.ts';
import { findIcon } from '../../../schema/icon-shapes.ts';
import type { DayChoice, PlannedActivity, PlannedDay } from '../../../src/shared/page-data/plan.ts';
import { nightsIn } from '../../../src/trip/duration.ts';
import { listFormat } from '../../intl-formats.ts';
import { linkTargets } from '../link/link.ts';
import type { LinkedDay, LinkedPackage, LinkedVariant } from '../link/model.ts';
import { formatClock } from './date-text.ts';
import { includedMeals } from './included.ts';
import type { PageContext } from './page-context.ts';

/** The days of a package and option: written ones, else a general entry per day. */
export function resolveItinerary(
  context: PageContext,
  entry: LinkedPackage,
  { option, itinerary }: LinkedVariant,
): readonly PlannedDay[] {
  // A tour of some hours has no day 1 to speak of.
  if (itinerary.source === 'generic')
    return 'hours' in entry.duration ? [] : itinerary.dayNumbers.map((day) => genericDay(context, day));
  const { overnight } = entry.category.target;
  const meals: ReadonlySet<string> = includedMeals(entry, option);
  const last = itinerary.days.length - 1;
  // Unless the package gives its nights, they follow from its plan.
  const nights = overnight ? (entry.data.duration ? nightsIn(entry.duration) : last) : 0;
  return itinerary.days.map(({ number, choices }, index) => ({
    number,
    label: dayLabel(context, number),
    choices: linkTargets(choices).map((day) =>
      dayChoice(context, day, {
        meals,
        night: index < nights,
        isFirst: index === 0,
        isOnly: last === 0,
      }),
    ),
    notice: choiceNotice(context, choices.length),
  }));
}

/** The days of an option's plan, with all choices; none if days are only counted. */
export function plannedDays({ itinerary }: LinkedVariant): readonly LinkedDay[] {
  return itinerary.source === 'generic' ? [] : itinerary.days.flatMap(({ choices }) => linkTargets(choices));
}

/** Names the options of a day with a choice. */
function choiceNotice({ texts, language }: PageContext, count: number): string | undefined {
  if (count < 2) return undefined;
  const { alternative, alternatives } = texts.interface.package;
  const options = Array.from({ length: count }, (_, index) => alternative({ number: index + 1 }));
  return alternatives({ options: optionsText(language.locale, options) });
}

/** Options joined by "or". */
export function optionsText(locale: string, options: readonly string[]): string {
  return listFormat(locale, { type: 'disjunction' }).format(options);
}

/** "Day 2". */
export function dayLabel({ texts }: PageContext, day: number): string {
  return texts.interface.package.day({ day });
}

function genericDay(context: PageContext, day: number): PlannedDay {
  const texts = context.texts.interface.package;
  return {
    number: day,
    label: dayLabel(context, day),
    choices: [
      {
        title: texts.genericDay({ day }),
        description: texts.genericDayText,
        places: [],
        included: [],
        activities: [],
      },
    ],
  };
}

/** The part of a day that depends on the tour. */
interface DayExtras {
  readonly meals: ReadonlySet<string>;
  readonly night: boolean;
  readonly isFirst: boolean;
  readonly isOnly: boolean;
}

/** Packages and options have days in common. */
function dayChoice(context: PageContext, day: LinkedDay, extras: DayExtras): DayChoice {
  const { meals, night, isFirst, isOnly } = extras;
  const name = JSON.stringify([day.id, ...meals, night, isFirst, isOnly]);
  return context.cachePart(`day ${name}`, () => toDayChoice(context, day, extras));
}

function toDayChoice(context: PageContext, day: LinkedDay, extras: DayExtras): DayChoice {
  const { days, destinations } = context.texts;
  const { title, description } = days(day.id);
  return {
    language: context.marked.days(day.id).description.language,
    title,
    description,
    places: extras.isOnly ? linkTargets(day.destinations).map(({ id }) => destinations(id).name) : [],
    included: includedThings(context, day, extras),
    activities: day.data.activities.map((activity) => plannedActivity(context, activity, extras)),
  };
}

/**
 * The meals of the day that are paid, in the order of the day, what else comes with it, and the night after it. A tour
 * that includes dinner has one on every day with a night, whether or not a stop of the day says where.
 */
function includedThings({ texts }: PageContext, { data }: LinkedDay, extras: DayExtras): readonly string[] {
  const eaten = data.activities.flatMap(({ meal }) => (meal && extras.meals.has(meal) ? [meal] : []));
  if (extras.night && extras.meals.has('dinner')) eaten.push('dinner');
  const { package: names } = texts.interface;
  return [
    ...[...new Set(eaten)].map((meal) => names[meal]),
    ...data.includes.map((id) => texts.labels.inclusions(id)),
    ...(extras.night ? [names.night] : []),
  ];
}

function plannedActivity(
  { marked, texts, language }: PageContext,
  activity: Activity,
  extras: DayExtras,
): PlannedActivity {
  const { time, timeText, icon } = activity;
  const clock = time === undefined ? undefined : formatClock(language, time);
  const shownTime = timeText === undefined ? clock : texts.labels.times(timeText);
  return {
    time: shownTime,
    icon: findIcon(icon),
    ...marked.activities(textKey(activity, extras)),
  };
}

/** The text of an activity, which may differ where the tour includes the meal, or after the first day. */
function textKey({ text, laterText, meal }: Activity, { meals, isFirst }: DayExtras): string {
  if (meal && meals.has(meal)) return includedMealKey(text);
  return isFirst ? text : (laterText ?? text);
}
