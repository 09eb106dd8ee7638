import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { waitForHydration } from './helpers/browser.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

describe.each(VIEWPORTS)('going from page to page at $width px (spec §2, §4)', (viewport) => {
  const openPage = useWarmBrowser();

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
      // Whoever listens knows whose site it is.
      const [title = ''] = (await page.title()).split(' | ');
      await expect.poll(() => announced.textContent()).toBe(title);
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

  it('shows a page that was fetched ahead at the tap itself, its picture and the rest a moment later', async () => {
    const page = await open('/en/destinations');
    const href = '/en/destinations/sembalun';
    await page.locator(`main a[href="${href}"]`).first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const whole = page.locator('#content > section, #content > div');
    const shown = await page.evaluate(async (address) => {
      document.querySelector<HTMLElement>(`main a[href="${address}"]`)?.click();
      // What follows in the same task: no frame has been painted, and nothing was waited for.
      await Promise.resolve();
      const parts = document.querySelectorAll('#content > section, #content > div').length;
      const pictures = document.querySelectorAll('main img').length;
      return { title: document.querySelector('h1')?.textContent, top: window.scrollY, parts, pictures };
    }, href);
    expect(shown.title).toContain('Sembalun');
    expect(shown).toMatchObject({ top: 0, pictures: 0 });
    const scene = page.locator('main [data-late]');
    expect(await scene.evaluate((late) => getComputedStyle(late).animationName)).toBe('none');
    await expect.poll(() => whole.count()).toBeGreaterThan(shown.parts);
    const opened = await whole.count();
    await page.reload();
    expect(await whole.count()).toBe(opened);
  });

  it('keeps the footer of a followed page out of sight until the page is whole', async () => {
    const page = await open('/en/destinations');
    await page.setViewportSize({ ...viewport, height: 3000 });
    // A page that was pointed at is fetched, and shown at once.
    await page.locator('main a[href="/en/destinations/sembalun"]').first().hover();
    await page.waitForTimeout(1000);
    const isBelow = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('main a[href="/en/destinations/sembalun"]')?.click();
      await Promise.resolve();
      const footer = document.querySelector('footer')?.getBoundingClientRect();
      return footer && footer.top >= window.innerHeight;
    });
    expect(isBelow).toBe(true);
  });

  it('is whole at once on the way back', async () => {
    const page = await open('/en/destinations/sembalun');
    const parts = () => page.evaluate(() => document.querySelectorAll('#content > *, main img').length);
    const before = await parts();
    await page.locator('footer a[href="/en/destinations"]').first().click();
    await expect.poll(() => page.locator('main input[name="query"]').count()).toBe(1);
    const arrived = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const seen = new MutationObserver(() => {
            if (document.querySelector('main input[name="query"]')) return;
            seen.disconnect();
            resolve(document.querySelectorAll('#content > *, main img').length);
          });
          seen.observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.goBack();
    expect(await arrived).toBe(before);
  });

  it('leaves other tabs, windows and a second visit of the same page to the browser’s ways', async () => {
    const page = await open('/en/destinations');
    const link = page.locator('main a[href="/en/destinations/sembalun"]').first();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL('**/en/destinations/sembalun');
    expect(page.url()).toContain('/en/destinations');
    const entries = () => page.evaluate(() => window.history.length);
    const before = await entries();
    await page.locator('footer a[href="/en/destinations"]').first().click();
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await entries()).toBe(before);
  });

  it('stays where it is when a choice is written into an address that names a mark', async () => {
    const page = await open('/en/destinations#content');
    await scrollTo(page, 200);
    await page.locator('main input[name="query"]').fill('i');
    await page.waitForURL('**/en/destinations?query=i#content');
    expect(await scrolled(page)).toBe(200);
  });

  it('goes where the visitor asked to, although a choice was about to be written', async () => {
    const page = await open('/en/destinations');
    await page.waitForLoadState('networkidle');
    await page.route('**/data/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.locator('main input[name="query"]').fill('gili');
    // Straight after, and before its page is there.
    const href = '/en/paket/honeymoon-3d2n';
    await page.locator(`nav a[href="${href}"]`).first().dispatchEvent('click');
    await expect.poll(() => page.locator('[data-page] h1').textContent()).toContain('Honeymoon');
    expect(new URL(page.url()).search).toBe('');
  });
});
