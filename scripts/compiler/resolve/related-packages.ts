import type { RelatedPackage } from '../../../src/shared/page-data/package.ts';
import { type Duration, lengthInDays } from '../../../src/trip/duration.ts';
import type { LinkedPackage } from '../link/model.ts';
import { packageCard } from './cards.ts';
import { plannedDays } from './itinerary.ts';
import type { PageContext } from './page-context.ts';
import { pick } from './pick.ts';

const MAX_RELATED = 3;
/** The number of them chosen by similarity; the others differ in one thing. */
const SIMILAR = 2;

type Reason = 'longer' | 'otherRegion' | 'sameLength' | 'samePlaces' | 'shorter';

/** The fields of a package that the choice depends on. */
export interface Tour {
  readonly data: {
    readonly region: string;
    readonly category: string;
    readonly destinations: readonly string[];
    readonly image: string;
  };
  readonly duration: Duration;
}

/** The best packages for a reason, in the order of lists. */
type Best = <Package extends Tour>(
  entry: Package,
  tours: Tours<Package>,
  shown: ReadonlySet<Package>,
) => readonly Package[];

const REASONS: readonly (readonly [Reason, Best])[] = [
  ['longer', (entry, tours, shown) => similarTours(entry, tours, shown, 1)],
  ['shorter', (entry, tours, shown) => similarTours(entry, tours, shown, -1)],
  ['sameLength', (entry, tours, shown) => similarTours(entry, tours, shown, 0)],
  ['samePlaces', samePlaces],
  ['otherRegion', otherRegion],
];

/** Other packages worth a look, and why: shown below a package. */
export function relatedPackages(context: PageContext, entry: LinkedPackage): readonly RelatedPackage[] {
  return [...relatedTours(entry, context.content.packages)].map(([other, reason]) =>
    relatedPackage(context, other, reason),
  );
}

function relatedPackage(context: PageContext, other: LinkedPackage, reason: Reason): RelatedPackage {
  const card = packageCard(context, other);
  return {
    ...pick(card, 'id', 'name', 'picture', 'href', 'durationText', 'priceText', 'perText', 'prices'),
    reason: context.texts.interface.package[reason],
  };
}

/** The choice of each package, which is the same in every language. */
const chosenTours = new WeakMap<LinkedPackage, ReadonlyMap<LinkedPackage, Reason>>();

/** The packages shown below a package, and why. */
function relatedTours(
  entry: LinkedPackage,
  packages: readonly LinkedPackage[],
): ReadonlyMap<LinkedPackage, Reason> {
  const chosen = chosenTours.get(entry) ?? chooseRelated(entry, packages, listActivities);
  chosenTours.set(entry, chosen);
  return chosen;
}

/** The activities of a package, in all options. */
function listActivities({ variants }: LinkedPackage): ReadonlySet<string> {
  const days = variants.flatMap(plannedDays);
  return new Set(days.flatMap(({ data }) => data.activities.map(({ text }) => text)));
}

/**
 * Chooses three other packages: the two most similar, then one that is a day longer, a day shorter, equally long, visits the
 * same places, or is in another region, by the first reasons that find one. Of equally good ones it prefers those whose
 * picture is not on the page yet.
 *
 * @param activities the activities of a package, by keys
 */
export function chooseRelated<Package extends Tour>(
  entry: Package,
  packages: readonly Package[],
  activities: (tour: Package) => ReadonlySet<string> = () => new Set(),
): ReadonlyMap<Package, Reason> {
  const tours = indexTours(packages, activities);
  const chosen = new Map<Package, Reason>();
  const weights = [...likeness(entry, tours.content)];
  while (chosen.size < SIMILAR) {
    const left = weights.filter(([tour]) => !chosen.has(tour));
    const most = Math.max(...left.map(([, weight]) => weight));
    const equals = left.filter(([, weight]) => weight === most).map(([tour]) => tour);
    const next = preferNewPicture(sortByRank(equals, tours.ranks), [entry, ...chosen.keys()]);
    if (!next) break;
    chosen.set(next, similarityReason(entry, next));
  }
  for (const [reason, best] of Array.from({ length: MAX_RELATED }, () => REASONS).flat()) {
    if (chosen.size === MAX_RELATED) break;
    const shown = new Set([entry, ...chosen.keys()]);
    const next = preferNewPicture(best(entry, tours, shown), [...shown]);
    if (next) chosen.set(next, reason);
  }
  return chosen;
}

/** The first whose picture is not among those shown, else the first. */
function preferNewPicture<Package extends Tour>(
  equals: readonly Package[],
  shown: readonly Package[],
): Package | undefined {
  const images = new Set(shown.map(({ data }) => data.image));
  return equals.find(({ data }) => !images.has(data.image)) ?? equals[0];
}

/** The reason given for a tour chosen by similarity. */
function similarityReason(entry: Tour, other: Tour): Reason {
  const more = lengthInDays(other.duration) - lengthInDays(entry.duration);
  if (more === 0) return 'sameLength';
  if (more === 1) return 'longer';
  return more === -1 ? 'shorter' : 'samePlaces';
}

/** Indexes of all packages, since comparing every pair takes long. */
interface Tours<Package> {
  readonly ranks: ReadonlyMap<Package, number>;
  /** By category, region and length in days. */
  readonly byKind: ReadonlyMap<string, readonly Package[]>;
  readonly byPlace: ReadonlyMap<string, readonly Package[]>;
  readonly content: SharedContent<Package>;
  /** By length in days. */
  readonly byRegion: ReadonlyMap<string, ReadonlyMap<number, readonly Package[]>>;
}

const indexed = new WeakMap<readonly Tour[], Tours<Tour>>();

function indexTours<Package extends Tour>(
  packages: readonly Package[],
  activities: (tour: Package) => ReadonlySet<string>,
): Tours<Package> {
  // The index of a list holds that list's own entries.
  const before = indexed.get(packages) as Tours<Package> | undefined;
  if (before) return before;
  const happens = new Map(packages.map((tour) => [tour, activities(tour)]));
  const byPlace = groupBy(packages, ({ data }) => data.destinations);
  const known = (tour: Package): ReadonlySet<string> => happens.get(tour) ?? activities(tour);
  const tours = {
    ranks: new Map(packages.map((tour, rank) => [tour, rank])),
    byKind: groupBy(packages, (tour) => [kindKey(tour, 0)]),
    byPlace,
    content: {
      places: byPlace,
      activities: groupBy(packages, (tour) => [...known(tour)]),
      tourActivities: known,
    },
    byRegion: new Map(
      [...groupBy(packages, ({ data }) => [data.region])].map(([region, own]) => [
        region,
        groupBy(own, ({ duration }) => [lengthInDays(duration)]),
      ]),
    ),
  };
  indexed.set(packages, tours as unknown as Tours<Tour>);
  return tours;
}

function groupBy<Item, Key>(
  items: readonly Item[],
  getKeys: (item: Item) => readonly Key[],
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of new Set(getKeys(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

function kindKey({ data, duration }: Tour, daysMore: number): string {
  return `${data.category} ${data.region} ${lengthInDays(duration) + daysMore}`;
}

function sortByRank<Package extends Tour>(
  tours: readonly Package[],
  ranks: ReadonlyMap<Package, number>,
): readonly Package[] {
  const rank = (tour: Package): number => ranks.get(tour) ?? 0;
  return tours.toSorted((left, right) => rank(left) - rank(right));
}

/** Packages of the same kind and region that are `daysMore` longer. */
function similarTours<Package extends Tour>(
  entry: Package,
  { byKind }: Tours<Package>,
  shown: ReadonlySet<Package>,
  daysMore: number,
): readonly Package[] {
  return (byKind.get(kindKey(entry, daysMore)) ?? []).filter((tour) => !shown.has(tour));
}

/** The packages with most of the same places. */
function samePlaces<Package extends Tour>(
  entry: Package,
  { ranks, byPlace }: Tours<Package>,
  shown: ReadonlySet<Package>,
): readonly Package[] {
  const counts = new Map<Package, number>();
  for (const place of new Set(entry.data.destinations)) {
    for (const tour of byPlace.get(place) ?? []) {
      if (!shown.has(tour)) counts.set(tour, (counts.get(tour) ?? 0) + 1);
    }
  }
  let most = 0;
  for (const count of counts.values()) most = Math.max(most, count);
  const best = [...counts].filter(([, count]) => count === most).map(([tour]) => tour);
  return sortByRank(best, ranks);
}

/** The packages of another region that are closest in length. */
function otherRegion<Package extends Tour>(
  entry: Package,
  { ranks, byRegion }: Tours<Package>,
  shown: ReadonlySet<Package>,
): readonly Package[] {
  const others = [...byRegion].filter(([region]) => region !== entry.data.region);
  const lengths = [...new Set(others.flatMap(([, byDays]) => [...byDays.keys()]))];
  const distances = [...groupBy(lengths, (days) => [Math.abs(days - lengthInDays(entry.duration))])];
  for (const [, near] of distances.toSorted(([left], [right]) => left - right)) {
    const found = near.flatMap((days) =>
      others.flatMap(([, byDays]) => (byDays.get(days) ?? []).filter((tour) => !shown.has(tour))),
    );
    if (found.length > 0) return sortByRank(found, ranks);
  }
  return [];
}

/** A place or activity of more tours is not distinctive, and comparing all of them takes long. */
const COMMON = 200;

/** The share of activities that two tours must have in common if they share no destination. */
const SHARED_PART = 1 / 3;

/** Places and activities with the tours that share them. */
interface SharedContent<Item> {
  /** By destination. */
  readonly places: ReadonlyMap<string, readonly Item[]>;
  /** By what happens. */
  readonly activities: ReadonlyMap<string, readonly Item[]>;
  readonly tourActivities: (tour: Item) => ReadonlySet<string>;
}

/**
 * The likeness of other tours to one: the sum of shared places and activities, rare ones weighing more, reduced for
 * another length and raised a little for the same kind. Leaves out tours that share neither a destination nor a third
 * of the activities.
 */
function likeness<Item extends Tour>(
  entry: Item,
  { places, activities, tourActivities }: SharedContent<Item>,
): ReadonlyMap<Item, number> {
  const own = tourActivities(entry);
  const shared = new Map<Item, { weight: number; places: number; activities: number }>();
  const count = (what: 'activities' | 'places', tours: readonly Item[] = []): void => {
    if (tours.length > COMMON) return;
    for (const tour of tours) {
      if (tour === entry) continue;
      const sum = shared.get(tour) ?? { weight: 0, places: 0, activities: 0 };
      sum.weight += 1 / tours.length;
      sum[what] += 1;
      shared.set(tour, sum);
    }
  };
  for (const place of new Set(entry.data.destinations)) count('places', places.get(place));
  for (const activity of own) count('activities', activities.get(activity));
  const similar = [...shared].filter(([tour, sum]) => {
    const fewer = Math.min(own.size, tourActivities(tour).size);
    return sum.places > 0 || sum.activities >= fewer * SHARED_PART;
  });
  return new Map(similar.map(([tour, { weight }]) => [tour, weight * nearness(entry, tour)]));
}

/** 1 for tours of the same length, less for others; at the same distance the longer one is nearer. */
function nearness(entry: Tour, other: Tour): number {
  const more = lengthInDays(other.duration) - lengthInDays(entry.duration);
  const isSameKind = entry.data.category === other.data.category && entry.data.region === other.data.region;
  return (isSameKind ? 1.25 : 1) / (1 + Math.abs(more) / 2 + (more < 0 ? 0.01 : 0));
}
