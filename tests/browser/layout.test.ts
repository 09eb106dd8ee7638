import { describe, expect, inject, it } from 'vitest';
import { addStyles } from './helpers/add-styles.ts';
import { waitForHydration } from './helpers/browser.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

describe('the layout', () => {
  const openPage = useWarmBrowser();

  it('holds the bar of the header in one row at 1280 px, in every language', async () => {
    const { page } = await openPage({ viewport: { width: 1280, height: 800 } });
    for (const address of ['/', '/en', '/fr', '/de']) {
      await page.goto(inject('sites').production + address);
      await waitForHydration(page);
      // A scroll bar takes of the width that style sheets ask for.
      await addStyles(page, 'header { inset-inline-end: 15px !important }');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const tops = await page
        .locator('header nav > ul > li')
        .evaluateAll((entries) => entries.map((entry) => Math.round(entry.getBoundingClientRect().top)));
      expect(new Set(tops).size, address).toBe(1);
      expect((await page.locator('header').boundingBox())?.height, address).toBe(72);
    }
  });

  it('shares the space between neighbouring parts on the same ground', async () => {
    const { page } = await openPage();
    await page.goto(`${inject('sites').production}/en/about`);
    await waitForHydration(page);
    const paddings = await page
      .locator('main section[data-tone]')
      .evaluateAll((parts) =>
        parts.map((part) => [
          part.getAttribute('data-tone'),
          parseFloat(getComputedStyle(part).paddingTop) > 0,
        ]),
      );
    const shared = paddings.filter(
      ([tone], index) => tone === 'plain' && paddings[index - 1]?.[0] === 'plain',
    );
    expect(shared.length).toBeGreaterThan(1);
    expect(shared.filter(([, hasRoom]) => hasRoom)).toEqual([]);
  });

  it.each([
    ['production', '/en/about'],
    ['secondOperator', '/chi-siamo'],
  ] as const)('%s: header, content and footer begin and end on the same lines', async (site, path) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(inject('sites')[site] + path);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page.evaluate(() =>
        ['#root > header > *', 'main div:has(> h1)', 'footer > *'].map((selector) => {
          const box = document.querySelector(selector);
          if (!box) throw new Error(`There is no ${selector}.`);
          const { left, right } = box.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(box);
          return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
        }),
      );
      expect(new Set(edges.map((pair) => pair.join(' '))).size, `${width} px: ${JSON.stringify(edges)}`).toBe(
        1,
      );
    }
  });
});
