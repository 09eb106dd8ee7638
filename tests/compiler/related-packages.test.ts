import { describe, expect, it } from 'vitest';
import { chooseRelated, indexTours, type Tour } from '../../scripts/compiler/resolve/related-packages.ts';

interface NamedTour extends Tour {
  readonly name: string;
  readonly activities: readonly string[];
}

type Facts = Partial<Tour['data']> & {
  readonly days?: number;
  readonly duration?: Tour['duration'];
  readonly activities?: readonly string[];
};

/** A tour of three days with a picture of its own. */
function tour(name: string, facts: Facts = {}): NamedTour {
  const { days = 3, duration = { days, nights: days - 1 }, activities = [], ...data } = facts;
  const own = { region: 'north', category: 'overnight', destinations: ['beach'], image: name };
  return { name, duration, activities, data: { ...own, ...data } };
}

/** A tour that is unlike any other but in what is given. */
function stranger(name: string, facts: Facts = {}): NamedTour {
  return tour(name, { category: `kind of ${name}`, destinations: [`place of ${name}`], days: 9, ...facts });
}

function choose(entry: NamedTour, ...tours: readonly NamedTour[]): readonly string[] {
  const chosen = chooseRelated(
    entry,
    indexTours([entry, ...tours], ({ activities }) => activities),
  );
  return [...chosen].map(([{ name }, reason]) => `${name}: ${reason}`);
}

describe('the related packages of a tour', () => {
  const entry = tour('entry');
  const sameLength = tour('same', { destinations: [] });
  const samePlaces = stranger('there', { destinations: ['beach'] });
  const elsewhere = stranger('elsewhere', { region: 'south' });

  it('are one a day longer, one a day shorter and one as long; else to the same places, or elsewhere', () => {
    const [shorter, longer] = [tour('two', { days: 2 }), tour('four', { days: 4 })];
    expect(choose(entry, elsewhere, samePlaces, sameLength, shorter, longer)).toEqual([
      'four: longer',
      'two: shorter',
      'same: sameLength',
    ]);
    expect(choose(entry, elsewhere, samePlaces, sameLength)).toEqual([
      'there: samePlaces',
      'same: sameLength',
      'elsewhere: otherRegion',
    ]);
  });

  it('begin with two in which most of the same happens, what is rare first', () => {
    const sharks = stranger('sharks', { activities: ['early', 'sharks', 'boat'] });
    const others = [
      stranger('cave', { activities: ['early', 'cave', 'lunch'] }),
      stranger('both', { activities: ['early', 'sharks', 'boat', 'cave'] }),
      stranger('party', { activities: ['boat', 'lunch', 'dinner', 'dance'] }),
      stranger('walk', { activities: ['early', 'tea', 'walk', 'swim'] }),
    ];
    // "boat" is rarer than "early".
    expect(choose(sharks, ...others)).toEqual(['both: sameLength', 'party: sameLength']);
    expect(choose(stranger('sleep', { activities: ['sleep'] }), ...others)).toEqual([]);
  });

  it('go to most of the same places; of equals, the first in the list comes first', () => {
    const whole = tour('whole', { destinations: ['beach', 'hill', 'village'] });
    const hill = stranger('hill', { destinations: ['hill'] });
    const beach = stranger('beach', { destinations: ['beach'] });
    const two = stranger('two', { destinations: ['hill', 'village'] });
    expect(choose(whole, hill, two)).toEqual(['two: samePlaces', 'hill: samePlaces']);
    expect(choose(whole, hill, beach)).toEqual(['hill: samePlaces', 'beach: samePlaces']);
    expect(choose(whole, beach, hill)).toEqual(['beach: samePlaces', 'hill: samePlaces']);
  });

  it('of another region are those closest in length, in the order of the list', () => {
    const [long, west, south] = [
      stranger('long', { region: 'south', days: 9 }),
      stranger('west', { region: 'west', days: 4 }),
      stranger('south', { region: 'south', days: 4 }),
    ];
    expect(choose(entry, long, west, south)).toEqual([
      'west: otherRegion',
      'south: otherRegion',
      'long: otherRegion',
    ]);
  });

  it('have, of equals, a picture that is not on the page yet', () => {
    const own = tour('own', { image: 'boat' });
    const longer = tour('four', { days: 4, image: 'fields' });
    const equals = ['boat', 'fields', 'reef'].map((image) =>
      stranger(image, { destinations: ['beach'], image }),
    );
    expect(choose(own, longer, ...equals).slice(0, 2)).toEqual(['four: longer', 'reef: samePlaces']);
  });
});
