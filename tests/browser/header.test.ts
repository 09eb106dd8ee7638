import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser, waitForHydration } from './helpers/browser.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const LANGUAGES = [
  { code: 'id', prefix: '' },
  { code: 'de', prefix: '/de' },
];

const PANEL_BUTTON = 'header [aria-controls="site-menu"]';
const ENTRIES = 'header nav > ul > li';
/** Lombok and Sumbawa: entries with submenus of their own. */
const LOMBOK = `${ENTRIES}:nth-child(3)`;
const SUMBAWA = `${ENTRIES}:nth-child(4)`;

describe('header and footer', () => {
  const openPage = useBrowser();

  async function open(address: string, viewport: typeof PHONE, more = {}): Promise<Page> {
    const { page } = await openPage({ viewport, reducedMotion: 'reduce', ...more });
    await page.goto(inject('sites').production + address);
    await waitForHydration(page);
    return page;
  }

  async function background(page: Page): Promise<string> {
    return page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor);
  }

  /** Red, green, blue and opacity. */
  function channels(color: string): readonly number[] {
    return [...color.matchAll(/[\d.]+/g)].map(Number);
  }

  async function scrollTo(page: Page, top: number): Promise<void> {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  }

  async function isOpen(page: Page, entry: string): Promise<boolean> {
    return page.locator(`${entry} [data-dropdown]`).isVisible();
  }

  function focusedText(page: Page): Promise<string> {
    return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  }

  describe.each(LANGUAGES)('the header in $code (spec §2 Header, §4 Header)', ({ prefix }) => {
    describe.each([DESKTOP, PHONE])('at $width px', (viewport) => {
      it('is fixed at the top', async () => {
        const page = await open(`${prefix}/about`, viewport);
        await scrollTo(page, 400);
        expect((await page.locator('header').boundingBox())?.y).toBe(0);
      });

      it('is transparent up to 50 px, and white and translucent beyond', async () => {
        const page = await open(`${prefix}/about`, viewport);
        expect(channels(await background(page))[3]).toBe(0);
        await scrollTo(page, 50);
        expect(channels(await background(page))[3]).toBe(0);
        await scrollTo(page, 51);
        await expect.poll(() => background(page)).toMatch(/^rgba\(255, 255, 255, 0\.\d+\)$/);
        await scrollTo(page, 50);
        await expect.poll(async () => channels(await background(page))[3]).toBe(0);
      });

      it('is dark and translucent beyond 50 px in the dark scheme', async () => {
        const page = await open(`${prefix}/about`, viewport, { colorScheme: 'dark' });
        await scrollTo(page, 51);
        await expect.poll(async () => channels(await background(page))[3]).toBeLessThan(1);
        const [red = 255, green = 255, blue = 255, opacity = 1] = channels(await background(page));
        expect(Math.max(red, green, blue)).toBeLessThan(60);
        expect(opacity).toBeGreaterThan(0.5);
      });

      it('opens the chat in a new window from Book Now', async () => {
        const page = await open(`${prefix}/about`, viewport);
        const book = page.locator('header a[target="_blank"]');
        expect(await book.isVisible()).toBe(true);
        expect(await book.getAttribute('rel')).toContain('noopener');
        expect(await book.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
      });

      it('marks the shown page, and the entries above it', async () => {
        const page = await open(`${prefix}/paket/lombok-overnight-3d2n`, viewport);
        const marked = await page
          .locator('header nav [aria-current]')
          .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('aria-current')));
        expect(marked).toEqual(['true', 'true', 'page']);
        const [title, submenu, link] = await page.locator('header nav [aria-current]').all();
        expect(await title?.getAttribute('href')).toBe(`${prefix}/trip-lombok`);
        expect(await submenu?.getAttribute('aria-expanded')).toBe('false');
        expect(await link?.getAttribute('href')).toBe(`${prefix}/paket/lombok-overnight-3d2n`);
      });
    });

    it('has all entries in the bar: pages, three dropdowns, languages', async () => {
      const page = await open(prefix === '' ? '/' : prefix, DESKTOP);
      expect(await page.locator(ENTRIES).count()).toBe(7);
      expect(await page.locator(`${ENTRIES} [data-dropdown]`).count()).toBe(3);
      const within = (entry: string) => page.locator(`${entry} [data-dropdown] > ul > li`);
      expect(await within(LOMBOK).locator(':scope > button').count()).toBe(3);
      expect(await within(SUMBAWA).locator(':scope > a').count()).toBe(3);
      expect(await within(SUMBAWA).locator(':scope > button').count()).toBe(1);
      expect(await within(`${ENTRIES}:nth-child(5)`).locator(':scope > a').count()).toBe(4);
      expect(await page.locator('header [hreflang]').allInnerTexts()).toHaveLength(4);
      expect(await page.locator(PANEL_BUTTON).isVisible()).toBe(false);
    });
  });

  describe('dropdowns of the bar (spec §2 Header)', () => {
    it('open under a resting pointer, stay while it crosses the gap, and close when it has gone', async () => {
      const page = await open('/en/about', DESKTOP);
      await page.hover(`${LOMBOK} a`);
      await expect.poll(() => isOpen(page, LOMBOK)).toBe(true);
      await page.hover(`${LOMBOK} [data-dropdown] button`);
      await page.waitForTimeout(400);
      expect(await isOpen(page, LOMBOK)).toBe(true);
      await page.mouse.move(20, 700);
      await expect.poll(() => isOpen(page, LOMBOK)).toBe(false);
    });

    it('close in favour of the one that the pointer goes to', async () => {
      const page = await open('/en/about', DESKTOP);
      await page.hover(`${LOMBOK} a`);
      await expect.poll(() => isOpen(page, LOMBOK)).toBe(true);
      await page.hover(`${SUMBAWA} a`);
      await expect.poll(() => isOpen(page, SUMBAWA)).toBe(true);
      await expect.poll(() => isOpen(page, LOMBOK)).toBe(false);
    });

    it('stay open after a click on their arrow, until a click elsewhere', async () => {
      const page = await open('/en/about', DESKTOP);
      await page.click(`${LOMBOK} [data-toggle]`);
      await page.mouse.move(20, 700);
      await page.waitForTimeout(500);
      expect(await isOpen(page, LOMBOK)).toBe(true);
      await page.mouse.click(20, 700);
      await expect.poll(() => isOpen(page, LOMBOK)).toBe(false);
    });

    it('open by a tap on the arrow of a touch screen', async () => {
      const page = await open('/en/about', DESKTOP, { hasTouch: true });
      await page.tap(`${SUMBAWA} [data-toggle]`);
      await expect.poll(() => isOpen(page, SUMBAWA)).toBe(true);
      await page.tap(`${SUMBAWA} [data-toggle]`);
      await expect.poll(() => isOpen(page, SUMBAWA)).toBe(false);
    });

    it.each(['Enter', 'Space'])('open and close by %s on their arrow', async (key) => {
      const page = await open('/en/about', DESKTOP);
      const arrow = page.locator(`${LOMBOK} [data-toggle]`).first();
      await arrow.focus();
      await page.keyboard.press(key);
      expect(await arrow.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press(key);
      expect(await arrow.getAttribute('aria-expanded')).toBe('false');
    });

    it('close by Escape, the focus back on their arrow', async () => {
      const page = await open('/en/about', DESKTOP);
      await page.locator(`${SUMBAWA} [data-toggle]`).first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await page.locator(`${SUMBAWA} [data-toggle]`).first().getAttribute('aria-expanded')).toBe(
        'false',
      );
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-toggle'))).toBe(
        'trip-sumbawa',
      );
    });

    it('close when the focus leaves them', async () => {
      const page = await open('/en/about', DESKTOP);
      await page.locator(`${SUMBAWA} [data-toggle]`).first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => isOpen(page, SUMBAWA)).toBe(false);
    });

    it('lead through their entries by the arrow keys', async () => {
      const page = await open('/en/about', DESKTOP);
      await page.locator(`${SUMBAWA} > div > a`).focus();
      await page.keyboard.press('ArrowDown');
      const first = await page.locator(`${SUMBAWA} [data-dropdown] a`).first().textContent();
      await expect.poll(() => focusedText(page)).toBe(first);
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowDown');
      expect(await focusedText(page)).toBe(first);
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowRight');
      expect(await focusedText(page)).toBe(
        await page.locator(`${ENTRIES}:nth-child(5) > div > a`).textContent(),
      );
    });

    it('have submenus that open on their own', async () => {
      const page = await open('/en/about', DESKTOP);
      await page.click(`${LOMBOK} [data-toggle]`);
      await page.click(`${LOMBOK} [data-dropdown] button >> nth=0`);
      await page.click(`${LOMBOK} [data-dropdown] button >> nth=2`);
      const expanded = await page
        .locator(`${LOMBOK} [data-dropdown] button`)
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-expanded')));
      expect(expanded).toEqual(['true', 'false', 'true']);
      await page.click(`${SUMBAWA} [data-toggle]`);
      expect(await page.locator(`${SUMBAWA} [data-dropdown] button`).getAttribute('aria-expanded')).toBe(
        'false',
      );
    });

    it('are closed on the page that one of their links leads to', async () => {
      const page = await open('/en/about', DESKTOP);
      await page.hover(`${SUMBAWA} a`);
      await page.click(`${SUMBAWA} [data-dropdown] a >> nth=0`);
      await page.waitForURL('**/en/paket/*');
      await expect.poll(() => isOpen(page, SUMBAWA)).toBe(false);
    });
  });

  describe.each([{ width: 320, height: 568 }, PHONE, { width: 640, height: 360 }])(
    'the menu of a phone of $width × $height px (spec §2 Header, §4 Header)',
    (viewport) => {
      it('says whether it is open, and shows it', async () => {
        const page = await open('/en/about', viewport);
        const button = page.locator(PANEL_BUTTON);
        expect(await button.getAttribute('aria-expanded')).toBe('false');
        expect(await page.locator('#site-menu').isVisible()).toBe(false);
        await button.click();
        expect(await button.getAttribute('aria-expanded')).toBe('true');
        expect(await page.locator('#site-menu').isVisible()).toBe(true);
      });

      it('opens and closes each section independently', async () => {
        const page = await open('/en/about', viewport);
        await page.click(PANEL_BUTTON);
        await page.click(`${LOMBOK} > div > [data-toggle]`);
        await page.click(`${SUMBAWA} > div > [data-toggle]`);
        expect([await isOpen(page, LOMBOK), await isOpen(page, SUMBAWA)]).toEqual([true, true]);
        await page.click(`${LOMBOK} > div > [data-toggle]`);
        await expect.poll(() => isOpen(page, LOMBOK)).toBe(false);
        expect(await isOpen(page, SUMBAWA)).toBe(true);
      });

      it('closes when a link is chosen, and shows its page', async () => {
        const page = await open('/en/about', viewport);
        await page.click(PANEL_BUTTON);
        await page.click(`${SUMBAWA} > div > [data-toggle]`);
        await page.click(`${SUMBAWA} [data-dropdown] a >> nth=1`);
        await page.waitForURL('**/en/paket/*');
        expect(await page.locator(PANEL_BUTTON).getAttribute('aria-expanded')).toBe('false');
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      });

      it('closes when the link to the shown page is chosen', async () => {
        const page = await open('/en/about', viewport);
        await page.click(PANEL_BUTTON);
        await page.click(`${ENTRIES}:nth-child(6) a`);
        expect(await page.locator(PANEL_BUTTON).getAttribute('aria-expanded')).toBe('false');
        await page.locator('#site-menu').waitFor({ state: 'hidden' });
      });

      it('closes by Escape, the focus back on its button', async () => {
        const page = await open('/en/about', viewport);
        await page.click(PANEL_BUTTON);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        expect(await page.locator(PANEL_BUTTON).getAttribute('aria-expanded')).toBe('false');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-controls'))).toBe(
          'site-menu',
        );
      });

      it('keeps the focus inside, and the page behind where it is', async () => {
        const page = await open('/en/about', viewport);
        await page.click(PANEL_BUTTON);
        for (let step = 0; step < 30; step += 1) {
          await page.keyboard.press('Tab');
          expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
        }
        await page.mouse.move(viewport.width / 2, viewport.height - 20);
        await page.mouse.wheel(0, 3000);
        await page.waitForTimeout(100);
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      });

      it('reaches its last entry by scrolling, with everything open', async () => {
        const page = await open('/en/about', viewport);
        await page.click(PANEL_BUTTON);
        for (const toggle of await page.locator('header [data-toggle]').all()) await toggle.click();
        const last = page.locator('#site-menu a').last();
        await last.scrollIntoViewIfNeeded();
        const box = await last.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
        expect(box?.x).toBeGreaterThanOrEqual(0);
      });
    },
  );

  describe('the motion of the phone’s menu (spec §9)', () => {
    /** How long the panel and its sections move, in seconds. */
    async function durations(reducedMotion: 'reduce' | 'no-preference') {
      const page = await open('/en/about', PHONE, { reducedMotion });
      return page.evaluate(() =>
        ['#site-menu', '#site-menu [data-dropdown]'].map((selector) => {
          const element = document.querySelector(selector);
          const { transitionDuration, transitionProperty } = element
            ? getComputedStyle(element)
            : { transitionDuration: '', transitionProperty: '' };
          return transitionProperty === 'none' ? 0 : Number.parseFloat(transitionDuration);
        }),
      );
    }

    it('takes 0.3 s', async () => {
      expect(await durations('no-preference')).toEqual([0.3, 0.3]);
    });

    it('is none where reduced motion is wanted', async () => {
      expect(await durations('reduce')).toEqual([0, 0]);
    });
  });

  describe('the header without scripts', () => {
    it('opens the menu of a phone by a link, with every entry to be seen', async () => {
      const { page } = await openPage({ viewport: PHONE, javaScriptEnabled: false });
      await page.goto(`${inject('sites').production}/en/about`);
      await page.locator('header a[href="#site-menu"]').click();
      const links = page.locator('#site-menu a[href^="/en/"]');
      expect(await links.count()).toBeGreaterThan(20);
      // The menu takes a moment to open.
      for (const link of await links.all()) await link.waitFor();
    });

    it('opens dropdowns of the bar under the pointer', async () => {
      const { page } = await openPage({ viewport: DESKTOP, javaScriptEnabled: false });
      await page.goto(`${inject('sites').production}/en/about`);
      await page.hover(`${LOMBOK} > div > a`);
      await page.locator(`${LOMBOK} [data-dropdown] a`).first().waitFor();
      expect(await page.locator(`${LOMBOK} [data-dropdown] a`).last().isVisible()).toBe(true);
    });
  });

  describe.each(LANGUAGES)('the footer in $code (spec §2 Footer)', ({ prefix }) => {
    it.each([DESKTOP, PHONE])('has all its blocks at $width px', async (viewport) => {
      const page = await open(`${prefix}/about`, viewport);
      const hrefs = await page
        .locator('footer a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const paths = hrefs.filter((href) => href.startsWith('/'));
      const [home, ...others] = ['', '/destinations', '/about', '/contact'].map((path) => prefix + path);
      const places = ['sembalun', 'gili-trawangan', 'moyo-island', 'kenawa-island'];
      expect(paths).toEqual([
        home || '/',
        ...others,
        ...places.map((place) => `${prefix}/destinations/${place}`),
      ]);
      expect(hrefs.filter((href) => /facebook|instagram/.test(href))).toHaveLength(2);
      expect(hrefs.filter((href) => href.startsWith('https://wa.me/'))).toHaveLength(1);
      expect(hrefs.filter((href) => href.startsWith('mailto:'))).toHaveLength(1);
      const text = await page.locator('footer').textContent();
      expect(text).toContain(`© ${new Date().getFullYear()}`);
      expect(text).toContain('Mataram');
    });

    it('shows the current year, whenever the page was made', async () => {
      const { page } = await openPage({ viewport: PHONE });
      await page.clock.setFixedTime(new Date('2041-05-05T05:05:05Z'));
      await page.goto(`${inject('sites').production}${prefix}/about`);
      await waitForHydration(page);
      await expect.poll(() => page.locator('footer').textContent()).toContain('© 2041');
    });
  });
});
