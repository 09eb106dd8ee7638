import { describe, expect, inject, it } from 'vitest';
import { useBrowser, waitForHydration } from './helpers/browser.ts';

describe('the layout', () => {
  const openPage = useBrowser();

  it('holds the bar of the header in one row at 1280 px, in every language', async () => {
    const { page } = await openPage({ viewport: { width: 1280, height: 800 } });
    for (const address of ['/', '/en', '/fr', '/de']) {
      await page.goto(inject('sites').production + address);
      await waitForHydration(page);
      // A scroll bar takes of the width that style sheets ask for.
      await page.addStyleTag({ content: 'header { inset-inline-end: 15px !important }' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const tops = await page
        .locator('header nav > ul > li')
        .evaluateAll((entries) => entries.map((entry) => Math.round(entry.getBoundingClientRect().top)));
      expect(new Set(tops).size, address).toBe(1);
      expect((await page.locator('header').boundingBox())?.height, address).toBe(72);
    }
  });
});
