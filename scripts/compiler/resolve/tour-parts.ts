import { memoize } from '../../../schema/memoize.ts';
import type { Link } from '../../../src/shared/page-data/parts.ts';
import type { SearchedTour, TourPart, TourSearchHead } from '../../../src/shared/page-data/tour-part.ts';
import { indexedWords } from '../../../src/shared/tour-search/words.ts';
import { linkTargets } from '../link/link.ts';
import type { LinkedDay, LinkedPackage } from '../link/model.ts';
import { packageCard } from './cards.ts';
import { tourFacts } from './facts.ts';
import { plannedDays } from './itinerary.ts';
import type { PageContext } from './page-context.ts';
import { pick } from './pick.ts';

/** The most characters of a part, unless a single tour has more: about 8 kB when compressed. */
const PART_LENGTH = 24_000;

/** Letters of the shortest indexed word: shorter ones mean little and are half of every text. */
const SHORTEST = 3;

/**
 * The tours that the search loads in a language, in parts of a bounded size.
 *
 * @param others the same site in its other languages
 */
export function tourParts(context: PageContext, others: readonly PageContext[]): readonly TourPart[] {
  const { packages } = context.content;
  const spoken = [context, ...others.filter(isFallback)];
  const dayWords = memoize((day: LinkedDay) => listDayWords(day, spoken));
  const parts: Part[] = [];
  for (const entry of packages) {
    const tour = searchedTour(context, others, entry);
    const days = entry.variants.flatMap(plannedDays).map(dayWords);
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

/** The featured tours of the home page. */
function popularTours(context: PageContext): readonly Link[] {
  const links = context.content.featuredTours.map((tour) => context.link(tour));
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index);
}

type TourWithoutDays = Omit<SearchedTour, 'days'>;

/** A part that is being filled. */
class Part {
  readonly tours: SearchedTour[] = [];
  /** Words of days, and their indexes. */
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
    // With the indexes of its days and the punctuation around them.
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
  const everywhere = [context, ...others].flatMap((other) => listNames(other, entry));
  const shown = new Set(indexedWords([card.name, card.durationText, ...card.places].join(' ')));
  const also = new Set(indexedWords([...own, ...everywhere].join(' ')).filter(isIndexed));
  return {
    ...pick(card, 'name', 'href', 'durationText', 'priceText', 'perText', 'places'),
    also: [...also].filter((word) => !shown.has(word)).join(' '),
  };
}

/** The name, places, kind and length of a tour in a language. */
function listNames(
  context: PageContext,
  { id, data, category, duration, destinations }: LinkedPackage,
): readonly string[] {
  const { packages, labels, destinations: places } = context.texts;
  return context.shared(`called ${id}`, () => [
    packages(id).name,
    context.duration(duration),
    labels.regions(data.region),
    labels.categories(category.id),
    ...linkTargets(destinations).map((place) => places(place.id).name),
  ]);
}

/** The words of a day, also in the fallback language, which visitors of other languages know too. */
function listDayWords({ id, data, destinations }: LinkedDay, spoken: readonly PageContext[]): string {
  const told = spoken.flatMap(({ texts }) => [
    texts.days(id).title,
    ...linkTargets(destinations).map((place) => texts.destinations(place.id).name),
    ...data.activities.map(({ text }) => texts.activities(text)),
  ]);
  return [...new Set(indexedWords(told.join('\n')).filter(isIndexed))].join(' ');
}

function isFallback({ language, content }: PageContext): boolean {
  return language.code === content.site.fallbackLanguage;
}

/** Numbers are searched for, however short. */
function isIndexed(word: string): boolean {
  return word.length >= SHORTEST || /\d/.test(word);
}
