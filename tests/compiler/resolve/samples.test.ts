import { describe, expect, it } from 'vitest';
import { resolveData } from '../../../scripts/compiler/resolve-data.ts';
import { pageOf } from '../../helpers/first-operator.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const withSamples = secondOperator()
  .set('testimonials.json', ['unconfirmed'], { 'testimonials.0': 'A sample.' })
  .set('home.json', ['unconfirmed'], { statistics: 'Samples.' })
  .set('about.json', ['unconfirmed'], { 'statistics.0.value': 'A sample.' })
  .set('destinations/mottarone.json', ['unconfirmed'], { rating: 'A sample.' });

/** The parts of pages in the first language that may be samples. */
function shownAt(siteUrl: string | undefined, workspace: Workspace = withSamples) {
  const resolved = resolveData(workspace.sources, { siteUrl });
  const [language] = resolved.ok ? resolved.site.languages : [];
  if (!language) throw new Error('The data has errors.');
  const rated = pageOf(language, 'destinations').destinations.filter(({ ratingText }) => ratingText);
  return {
    testimonials: pageOf(language, 'home').testimonials.map(({ id }) => id),
    home: pageOf(language, 'home').statistics.length,
    about: pageOf(language, 'about').statistics.length,
    ratings: rated.length,
    isNamed: JSON.stringify(language.pages).includes('familyFerry'),
  };
}

const all = { testimonials: ['familyFerry', 'walkers'], home: 2, about: 1, ratings: 2, isNamed: true };

describe('samples', () => {
  it.each([undefined, 'https://laghi-lenti.example', 'http://localhost:4173', 'http://[::1]:4173'])(
    'are shown at %s, which no visitor knows',
    (siteUrl) => {
      expect(shownAt(siteUrl)).toEqual(all);
    },
  );

  it('are left out of a published site: entries, whole lists, parts of entries and ratings', () => {
    expect(shownAt('https://laghi-lenti.it')).toEqual({
      testimonials: ['walkers'],
      home: 0,
      about: 0,
      ratings: 1,
      isNamed: false,
    });
    expect(shownAt('https://laghi-lenti.it', secondOperator())).toEqual(all);
  });
});

it('A destination and a guest without a rating show none; the others keep theirs.', () => {
  const unrated = secondOperator()
    .unset('destinations/mottarone.json', ['rating'])
    .unset('testimonials.json', ['testimonials', 0, 'rating']);
  expect(shownAt(undefined, unrated)).toEqual({ ...all, ratings: 1 });
});
