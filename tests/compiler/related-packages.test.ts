import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRelated, type Tour } from '../../scripts/compiler/resolve/related-packages.ts';
import { durationOfDays } from '../../src/domain/duration.ts';
import { firstOperatorSite, languageOf, pageOf } from '../helpers/first-operator.ts';

type Length = Tour['duration'];

interface TourFacts {
  readonly region?: string;
  readonly category?: string;
  readonly destinations?: readonly string[];
  readonly image?: string;
  readonly dayCount?: number;
  readonly duration?: Length;
}

let pictures = 0;

/** A tour; each has a picture of its own unless one is given. */
function tour({ dayCount = 3, duration = durationOfDays(dayCount), ...data }: TourFacts = {}): Tour {
  pictures += 1;
  const image = `picture-${pictures}`;
  return {
    duration,
    data: { region: 'north', category: 'overnight', destinations: ['beach'], image, ...data },
  };
}

/** Unlike any other tour but in what is given. */
function stranger(facts: TourFacts = {}): Tour {
  const own = { category: `kind-${pictures}`, destinations: [`place-${pictures}`], dayCount: 9 };
  return tour({ ...own, ...facts });
}

describe('related packages', () => {
  const entry = tour();

  it('shows two that go to the same places, then one that is as long, then one elsewhere', () => {
    const elsewhere = stranger({ region: 'south' });
    const samePlaces = stranger({ destinations: ['beach'] });
    const sameLength = tour({ destinations: [] });
    const shorter = tour({ dayCount: 2 });
    const longer = tour({ dayCount: 4 });
    const all = [elsewhere, samePlaces, sameLength, shorter, longer];
    const reasons = (tours: readonly Tour[]) => [...chooseRelated(entry, tours)];
    expect(reasons(all)).toEqual([
      [longer, 'longer'],
      [shorter, 'shorter'],
      [sameLength, 'sameLength'],
    ]);
    expect(reasons(all.slice(0, 3))).toEqual([
      [samePlaces, 'samePlaces'],
      [sameLength, 'sameLength'],
      [elsewhere, 'otherRegion'],
    ]);
  });

  it('tells tours of hours apart by their hours: half a day is not as long as a day', () => {
    const half = tour({ duration: { hours: 4 } });
    const other = tour({ duration: { hours: 4 }, destinations: [] });
    const longer = tour({ duration: { hours: 6 }, destinations: [] });
    const wholeDay = tour({ dayCount: 1, destinations: [] });
    expect([...chooseRelated(half, [longer, wholeDay, other])]).toEqual([[other, 'sameLength']]);
    expect([...chooseRelated(wholeDay, [half, other])]).toEqual([]);
  });

  it('shows first in which most of the same happens, whatever their kind', () => {
    const days = new Map<Tour, readonly string[]>();
    const doing = (...activities: readonly string[]) => {
      const made = stranger();
      days.set(made, activities);
      return made;
    };
    const sharks = doing('early', 'sharks', 'boat');
    doing('early', 'cave', 'lunch');
    const both = doing('early', 'sharks', 'boat', 'cave');
    const other = doing('boat', 'lunch', 'dinner', 'dance');
    doing('early', 'tea', 'walk', 'swim');
    const unlike = doing('sleep');
    const activities = (made: Tour) => new Set(days.get(made));
    const chosen = (made: Tour) => [...chooseRelated(made, [...days.keys()], activities)];
    expect(chosen(sharks)).toEqual([
      [both, 'sameLength'],
      // "boat" is rarer than "early".
      [other, 'sameLength'],
    ]);
    expect(chosen(unlike)).toEqual([]);
  });

  it('takes no tour for alike that shares less than a third of what happens', () => {
    const [one, two] = [stranger(), stranger()];
    const activities = (made: Tour) => new Set(['pickup', ...(made === one ? 'abc' : 'xyz')]);
    expect([...chooseRelated(one, [one, two], activities)]).toEqual([]);
    const more = (made: Tour) => new Set(['pickup', 'boat', ...(made === one ? 'abc' : 'xyz')]);
    expect([...chooseRelated(one, [one, two].slice(), more).keys()]).toEqual([two]);
  });

  it('gives the same in whatever order its other tours stand, but for equals', () => {
    const long = tour({ dayCount: 4, destinations: ['beach', 'hill'] });
    const far = tour({ dayCount: 6, destinations: ['beach', 'hill'] });
    const hills = stranger({ destinations: ['hill'] });
    const start = tour({ destinations: ['beach', 'hill'] });
    const keys = (tours: readonly Tour[]) => [...chooseRelated(start, tours).keys()];
    expect(keys([hills, far, long])).toEqual(keys([long, far, hills]));
  });

  it('leads from the day with whale sharks to the two days that see them', () => {
    const { related } = pageOf(
      languageOf(firstOperatorSite(), 'en'),
      'package',
      '/paket/sumbawa-whale-shark-point',
    );
    expect(related.map(({ id, reason }) => [id, reason]).slice(0, 2)).toEqual([
      ['sumbawa-overnight-2d1n', 'One day longer'],
      ['sumbawa-overnight-4d3n', 'Same places'],
    ]);
  });

  it('shows more of a reason where others find none', () => {
    const tours = [1, 2, 3, 4].map(() => stranger({ destinations: ['beach'] }));
    expect([...chooseRelated(entry, tours).keys()]).toEqual(tours.slice(0, 3));
  });

  it('shows those that share most places first', () => {
    const whole = tour({ destinations: ['beach', 'hill', 'village'] });
    const one = stranger({ destinations: ['hill'] });
    const two = stranger({ destinations: ['hill', 'village'] });
    expect([...chooseRelated(whole, [one, two]).keys()]).toEqual([two, one]);
  });

  it('shows of those as alike the one of the same kind first: of its category and its region', () => {
    const kin = tour();
    const otherKind = tour({ category: 'kayak' });
    const elsewhere = tour({ region: 'south' });
    expect([...chooseRelated(entry, [otherKind, elsewhere, kin]).keys()]).toEqual([
      kin,
      otherKind,
      elsewhere,
    ]);
  });

  it('takes a tour to the same places for alike, whatever happens there', () => {
    const there = stranger({ destinations: ['beach'], dayCount: 3 });
    const longer = tour({ dayCount: 4, destinations: [] });
    const activities = (made: Tour) => new Set(made === there ? 'xyz' : made === entry ? 'abc' : '');
    expect([...chooseRelated(entry, [longer, there], activities).keys()]).toEqual([there, longer]);
  });

  it('shows first of equals the one that stands first in the list', () => {
    const whole = tour({ destinations: ['beach', 'hill'] });
    const hill = stranger({ destinations: ['hill'] });
    const beach = stranger({ destinations: ['beach'] });
    expect([...chooseRelated(whole, [hill, beach]).keys()]).toEqual([hill, beach]);
    expect([...chooseRelated(whole, [beach, hill]).keys()]).toEqual([beach, hill]);
  });

  it('shows of another region those that are closest in length, as they stand in the list', () => {
    const [long, west, south] = [9, 4, 4].map((dayCount, index) =>
      stranger({ region: index === 1 ? 'west' : 'south', dayCount }),
    );
    const tours = [long, west, south].flatMap((candidate) => candidate ?? []);
    expect([...chooseRelated(entry, tours)]).toEqual([
      [west, 'otherRegion'],
      [south, 'otherRegion'],
      [long, 'otherRegion'],
    ]);
  });

  it('finds those of another region where each region has other lengths', () => {
    const west = stranger({ region: 'west', dayCount: 4 });
    const south = stranger({ region: 'south', dayCount: 9 });
    expect([...chooseRelated(entry, [west, south]).keys()]).toEqual([west, south]);
  });

  it('shows after those in which most of the same happens one that goes to most of the same places', () => {
    const start = stranger({ destinations: ['beach', 'hill'] });
    const [one, two] = [stranger({ destinations: ['beach'] }), stranger({ destinations: ['beach', 'hill'] })];
    const [diving, swimming] = [stranger(), stranger()];
    const happening = new Set([start, diving, swimming]);
    const activities = (made: Tour) =>
      new Set(happening.has(made) ? ['reef', 'boat', 'lunch', 'dinner'] : []);
    const tours = [start, one, two, diving, swimming];
    expect([...chooseRelated(start, tours, activities).keys()]).toEqual([diving, swimming, two]);
  });

  it('shows none where nothing speaks for any, or there is no other', () => {
    expect([...chooseRelated(entry, [entry])]).toEqual([]);
    expect([...chooseRelated(entry, [entry, stranger()])]).toEqual([]);
  });

  it('shows for other reasons, too, rather one whose picture is not on the page yet', () => {
    const own = tour({ image: 'boat' });
    const shown = ['fields', 'reef'].map((image) => stranger({ destinations: ['beach'], image }));
    const [same, another] = ['fields', 'hills'].map((image) => tour({ destinations: [], image }));
    const tours = [...shown, same, another].flatMap((candidate) => candidate ?? []);
    expect([...chooseRelated(own, tours).keys()]).toEqual([...shown, another]);
  });

  it('shows of equals one whose picture is not on the page yet', () => {
    const own = tour({ image: 'boat' });
    const longer = tour({ dayCount: 4, image: 'fields' });
    const [first, second, third] = ['boat', 'fields', 'reef'].map((image) =>
      stranger({ destinations: ['beach'], image }),
    );
    const tours = [longer, first, second, third].flatMap((candidate) => candidate ?? []);
    expect([...chooseRelated(own, tours).keys()].slice(0, 2)).toEqual([longer, third]);
  });

  it('shows three of all that something speaks for, each once, never the package itself', () => {
    const anyTour = fc.record({
      duration: fc.oneof(
        fc.integer({ min: 1, max: 5 }).map(durationOfDays),
        fc.record({ hours: fc.constantFrom(1.5, 4, 24) }),
      ),
      data: fc.record({
        category: fc.constantFrom('overnight', 'wedding'),
        region: fc.constantFrom('north', 'south'),
        destinations: fc.subarray(['beach', 'hill', 'village']),
        image: fc.constantFrom('boat', 'fields', 'reef'),
      }),
    });
    fc.assert(
      fc.property(fc.array(anyTour, { minLength: 1, maxLength: 8 }), fc.nat(), (tours, index) => {
        const [self, ...others] = [
          ...tours.slice(index % tours.length),
          ...tours.slice(0, index % tours.length),
        ];
        if (!self) return;
        const chosen = [...chooseRelated(self, tours).keys()];
        const alone = others.filter((other) => chooseRelated(self, [other]).size > 0);
        expect(chosen).not.toContain(self);
        expect(alone).toEqual(expect.arrayContaining(chosen));
        expect(chosen).toHaveLength(Math.min(3, alone.length));
      }),
    );
  });
});
