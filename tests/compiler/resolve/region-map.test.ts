import { describe, expect, it } from 'vitest';
import { compileSite } from '../../../scripts/compiler/compile.ts';
import type { RegionMap } from '../../../src/domain/page-data/map.ts';
import { languageOf, pageOf, realSite } from '../../helpers/real-site.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const codes = realSite().languages.map(({ info }) => info.code);

function homeMap(code: string): RegionMap {
  const { map } = pageOf(languageOf(realSite(), code), 'home');
  if (!map) throw new Error('There is no map.');
  return map;
}

describe.each(codes)('the map of the site in "%s"', (code) => {
  const list = () => pageOf(languageOf(realSite(), code), 'destinations');

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
    for (const page of languageOf(realSite(), code).pages) {
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
      new Set(realSite().drawings.map(({ src }) => src)),
    );
  });

  it('is also drawn for another operator’s places inland, without names of regions', () => {
    const result = compileSite(secondOperator().sources);
    const [first] = result.ok ? result.site.languages : [];
    const map = first && pageOf(first, 'home').map;
    expect({ points: map?.points.length, regions: map?.regions }).toEqual({ points: 2, regions: [] });
  });
});
