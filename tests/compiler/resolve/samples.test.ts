import { describe, expect, it } from 'vitest';
import { resolveData } from '../../../scripts/compiler/resolve-data.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator()
  .set('testimonials.json', ['unconfirmed'], { 'testimonials.0': 'A sample.' })
  .set('home.json', ['unconfirmed'], { statistics: 'Samples.' })
  .set('about.json', ['unconfirmed'], { 'statistics.0.value': 'A sample.' });

const destination =
  site.sources.map(({ path }) => path).find((path) => path.startsWith('destinations/')) ?? '';
const withRating = site.set(destination, ['unconfirmed'], { rating: 'A sample.' });

/** What pages in the fallback language show at an address. */
function shownAt(siteUrl: string | undefined, workspace: Workspace = withRating) {
  const resolved = resolveData(workspace.sources, { siteUrl });
  if (!resolved.ok) throw new Error('The data have errors.');
  const pages = resolved.site.languages[0]?.pages ?? [];
  const home = pages.find((page) => page.kind === 'home');
  const about = pages.find((page) => page.kind === 'about');
  const destinations = pages.find((page) => page.kind === 'destinations');
  if (home?.kind !== 'home' || about?.kind !== 'about' || destinations?.kind !== 'destinations') {
    throw new Error('A page lacks.');
  }
  return {
    testimonials: home.testimonials.map(({ id }) => id),
    home: home.statistics.length,
    about: about.statistics.length,
    ratings: destinations.destinations.filter(({ ratingText }) => ratingText !== undefined).length,
    pages: JSON.stringify(pages),
  };
}

const all = shownAt(undefined);

describe('samples', () => {
  it.each([
    'https://laghi-lenti.example',
    'https://www.example.com',
    'http://localhost:4173',
    'http://127.0.0.1:4173',
    'http://[::1]:4173',
    'https://laghi.test',
  ])('are shown at %s, which is no address of visitors', (siteUrl) => {
    const { testimonials, home, about, ratings } = shownAt(siteUrl);
    expect({ testimonials, home, about, ratings }).toEqual({ ...all, pages: undefined });
    expect(testimonials).toEqual(['familyFerry', 'walkers']);
  });

  it('are left out at an address of its own: entries, whole lists, parts of entries and ratings', () => {
    const { testimonials, home, about, ratings } = shownAt('https://laghi-lenti.it');
    expect(testimonials).toEqual(['walkers']);
    expect(home).toBe(0);
    expect(about).toBe(all.about - 1);
    expect(ratings).toBe(all.ratings - 1);
  });

  it('leave no word behind', () => {
    const name = 'familyFerry';
    expect(shownAt(undefined).pages).toContain(name);
    expect(shownAt('https://laghi-lenti.it').pages).not.toContain(name);
  });

  it('stay where nothing is marked as one', () => {
    const { pages, ...shown } = shownAt('https://laghi-lenti.it', secondOperator());
    expect(shown).toEqual({ ...all, pages: undefined });
    expect(pages).not.toBe('');
  });
});
