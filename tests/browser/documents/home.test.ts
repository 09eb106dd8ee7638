import { describe, expect, it } from 'vitest';
import { languageOf, pageOf, realSite } from '../../helpers/real-site.ts';
import { documentAt, textsOf } from '../helpers/documents.ts';
import { VISITS } from '../helpers/visits.ts';

const site = realSite();

describe.each(VISITS)('home, $name', ({ language, prefix }) => {
  const home = pageOf(languageOf(site, language), 'home');
  const document = () => documentAt('production', prefix === '' ? '/' : prefix);

  it('§3 Featured tour: each shows place, length, group, date and no price', () => {
    const articles = [...document().querySelectorAll('article')];
    for (const tour of home.featured) {
      const cards = articles.filter((article) => article.querySelector('h3')?.textContent === tour.title);
      expect(cards).toHaveLength(1);
      const [text] = textsOf(cards);
      for (const fact of [tour.location, tour.duration, tour.groupSize, tour.date, tour.price]) {
        expect(text).toContain(fact);
      }
      expect(text).not.toContain('Rp');
      const links = cards.flatMap((card) => [...card.querySelectorAll('a')]);
      expect(links.map((link) => link.getAttribute('href'))).toEqual([tour.href]);
    }
  });

  it('§3 Statistics: the figures stand as the specification gives them', () => {
    expect(textsOf(document().querySelectorAll('main dl dd'))).toEqual(
      home.statistics.map(({ value }) => value),
    );
  });

  it('§3 Testimonial: three with their rating, each in the language it is marked with', () => {
    const quotes = document().querySelectorAll('blockquote');
    expect(textsOf(quotes)).toEqual(home.testimonials.map(({ text }) => text.text));
    expect(document().querySelectorAll('blockquote[lang="en"]')).toHaveLength(language === 'de' ? 3 : 0);
  });
});

describe('home, where a language has no testimonials of its own', () => {
  it('§3 Testimonial: French shows the English ones, marked as such', () => {
    expect(documentAt('production', '/fr').querySelectorAll('blockquote[lang="en"]')).toHaveLength(3);
  });
});
