import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { waitForHydration } from './helpers/browser.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

/** A page of each family, and a sentence or heading from its end. */
const FAMILIES = [
  ['home', '/en', 'Questions before you book'],
  ['destinations', '/en/destinations', 'Where we travel'],
  ['destination', '/en/destinations/sembalun', 'Questions before you book'],
  ['section', '/en/trip-lombok', 'Questions before you book'],
  ['package with options', '/en/paket/lombok-overnight-3d2n', 'What’s not included'],
  ['package', '/en/paket/lombok-one-day-pink-beach', 'What’s not included'],
  ['about', '/en/about', 'What we stand for'],
  ['contact', '/en/contact', 'Our office'],
  ['own page', '/en/terms', 'Law and complaints'],
] as const;

/** Parts of the screen that say nothing on paper. */
const CONTROLS =
  '#root > header, form, button, iframe, nav, search, input, select, textarea, [data-size][data-variant], [role="radio"]';

/** A sheet of A4 between its margins, in CSS pixels. */
const PAPER = { width: 688, height: 1008 };

describe('a page on paper, before the sheet of a trip is there', () => {
  const openPage = useWarmBrowser();

  async function printed(path: string, options: BrowserContextOptions): Promise<Page> {
    const { page } = await openPage({ viewport: PAPER, ...options });
    await page.goto(inject('sites').production + path);
    if (options.javaScriptEnabled !== false) await waitForHydration(page);
    await page.emulateMedia({ media: 'print' });
    return page;
  }

  const WAYS = [
    ['with scripts, from a dark screen', { colorScheme: 'dark' }],
    ['without scripts', { javaScriptEnabled: false }],
  ] as const satisfies readonly (readonly [string, BrowserContextOptions])[];

  describe.each(WAYS)('%s', (_, options) => {
    it.each(FAMILIES)('%s: no controls, nothing over the text, all of it', async (_family, path, end) => {
      const page = await printed(path, options);
      expect(await page.locator(`:is(${CONTROLS}):visible`).count()).toBe(0);
      expect(await page.locator('main h1:visible').count()).toBe(1);
      // biome-ignore lint/performance/useDomNodeTextContent: only what is laid out counts
      expect(await page.locator('main').innerText()).toContain(end);
      // biome-ignore lint/performance/useDomNodeTextContent: only what is laid out counts
      expect(await page.locator('footer').innerText()).toContain('hello@example.com');
      expect(await floating(page)).toEqual([]);
      expect(await longRows(page)).toEqual([]);
      expect(await pale(page)).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    });
  });

  it('reads the answers to questions without opening them', async () => {
    const page = await printed('/en/contact', { javaScriptEnabled: false });
    const heights = await page
      .locator('main details > p')
      .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.min(...heights)).toBeGreaterThan(10);
  });

  it('keeps the banner’s picture modest', async () => {
    const page = await printed('/en', {});
    const box = await page.locator('main img').first().boundingBox();
    expect(box?.height).toBeLessThan(200);
  });

  it('takes a few pages of A4', async () => {
    const page = await printed('/en/about', { viewport: { width: 390, height: 800 } });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
  });
});

/** What would be printed over each page, or over what lies below it. */
async function floating(page: Page): Promise<readonly string[]> {
  return page
    .locator('body *:visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map((element) => element.outerHTML.slice(0, 80)),
    );
}

/** Grids with a row longer than a sheet: where it is cut, browsers lay what follows over its end. */
async function longRows(page: Page): Promise<readonly string[]> {
  return page.locator('body *:visible').evaluateAll(
    (elements, height) =>
      elements
        .filter((element) => getComputedStyle(element).display === 'grid')
        .filter(({ children }) => [...children].some((row) => row.getBoundingClientRect().height > height))
        .map((element) => element.outerHTML.slice(0, 80)),
    PAPER.height,
  );
}

/** Texts beside maps that are too pale for white paper: printers leave grounds out. */
async function pale(page: Page): Promise<readonly string[]> {
  return page.locator('main :is(h1, h2, h3, p, li, dt, dd, a, td):visible').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('div:has(> [aria-hidden] > img)'))
      .filter((element) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        return Math.max(red, green, blue) > 110;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}
