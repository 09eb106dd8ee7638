import { minutesBetween } from '../../../schema/clock.ts';
import { MONTHS } from '../../../schema/facts.ts';
import { numberFormat } from '../../../src/pricing/money.ts';
import type { TourFact } from '../../../src/shared/page-data/parts.ts';
import { displayNames, listFormat } from '../../intl-formats.ts';
import { linkTargets } from '../link/link.ts';
import type { LinkedDay, LinkedPackage, LinkedVariant } from '../link/model.ts';
import { formatClock, monthName } from './date-text.ts';
import { keepRanges } from './group-size.ts';
import type { PageContext } from './page-context.ts';

type FactText = string | Pick<TourFact, 'phrase' | 'text'>;
type DescribeFact = (context: PageContext, entry: LinkedPackage) => FactText | undefined;

/** The text of every fact, in the order of the page; undefined if the data has none. */
const FACTS: Readonly<Record<TourFact['id'], DescribeFact>> = {
  startsAt: ({ texts: { labels } }, { data }) => {
    const place = data.startsAt && labels.stops(data.startsAt);
    return place && { text: place, phrase: labels.facts.startsIn({ place }) };
  },
  travelTime: (context, entry) => {
    const time = travelTime(context, entry);
    const { aboutTime, travelFor } = context.texts.labels.facts;
    return time && { text: aboutTime({ time }), phrase: travelFor({ time }) };
  },
  hours: (context, entry) => {
    const hours = entry.data.hours ?? planHours(entry);
    return hours && hoursText(context, hours, entry.dayCount);
  },
  effort: ({ texts }, { data }) => data.effort && texts.labels.facts.efforts[data.effort],
  youngestAge: ({ texts }, { data: { youngestAge: age } }) =>
    age === undefined ? undefined : texts.labels.facts.fromAge({ age }),
  months: (context, { data }) => (data.months?.length ? monthsText(context, data.months) : undefined),
  guideLanguages: (context, { data }) =>
    data.guideLanguages?.length ? languagesText(context, data.guideLanguages) : undefined,
};

const IDS = Object.keys(FACTS) as readonly TourFact['id'][];

/** The facts that a tour's data and plan give, in the words of the language. */
export function tourFacts(context: PageContext, entry: LinkedPackage): readonly TourFact[] {
  return context.cachePart(`facts ${entry.id}`, () => describeFacts(context, entry));
}

function describeFacts(context: PageContext, entry: LinkedPackage): readonly TourFact[] {
  const { facts: labels, effortNotes } = context.texts.labels;
  const { effortNote } = entry.data;
  return IDS.flatMap((id) => {
    const found = FACTS[id](context, entry);
    if (found === undefined) return [];
    const fact = typeof found === 'string' ? { text: found } : found;
    const note = id === 'effort' && effortNote !== undefined ? effortNotes(effortNote) : undefined;
    return [{ id, label: labels[id], ...fact, note }];
  });
}

/** The times at which a tour starts and ends. */
type Hours = NonNullable<LinkedPackage['data']['hours']>;

function hoursText({ texts, language, timeZone: zone }: PageContext, hours: Hours, dayCount: number): string {
  const { sameDay, otherDay } = texts.labels.facts;
  const format = dayCount === 1 ? sameDay : otherDay;
  const { starts, ends } = hours;
  return format({ starts: formatClock(language, starts), ends: formatClock(language, ends), zone });
}

type Month = (typeof MONTHS)[number];

/** "April to October, December": consecutive months become a range, across New Year too. */
function monthsText({ texts, language }: PageContext, given: readonly Month[]): string {
  const { facts } = texts.labels;
  const runs = monthRuns(given);
  if (runs.length === 0) return facts.allYear;
  const name = (month: number) => monthName(language.locale, month);
  const parts = runs.map(({ first, count }) => {
    if (count === 1) return name(first);
    return facts.monthRange({ from: name(first), to: name((first + count - 1) % MONTHS.length) });
  });
  return listFormat(language.locale, { style: 'short', type: 'unit' }).format(parts);
}

interface MonthRun {
  /** From 0. */
  readonly first: number;
  readonly count: number;
}

/** Runs of consecutive months, in the order of the year; none for the whole year. */
function monthRuns(given: readonly Month[]): readonly MonthRun[] {
  const has = (month: number): boolean => {
    const name = MONTHS[(month + MONTHS.length) % MONTHS.length];
    return name !== undefined && given.includes(name);
  };
  const starts = MONTHS.map((_, month) => month).filter((month) => has(month) && !has(month - 1));
  return starts.map((first) => {
    let count = 1;
    while (has((first + count) % MONTHS.length)) count += 1;
    return { first, count };
  });
}

/** "English, French and Japanese". */
function languagesText({ language: { locale } }: PageContext, codes: readonly string[]): string {
  const names = displayNames(locale, { type: 'language' });
  return listFormat(locale, { type: 'conjunction' }).format(
    [...new Set(codes)].map((code) => names.of(code) ?? code),
  );
}

/**
 * The hours of the plan of a day tour: from the start of the first activity to the end of the last.
 *
 * @returns undefined if there are several days, plans or alternatives, or a time is missing
 */
function planHours({ dayCount, itinerary, variants }: LinkedPackage): Hours | undefined {
  const [plan, ...otherPlans] = itinerary?.plans ?? [];
  const [choice, ...otherChoices] = plan?.days[0]?.choices ?? [];
  const hasOptionPlans = otherPlans.length > 0 || (variants.length > 1 && plan?.option !== undefined);
  if (dayCount > 1 || hasOptionPlans || otherChoices.length > 0) return undefined;
  const activities = choice?.found?.data.activities ?? [];
  const starts = activities.at(0)?.time?.split('–').at(0);
  const ends = activities.at(-1)?.time?.split('–').at(-1);
  return starts === undefined || ends === undefined ? undefined : { starts, ends };
}

/** "3.5–5 hours": the least and the most that any option and choice of days takes; undefined if nothing is known. */
function travelTime({ content, language }: PageContext, { variants }: LinkedPackage): string | undefined {
  const { legs } = content.site;
  const totals = variants.flatMap((variant) => travelTotals(variant, legs));
  const [least, most] = [Math.min(...totals), Math.max(...totals)].map(toHours);
  if (totals.length === 0 || !least || !most) return undefined;
  const format = numberFormat(language.locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const text = least === most ? format.format(least) : format.formatRange(least, most);
  // Lines break neither within the range nor before its unit.
  return keepRanges(text).replaceAll(' ', '\u00a0');
}

/** Rounds to half an hour, from ten hours on to a whole one. */
function toHours(minutes: number): number {
  const step = minutes < 600 ? 30 : 60;
  return (Math.round(minutes / step) * step) / 60;
}

type Legs = PageContext['content']['site']['legs'];

/** The fewest and the most minutes that a plan travels. */
function travelTotals({ itinerary }: LinkedVariant, legs: Legs): readonly number[] {
  if (itinerary.source === 'generic') return [];
  const days = itinerary.days.map(({ choices }) =>
    linkTargets(choices).map((day) => travelMinutes(day, legs)),
  );
  return [Math.min, Math.max].map((pick) => days.reduce((sum, minutes) => sum + pick(...minutes), 0));
}

function travelMinutes({ data }: LinkedDay, legs: Legs): number {
  if (data.travelMinutes !== undefined) return data.travelMinutes;
  const minutes = data.activities.map(({ text, time }) => {
    const leg = legs.find(({ activity, onFoot }) => activity === text && !onFoot);
    const [start, end] = time?.split('–') ?? [];
    if (!leg || start === undefined || end === undefined) return leg?.minutes ?? 0;
    return minutesBetween(start, end);
  });
  return minutes.reduce((sum, some) => sum + some, 0);
}
