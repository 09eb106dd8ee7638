import { describe, expect, it } from 'vitest';
import { compileSite } from '../../../scripts/compiler/compile.ts';
import { PageContext } from '../../../scripts/compiler/resolve/page-context.ts';
import { officeMap, regionBaseMap, regionMap } from '../../../scripts/compiler/resolve/region-map.ts';
import { resolveSite } from '../../../scripts/compiler/resolve/resolve-site.ts';
import type { Content } from '../../../scripts/compiler/resolve/sound-content.ts';
import type { RegionMap } from '../../../src/domain/page-data/map.ts';
import { firstOperatorSite, languageOf, pageOf } from '../../helpers/first-operator.ts';
import { mapSite } from '../../helpers/map-sites.ts';
import { contentOf } from '../../helpers/resolved-workspace.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

/** The map that the first language shows; on the page of a place, if one is given. */
function mapIn(content: Content, place?: string): RegionMap | undefined {
  const [language] = content.site.languages;
  return language && regionMap(new PageContext(content, language), place);
}

const codes = firstOperatorSite().languages.map(({ info }) => info.code);

function homeMap(code: string): RegionMap {
  const { map } = pageOf(languageOf(firstOperatorSite(), code), 'home');
  if (!map) throw new Error('There is no map.');
  return map;
}

describe.each(codes)('the map of the site in "%s"', (code) => {
  const list = () => pageOf(languageOf(firstOperatorSite(), code), 'destinations');

  it('shows every destination under its name, in the order of the list', () => {
    expect(homeMap(code).points.map(({ name, href }) => ({ name, href }))).toEqual(
      list().destinations.map(({ name, href }) => ({ name, href })),
    );
  });

  it('has room for every name', () => {
    expect(homeMap(code).points.filter(({ side }) => side === undefined)).toEqual([]);
  });

  it('names every region on its land', () => {
    expect(homeMap(code).regions.map(({ name }) => name)).toEqual([
      ...new Set(list().destinations.map(({ regionLabel }) => regionLabel)),
    ]);
  });

  it('is the same on the page of all destinations', () => {
    expect(list().map).toEqual(homeMap(code));
  });

  it('marks the place that a page is about, and no other', () => {
    for (const page of languageOf(firstOperatorSite(), code).pages) {
      if (page.kind !== 'destination') continue;
      const marked = page.map?.points.filter(({ current }) => current).map(({ name }) => name);
      expect(marked).toEqual([page.name]);
    }
  });

  it('adds no more than 1.5 kB to the data of a page', () => {
    expect(JSON.stringify(homeMap(code)).length).toBeLessThan(1500);
  });
});

describe('the map', () => {
  it('is one picture for all pages and languages', () => {
    expect(new Set(codes.map((code) => homeMap(code).src))).toEqual(
      new Set(firstOperatorSite().drawings.map(({ src }) => src)),
    );
  });

  it('is also drawn for another operator’s places inland, without names of regions', () => {
    const result = compileSite(secondOperator().sources);
    const [first] = result.ok ? result.site.languages : [];
    const map = first && pageOf(first, 'home').map;
    expect({ points: map?.points.length, regions: map?.regions }).toEqual({ points: 2, regions: [] });
  });

  // The two lie 4.35 kilometres apart from west to east and 9.39 from north to south; 46.1 by 38.4 are shown.
  const points = [
    { name: 'Isola San Giulio', href: '/luoghi/isola-san-giulio', x: 45.28, y: 62.22, side: 'right' },
    { name: 'Mottarone', href: '/luoghi/mottarone', x: 54.72, y: 37.78, side: 'right' },
  ];

  it('has places with their names, and a scale', () => {
    expect(mapIn(contentOf(secondOperator()))).toEqual({
      title: 'Dove andiamo',
      text: 'Scegliete un luogo per scoprire che cosa vi aspetta.',
      src: expect.stringMatching(/^\/images\/map\.\w{8}\.svg$/),
      width: 1200,
      height: 1000,
      points,
      regions: [],
      scale: { label: '10 km', width: 21.7, corner: 'bottom-right' },
    });
  });

  it('says on the page of a place where that is', () => {
    expect(mapIn(contentOf(secondOperator()), 'mottarone')).toMatchObject({
      title: 'Dove si trova',
      text: 'Tra i due laghi',
      points: [points[0], { ...points[1], current: true }],
    });
  });

  it('moves marks apart that lie at one point: numbers of 28 of 280 pixels, and dots of 20 of 600', () => {
    const numbersAndDots = mapIn(contentOf(mapSite('oneSpot')))?.points.map(({ x, y, number, dot }) => ({
      at: [x, y],
      number: typeof number === 'object' ? number.x : number,
      dot: dot?.x,
    }));
    expect(numbersAndDots).toEqual([
      { at: [50, 50], number: 45, dot: 48.33 },
      { at: [50, 50], number: 55, dot: 51.67 },
    ]);
  });

  it('has numbers only where names have no room, apart on wide maps too', () => {
    const shown = mapIn(contentOf(mapSite('border')));
    expect(shown?.points.map(({ side }) => side)).toEqual(Array.from({ length: 7 }, () => undefined));
    const [khasab, nizwa, jebel] = shown?.points ?? [];
    expect([Object.keys(khasab ?? {}), Object.keys(nizwa ?? {})]).toEqual([
      ['name', 'href', 'x', 'y'],
      ['name', 'href', 'x', 'y', 'number', 'dot'],
    ]);
    // On the narrowest map with names a number takes 28 of 600 pixels, 4.67 per cent.
    expect((nizwa?.dot?.x ?? 0) - (jebel?.dot?.x ?? 0)).toBeLessThan(4.67);
    expect((nizwa?.dot?.y ?? 0) - (jebel?.dot?.y ?? 0)).toBeGreaterThan(28 / 5);
  });

  it('tells countries from regions, and which have room on wide maps only', () => {
    const { regions = [] } = mapIn(contentOf(mapSite('border'))) ?? {};
    const marked = regions.map(({ name, isCountry, isWide }) => [name, isCountry, isWide]);
    expect(marked).toEqual(
      expect.arrayContaining([
        ['Dakhiliyah', undefined, true],
        ['Oman', true, true],
        ['Iran', true, undefined],
      ]),
    );
  });

  it('measures streets in metres', () => {
    expect(mapIn(contentOf(mapSite('town')))?.scale?.label).toBe('500 m');
  });

  it('shows the office where it is, if there is a shore to find it by', () => {
    const office = (workspace: Workspace) => officeMap(contentOf(workspace));
    expect(office(secondOperator())).toBeUndefined();
    const [first] = mapIn(contentOf(mapSite('archipelago')))?.points ?? [];
    expect(office(mapSite('archipelago'))).toEqual({
      src: expect.stringMatching(/^\/images\/map\.\w{8}\.svg$/),
      width: 1200,
      height: 686,
      x: first?.x,
      y: first?.y,
    });
  });

  it('is drawn once for the same places, and anew for others', () => {
    const content = contentOf(secondOperator());
    const drawn = regionBaseMap(content);
    expect(regionBaseMap(contentOf(secondOperator()))).toBe(drawn);
    expect(regionBaseMap(contentOf(mapSite('lakes')))).not.toBe(drawn);
    const moved = {
      ...content,
      site: { ...content.site, office: { ...content.site.office, point: at(46.5, 8) } },
    };
    expect(regionBaseMap(moved)?.drawing.src).not.toBe(drawn?.drawing.src);
  });

  it('holds the stops of the days as well', () => {
    const content = contentOf(secondOperator());
    const [day] = content.entries.days;
    if (!day) throw new Error('There is no day.');
    const far = { ...day, value: { ...day.value, stops: [at(47, 9)] } };
    const wide = regionBaseMap({ ...content, entries: { ...content.entries, days: [far] } });
    expect(wide?.view.place(at(47, 9))[0]).toBeLessThan(1200);
  });

  it('is none without places, nor is one with the office, nor a picture', () => {
    const content = { ...contentOf(secondOperator()), destinations: [] };
    expect([regionBaseMap(content), mapIn(content), officeMap(content)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(resolveSite({ ...content, site: { ...content.site, languages: [] } }).drawings).toEqual([]);
  });

  it.each([
    [0.02, '500 m'],
    [0.035, '1 km'],
  ])('measures in kilometres where there is one: of places %d degrees apart, %s', (apart, label) => {
    const content = contentOf(secondOperator());
    const destinations = content.destinations.map((destination, index) => ({
      ...destination,
      data: { ...destination.data, point: at(45.43 + index * apart, 12.33) },
    }));
    const office = { ...content.site.office, point: at(45.43, 12.33) };
    const town = {
      ...content,
      destinations,
      site: { ...content.site, office },
      entries: { ...content.entries, days: [] },
    };
    expect(mapIn(town)?.scale?.label).toBe(label);
  });

  it('leaves places without a number that have no room for one on a phone', () => {
    const content = contentOf(secondOperator());
    const [first] = content.destinations;
    if (!first) throw new Error('There is no place.');
    const crowd = { ...content, destinations: Array.from({ length: 70 }, () => first) };
    const numbers = mapIn(crowd)?.points.map(({ number }) => number) ?? [];
    // Sixty marks of 28 pixels have room on 280 by 233, in eight rows of ten, at the most.
    expect([numbers.length, numbers.filter((number) => number === 'none').length > 0]).toEqual([70, true]);
  });
});
