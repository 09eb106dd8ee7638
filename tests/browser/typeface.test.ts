import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser, waitForHydration } from './helpers/browser.ts';
import { whenShown } from './helpers/waits.ts';

/** Whether the page's title is drawn in the typeface rather than in what stands in for it. */
function hasTypeface(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const title = document.querySelector('h1') ?? document.body;
    const width = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    };
    const shown = width(title);
    const { fontFamily } = getComputedStyle(title);
    title.style.fontFamily = fontFamily.split(',').slice(1).join();
    const without = width(title);
    title.style.fontFamily = '';
    return shown !== without;
  });
}

/** The first layout is early, the first paint late, as on a slow phone. */
const LONG_FIRST_FRAME = `requestAnimationFrame(() => {
  const start = performance.now() + document.body.offsetHeight * 0;
  while (performance.now() < start + 1000);
})`;

describe('the typeface', () => {
  const openPage = useBrowser();

  it('comes with the next page, at once, where it was there before the first paint but after a first layout', async () => {
    // A script is put into the document, which its policy knows nothing of.
    const { page } = await openPage({ viewport: { width: 360, height: 740 }, bypassCSP: true });
    const { production } = inject('sites');
    await page.route(/\.woff2$/, async (route) => {
      await wait(400);
      await route.continue();
    });
    await page.route(`${production}/en/about`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('<head>', `<head><script>${LONG_FIRST_FRAME}</script>`);
      await route.fulfill({ response, body });
    });
    await page.goto(`${production}/en/about`);
    await waitForHydration(page);
    const { font = 0, paint = 0 } = await page.evaluate(() => {
      const file = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return { font: file && file.startTime + file.duration, paint: first?.startTime };
    });
    expect(font).toBeGreaterThan(0);
    expect(font).toBeLessThan(paint);
    expect(await hasTypeface(page)).toBe(false);

    // Live, and the file fetched again: where requests are routed, the browser has no store.
    await whenShown(page.locator('header[data-scrolled]'));
    await page.waitForTimeout(1000);
    await page.click('footer a[href="/en/contact"]');
    await whenShown(page.locator('form [name="message"]'));
    expect(await hasTypeface(page)).toBe(true);
  });

  it('is left alone where it is there from the start', async () => {
    const { page } = await openPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`${inject('sites').production}/en/about`);
    await waitForHydration(page);
    // The second time it comes from the browser's store.
    await page.reload();
    await waitForHydration(page);
    expect(await hasTypeface(page)).toBe(true);
    await whenShown(page.locator('header[data-scrolled]'));
    await page.click('footer a[href="/en/contact"]');
    await whenShown(page.locator('form [name="message"]'));
    expect(await page.evaluate(() => document.fonts.size)).toBe(3);
    expect(await hasTypeface(page)).toBe(true);
  });
});
