import { EFFORTS, MONTHS } from '../../../schema/facts.ts';
import { fitKey, type TourFilters } from '../../../src/shared/page-data/section.ts';
import type { LinkedPackage } from '../link/model.ts';
import { monthName } from './date-text.ts';
import { lowestPrice } from './lowest-price.ts';
import type { PageContext } from './page-context.ts';

/** Shorter lists need no filters. */
const MIN_PACKAGES = 6;

/** The most prices offered as a limit. */
const MAX_LIMITS = 3;

/** A choice of visitors, and the tours that fit it. */
interface Choice {
  readonly id: string;
  readonly label: string;
  readonly fits: (entry: LinkedPackage) => boolean;
}

/** A property by which tours are filtered; a tour without it fits no choice. */
interface Dimension {
  readonly id: string;
  readonly label: (context: PageContext) => string;
  readonly choices: (context: PageContext, entries: readonly LinkedPackage[]) => readonly Choice[];
}

const DIMENSIONS: readonly Dimension[] = [
  {
    id: 'length',
    label: ({ texts }) => texts.labels.filters.length,
    choices: ({ texts }, entries) =>
      ascending(entries.map(({ dayCount }) => dayCount)).map((count) => ({
        id: String(count),
        label: texts.interface.common.days({ count }),
        fits: ({ dayCount }) => dayCount === count,
      })),
  },
  {
    id: 'effort',
    label: ({ texts }) => texts.labels.facts.effort,
    choices: ({ texts }) =>
      EFFORTS.map((effort) => ({
        id: effort,
        label: texts.labels.facts.efforts[effort],
        fits: ({ data }) => data.effort === effort,
      })),
  },
  {
    id: 'age',
    label: ({ texts }) => texts.labels.facts.youngestAge,
    choices: ({ texts }, entries) =>
      ascending(entries.flatMap(({ data }) => data.youngestAge ?? [])).map((age) => ({
        id: String(age),
        label: texts.labels.facts.fromAge({ age }),
        fits: ({ data }) => (data.youngestAge ?? Infinity) <= age,
      })),
  },
  {
    id: 'price',
    label: ({ texts }) => texts.labels.filters.price,
    choices: (context, entries) =>
      limits(entries.flatMap((entry) => pricePerPerson(context, entry) ?? [])).map((limit) => ({
        id: String(limit),
        label: context.texts.labels.filters.upTo({ price: context.moneyText(limit) }),
        fits: (entry) => (pricePerPerson(context, entry) ?? Infinity) <= limit,
      })),
  },
  {
    id: 'month',
    label: ({ texts }) => texts.labels.facts.months,
    choices: ({ language }) =>
      MONTHS.map((month, index) => ({
        id: month,
        label: monthName(language.locale, index),
        fits: ({ data }) => data.months?.includes(month) ?? false,
      })),
  },
];

/** The filters of a list, and the choices that each of its tours fits. */
interface ListFilters {
  readonly filters: TourFilters | undefined;
  readonly listFits: (entry: LinkedPackage) => readonly string[];
}

/** Filters by properties in which the tours of a list differ: choices that none or all of them fit are left out. */
export function tourFilters(context: PageContext, entries: readonly LinkedPackage[]): ListFilters {
  const dimensions = DIMENSIONS.map(({ id, label, choices }) => ({
    id,
    label,
    choices: choices(context, entries).filter(({ fits }) => entries.some(fits) && !entries.every(fits)),
  })).filter(({ choices }) => choices.length > 0);
  if (entries.length < MIN_PACKAGES || dimensions.length === 0)
    return { filters: undefined, listFits: () => [] };
  const { any, none } = context.texts.labels.filters;
  return {
    filters: {
      filters: dimensions.map(({ id, label, choices }) => ({
        id,
        label: label(context),
        choices: choices.map((choice) => ({ id: choice.id, label: choice.label })),
      })),
      any,
      shown: context.templates.labels.filters.shown({ count: 'count' }),
      none,
    },
    listFits: (entry) =>
      dimensions.flatMap(({ id, choices }) =>
        choices.filter(({ fits }) => fits(entry)).map((choice) => fitKey(id, choice.id)),
      ),
  };
}

/** The lowest price of the first option, in minor units; undefined if it is for a group, or on request. */
export function pricePerPerson({ content }: PageContext, { variants }: LinkedPackage): number | undefined {
  const [first] = variants;
  return first?.table?.per === 'person' ? lowestPrice(content, first)?.amount : undefined;
}

/** A few of the prices, spread evenly, without the highest. */
function limits(prices: readonly number[]): readonly number[] {
  const lower = ascending(prices).slice(0, -1);
  if (lower.length <= MAX_LIMITS) return lower;
  const step = lower.length / MAX_LIMITS;
  return Array.from({ length: MAX_LIMITS }, (_, index) => lower[Math.floor(index * step)] ?? 0);
}

function ascending(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].toSorted((left, right) => left - right);
}
