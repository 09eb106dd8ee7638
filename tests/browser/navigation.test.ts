import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { PHONE, useSite, waitForHydration, whenShown } from './helpers/browser.ts';
import { documentAt } from './helpers/documents.ts';

const SEMBALUN = '/en/destinations/sembalun';
const TOURS = 'lombok-overnight-3d2n,honeymoon-2d1n';

describe('going from page to page', () => {
  const open = useSite('firstOperator', { viewport: PHONE, reducedMotion: 'reduce' });

  function scrolled(page: Page): Promise<number> {
    return page.evaluate(() => Math.round(window.scrollY));
  }

  async function scrollTo(page: Page, top: number): Promise<void> {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect.poll(() => scrolled(page)).toBe(top);
  }

  /** Follows a link as a click does, without scrolling to it. */
  async function follow(page: Page, href: string): Promise<void> {
    await page.locator(`main a[href="${href}"]`).first().dispatchEvent('click');
    await page.waitForURL(`**${href}`);
  }

  it('changes title, focus and head, announces the page and starts at its top; other tabs and a second visit are left to the browser', async () => {
    const page = await open('/en/destinations');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator(`main a[href="${SEMBALUN}"]`)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL(`**${SEMBALUN}`);
    await tab.close();
    expect(page.url()).toContain('/en/destinations');
    const entries = () => page.evaluate(() => window.history.length);
    const known = await entries();
    await page.locator('footer a[href="/en/destinations"]').first().click();
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await entries()).toBe(known);

    const before = await page.title();
    await scrollTo(page, 300);
    await follow(page, SEMBALUN);
    await expect.poll(() => page.title()).not.toBe(before);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await scrolled(page)).toBe(0);
    const [title = ''] = (await page.title()).split(' | ');
    await expect.poll(() => page.locator('#root > [role="status"]').last().textContent()).toBe(title);
    const head = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('link[rel="canonical"], link[hreflang], meta[name="description"]')]
          .map((element) => element.getAttribute('href') ?? element.getAttribute('content') ?? '')
          .toSorted(),
      );
    await expect.poll(async () => (await head()).some((text) => text.endsWith(SEMBALUN))).toBe(true);
    const after = await head();
    await page.reload();
    expect(after).toEqual(await head());
  });

  it('returns by Back to the same place and filter, and by Forward to the page', async () => {
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
    await page.goForward();
    await expect.poll(() => page.locator('h1').textContent()).toContain('Trawangan');
  });

  it.each([
    ['a list with saved tours', '/en/trip-lombok'],
    ['a comparison', `/en/compare?people=5&tours=${TOURS}`],
  ])(
    'returns by Back to the same place of %s, with prices of the group and nothing that moves',
    async (_what, path) => {
      const origin = inject('sites').firstOperator;
      const localStorage = [{ name: 'saved-tours', value: TOURS }];
      const page = await open('/en', { storageState: { cookies: [], origins: [{ origin, localStorage }] } });
      await page.evaluate(() => sessionStorage.setItem('group', '?people=5'));
      await page.goto(origin + path);
      await waitForHydration(page);
      await whenShown(page.getByText('for 5 people').first());
      await page.waitForLoadState('networkidle');
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      const middle = Math.round(before / 2);
      await scrollTo(page, middle);
      await follow(page, '/en/paket/lombok-overnight-3d2n');
      await expect.poll(() => scrolled(page)).toBe(0);
      const first = page.evaluate(
        (other) =>
          new Promise((resolve) => {
            const look = () =>
              location.pathname === other &&
              document.querySelector('[data-page]')?.getAttribute('data-page')?.endsWith(other.slice(3))
                ? resolve([Math.round(window.scrollY), document.documentElement.scrollHeight])
                : requestAnimationFrame(look);
            look();
          }),
        path.split('?')[0] ?? '',
      );
      await page.goBack();
      expect(await first).toEqual([middle, before]);
      expect([await scrolled(page), await height()]).toEqual([middle, before]);
    },
  );

  it('opens a page whose link came into view without asking the network again, and shows it whole', async () => {
    const page = await open('/en/destinations');
    const link = page.locator(`main a[href="${SEMBALUN}"]`).first();
    await link.scrollIntoViewIfNeeded();
    const isFetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('sembalun.js')),
      );
    await expect.poll(isFetched).toBe(true);
    // The code of the page follows its data.
    const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
    const isQuiet = async () => {
      const before = await count();
      await page.waitForTimeout(500);
      return (await count()) === before;
    };
    await expect.poll(isQuiet).toBe(true);
    await page.context().setOffline(true);
    await follow(page, SEMBALUN);
    await expect.poll(() => page.locator('h1').textContent()).toContain('Sembalun');
    const parts = () => page.locator('#content > section, #content > div').count();
    const whole = documentAt('firstOperator', SEMBALUN).querySelectorAll('#content > :is(section, div)');
    await expect.poll(parts).toBe(whole.length);
    await whenShown(page.locator('footer'));
  });

  it('stays in its place when a choice is written into an address with a fragment', async () => {
    const page = await open('/en/destinations#content');
    await scrollTo(page, 200);
    await page.locator('main input[name="query"]').fill('i');
    await page.waitForURL('**/en/destinations?query=i#content');
    expect(await scrolled(page)).toBe(200);
  });

  it('goes to the page of the link although a choice was about to be written', async () => {
    const page = await open('/en/destinations');
    await page.waitForLoadState('networkidle');
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/data/**', async (route) => {
      await slow;
      await route.continue();
    });
    await page.locator('main input[name="query"]').fill('gili');
    await page.locator('nav a[href="/en/paket/honeymoon-2d1n"]').first().dispatchEvent('click');
    answer();
    await expect.poll(() => page.locator('[data-page] h1').textContent()).toContain('Honeymoon');
    expect(new URL(page.url()).search).toBe('');
  });
});
