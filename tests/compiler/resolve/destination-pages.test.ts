import { describe, expect, it } from 'vitest';
import { languageOf, pageOf, realSite } from '../../helpers/real-site.ts';

/** The destinations to which the page of another one leads. */
function nearbyOf(path: string): readonly string[] {
  const { nearby } = pageOf(languageOf(realSite(), 'en'), 'destination', path);
  return nearby.map(({ id }) => id);
}

describe('the page of a destination', () => {
  it('leads to three others, those of its region first, as they stand in the list', () => {
    expect(nearbyOf('/destinations/gili-trawangan')).toEqual(['sembalun', 'senaru', 'pinkBeach']);
    expect(nearbyOf('/destinations/kenawa-island')).toEqual(['moyoIsland', 'sembalun', 'senaru']);
  });
});

describe('the site map', () => {
  it('names every page but the one that shows what a visitor has chosen', () => {
    const { routes } = languageOf(realSite(), 'en');
    expect(routes.filter(({ isListed }) => !isListed).map(({ path }) => path)).toEqual(['/compare']);
    expect(routes.length).toBeGreaterThan(20);
  });
});
