import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { waitForHydration } from './helpers/browser.ts';
import { useStandingPages } from './helpers/standing-pages.ts';
import { whenShown } from './helpers/waits.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

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
  const openPage = useWarmBrowser();
  const openStanding = useStandingPages(async (page) => {
    // What needs the app asks for it at once.
    await page.locator('main button, footer button').first().dispatchEvent('pointerover');
    await waitForHeader(page);
    // No finger follows before the browser has come to rest.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  });

  function open(address: string, viewport: typeof PHONE, more = {}): Promise<Page> {
    return openStanding(inject('sites').production + address, {
      viewport,
      reducedMotion: 'reduce',
      ...more,
    });
  }

  /** Waits until React has taken over the header. */
  async function waitForHeader(page: Page): Promise<void> {
    await page.waitForFunction(() => document.querySelector('header[data-scrolled]'));
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

  /** Whether what a summary opens is open, as browsers tell it to screen readers. */
  function saysOpen(summary: Locator): Promise<boolean> {
    return summary.evaluate((element) => element.tagName === 'SUMMARY' && element.matches('[open] > *'));
  }

  describe.each(LANGUAGES)('the header in $code (spec §2 Header, §4 Header)', ({ prefix }) => {
    describe.each([DESKTOP, PHONE])('at $width px', (viewport) => {
      it('is fixed at the top, transparent up to 50 px, and white and translucent beyond', async () => {
        const page = await open(`${prefix}/about`, viewport);
        expect(channels(await background(page))[3]).toBe(0);
        await scrollTo(page, 50);
        expect(channels(await background(page))[3]).toBe(0);
        await scrollTo(page, 51);
        await expect.poll(() => background(page)).toMatch(/^rgba\(255, 255, 255, 0\.\d+\)$/);
        expect((await page.locator('header').boundingBox())?.y).toBe(0);
        await scrollTo(page, 50);
        await expect.poll(async () => channels(await background(page))[3]).toBe(0);
      });

      it('is dark and translucent beyond 50 px in the dark scheme', async () => {
        const page = await open(`${prefix}/about`, viewport, { colorScheme: 'dark' });
        await scrollTo(page, 51);
        await expect.poll(async () => channels(await background(page))[3]).toBeGreaterThan(0.5);
        const [red = 255, green = 255, blue = 255, opacity = 1] = channels(await background(page));
        expect(Math.max(red, green, blue)).toBeLessThan(60);
        expect(opacity).toBeLessThan(1);
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
        expect(await submenu?.evaluate(({ tagName }) => tagName)).toBe('SUMMARY');
        expect(await link?.getAttribute('href')).toBe(`${prefix}/paket/lombok-overnight-3d2n`);
      });
    });

    it('has all entries in the bar: pages, three dropdowns, languages', async () => {
      const page = await open(prefix === '' ? '/' : prefix, DESKTOP);
      expect(await page.locator(ENTRIES).count()).toBe(7);
      expect(await page.locator(`${ENTRIES} [data-dropdown]`).count()).toBe(3);
      const within = (entry: string) => page.locator(`${entry} [data-dropdown] > ul > li`);
      expect(await within(LOMBOK).locator(':scope > details').count()).toBe(3);
      expect(await within(SUMBAWA).locator(':scope > a').count()).toBe(3);
      expect(await within(SUMBAWA).locator(':scope > details').count()).toBe(1);
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
      await page.hover(`${LOMBOK} [data-dropdown] a`);
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
      await page.click(`${LOMBOK} summary`);
      await page.mouse.move(20, 700);
      await page.waitForTimeout(500);
      expect(await isOpen(page, LOMBOK)).toBe(true);
      await page.mouse.click(20, 700);
      await expect.poll(() => isOpen(page, LOMBOK)).toBe(false);
    });

    it('open by a tap on the arrow of a touch screen', async () => {
      const page = await open('/en/about', DESKTOP, { hasTouch: true });
      await page.tap(`${SUMBAWA} summary`);
      await expect.poll(() => isOpen(page, SUMBAWA)).toBe(true);
      await page.tap(`${SUMBAWA} summary`);
      await expect.poll(() => isOpen(page, SUMBAWA)).toBe(false);
    });

    it('open and close by Enter and Space on their arrow', async () => {
      const page = await open('/en/about', DESKTOP);
      const arrow = page.locator(`${LOMBOK} summary`).first();
      await arrow.focus();
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        expect(await saysOpen(arrow), key).toBe(true);
        await page.keyboard.press(key);
        expect(await saysOpen(arrow), key).toBe(false);
      }
    });

    it('close by Escape, the focus back on their arrow', async () => {
      const page = await open('/en/about', DESKTOP);
      await page.locator(`${SUMBAWA} summary`).first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await saysOpen(page.locator(`${SUMBAWA} summary`).first())).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-controls'))).toBe(
        'menu-trip-sumbawa',
      );
    });

    it('close when the focus leaves them', async () => {
      const page = await open('/en/about', DESKTOP);
      await page.locator(`${SUMBAWA} summary`).first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => isOpen(page, SUMBAWA)).toBe(false);
    });

    it('lead through their entries by the arrow keys', async () => {
      const page = await open('/en/about', DESKTOP);
      await page.locator(`${SUMBAWA} > a`).focus();
      await page.keyboard.press('ArrowDown');
      // Not by their texts, to which lengths and prices are added meanwhile.
      const focused = () => page.locator(':focus').getAttribute('href');
      await expect.poll(focused).toBe('/en/paket/sumbawa-moyo-island-discovery');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowDown');
      expect(await focused()).toBe('/en/paket/sumbawa-moyo-island-discovery');
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowRight');
      expect(await focused()).toBe('/en/trip-honeymoon');
    });

    it('lead there by a key that comes with the app, too', async () => {
      const { page } = await openPage({ viewport: DESKTOP });
      await page.addInitScript((entry) => {
        const press = (): void => {
          if (!document.querySelector('header[data-scrolled]')) return;
          watch.disconnect();
          const link = document.querySelector<HTMLElement>(`${entry} > a`);
          link?.focus();
          link?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
        };
        const watch = new MutationObserver(press);
        watch.observe(document, { subtree: true, childList: true, attributes: true });
      }, SUMBAWA);
      await page.goto(`${inject('sites').production}/en/about`);
      await page.locator('main button, footer button').first().dispatchEvent('pointerover');
      await waitForHeader(page);
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
      await expect.poll(focused).toBe('/en/paket/sumbawa-moyo-island-discovery');
    });

    it('show their tours in columns below titles, with length and price', async () => {
      const page = await open('/en/about', DESKTOP);
      await page.hover(`${LOMBOK} a`);
      await expect.poll(() => isOpen(page, LOMBOK)).toBe(true);
      await expect.poll(() => page.locator(`${LOMBOK} [data-dropdown] a small`).count()).toBe(10);
      const columns = await page
        .locator(`${LOMBOK} [data-dropdown] > ul > li`)
        .evaluateAll((groups) => groups.map((group) => Math.round(group.getBoundingClientRect().left)));
      expect(new Set(columns).size).toBe(3);
      const titles = await page
        .locator(`${LOMBOK} [data-dropdown] > ul > li`)
        .evaluateAll((groups) => groups.map((group) => getComputedStyle(group, '::before').content));
      expect(titles).toEqual(['"One Day"', '"Explore Senaru Sembalun"', '"Overnight"']);
      const tour = page.locator(`${LOMBOK} [data-dropdown] a`).last();
      expect(await tour.textContent()).toMatch(
        /^Lombok 5 Days 4 Nights5 days 4 nights · from Rp\s3,050,000$/,
      );
      expect(await page.locator(`${LOMBOK} [data-dropdown] summary:visible`).count()).toBe(0);
    });

    it('open within the screen', async () => {
      const page = await open('/en/about', DESKTOP);
      for (const place of [3, 4, 5]) {
        await page.hover(`${ENTRIES}:nth-child(${place}) > a`);
        const dropdown = page.locator(`${ENTRIES}:nth-child(${place}) [data-dropdown]`);
        await whenShown(dropdown);
        const box = await dropdown.boundingBox();
        expect(box?.x, `entry ${place}`).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), `entry ${place}`).toBeLessThanOrEqual(DESKTOP.width);
      }
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
      it('says whether it is open, shows it, and closes by Escape, the focus back on its button', async () => {
        const page = await open('/en/about', viewport);
        const button = page.locator(PANEL_BUTTON);
        expect(await saysOpen(button)).toBe(false);
        expect(await button.locator('span:visible').last().textContent()).toBe('Open menu');
        expect(await page.locator('#site-menu').isVisible()).toBe(false);
        await button.click();
        expect(await saysOpen(button)).toBe(true);
        expect(await button.locator('span:visible').last().textContent()).toBe('Close menu');
        expect(await page.locator('#site-menu').isVisible()).toBe(true);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        expect(await saysOpen(button)).toBe(false);
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-controls'))).toBe(
          'site-menu',
        );
      });

      it('opens and closes each section independently', async () => {
        const page = await open('/en/about', viewport);
        await page.click(PANEL_BUTTON);
        await page.click(`${LOMBOK} > details > summary`);
        await page.click(`${SUMBAWA} > details > summary`);
        expect([await isOpen(page, LOMBOK), await isOpen(page, SUMBAWA)]).toEqual([true, true]);
        await page.click(`${LOMBOK} > details > summary`);
        await expect.poll(() => isOpen(page, LOMBOK)).toBe(false);
        expect(await isOpen(page, SUMBAWA)).toBe(true);
      });

      it('closes when a link is chosen, and shows its page', async () => {
        const page = await open('/en/about', viewport);
        await page.click(PANEL_BUTTON);
        await page.click(`${SUMBAWA} > details > summary`);
        await page.click(`${SUMBAWA} [data-dropdown] a >> nth=1`);
        await page.waitForURL('**/en/paket/*');
        expect(await saysOpen(page.locator(PANEL_BUTTON))).toBe(false);
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      });

      it('closes when the link to the shown page is chosen', async () => {
        const page = await open('/en/about', viewport);
        await page.click(PANEL_BUTTON);
        await page.click(`${ENTRIES}:nth-child(6) a`);
        expect(await saysOpen(page.locator(PANEL_BUTTON))).toBe(false);
        await page.locator('#site-menu').waitFor({ state: 'hidden' });
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
        for (const toggle of await page.locator('header nav summary').all()) await toggle.click();
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
    it('opens the menu of a phone, and each of its sections, with every entry to be seen', async () => {
      // A section that moves while the one before it opens would be missed: without scripts nobody sees a click go astray.
      const { page } = await openPage({ viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' });
      await page.goto(`${inject('sites').production}/en/about`);
      await page.click(PANEL_BUTTON);
      for (const summary of await page.locator('header nav summary').all()) await summary.click();
      const links = page.locator('#site-menu a[href^="/en/"]');
      expect(await links.count()).toBeGreaterThan(20);
      for (const link of await links.all()) await whenShown(link);
    });

    it('opens dropdowns of the bar under the pointer', async () => {
      const { page } = await openPage({ viewport: DESKTOP, javaScriptEnabled: false });
      await page.goto(`${inject('sites').production}/en/about`);
      await page.hover(`${LOMBOK} > a`);
      await expect.poll(() => page.locator(`${LOMBOK} [data-dropdown] a`).last().isVisible()).toBe(true);
    });

    it('opens dropdowns of the bar by their arrow, too', async () => {
      const { page } = await openPage({ viewport: DESKTOP, javaScriptEnabled: false });
      await page.goto(`${inject('sites').production}/en/about`);
      await page.locator(`${SUMBAWA} summary`).first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator(`${SUMBAWA} [data-dropdown] a`).first().isVisible()).toBe(true);
    });
  });

  describe('the header before its scripts have come', () => {
    /** Opens a page whose scripts wait until they are let go. */
    async function openEarly(viewport: typeof PHONE) {
      const { page } = await openPage({ viewport, reducedMotion: 'reduce' });
      let letGo = () => {};
      const promise = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(/\.js$/, async (route) => {
        await promise;
        await route.continue();
      });
      await page.goto(`${inject('sites').production}/en/about`, { waitUntil: 'commit' });
      await page.locator('footer').waitFor({ state: 'attached' });
      return {
        page,
        wake: async () => {
          letGo();
          await waitForHeader(page);
        },
      };
    }

    it('opens the menu of a phone, and leaves it as it is when they come', async () => {
      const { page, wake } = await openEarly(PHONE);
      await page.click(PANEL_BUTTON);
      await page.click(`${LOMBOK} > details > summary`);
      const link = page.locator(`${SUMBAWA} > a`);
      await whenShown(link);
      const place = await link.boundingBox();
      await wake();
      expect(await saysOpen(page.locator(PANEL_BUTTON))).toBe(true);
      expect(await isOpen(page, LOMBOK)).toBe(true);
      expect(await link.boundingBox()).toEqual(place);
      await expect.poll(() => page.locator('main').getAttribute('inert')).toBe('');
      await page.keyboard.press('Escape');
      expect(await saysOpen(page.locator(PANEL_BUTTON))).toBe(false);
    });

    it('has the dropdown open that the pointer rests on, and leaves it so', async () => {
      const { page, wake } = await openEarly(DESKTOP);
      await page.hover(`${LOMBOK} > a`);
      await expect.poll(() => isOpen(page, LOMBOK)).toBe(true);
      await wake();
      expect(await isOpen(page, LOMBOK)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen(page, LOMBOK)).toBe(false);
    });

    it('can be read over what it is scrolled to', async () => {
      const { page, wake } = await openEarly(PHONE);
      await scrollTo(page, 300);
      await expect.poll(() => background(page)).toMatch(/^rgba\(255, 255, 255, 0\.\d+\)$/);
      await wake();
      expect(await background(page)).toMatch(/^rgba\(255, 255, 255, 0\.\d+\)$/);
    });
  });

  describe('the grid (spec §2 Header)', () => {
    it('is the content’s on every screen', async () => {
      const page = await open('/en/about', DESKTOP);
      const start = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => Math.round(element.getBoundingClientRect().left));
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await start('header a'), `${width} px`).toBe(await start('h1'));
      }
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
        // The operator's own pages.
        ...['compare', 'terms', 'privacy', 'imprint'].map((path) => `${prefix}/${path}`),
      ]);
      expect(hrefs.filter((href) => /facebook|instagram/.test(href))).toHaveLength(2);
      expect(hrefs.filter((href) => href.startsWith('https://wa.me/'))).toHaveLength(1);
      expect(hrefs.filter((href) => href.startsWith('mailto:'))).toHaveLength(1);
      const text = await page.locator('footer').textContent();
      expect(text).toContain(`© ${new Date().getFullYear()}`);
      expect(text).toContain('Mataram');
    });

    it('shows the current year, whenever the page was made', async () => {
      const { page } = await openPage({ viewport: PHONE, now: '2041-05-05T05:05:05Z' });
      await page.goto(`${inject('sites').production}${prefix}/about`);
      await waitForHydration(page);
      await expect.poll(() => page.locator('footer').textContent()).toContain('© 2041');
    });
  });
});
