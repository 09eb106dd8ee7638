import { describe, expect, it } from 'vitest';
import type { Content } from '../../../scripts/compiler/resolve/content.ts';
import { officeMap, regionBaseMap, regionMap } from '../../../scripts/compiler/resolve/maps.ts';
import { resolveSite } from '../../../scripts/compiler/resolve/resolve-site.ts';
import type { RegionMap } from '../../../src/shared/page-data/map.ts';
import { firstOperator, firstOperatorSite, languageOf, pageOf } from '../../helpers/first-operator.ts';
import { contentOf, contextOf } from '../../helpers/resolved-workspace.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const content = contentOf(secondOperator());

/** The map in Italian; on the page of a place, if one is given. */
function mapIn(own: Content, place?: string): RegionMap | undefined {
  return regionMap(contextOf(own, 'it'), place);
}

describe('the map of the first operator in French', () => {
  const language = () => languageOf(firstOperatorSite(), 'fr');
  const list = () => pageOf(language(), 'destinations');

  it('shows every destination under its name and every region, in the order of the list', () => {
    const { points = [], regions = [] } = pageOf(language(), 'home').map ?? {};
    expect(points.map(({ name, href }) => ({ name, href }))).toEqual(
      list().destinations.map(({ name, href }) => ({ name, href })),
    );
    expect(points.filter(({ side }) => side === undefined)).toEqual([]);
    expect(regions.map(({ name }) => name)).toEqual([
      ...new Set(list().destinations.map(({ regionLabel }) => regionLabel)),
    ]);
    expect(list().map).toEqual(pageOf(language(), 'home').map);
  });

  it('marks the place that a page is about, and no other', () => {
    const pages = language().pages.flatMap((page) => (page.kind === 'destination' ? [page] : []));
    const marked = pages.map(({ map }) => map?.points.filter(({ current }) => current));
    expect(marked.map((points) => points?.map(({ name }) => name))).toEqual(pages.map(({ name }) => [name]));
  });

  it('shows the part around the place that a page is about, with the place inside', () => {
    const pages = language().pages.flatMap((page) => (page.kind === 'destination' ? [page] : []));
    for (const { map, name } of pages) {
      const { part, width = 0, height = 0, points = [] } = map ?? {};
      expect(part?.width).toBeLessThan(width / 2);
      expect((part?.y ?? 0) + (part?.height ?? 0)).toBeLessThanOrEqual(height);
      for (const { x, y } of points) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(100);
      }
      expect(points.map((point) => point.name)).toContain(name);
    }
  });

  it('is the one picture of all pages and languages, and adds at most 1.5 kB to a page', () => {
    const { map } = pageOf(language(), 'home');
    expect([map?.src]).toEqual(firstOperatorSite().drawings.map(({ src }) => src));
    expect(JSON.stringify(map).length).toBeLessThan(1500);
  });
});

describe('the map of places inland', () => {
  it.each([
    [0.02, '500 m'],
    [0.035, '1 km'],
  ])('has a scale in metres below a kilometre: places %d degrees apart, %s', (apart, label) => {
    const destinations = content.destinations.map((destination, index) => ({
      ...destination,
      data: { ...destination.data, point: at(45.43 + index * apart, 12.33) },
    }));
    const site = { ...content.site, office: { ...content.site.office, point: at(45.43, 12.33) } };
    const town = { ...content, destinations, site, entries: { ...content.entries, days: [] } };
    expect(mapIn(town)?.scale?.label).toBe(label);
  });

  it('leaves out the numbers that have no room on a phone', () => {
    const [first] = content.destinations;
    if (!first) throw new Error('There is no place.');
    const crowd = { ...content, destinations: Array.from({ length: 70 }, () => first) };
    const numbers = mapIn(crowd)?.points.map(({ number }) => number) ?? [];
    expect([numbers.length, numbers.includes('none')]).toEqual([70, true]);
  });

  it('is drawn again for another office, and holds the stops of the days', () => {
    const drawn = regionBaseMap(content)?.drawing.src;
    const office = { ...content.site.office, point: at(46.5, 8) };
    expect(regionBaseMap({ ...content, site: { ...content.site, office } })?.drawing.src).not.toBe(drawn);
    const days = content.entries.days.map((day) => ({ ...day, value: { ...day.value, stops: [at(47, 9)] } }));
    const wide = regionBaseMap({ ...content, entries: { ...content.entries, days } });
    expect(wide?.view.place(at(47, 9))[0]).toBeLessThan(1200);
  });

  it('is left out without places, as is the map of the office without a shore', () => {
    const empty = { ...content, destinations: [] };
    expect([mapIn(empty), officeMap(empty), officeMap(content)]).toEqual([undefined, undefined, undefined]);
    expect(resolveSite({ ...empty, site: { ...content.site, languages: [] } }).drawings).toEqual([]);
  });
});

it('the map of the office shows the office at its coordinates', () => {
  const islands = contentOf(firstOperator);
  const [first] = islands.destinations;
  if (!first) throw new Error('There is no place.');
  const office = { ...islands.site.office, point: first.data.point };
  const map = officeMap({ ...islands, site: { ...islands.site, office } });
  const [place] = regionMap(contextOf(islands, 'fr'))?.points ?? [];
  expect(map).toMatchObject({ width: 1200, x: place?.x, y: place?.y });
});
