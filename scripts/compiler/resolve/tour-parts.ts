import { memoize } from '../../../schema/memoize.ts';
import { paths } from '../../../schema/paths.ts';
import type { Link } from '../../../src/shared/page-data/parts.ts';
import type { SearchedTour, TourPart, TourSearchHead } from '../../../src/shared/page-data/tour-part.ts';
import { indexedWords } from '../../../src/shared/tour-search/words.ts';
import { linkTargets } from '../link/link.ts';
import type { LinkedDay, LinkedDestination, LinkedPackage } from '../link/model.ts';
import { packageCard } from './cards.ts';
import { tourFacts } from './facts.ts';
import { plannedDays } from './itinerary.ts';
import type { PageContext } from './page-context.ts';
import { pick } from './pick.ts';
import { findSection } from './section-page.ts';
import { pricePerPerson } from './tour-filters.ts';

/** Limit of characters of a part, about 8 kB compressed; only a single tour may exceed it. */
const PART_LENGTH = 24_000;

/** Fewest letters of an indexed word: shorter ones are half of a text and tell nothing apart. */
const MIN_LETTERS = 3;

/**
 * The tours of a language with the words that they are found by, in parts of a bounded size.
 *
 * @param others the same site in its other languages
 */
export function tourParts(context: PageContext, others: readonly PageContext[]): readonly TourPart[] {
  const { packages } = context.content;
  const words = new TourWords(context, others);
  const parts: Part[] = [];
  for (const entry of packages) {
    const tour = words.describeTour(entry);
    const last = parts.at(-1);
    const part = last?.hasRoomFor(tour) ? last : new Part();
    if (part !== last) parts.push(part);
    part.add(tour);
  }
  return parts.map(({ tours, texts }, index) => ({
    parts: parts.length,
    total: packages.length,
    tours,
    texts: [...texts.keys()],
    head: index === 0 ? searchHead(context) : undefined,
  }));
}

function searchHead(context: PageContext): TourSearchHead {
  const { search } = context.texts.labels;
  return {
    heading: search.heading,
    found: context.templates.labels.search.found({ count: 'count' }),
    ...pick(search, 'none', 'some', 'more'),
    popularTitle: search.popular,
    popular: popularTours(context),
  };
}

/** The featured tours of the home page. */
function popularTours(context: PageContext): readonly Link[] {
  const links = context.content.featuredTours.map((tour) => context.link(tour));
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index);
}

/** A tour with its texts, many of which other tours have too. */
interface DescribedTour {
  readonly tour: Omit<SearchedTour, 'about' | 'days'>;
  readonly days: readonly string[];
  readonly about: readonly string[];
}

/** A part that is being filled. */
class Part {
  readonly tours: SearchedTour[] = [];
  /** The distinct texts of the part, with their indexes. */
  readonly texts = new Map<string, number>();
  #length = 0;

  hasRoomFor(tour: DescribedTour): boolean {
    return this.#length + this.#addedLength(tour) <= PART_LENGTH;
  }

  add(described: DescribedTour): void {
    this.#length += this.#addedLength(described);
    const { tour, days, about } = described;
    this.tours.push({ ...tour, days: this.#indexTexts(days), about: this.#indexTexts(about) });
  }

  #indexTexts(texts: readonly string[]): readonly number[] {
    return [...new Set(texts)].map((text) => {
      const place = this.texts.get(text) ?? this.texts.size;
      this.texts.set(text, place);
      return place;
    });
  }

  #addedLength({ tour, days, about }: DescribedTour): number {
    const texts = [...days, ...about];
    const added = [...new Set(texts)].filter((text) => !this.texts.has(text));
    // With the indexes of its texts, and punctuation.
    return JSON.stringify([tour, added]).length + texts.length * 4 + 24;
  }
}

/** The search words of tours in a language, and most of those in the fallback language, which many visitors know too. */
class TourWords {
  readonly #context: PageContext;
  readonly #others: readonly PageContext[];
  readonly #spoken: readonly PageContext[];
  readonly #synonyms: Synonyms;
  readonly #lowPriced: ReadonlySet<LinkedPackage>;
  readonly #titleWords = memoize((day: LinkedDay) => this.#words(this.#dayTitles(day)));
  readonly #textWords = memoize((day: LinkedDay) => this.#words(this.#dayTexts(day)));
  readonly #destinationWords = memoize(({ id }: LinkedDestination) => {
    const { description, location, highlights } = this.#context.texts.destinations(id);
    return this.#words([description, location, ...highlights]);
  });

  constructor(context: PageContext, others: readonly PageContext[]) {
    this.#context = context;
    this.#others = others;
    this.#spoken = [context, ...others.filter(isFallback)];
    this.#synonyms = new Synonyms(this.#spoken.flatMap(({ texts }) => texts.labels.synonyms));
    this.#lowPriced = lowPricedTours(context);
  }

  describeTour(entry: LinkedPackage): DescribedTour {
    const context = this.#context;
    const { name, durationText, priceText, perText, places } = packageCard(context, entry);
    const days = entry.variants.flatMap(plannedDays);
    return {
      tour: {
        name,
        href: context.href(paths.package.href(context.content.site.pages, entry)),
        durationText,
        priceText,
        perText,
        places,
        keywords: this.#keywords(entry, [name, ...places]),
        facts: this.#facts(entry),
      },
      days: days.map(this.#titleWords),
      about: [
        this.#words(this.#packageTexts(entry)),
        ...days.map(this.#textWords),
        ...linkTargets(entry.destinations).map(this.#destinationWords),
      ],
    };
  }

  /** Keywords of a tour, its destinations, section and price, and other words for what is shown of it. */
  #keywords(entry: LinkedPackage, shown: readonly string[]): string {
    const section = findSection(this.#context.content.sections, entry);
    const isCheap = this.#lowPriced.has(entry);
    const given = this.#spoken.flatMap(({ texts }) => [
      ...(isCheap ? texts.labels.lowPrices : []),
      ...texts.packages(entry.id).keywords,
      ...linkTargets(entry.destinations).flatMap(({ id }) => texts.destinations(id).keywords),
      ...(section ? texts.sections(section.id).keywords : []),
    ]);
    const isShown = new Set(indexedWords(shown.join('\n')));
    const words = this.#synonyms.expand([...shown, ...given]).filter((word) => !isShown.has(word));
    return words.join(' ');
  }

  #facts(entry: LinkedPackage): string {
    const context = this.#context;
    const own = [
      context.texts.packages(entry.id).idealFor,
      context.duration(entry.duration),
      ...tourFacts(context, entry).map(({ text }) => text),
      ...linkTargets(entry.destinations).map(({ data }) =>
        context.texts.labels.destinationCategories(data.category),
      ),
    ];
    return this.#words([...own, ...[context, ...this.#others].flatMap((other) => listNames(other, entry))]);
  }

  #packageTexts({ id }: LinkedPackage): readonly string[] {
    const { summary, special, meta } = this.#context.texts.packages(id);
    return [summary, ...special, meta.title, meta.description];
  }

  #dayTitles({ id, data, destinations }: LinkedDay): readonly string[] {
    return this.#spoken.flatMap(({ texts }) => [
      texts.days(id).title,
      ...linkTargets(destinations).map((place) => texts.destinations(place.id).name),
      ...data.stops.flatMap(({ name }) => (name === undefined ? [] : texts.labels.stops(name))),
    ]);
  }

  #dayTexts({ id, data }: LinkedDay): readonly string[] {
    const activities = this.#spoken.flatMap(({ texts }) =>
      data.activities.map(({ text }) => texts.activities(text)),
    );
    return [this.#context.texts.days(id).description, ...activities];
  }

  #words(texts: readonly string[]): string {
    return this.#synonyms.expand(texts).filter(isIndexed).join(' ');
  }
}

/** The tours in the lower third of prices per person; none if no tour has one. */
function lowPricedTours(context: PageContext): ReadonlySet<LinkedPackage> {
  const priced = context.content.packages.flatMap((entry) => {
    const price = pricePerPerson(context, entry);
    return price === undefined ? [] : [{ entry, price }];
  });
  const prices = priced.map(({ price }) => price).toSorted((one, other) => one - other);
  const limit = prices[Math.floor((prices.length - 1) / 3)] ?? 0;
  return new Set(priced.filter(({ price }) => price <= limit).map(({ entry }) => entry));
}

/** Groups of synonyms. */
class Synonyms {
  readonly #groups: readonly (readonly string[])[];

  constructor(groups: readonly string[]) {
    this.#groups = groups.map((group) => group.split(',').map((word) => indexedWords(word).join(' ')));
  }

  /** The distinct words of texts, with all words of each group that they have a word of. */
  expand(texts: readonly string[]): readonly string[] {
    const words = texts.flatMap(indexedWords);
    const all = ` ${words.join(' ')} `;
    const groups = this.#groups.filter((group) => group.some((word) => all.includes(` ${word} `)));
    return [...new Set([...words, ...groups.flat().flatMap(indexedWords)])];
  }
}

/** Name, length, region, category and destinations of a tour in a language. */
function listNames(
  context: PageContext,
  { id, data, category, duration, destinations }: LinkedPackage,
): readonly string[] {
  const { packages, labels, destinations: places } = context.texts;
  return context.cachePart(`search names ${id}`, () => [
    packages(id).name,
    context.duration(duration),
    labels.regions(data.region),
    labels.categories(category.id),
    ...linkTargets(destinations).map((place) => places(place.id).name),
  ]);
}

function isFallback({ language, content }: PageContext): boolean {
  return language.code === content.site.fallbackLanguage;
}

/** Numbers are indexed, however short. */
function isIndexed(word: string): boolean {
  return word.length >= MIN_LETTERS || /\d/.test(word);
}
