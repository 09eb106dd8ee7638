import { describe, expect, it } from 'vitest';
import { channelLink } from '../../../src/domain/channel.ts';
import { firstOperatorSite, languageOf, pageOf } from '../../helpers/first-operator.ts';
import { attributeOf, documentAt, sectionTitled, textOf, textsOf } from '../helpers/documents.ts';
import { VISITS } from '../helpers/visits.ts';

const site = firstOperatorSite();

const TEXTS = {
  id: { placeholder: 'Cari destinasi atau paket', search: 'Cari', explore: 'Jelajahi' },
  de: { placeholder: 'Reiseziel oder Tour suchen', search: 'Suchen', explore: 'Entdecken' },
};

describe.each(VISITS)('home, $name', ({ language, prefix }) => {
  const { shell } = languageOf(site, language);
  const home = pageOf(languageOf(site, language), 'home');
  const texts = TEXTS[language === 'de' ? 'de' : 'id'];
  const document = () => documentAt('production', prefix === '' ? '/' : prefix);

  it('§2 Home: the hero has a title, a subtitle and a search', () => {
    expect(textOf(document(), 'h1')).toBe(home.title);
    expect(textsOf(document().querySelectorAll('main p'))).toContain(home.subtitle);
    expect(attributeOf(document(), 'search input', 'placeholder')).toBe(texts.placeholder);
    expect(textOf(document(), 'search button')).toBe(texts.search);
  });

  it('§2 Home: popular places lead to their pages by an explore button', () => {
    const links = [...document().querySelectorAll('main a')].filter(({ textContent }) =>
      textContent?.startsWith(texts.explore),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${prefix}/paket/lombok-explore-senaru-sembalun`,
      `${prefix}/destinations/pantai-pink`,
      `${prefix}/paket/lombok-one-day-sasak-mandalika`,
    ]);
  });

  it('§2 Home: view-all leads to the destinations, more reviews to a maps service', () => {
    const links = [...document().querySelectorAll('main a')];
    for (const [label, href] of [
      [home.viewAll.label, `${prefix}/destinations`],
      [home.moreReviews.label, home.moreReviews.href],
    ]) {
      const named = links.filter(({ textContent }) => textContent === label);
      expect(named.map((link) => link.getAttribute('href'))).toEqual([href]);
    }
  });

  it('§1 Book Now opens the chat in a new window', () => {
    const section = sectionTitled(document(), home.callTitle);
    expect(attributeOf(section, 'a', 'href')).toBe(channelLink(shell.channel, shell.chatMessage).href);
    expect(attributeOf(section, 'a', 'target')).toBe('_blank');
    expect(attributeOf(section, 'a', 'rel')).toContain('noopener');
  });

  it('the map is a list of links, named like the places, whose pages tell which one is theirs', () => {
    const links = [...document().querySelectorAll(`ol[aria-label="${home.map?.title}"] a`)];
    const said = links.map((link) => [
      textsOf(link.querySelectorAll(':scope > :not([aria-hidden])')).join(),
      link.getAttribute('href'),
    ]);
    expect(said).toEqual(home.map?.points.map(({ name, href }) => [name, href]));
    const [[name, href] = []] = said;
    const own = documentAt('production', href ?? '').querySelectorAll('main ol a[aria-current="page"]');
    expect(textsOf(own)).toEqual([expect.stringContaining(name ?? '')]);
  });

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
