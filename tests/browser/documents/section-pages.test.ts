import { describe, expect, it } from 'vitest';
import { firstOperatorSite, languageOf, pageOf } from '../../helpers/first-operator.ts';
import { documentAt, textsOf } from '../helpers/documents.ts';
import { VISITS } from '../helpers/visits.ts';

const site = firstOperatorSite();
const SECTIONS = ['/trip-lombok', '/trip-sumbawa', '/trip-honeymoon'];

describe.each(VISITS)('section pages, $name', ({ language: code, prefix }) => {
  const language = languageOf(site, code);
  const perPerson = code === 'de' ? 'pro Person' : 'per orang';

  it.each(SECTIONS)('§2 Routes: %s tells of each package once: length, places, guests and price', (path) => {
    const section = pageOf(language, 'section', path);
    const document = documentAt('production', prefix + path);
    for (const tour of section.groups.flatMap(({ packages }) => packages)) {
      const rows = document.querySelectorAll(`main article:has(a[href="${tour.href}"])`);
      expect(rows).toHaveLength(1);
      const [text = ''] = textsOf(rows);
      const price = tour.perText ? `${tour.priceText} ${perPerson}` : tour.priceText;
      for (const told of [tour.durationText, tour.places.join(' · '), tour.idealFor, price])
        expect(text).toContain(told);
    }
  });

  it.each(SECTIONS)('§2 Routes: %s shows each package with a picture and a link', (path) => {
    const section = pageOf(language, 'section', path);
    const document = documentAt('production', prefix + path);
    const packages = section.groups.flatMap((group) => group.packages);
    expect(textsOf(document.querySelectorAll('main article h3'))).toEqual(packages.map(({ name }) => name));
    expect(document.querySelectorAll('main article img')).toHaveLength(packages.length);
  });

  it('§9 Prices: the lowest of the first option is given, per person', () => {
    const document = documentAt('production', `${prefix}/trip-lombok`);
    const row = textsOf(document.querySelectorAll('article:has(a[href$="lombok-overnight-3d2n"]) b'));
    expect(row.map((price) => price.replaceAll(/\D/g, ''))).toEqual(['3050000']);
  });
});
