import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser, waitForHydration } from './helpers/browser.ts';

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

describe.each(VIEWPORTS)('going from page to page at $width px (spec §2, §4)', (viewport) => {
  const openPage = useBrowser();

  async function open(address: string): Promise<Page> {
    const { page } = await openPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(inject('sites').production + address);
    await waitForHydration(page);
    return page;
  }

  function scrolled(page: Page): Promise<number> {
    return page.evaluate(() => Math.round(window.scrollY));
  }

  async function scrollTo(page: Page, top: number): Promise<void> {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect.poll(() => scrolled(page)).toBe(top);
  }

  /** Follows a link as a click does, from wherever the page is scrolled to. */
  async function follow(page: Page, href: string): Promise<void> {
    await page.locator(`main a[href="${href}"]`).first().dispatchEvent('click');
    await page.waitForURL(`**${href}`);
  }

  it.each(['', '/fr'])(
    'moves title and focus, announces the page and starts at its top: "%s"',
    async (prefix) => {
      const page = await open(`${prefix}/destinations`);
      const before = await page.title();
      await scrollTo(page, 300);
      await follow(page, `${prefix}/destinations/sembalun`);
      await expect.poll(() => page.title()).not.toBe(before);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      expect(await scrolled(page)).toBe(0);
      const announced = page.locator('#root > [role="status"]').last();
      await expect.poll(() => announced.textContent()).toBe(await page.title());
    },
  );

  it('renews canonical address, description and twins', async () => {
    const page = await open('/en/destinations');
    await follow(page, '/en/destinations/sembalun');
    const head = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('link[rel="canonical"], link[hreflang], meta[name="description"]')]
          .map((element) => element.getAttribute('href') ?? element.getAttribute('content') ?? '')
          .toSorted(),
      );
    await expect
      .poll(async () => (await head()).some((text) => text.endsWith('/en/destinations/sembalun')))
      .toBe(true);
    const after = await head();
    await page.reload();
    expect(after).toEqual(await head());
  });

  it('returns by Back to the same place and filter', async () => {
    const page = await open('/en/destinations?query=gili');
    const cards = page.locator('[role="tabpanel"] h3');
    await expect.poll(() => cards.count()).toBe(2);
    await scrollTo(page, 250);
    await follow(page, '/en/destinations/gili-trawangan');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/en/destinations?query=gili');
    await expect.poll(() => scrolled(page)).toBe(250);
    expect(await cards.count()).toBe(2);
    expect(await page.locator('main input[name="query"]').inputValue()).toBe('gili');
  });

  it('opens a page that came into view without asking the network again', async () => {
    const page = await open('/en/destinations');
    await page.locator('main a[href="/en/destinations/sembalun"]').first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await follow(page, '/en/destinations/sembalun');
    await expect.poll(() => page.locator('h1').textContent()).toContain('Sembalun');
  });
});
