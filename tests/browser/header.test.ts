import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { addStyles } from './helpers/add-styles.ts';
import {
  DESKTOP,
  holdScripts,
  PHONE,
  tabTo,
  useBrowser,
  useSharedPage,
  useSite,
  waitForHydration,
  whenShown,
} from './helpers/browser.ts';
import { documentAt } from './helpers/documents.ts';

const PANEL_BUTTON = 'header [aria-controls="site-menu"]';
const ENTRIES = 'header nav > ul > li';
/** Lombok and Sumbawa: entries with submenus of their own. */
const LOMBOK = `${ENTRIES}:nth-child(3)`;
const SUMBAWA = `${ENTRIES}:nth-child(4)`;

const STILL = { viewport: DESKTOP, reducedMotion: 'reduce' } as const;

function background(page: Page): Promise<string> {
  return page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

function isOpen(page: Page, entry: string): Promise<boolean> {
  return page.locator(`${entry} [data-dropdown]`).isVisible();
}

/** True if the element that a summary opens is open, as browsers announce it to screen readers. */
function saysOpen(summary: Locator): Promise<boolean> {
  return summary.evaluate((element) => element.tagName === 'SUMMARY' && element.matches('[open] > *'));
}

describe('the header', () => {
  const open = useSite('firstOperator', STILL);

  it('is fixed, transparent up to 50 px, and in the colour of the scheme beyond; its menu moves only where motion is wanted', async () => {
    const page = await open('/en/about', { viewport: PHONE });
    for (const [colorScheme, pattern] of [
      ['light', /^rgb\(255, 255, 255\)$/],
      ['dark', /^rgb\(\d\d?, \d\d?, \d\d?\)$/],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await scrollTo(page, 50);
      await expect.poll(() => background(page)).toBe('rgba(0, 0, 0, 0)');
      await scrollTo(page, 51);
      await expect.poll(() => background(page)).toMatch(pattern);
      expect((await page.locator('header').boundingBox())?.y).toBe(0);
      await scrollTo(page, 50);
      await expect.poll(() => background(page)).toBe('rgba(0, 0, 0, 0)');
    }
    // Its menu moves for 0.3 s, or not at all where motion is to be reduced.
    for (const [reducedMotion, seconds] of [
      ['no-preference', 0.3],
      ['reduce', 0],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      const durations = await page.evaluate(() =>
        [...document.querySelectorAll('#site-menu, #site-menu [data-dropdown]')].map((element) => {
          const { transitionDuration, transitionProperty } = getComputedStyle(element);
          return transitionProperty === 'none' ? 0 : Number.parseFloat(transitionDuration);
        }),
      );
      expect(new Set(durations)).toEqual(new Set([seconds]));
    }
  });

  it('marks the shown page and the entries above it', () => {
    const entries = documentAt('firstOperator', '/de/paket/lombok-overnight-3d2n').querySelectorAll(
      'header nav [aria-current]',
    );
    const marked = [...entries].map((entry) => [
      entry.getAttribute('aria-current'),
      entry.getAttribute('href'),
    ]);
    expect(marked).toEqual([
      ['true', '/de/trip-lombok'],
      ['true', null],
      ['page', '/de/paket/lombok-overnight-3d2n'],
    ]);
  });

  it('holds its bar in one row in every language, and begins where the content and the footer do', async () => {
    const page = await open('/en/about');
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const starts = await page.evaluate(() =>
        ['#root > header > *', 'main div:has(> h1)', 'footer > *'].map((selector) => {
          const box = document.querySelector(selector);
          if (!box) throw new Error(`There is no ${selector}.`);
          return box.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(box).paddingLeft);
        }),
      );
      expect(new Set(starts).size, `${width} px: ${starts.join(', ')}`).toBe(1);
    }
    await page.setViewportSize(DESKTOP);
    for (const address of ['/', '/en', '/fr', '/de']) {
      await page.goto(inject('sites').firstOperator + address);
      // A scroll bar takes of the width that style sheets are given.
      await addStyles(page, 'header { inset-inline-end: 15px !important }');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const tops = await page
        .locator(ENTRIES)
        .evaluateAll((entries) => entries.map((entry) => Math.round(entry.getBoundingClientRect().top)));
      expect(new Set(tops).size, address).toBe(1);
    }
  });
});

describe('dropdowns of the bar', () => {
  const sharedPage = useSharedPage(STILL);
  let page: Page;

  beforeAll(async () => {
    page = sharedPage();
    await page.goto(`${inject('sites').firstOperator}/en/about`);
    await waitForHydration(page);
  });

  // The next test begins with the pointer and the focus on nothing.
  afterEach(async () => {
    await page.mouse.click(20, 700);
    await page.locator(`${ENTRIES} [data-dropdown]:visible`).first().waitFor({ state: 'hidden' });
  });

  it('open under the pointer, stay while it crosses the gap, and close when it has gone', async () => {
    await page.hover(`${LOMBOK} a`);
    await expect.poll(() => isOpen(page, LOMBOK)).toBe(true);
    await page.hover(`${LOMBOK} [data-dropdown] a`);
    expect(await isOpen(page, LOMBOK)).toBe(true);
    await page.hover(`${SUMBAWA} a`);
    await expect.poll(() => isOpen(page, SUMBAWA)).toBe(true);
    await expect.poll(() => isOpen(page, LOMBOK)).toBe(false);
    await page.mouse.move(20, 700);
    await expect.poll(() => isOpen(page, SUMBAWA)).toBe(false);
  });

  it('stay open after a click on their arrow until a click elsewhere', async () => {
    await page.click(`${LOMBOK} summary`);
    await expect.poll(() => isOpen(page, LOMBOK)).toBe(true);
    await page.mouse.move(20, 700);
    await page.hover(`${SUMBAWA} summary`);
    await page.mouse.move(20, 700);
    await expect.poll(() => isOpen(page, SUMBAWA)).toBe(false);
    expect(await isOpen(page, LOMBOK)).toBe(true);
    await page.mouse.click(20, 700);
    await expect.poll(() => isOpen(page, LOMBOK)).toBe(false);
  });

  it('open by Enter and Space, close by Escape with the focus back, and when the focus leaves them', async () => {
    const arrow = page.locator(`${SUMBAWA} summary`).first();
    await arrow.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      expect(await saysOpen(arrow), key).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await saysOpen(arrow), key).toBe(false);
      expect(await arrow.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => isOpen(page, SUMBAWA)).toBe(false);
  });

  it('are walked through by the arrow keys, End and Escape', async () => {
    await page.locator(`${SUMBAWA} > a`).focus();
    await page.keyboard.press('ArrowDown');
    const focused = () => page.locator(':focus').getAttribute('href');
    await expect.poll(focused).toBe('/en/paket/sumbawa-moyo-island-discovery');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('/en/paket/sumbawa-moyo-island-discovery');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('/en/trip-honeymoon');
  });

  it('show their tours in titled columns within the screen, each with length and price', async () => {
    await page.hover(`${LOMBOK} a`);
    const groups = page.locator(`${LOMBOK} [data-dropdown] > ul > li`);
    const tour = page.locator(`${LOMBOK} [data-dropdown] a`).last();
    await expect
      .poll(() => tour.textContent())
      .toMatch(/^Lombok 4 Days 3 Nights4 days 3 nights · from Rp\s3,050,000$/);
    const columns = await groups.evaluateAll((all) =>
      all.map((group) => ({
        left: group.getBoundingClientRect().left,
        right: group.getBoundingClientRect().right,
        title: getComputedStyle(group, '::before').content,
      })),
    );
    expect(columns.map(({ title }) => title)).toEqual([
      '"One Day"',
      '"Explore Senaru Sembalun"',
      '"Overnight"',
    ]);
    expect(new Set(columns.map(({ left }) => left)).size).toBe(3);
    expect(Math.min(...columns.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...columns.map(({ right }) => right))).toBeLessThanOrEqual(DESKTOP.width);
    await tour.click();
    await page.waitForURL('**/en/paket/*');
    await expect.poll(() => isOpen(page, LOMBOK)).toBe(false);
  });
});

describe('the menu of a phone', () => {
  const open = useSite('firstOperator', STILL);
  const viewport = { width: 320, height: 568 };

  it('says whether it is open, closes by Escape and at a link, and opens each section by itself', async () => {
    const page = await open('/en/about', { viewport });
    const button = page.locator(PANEL_BUTTON);
    expect(await saysOpen(button)).toBe(false);
    expect(await button.locator('span:visible').last().textContent()).toBe('Open menu');
    await button.click();
    expect(await saysOpen(button)).toBe(true);
    expect(await button.locator('span:visible').last().textContent()).toBe('Close menu');
    expect(await page.locator('#site-menu').isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await saysOpen(button)).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await button.click();
    await page.click(`${LOMBOK} > details > summary`);
    await page.click(`${SUMBAWA} > details > summary`);
    expect([await isOpen(page, LOMBOK), await isOpen(page, SUMBAWA)]).toEqual([true, true]);
    await page.click(`${LOMBOK} > details > summary`);
    await expect.poll(() => isOpen(page, LOMBOK)).toBe(false);
    expect(await isOpen(page, SUMBAWA)).toBe(true);
    await page.click(`${SUMBAWA} [data-dropdown] a >> nth=1`);
    await page.waitForURL('**/en/paket/*');
    expect(await saysOpen(page.locator(PANEL_BUTTON))).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('keeps the focus inside and the page behind in its place, and can be scrolled to its end', async () => {
    const low = { width: 640, height: 360 };
    const page = await open('/en/about', { viewport: low });
    await page.click(PANEL_BUTTON);
    await page.locator('main[inert]').waitFor({ state: 'attached' });
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
    }
    for (const toggle of await page.locator('header nav summary').all()) await toggle.click();
    const last = page.locator('#site-menu a').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(low.height);
    await page.mouse.move(low.width / 2, low.height - 20);
    await page.mouse.wheel(0, 3000);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('the header without scripts', () => {
  const open = useSite('firstOperator', STILL);

  it('opens the menu of a phone and its sections, with every entry to be seen', async () => {
    const page = await open('/en/about', { viewport: PHONE, javaScriptEnabled: false });
    await page.click(PANEL_BUTTON);
    for (const summary of await page.locator('header nav summary').all()) await summary.click();
    const links = page.locator('#site-menu a[href^="/en/"]');
    expect(await links.count()).toBeGreaterThan(12);
    for (const link of await links.all()) await whenShown(link);
  });

  it('opens dropdowns of the bar under the pointer and by their arrow', async () => {
    const page = await open('/en/about', { javaScriptEnabled: false });
    await page.hover(`${LOMBOK} > a`);
    await expect.poll(() => page.locator(`${LOMBOK} [data-dropdown] a`).last().isVisible()).toBe(true);
    await tabTo(page, `${SUMBAWA} summary`);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(`${SUMBAWA} [data-dropdown] a`).first().isVisible()).toBe(true);
  });
});

describe('the header before its scripts have come', () => {
  const openPage = useBrowser(STILL);

  async function openEarly(viewport: typeof PHONE) {
    const { page } = await openPage({ viewport });
    const release = await holdScripts(page);
    await page.goto(`${inject('sites').firstOperator}/en/about`, { waitUntil: 'domcontentloaded' });
    await page.locator('footer').waitFor({ state: 'attached' });
    return { page, release };
  }

  it('opens the menu of a phone and leaves it as it is when they come', async () => {
    const { page, release } = await openEarly(PHONE);
    await page.click(PANEL_BUTTON);
    await page.click(`${LOMBOK} > details > summary`);
    const link = page.locator(`${SUMBAWA} > a`);
    await whenShown(link);
    const place = await link.boundingBox();
    release();
    await waitForHydration(page);
    expect(await saysOpen(page.locator(PANEL_BUTTON))).toBe(true);
    expect(await isOpen(page, LOMBOK)).toBe(true);
    expect(await link.boundingBox()).toEqual(place);
    await expect.poll(() => page.locator('main').getAttribute('inert')).toBe('');
    await page.keyboard.press('Escape');
    expect(await saysOpen(page.locator(PANEL_BUTTON))).toBe(false);
  });
});

describe('the footer', () => {
  const open = useSite('firstOperator', STILL);

  it('shows the current year, whenever the page was built', async () => {
    const page = await open('/de/about', { now: '2041-05-05T05:05:05Z' });
    await expect.poll(() => page.locator('footer').textContent()).toContain('© 2041');
  });
});
