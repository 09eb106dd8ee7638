import { describe, expect, it } from 'vitest';
import { languageOf, pageOf, realSite } from '../helpers/real-site.ts';
import { useBrowser } from './helpers/browser.ts';
import { openScreen } from './helpers/open-screen.ts';
import { VISITS } from './helpers/visits.ts';

const site = realSite();
const SECTIONS = ['/trip-lombok', '/trip-sumbawa', '/trip-honeymoon'];

describe.each(VISITS)('section pages, $name', (visit) => {
  const openPage = useBrowser();
  const language = languageOf(site, visit.language);
  const perPerson = visit.language === 'de' ? 'pro Person' : 'per orang';

  it.each(SECTIONS)(
    '§2 Routes: %s compares its packages by length, places, guests and price',
    async (path) => {
      const section = pageOf(language, 'section', path);
      const page = await openScreen(openPage, visit, path);
      for (const tour of section.groups.flatMap(({ packages }) => packages)) {
        const row = page.locator('tr', { has: page.locator(`th[scope="row"] a[href="${tour.href}"]`) });
        const price = tour.hasPrice ? `${tour.priceText} ${perPerson}` : tour.priceText;
        expect(await row.locator('td').allTextContents()).toEqual([
          tour.durationText,
          tour.places.join(' · '),
          tour.idealFor,
          tour.hasPrice ? price : `${price} `,
        ]);
      }
    },
  );

  it.each(SECTIONS)('§2 Routes: %s shows each package with a picture and a link', async (path) => {
    const section = pageOf(language, 'section', path);
    const page = await openScreen(openPage, visit, path);
    const packages = section.groups.flatMap((group) => group.packages);
    const cards = page.locator('main article');
    expect(await cards.locator('h3').allTextContents()).toEqual(packages.map(({ name }) => name));
    expect(await cards.locator('img').count()).toBe(packages.length);
  });

  it('§9 Prices: the lowest of the first option is given, per person', async () => {
    const page = await openScreen(openPage, visit, '/trip-lombok');
    const row = page.locator('tr', { has: page.locator('a[href$="lombok-overnight-3d2n"]') });
    const digits = (await row.locator('td').last().textContent())?.replaceAll(/\D/g, '');
    expect(digits).toBe('3050000');
  });
});
