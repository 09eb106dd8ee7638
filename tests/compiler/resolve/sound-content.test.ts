import { describe, expect, it } from 'vitest';
import { contentOf } from '../../helpers/resolved-workspace.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator();

describe('sound content', () => {
  it('has the address of the data, and samples while nobody could know it', () => {
    const { site: own, showsSamples } = contentOf(site);
    expect([own.url, showsSamples]).toEqual(['https://laghi-lenti.example', true]);
  });

  it('has the address that it is given in its place, and what pages are made with', () => {
    const takeTerrain = <Terrain>(_madeOf: string, find: () => Terrain) => find();
    const takeTours = <Tours>(_madeOf: string, tell: () => Tours) => tell();
    const siteUrl = 'https://laghi-lenti.it';
    const content = contentOf(site, { siteUrl, today: '2027-03-01', takeTerrain, takeTours });
    expect(content).toMatchObject({ site: { url: siteUrl }, showsSamples: false, today: '2027-03-01' });
    expect([content.takeTerrain, content.takeTours]).toEqual([takeTerrain, takeTours]);
  });

  it('has every file that there is one of', () => {
    const { navigation, home, about, featuredTours, testimonials, questions } = contentOf(site);
    const read = (file: string) => Object(site.json(file));
    expect(navigation).toMatchObject({ footer: read('navigation.json').footer });
    expect(home.statistics).toHaveLength(read('home.json').statistics.length);
    expect(about.statistics).toHaveLength(read('about.json').statistics.length);
    expect(featuredTours).toHaveLength(read('featured-tours.json').featuredTours.length);
    expect(testimonials.map(({ id }) => id)).toEqual(['familyFerry', 'walkers']);
    expect(questions).toHaveLength(read('questions.json').questions.length);
  });

  it('has former addresses and languages in the order of their file', () => {
    const { redirects, formerLanguages } = contentOf(
      site.set('redirects.json', ['languages'], { de: 'it', fr: 'nl' }),
    );
    expect(redirects).toEqual([
      { from: '/laghi/vecchio-traghetto', to: '/luoghi' },
      { from: '/tre-giorni', to: '/viaggi/isole-lente-3d' },
    ]);
    expect(formerLanguages).toEqual([
      { code: 'de', now: 'it' },
      { code: 'fr', now: 'nl' },
    ]);
  });

  it('has none where there is no such file', () => {
    const { redirects, formerLanguages } = contentOf(site.without('redirects.json'));
    expect([redirects, formerLanguages]).toEqual([[], []]);
  });
});
