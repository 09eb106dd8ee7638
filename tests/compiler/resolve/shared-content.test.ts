import { describe, expect, it } from 'vitest';
import type { Tour } from '../../../scripts/compiler/resolve/related-packages.ts';
import { likeness } from '../../../scripts/compiler/resolve/shared-content.ts';
import { durationOfDays } from '../../../src/domain/duration.ts';

function tour(destinations: readonly string[], days = 3, category = 'overnight'): Tour {
  return {
    duration: durationOfDays(days),
    data: { region: 'north', category, destinations, image: 'lake' },
  };
}

/** How much others are like the first of some tours, by what each of them does. */
function likenessOf(tours: readonly Tour[], doings: readonly (readonly string[])[] = []) {
  const [entry] = tours;
  if (!entry) throw new Error('There is no tour.');
  const activitiesOf = (each: Tour) => new Set(doings[tours.indexOf(each)]);
  const by = (namesOf: (each: Tour) => Iterable<string>) => {
    const found = new Map<string, Tour[]>();
    for (const each of tours)
      for (const name of namesOf(each)) found.set(name, [...(found.get(name) ?? []), each]);
    return found;
  };
  const found = likeness(entry, {
    places: by(({ data }) => data.destinations),
    activities: by(activitiesOf),
    activitiesOf,
  });
  return tours.slice(1).map((each) => found.get(each));
}

describe('how much a tour is like another', () => {
  it('is what both have, of which that counts more which few have', () => {
    const tours = [tour(['lake', 'summit']), tour(['lake']), tour(['lake', 'summit']), tour([])];
    // A third of the lake, half of the summit; a quarter more for the same kind.
    expect(likenessOf(tours)).toEqual([expect.closeTo(1.25 / 3), expect.closeTo(1.25 * (5 / 6)), undefined]);
  });

  it('is less for another length or kind, and least for a shorter one', () => {
    const tours = [tour(['lake'], 3), tour(['lake'], 4), tour(['lake'], 2), tour(['lake'], 3, 'day')];
    expect(likenessOf(tours)).toEqual([1.25 / 4 / 1.5, 1.25 / 4 / 1.51, 1 / 4]);
  });

  it('needs a place or a third of what the poorer of the two does', () => {
    const tours = [tour([]), tour([]), tour([])];
    const doings = [
      ['swim', 'walk', 'eat', 'sleep'],
      ['swim', 'fly', 'read'],
      ['walk', 'sing', 'draw', 'cook'],
    ];
    expect(likenessOf(tours, doings)).toEqual([1.25 / 2, undefined]);
  });

  it('says nothing of what more than two hundred have', () => {
    const many = (count: number) => Array.from({ length: count }, () => tour(['lake']));
    expect(likenessOf(many(200)).every((weight) => weight === 1.25 / 200)).toBe(true);
    expect(new Set(likenessOf(many(201)))).toEqual(new Set([undefined]));
  });
});
