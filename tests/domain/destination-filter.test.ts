import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL,
  type FilterableDestination,
  filterDestinations,
  tabFromParameter,
} from '../../src/domain/destination-filter.ts';
import { destination, destinations, search, tab } from '../arbitraries/destinations.ts';
import { anyText, blankText } from '../arbitraries/texts.ts';

const ACCEPTED = ['lombok', 'sumbawa', 'bima'];

function place(overrides: Partial<FilterableDestination> = {}): FilterableDestination {
  return {
    name: 'Sembalun',
    description: 'Terraces under Rinjani',
    category: 'adventure',
    region: 'lombok',
    ...overrides,
  };
}

function isFound(overrides: Partial<FilterableDestination>, text: string, chosen = ALL): boolean {
  return filterDestinations([place(overrides)], text, chosen).length === 1;
}

describe('filterDestinations', () => {
  it('finds a part of the name', () => {
    expect(isFound({ name: 'Gili Trawangan' }, 'trawa')).toBe(true);
  });

  it('finds a part of the description', () => {
    expect(isFound({ description: 'Pink sand and reef' }, 'reef')).toBe(true);
  });

  it('finds nothing in category and region', () => {
    expect(isFound({ category: 'beach', region: 'lombok' }, 'beach')).toBe(false);
  });

  it('finds no text that spans name and description', () => {
    expect(isFound({ name: 'Moyo', description: 'Island' }, 'moyoisland')).toBe(false);
  });

  it('leaves out what does not contain the text', () => {
    expect(isFound({ name: 'Senaru' }, 'moyo')).toBe(false);
  });

  it('takes no notice of capitals', () => {
    expect(isFound({ name: 'Île Ménage' }, 'ÎLE MÉ')).toBe(true);
  });

  it('tells accented letters from plain ones', () => {
    expect(isFound({ name: 'Plage privée' }, 'privee')).toBe(false);
  });

  it('takes signs of patterns as they are', () => {
    expect(isFound({ name: 'Senaru' }, 's.n')).toBe(false);
  });

  it('shows a destination under its category', () => {
    expect(isFound({ category: 'beach' }, '', 'beach')).toBe(true);
  });

  it('shows a destination under its region', () => {
    expect(isFound({ region: 'sumbawa' }, '', 'sumbawa')).toBe(true);
  });

  it('hides a destination under another tab', () => {
    expect(isFound({ category: 'nature', region: 'lombok' }, '', 'beach')).toBe(false);
  });

  it('matches tabs to the letter', () => {
    expect(isFound({ region: 'lombok' }, '', 'Lombok')).toBe(false);
  });

  it('hides what the tab matches and the text does not', () => {
    expect(isFound({ region: 'lombok' }, 'moyo', 'lombok')).toBe(false);
  });

  it('keeps exactly those of the tab whose name or description contains the text', () => {
    fc.assert(
      fc.property(destinations, search, tab, (places, text, chosen) => {
        const kept = new Set(filterDestinations(places, text, chosen));
        for (const found of places) expect(kept.has(found)).toBe(matches(found, text, chosen));
      }),
    );
  });

  it('keeps the order and adds nothing', () => {
    fc.assert(
      fc.property(destinations, search, tab, (places, text, chosen) => {
        const kept = filterDestinations(places, text, chosen);
        expect(kept).toEqual(places.filter((found) => kept.includes(found)));
      }),
    );
  });

  it('keeps everything under "all" without text', () => {
    fc.assert(
      fc.property(destinations, blankText, (places, blank) => {
        expect(filterDestinations(places, blank, ALL)).toEqual(places);
      }),
    );
  });

  it('finds any part of a name, whatever its case', () => {
    const partOfName = destination.chain((found) =>
      fc.tuple(fc.nat(found.name.length), fc.nat(found.name.length)).chain(([start, end]) =>
        fc.record({
          found: fc.constant(found),
          text: fc.mixedCase(fc.constant(found.name.slice(start, end))),
        }),
      ),
    );
    fc.assert(
      fc.property(partOfName, ({ found, text }) => {
        expect(filterDestinations([found], text, ALL)).toEqual([found]);
      }),
    );
  });

  it('takes no notice of blanks around the text', () => {
    fc.assert(
      fc.property(destinations, blankText, search, blankText, tab, (places, before, text, after, chosen) => {
        expect(filterDestinations(places, before + text + after, chosen)).toEqual(
          filterDestinations(places, text, chosen),
        );
      }),
    );
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(destinations, anyText, (places, text) => {
        expect(places).toEqual(expect.arrayContaining([...filterDestinations(places, text, ALL)]));
      }),
    );
  });
});

describe('tabFromParameter', () => {
  it.each(ACCEPTED)('sets %s', (value) => {
    expect(tabFromParameter(value, ACCEPTED)).toBe(value);
  });

  it.each(['beach', 'adventure', 'nature', 'LOMBOK', ' lombok', 'lombok ', '', 'all', null])(
    'sets all for %j',
    (value) => {
      expect(tabFromParameter(value, ACCEPTED)).toBe(ALL);
    },
  );

  it('never sets a tab that is not accepted', () => {
    const value = fc.option(fc.oneof(anyText, tab));
    fc.assert(
      fc.property(value, fc.array(tab), (parameter, accepted) => {
        expect([ALL, ...accepted]).toContain(tabFromParameter(parameter, accepted));
      }),
    );
  });

  it('sets every accepted value as it is', () => {
    const accepted = fc.array(anyText, { minLength: 1 });
    fc.assert(
      fc.property(accepted, fc.nat(), (values, index) => {
        const value = values[index % values.length] ?? '';
        expect(tabFromParameter(value, values)).toBe(value);
      }),
    );
  });
});

/** The rule of spec §5, said once more with texts in capitals. */
function matches(found: FilterableDestination, text: string, chosen: string): boolean {
  const isTab = chosen === 'all' || [found.category, found.region].includes(chosen);
  const texts = [found.name, found.description].map((value) => value.toUpperCase());
  return isTab && texts.some((value) => value.includes(text.toUpperCase()));
}
