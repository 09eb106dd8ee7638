import { lengthInDays } from '../../../src/trip/duration.ts';
import type { Tour } from './related-packages.ts';

/** What more tours than these have tells none of them apart, and comparing them all takes long. */
const COMMON = 200;

/** So much of what happens on the poorer of two tours is to be the same, where they share no destination. */
const SHARED_PART = 1 / 3;

/** What tours do and where they go, and which tours share it. */
export interface SharedContent<Item> {
  /** By destination. */
  readonly places: ReadonlyMap<string, readonly Item[]>;
  /** By what happens. */
  readonly activities: ReadonlyMap<string, readonly Item[]>;
  readonly activitiesOf: (tour: Item) => ReadonlySet<string>;
}

/**
 * How much each other tour is like one in what it shows: the sum of what both have, that which few tours have counting
 * more, less for tours of another length, a little more for those of the same kind. None that share neither a
 * destination nor a third of what happens.
 */
export function likeness<Item extends Tour>(
  entry: Item,
  { places, activities, activitiesOf }: SharedContent<Item>,
): ReadonlyMap<Item, number> {
  const own = activitiesOf(entry);
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
  const alike = [...shared].filter(([tour, sum]) => {
    const fewer = Math.min(own.size, activitiesOf(tour).size);
    return sum.places > 0 || sum.activities >= fewer * SHARED_PART;
  });
  return new Map(alike.map(([tour, { weight }]) => [tour, weight * nearness(entry, tour)]));
}

/** 1 for tours of the same length, less for others; of two as far away the longer one is nearer. */
function nearness(entry: Tour, other: Tour): number {
  const more = lengthInDays(other.duration) - lengthInDays(entry.duration);
  const isSameKind = entry.data.category === other.data.category && entry.data.region === other.data.region;
  return (isSameKind ? 1.25 : 1) / (1 + Math.abs(more) / 2 + (more < 0 ? 0.01 : 0));
}
