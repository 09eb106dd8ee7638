import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRelated, type Tour } from '../../scripts/compiler/resolve/related-packages.ts';

const places = { beach: { id: 'beach' }, hill: { id: 'hill' }, village: { id: 'village' } };
const kinds = { overnight: { id: 'overnight' }, wedding: { id: 'wedding' } };
const pictures = { boat: { id: 'boat' }, fields: { id: 'fields' }, reef: { id: 'reef' } };

function tour(overrides: Partial<Tour> = {}): Tour {
  return {
    category: kinds.overnight,
    data: { region: 'north' },
    dayCount: 3,
    destinations: [places.beach],
    image: {},
    ...overrides,
  };
}

/** Unlike any other tour but in what is given. */
function stranger(overrides: Partial<Tour> = {}): Tour {
  return tour({ category: {}, destinations: [{}], dayCount: 9, ...overrides });
}

describe('related packages', () => {
  const entry = tour();

  it('shows one that is longer, then shorter, then as long, then to the same places, then elsewhere', () => {
    const elsewhere = stranger({ data: { region: 'south' } });
    const samePlaces = stranger({ destinations: [places.beach] });
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
      [sameLength, 'sameLength'],
      [samePlaces, 'samePlaces'],
      [elsewhere, 'otherRegion'],
    ]);
  });

  it('shows more of a reason where others find none', () => {
    const tours = [1, 2, 3, 4].map(() => stranger({ destinations: [places.beach] }));
    expect([...chooseRelated(entry, tours).keys()]).toEqual(tours.slice(0, 3));
  });

  it('shows those that share most places first', () => {
    const whole = tour({ destinations: [places.beach, places.hill, places.village] });
    const one = stranger({ destinations: [places.hill] });
    const two = stranger({ destinations: [places.hill, places.village] });
    expect([...chooseRelated(whole, [one, two]).keys()]).toEqual([two, one]);
  });

  it('shows of equals one whose picture is not on the page yet', () => {
    const own = tour({ image: pictures.boat });
    const longer = tour({ dayCount: 4, image: pictures.fields });
    const [first, second, third] = [pictures.boat, pictures.fields, pictures.reef].map((image) =>
      stranger({ destinations: [places.beach], image }),
    );
    const tours = [longer, first, second, third].flatMap((candidate) => candidate ?? []);
    expect([...chooseRelated(own, tours).keys()].slice(0, 2)).toEqual([longer, third]);
  });

  it('shows three of all that something speaks for, each once, never the package itself', () => {
    const anyTour = fc.record({
      category: fc.constantFrom(...Object.values(kinds)),
      data: fc.record({ region: fc.constantFrom('north', 'south') }),
      dayCount: fc.integer({ min: 1, max: 5 }),
      destinations: fc.subarray(Object.values(places)),
      image: fc.constantFrom(...Object.values(pictures)),
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
