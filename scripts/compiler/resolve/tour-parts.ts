import { memoize } from '../../../schema/memoize.ts';
import type { Link } from '../../../src/shared/page-data/parts.ts';
import type { SearchedTour, TourPart, TourSearchHead } from '../../../src/shared/page-data/tour-part.ts';
import { indexedWords } from '../../../src/shared/tour-search/words.ts';
import { targetsOf } from '../link/link.ts';
import type { LinkedDay, LinkedPackage } from '../link/model.ts';
import { packageCard } from './cards.ts';
import { tourFacts } from './facts.ts';
import type { PageContext } from './page-context.ts';
import { pick } from './pick.ts';

/** So many characters a part may have, unless a single tour has more: about 8 kB as they are sent. */
const PART_LENGTH = 24_000;

/** Shorter words say nothing, and are half of every text. */
const SHORTEST = 3;

/**
 * What the search of tours loads in a language, in parts of a bounded size.
 *
 * @param others the same site in its other languages
 */
export function tourParts(context: PageContext, others: readonly PageContext[]): readonly TourPart[] {
  const { packages } = context.content;
  const spoken = [context, ...others.filter(isFallback)];
  const wordsOf = memoize((day: LinkedDay) => wordsOfDay(day, spoken));
  const parts: Part[] = [];
  for (const entry of packages) {
    const tour = searchedTour(context, others, entry);
    const days = daysOf(entry).map(wordsOf);
    const last = parts.at(-1);
    const part = last?.hasRoomFor(tour, days) ? last : new Part();
    if (part !== last) parts.push(part);
    part.add(tour, days);
  }
  return parts.map(({ tours, texts }, index) => ({
    parts: parts.length,
    total: packages.length,
    tours,
    texts: [...texts.keys()],
    ...(index === 0 ? { head: searchHead(context) } : {}),
  }));
}

function searchHead(context: PageContext): TourSearchHead {
  const { heading, none, some, more, popular } = context.texts.labels.search;
  return {
    heading,
    found: context.templates.labels.search.found({ count: 'count' }),
    none,
    some,
    more,
    popularTitle: popular,
    popular: popularTours(context),
  };
}

/** What the home page puts first. */
function popularTours(context: PageContext): readonly Link[] {
  const links = context.content.featuredTours.map((tour) => context.link(tour));
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index);
}

type TourWithoutDays = Omit<SearchedTour, 'days'>;

/** A part that is being filled. */
class Part {
  readonly tours: SearchedTour[] = [];
  /** Words of days, and their places. */
  readonly texts = new Map<string, number>();
  #length = 0;

  hasRoomFor(tour: TourWithoutDays, days: readonly string[]): boolean {
    return this.#length + this.#added(tour, days) <= PART_LENGTH;
  }

  add(tour: TourWithoutDays, days: readonly string[]): void {
    this.#length += this.#added(tour, days);
    for (const text of days) if (!this.texts.has(text)) this.texts.set(text, this.texts.size);
    this.tours.push({ ...tour, days: [...new Set(days)].map((text) => this.texts.get(text) ?? 0) });
  }

  #added(tour: TourWithoutDays, days: readonly string[]): number {
    const texts = [...new Set(days)].filter((text) => !this.texts.has(text));
    // With the places of its days, and what stands around.
    return JSON.stringify([tour, texts]).length + days.length * 4 + 16;
  }
}

function searchedTour(
  context: PageContext,
  others: readonly PageContext[],
  entry: LinkedPackage,
): TourWithoutDays {
  const card = packageCard(context, entry);
  const own = [
    context.texts.packages(entry.id).idealFor,
    ...tourFacts(context, entry).map(({ text }) => text),
  ];
  const everywhere = [context, ...others].flatMap((other) => calledIn(other, entry));
  const shown = new Set(indexedWords([card.name, card.durationText, ...card.places].join(' ')));
  const also = new Set(indexedWords([...own, ...everywhere].join(' ')).filter(isSaying));
  return {
    ...pick(card, 'name', 'href', 'durationText', 'priceText', 'perText', 'places'),
    also: [...also].filter((word) => !shown.has(word)).join(' '),
  };
}

/** What a tour is called in a language, where it goes, and of what kind and length it is. */
function calledIn(
  context: PageContext,
  { id, data, category, duration, destinations }: LinkedPackage,
): readonly string[] {
  const { packages, labels, destinations: places } = context.texts;
  return context.shared(`called ${id}`, () => [
    packages(id).name,
    context.duration(duration),
    labels.regions(data.region),
    labels.categories(category.id),
    ...targetsOf(destinations).map((place) => places(place.id).name),
  ]);
}

/** The days of a tour, whatever is chosen. */
function daysOf({ variants }: LinkedPackage): readonly LinkedDay[] {
  return variants.flatMap(({ itinerary }) =>
    itinerary.source === 'generic' ? [] : itinerary.days.flatMap(({ choices }) => targetsOf(choices)),
  );
}

/** What happens on a day, also in the fallback language: the one that visitors of others know too. */
function wordsOfDay({ id, data, destinations }: LinkedDay, spoken: readonly PageContext[]): string {
  const told = spoken.flatMap(({ texts }) => [
    texts.days(id).title,
    ...targetsOf(destinations).map((place) => texts.destinations(place.id).name),
    ...data.activities.map(({ text }) => texts.activities(text)),
  ]);
  return [...new Set(indexedWords(told.join('\n')).filter(isSaying))].join(' ');
}

function isFallback({ language, content }: PageContext): boolean {
  return language.code === content.site.fallbackLanguage;
}

/** Figures are looked for, however short. */
function isSaying(word: string): boolean {
  return word.length >= SHORTEST || /\d/.test(word);
}
