import { describe, expect, inject, it } from 'vitest';
import { waitForHydration } from './helpers/browser.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const TOUR = '/paket/lombok-overnight-3d2n';

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe('approximate amounts in another currency', () => {
  const openPage = useWarmBrowser();

  // 4,050,000 and 8,100,000 rupiah for two; 3,450,000 and 13,800,000 for four.
  it.each([
    ['/en', ['≈ $250', '≈ $490'], ['≈ $210', '≈ $840']],
    ['/fr', ['≈ 210 €', '≈ 430 €'], ['≈ 180 €', '≈ 730 €']],
    ['/de', ['≈ 210 €', '≈ 430 €'], ['≈ 180 €', '≈ 730 €']],
    ['', [], []],
  ])(
    'on pages of "%s": per person and for the group, before scripts and after a choice',
    async (prefix, first, later) => {
      const { page } = await openPage({ viewport: { width: 1280, height: 900 } });
      const card = page.locator('aside output');
      const shown = async () => (await card.locator('small').allTextContents()).map(plain);
      await page.goto(inject('sites').production + prefix + TOUR);
      const [one, all, ...note] = await shown();
      expect([one, all].filter(Boolean)).toEqual(first);
      expect(note.map((text) => text.includes('2026'))).toEqual(first.length > 0 ? [true] : []);

      await waitForHydration(page);
      await page.goto(`${inject('sites').production}${prefix}${TOUR}?people=4`);
      await waitForHydration(page);
      await expect.poll(async () => (await shown()).slice(0, 2)).toEqual(later);

      // Neither the message nor search engines are told.
      const links = await page
        .locator('a[href*="text="]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      expect(links.some((href) => /≈|%E2%89%88|€|%E2%82%AC|%24/i.test(href ?? ''))).toBe(false);
      const told = await page.locator('script[type="application/ld+json"]').textContent();
      expect(told).not.toMatch(/"(?:EUR|USD)"|≈/);
    },
  );
});
