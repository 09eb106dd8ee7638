import { memoize } from '../../../schema/memoize.ts';
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

/** Reasons to show a package, in the order in which they are tried. */
const REASONS = ['longer', 'shorter', 'sameLength', 'samePlaces', 'otherRegion'] as const;

type Reason = (typeof REASONS)[number];

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

/** Other packages worth a look, and why: shown below a package. */
export function relatedPackages(context: PageContext, entry: LinkedPackage): readonly RelatedPackage[] {
  return [...relatedTours(context.content.packages)(entry)].map(([other, reason]) => ({
    ...pick(
      packageCard(context, other),
      ...(['id', 'name', 'picture', 'href', 'durationText', 'priceText', 'perText', 'prices'] as const),
    ),
    reason: context.texts.interface.package[reason],
  }));
}

/** The choice of each package, which is the same in every language. */
const relatedTours = memoize((packages: readonly LinkedPackage[]) => {
  const tours = indexTours(packages, listActivities);
  return memoize((entry: LinkedPackage) => chooseRelated(entry, tours));
});

/** The activities of a package, in all options. */
function listActivities({ variants }: LinkedPackage): readonly string[] {
  return variants.flatMap(plannedDays).flatMap(({ data }) => data.activities.map(({ text }) => text));
}

/** Packages in the order of lists, by what they share: comparing every pair takes long. */
interface TourIndex<Package> {
  readonly packages: readonly Package[];
  readonly activities: ReadonlyMap<Package, ReadonlySet<string>>;
  readonly byActivity: ReadonlyMap<string, readonly Package[]>;
  readonly byPlace: ReadonlyMap<string, readonly Package[]>;
}

/** @param list the activities of a package, by keys */
export function indexTours<Package extends Tour>(
  packages: readonly Package[],
  list: (tour: Package) => readonly string[],
): TourIndex<Package> {
  const activities = new Map(packages.map((tour) => [tour, new Set(list(tour))]));
  return {
    packages,
    activities,
    byActivity: groupBy(packages, (tour) => activities.get(tour) ?? []),
    byPlace: groupBy(packages, ({ data }) => new Set(data.destinations)),
  };
}

function groupBy<Item>(
  items: readonly Item[],
  getKeys: (item: Item) => Iterable<string>,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of getKeys(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

/**
 * Chooses three other packages: the two most similar, then one that is a day longer, a day shorter, equally long, visits the
 * same places, or is in another region, by the first reasons that find one. Of equally good ones it prefers those whose
 * picture is not on the page yet, then the first in the list.
 */
export function chooseRelated<Package extends Tour>(
  entry: Package,
  tours: TourIndex<Package>,
): ReadonlyMap<Package, Reason> {
  const chosen = new Map<Package, Reason>();
  const isOpen = (tour: Package): boolean => tour !== entry && !chosen.has(tour);
  const preferNewPicture = (equals: readonly Package[]): Package | undefined => {
    const shown = new Set([entry, ...chosen.keys()].map(({ data }) => data.image));
    return equals.find(({ data }) => !shown.has(data.image)) ?? equals[0];
  };
  const likeness = measureLikeness(entry, tours);
  const similar = tours.packages.filter((tour) => likeness.has(tour));
  while (chosen.size < SIMILAR) {
    const next = preferNewPicture(selectBest(similar.filter(isOpen), (tour) => likeness.get(tour) ?? 0));
    if (!next) break;
    chosen.set(next, similarityReason(entry, next));
  }
  for (const reason of Array.from({ length: MAX_RELATED }, () => REASONS).flat()) {
    if (chosen.size === MAX_RELATED) break;
    const next = preferNewPicture(findFor(reason, entry, tours.packages.filter(isOpen)));
    if (next) chosen.set(next, reason);
  }
  return chosen;
}

/** The items with the highest score, in their order. */
function selectBest<Item>(items: readonly Item[], score: (item: Item) => number): readonly Item[] {
  const scores = items.map(score);
  const most = Math.max(...scores);
  return items.filter((_, index) => scores[index] === most);
}

/** The reason given for a tour chosen by similarity. */
function similarityReason(entry: Tour, other: Tour): Reason {
  const more = lengthInDays(other.duration) - lengthInDays(entry.duration);
  if (more === 0) return 'sameLength';
  if (more === 1) return 'longer';
  return more === -1 ? 'shorter' : 'samePlaces';
}

/** The best of other packages for a reason, in the order of lists. */
function findFor<Package extends Tour>(
  reason: Reason,
  entry: Package,
  others: readonly Package[],
): readonly Package[] {
  const length = lengthInDays(entry.duration);
  const ofLength = (days: number) =>
    others.filter((tour) => isSameKind(entry, tour) && lengthInDays(tour.duration) === days);
  const shared = ({ data }: Tour) =>
    new Set(data.destinations.filter((place) => entry.data.destinations.includes(place))).size;
  switch (reason) {
    case 'longer':
      return ofLength(length + 1);
    case 'shorter':
      return ofLength(length - 1);
    case 'sameLength':
      return ofLength(length);
    case 'samePlaces':
      return selectBest(
        others.filter((tour) => shared(tour) > 0),
        shared,
      );
    case 'otherRegion':
      return selectBest(
        others.filter(({ data }) => data.region !== entry.data.region),
        ({ duration }) => -Math.abs(lengthInDays(duration) - length),
      );
  }
}

function isSameKind({ data: one }: Tour, { data: other }: Tour): boolean {
  return one.category === other.category && one.region === other.region;
}

/** A place or activity of more tours is not distinctive, and comparing all of them takes long. */
const COMMON = 200;

/** The share of activities that two tours must have in common if they share no destination. */
const SHARED_PART = 1 / 3;

/**
 * The likeness of other tours to one: the sum of shared places and activities, rare ones weighing more, reduced for
 * another length and raised a little for the same kind. Leaves out tours that share neither a destination nor a third
 * of the activities.
 */
function measureLikeness<Package extends Tour>(
  entry: Package,
  { activities, byActivity, byPlace }: TourIndex<Package>,
): ReadonlyMap<Package, number> {
  const own = activities.get(entry) ?? new Set();
  const shared = new Map<Package, { weight: number; places: number; activities: number }>();
  const count = (what: 'activities' | 'places', tours: readonly Package[] = []): void => {
    if (tours.length > COMMON) return;
    for (const tour of tours) {
      if (tour === entry) continue;
      const sum = shared.get(tour) ?? { weight: 0, places: 0, activities: 0 };
      sum.weight += 1 / tours.length;
      sum[what] += 1;
      shared.set(tour, sum);
    }
  };
  for (const place of new Set(entry.data.destinations)) count('places', byPlace.get(place));
  for (const activity of own) count('activities', byActivity.get(activity));
  const similar = [...shared].filter(([tour, sum]) => {
    const fewer = Math.min(own.size, activities.get(tour)?.size ?? 0);
    return sum.places > 0 || sum.activities >= fewer * SHARED_PART;
  });
  return new Map(similar.map(([tour, { weight }]) => [tour, weight * nearness(entry, tour)]));
}

/** 1 for tours of the same length, less for others; at the same distance the longer one is nearer. */
function nearness(entry: Tour, other: Tour): number {
  const more = lengthInDays(other.duration) - lengthInDays(entry.duration);
  return (isSameKind(entry, other) ? 1.25 : 1) / (1 + Math.abs(more) / 2 + (more < 0 ? 0.01 : 0));
}
