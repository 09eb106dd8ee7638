import { type Duration, lengthOf } from '../../../src/domain/duration.ts';
import type { RelatedPackage } from '../../../src/domain/page-data/package.ts';
import type { LinkedPackage } from '../link/model.ts';
import { packageCard } from './cards.ts';
import type { PageContext } from './page-context.ts';

const MOST = 3;

type Reason = 'longer' | 'otherRegion' | 'sameLength' | 'samePlaces' | 'shorter';

/** What of a package counts here. */
export interface Tour {
  readonly data: {
    readonly region: string;
    readonly category: string;
    readonly destinations: readonly string[];
    readonly image: string;
  };
  readonly duration: Duration;
}

/** The packages for which most speaks, in their order; none if nothing speaks for any. */
type Best = <Package extends Tour>(
  entry: Package,
  tours: Tours<Package>,
  shown: ReadonlySet<Package>,
) => readonly Package[];

const REASONS: readonly (readonly [Reason, Best])[] = [
  ['longer', (entry, tours, shown) => alike(entry, tours, shown, 1)],
  ['shorter', (entry, tours, shown) => alike(entry, tours, shown, -1)],
  ['sameLength', (entry, tours, shown) => alike(entry, tours, shown, 0)],
  ['samePlaces', samePlaces],
  ['otherRegion', otherRegion],
];

/** Other packages worth a look, and why: shown below a package. Spec §2 Package detail. */
export function relatedPackages(context: PageContext, entry: LinkedPackage): readonly RelatedPackage[] {
  return [...chosenOnce(entry, context.content.packages)].map(([other, reason]) =>
    relatedPackage(context, other, reason),
  );
}

function relatedPackage(context: PageContext, other: LinkedPackage, reason: Reason): RelatedPackage {
  const { id, name, picture, href, durationText, priceText, perText, prices } = packageCard(context, other);
  const why = context.texts.interface.package[reason];
  return {
    id,
    name,
    picture,
    href,
    durationText,
    priceText,
    ...(perText === undefined ? {} : { perText }),
    ...(prices ? { prices } : {}),
    reason: why,
  };
}

/** What was chosen: it is the same in every language. */
const chosenBefore = new WeakMap<LinkedPackage, ReadonlyMap<LinkedPackage, Reason>>();

function chosenOnce(
  entry: LinkedPackage,
  packages: readonly LinkedPackage[],
): ReadonlyMap<LinkedPackage, Reason> {
  const chosen = chosenBefore.get(entry) ?? chooseRelated(entry, packages);
  chosenBefore.set(entry, chosen);
  return chosen;
}

/**
 * Three other packages: a day more, a day less, as long, to the same places, in another region; more of these where
 * one finds none. Each once, and of equally good ones rather one whose picture is not on the page yet.
 */
export function chooseRelated<Package extends Tour>(
  entry: Package,
  packages: readonly Package[],
): ReadonlyMap<Package, Reason> {
  const tours = toursOf(packages);
  const chosen = new Map<Package, Reason>();
  for (const [reason, best] of Array.from({ length: MOST }, () => REASONS).flat()) {
    if (chosen.size === MOST) break;
    const shown = new Set([entry, ...chosen.keys()]);
    const images = new Set([...shown].map(({ data }) => data.image));
    const equals = best(entry, tours, shown);
    const next = equals.find(({ data }) => !images.has(data.image)) ?? equals[0];
    if (next) chosen.set(next, reason);
  }
  return chosen;
}

/** All packages, by what speaks for them: looking at each of many for each of many takes long. */
interface Tours<Package> {
  readonly ranks: ReadonlyMap<Package, number>;
  /** By category, region and length in days. */
  readonly byKind: ReadonlyMap<string, readonly Package[]>;
  readonly byPlace: ReadonlyMap<string, readonly Package[]>;
  /** By length in days. */
  readonly byRegion: ReadonlyMap<string, ReadonlyMap<number, readonly Package[]>>;
}

const indexed = new WeakMap<readonly Tour[], Tours<Tour>>();

function toursOf<Package extends Tour>(packages: readonly Package[]): Tours<Package> {
  // What was made of a list holds its own entries.
  const known = indexed.get(packages) as Tours<Package> | undefined;
  if (known) return known;
  const tours = {
    ranks: new Map(packages.map((tour, rank) => [tour, rank])),
    byKind: groupBy(packages, (tour) => [kindOf(tour, 0)]),
    byPlace: groupBy(packages, ({ data }) => data.destinations),
    byRegion: new Map(
      [...groupBy(packages, ({ data }) => [data.region])].map(([region, own]) => [
        region,
        groupBy(own, ({ duration }) => [lengthOf(duration)]),
      ]),
    ),
  };
  indexed.set(packages, tours);
  return tours;
}

function groupBy<Item, Key>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

function kindOf({ data, duration }: Tour, daysMore: number): string {
  return `${data.category} ${data.region} ${lengthOf(duration) + daysMore}`;
}

/** Packages of the same kind and region that are so many days longer. */
function alike<Package extends Tour>(
  entry: Package,
  { byKind }: Tours<Package>,
  shown: ReadonlySet<Package>,
  daysMore: number,
): readonly Package[] {
  return (byKind.get(kindOf(entry, daysMore)) ?? []).filter((tour) => !shown.has(tour));
}

/** Those that go to most of the same places. */
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
  const rank = (tour: Package): number => ranks.get(tour) ?? 0;
  return [...counts]
    .filter(([, count]) => count === most)
    .map(([tour]) => tour)
    .toSorted((left, right) => rank(left) - rank(right));
}

/** Those of another region that are closest in length. */
function otherRegion<Package extends Tour>(
  entry: Package,
  { ranks, byRegion }: Tours<Package>,
  shown: ReadonlySet<Package>,
): readonly Package[] {
  const others = [...byRegion].filter(([region]) => region !== entry.data.region);
  const lengths = [...new Set(others.flatMap(([, byDays]) => [...byDays.keys()]))];
  const distances = [...groupBy(lengths, (days) => [Math.abs(days - lengthOf(entry.duration))])];
  const rank = (tour: Package): number => ranks.get(tour) ?? 0;
  for (const [, near] of distances.toSorted(([left], [right]) => left - right)) {
    const found = near.flatMap((days) =>
      others.flatMap(([, byDays]) => (byDays.get(days) ?? []).filter((tour) => !shown.has(tour))),
    );
    if (found.length > 0) return found.toSorted((left, right) => rank(left) - rank(right));
  }
  return [];
}
