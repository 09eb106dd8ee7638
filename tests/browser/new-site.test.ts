import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { freshSite } from '../helpers/new-sites.ts';
import { resolvedWorkspace } from '../helpers/resolved-workspace.ts';
import { axeFindings } from './helpers/axe-findings.ts';
import { waitForHydration } from './helpers/browser.ts';
import { misfitTexts } from './helpers/inspect-texts.ts';
import { useReusedPages } from './helpers/reused-page.ts';
import { sitePages } from './helpers/site-pages.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const addresses = sitePages(resolvedWorkspace(await freshSite())).map(({ address }) => address);

/** Headings behind which nothing comes before the next of their rank, and lists without items. */
function emptyParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('main h2, main h3')].filter((heading) => {
      const around = heading.closest('section') ?? heading.parentElement;
      const text = (around?.textContent ?? '').replace(heading.textContent ?? '', '').trim();
      return text === '' && !around?.querySelector('img, svg, input, a, button');
    });
    const lists = [...document.querySelectorAll('ul, ol, dl')].filter((list) => list.children.length === 0);
    return [...headings, ...lists].map((part) => part.outerHTML.slice(0, 120));
  });
}

describe('a site that was made a moment ago', () => {
  const openPage = useWarmBrowser();
  const withPage = useReusedPages({ reducedMotion: 'reduce' });

  it('has pages of every kind in both languages', () => {
    expect(addresses).toEqual(
      expect.arrayContaining(['/', '/en', '/day-tours', '/tours/sample-day-tour', '/places/trnovo']),
    );
  });

  it.each(addresses)('shows %s whole, on a phone and on a desk', (address) =>
    withPage(async ({ page, messages }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(inject('sites').fresh + address, { waitUntil: 'load' });
      await waitForHydration(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${address} at ${width} px`;
        expect.soft(await misfitTexts(page), `texts that do not fit on ${where}`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `width of ${where}`).toBeLessThanOrEqual(width);
      }
      expect.soft(await emptyParts(page), `empty parts of ${address}`).toEqual([]);
      expect.soft(await axeFindings(page), `findings about ${address}`).toEqual([]);
      expect(messages).toEqual([]);
    }),
  );

  it('leaves no hole among the popular places', async () => {
    const { page } = await openPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(inject('sites').fresh, { waitUntil: 'load' });
    const list = page.locator('main ul').first();
    const [around, ...items] = await Promise.all(
      [list, ...(await list.locator('> li').all())].map((part) => part.boundingBox()),
    );
    const bottom = Math.max(...items.map((item) => (item?.y ?? 0) + (item?.height ?? 0)));
    expect((around?.y ?? 0) + (around?.height ?? 0) - bottom).toBeLessThan(2);
  });

  it('opens the channel that its operator chose', async () => {
    const { page } = await openPage();
    await page.goto(`${inject('sites').fresh}/tours/sample-day-tour`, { waitUntil: 'load' });
    const hrefs = await page.locator('a[href^="https://t.me/"]').count();
    expect(hrefs).toBeGreaterThan(0);
  });
});
