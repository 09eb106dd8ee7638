import { describe, expect, it } from 'vitest';
import { languageOf, pageOf, realSite } from '../helpers/real-site.ts';
import { useBrowser } from './helpers/browser.ts';
import { openScreen } from './helpers/open-screen.ts';
import { VISITS } from './helpers/visits.ts';

const site = realSite();

/** Spec §2, route table. */
const DESTINATIONS = [
  '/destinations/sembalun',
  '/destinations/senaru',
  '/destinations/pantai-pink',
  '/destinations/gili-trawangan',
  '/destinations/gili-nanggu-sudak-kedis',
  '/destinations/moyo-island',
  '/destinations/kenawa-island',
];

describe.each(VISITS)('destination pages, $name', (visit) => {
  const openPage = useBrowser();
  const language = languageOf(site, visit.language);

  it.each(DESTINATIONS)(
    '§2 Routes: %s tells what one needs to know, and which tours go there',
    async (path) => {
      const destination = pageOf(language, 'destination', path);
      const page = await openScreen(openPage, visit, path);
      const text = await page.locator('main').textContent();
      for (const item of [
        destination.lead,
        destination.ratingText,
        destination.priceText,
        ...destination.highlights,
        destination.gettingThere,
        destination.bestTime,
        destination.difficulty,
        ...destination.bring,
        destination.manners,
      ]) {
        expect(text).toContain(item);
      }
      const links = await page
        .locator('main article a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual([...destination.packages, ...destination.nearby].map(({ href }) => href));
    },
  );

  it('§1 Book Now opens the chat in a new window, with the destination in the message', async () => {
    const page = await openScreen(openPage, visit, '/destinations/senaru');
    const link = page.locator('main aside a[target="_blank"]');
    const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
    expect(message).toContain('Senaru');
    expect(await link.getAttribute('rel')).toContain('noopener');
  });
});
