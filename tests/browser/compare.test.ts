import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, COLOR_RULES } from './helpers/axe-findings.ts';
import { waitForHydration } from './helpers/browser.ts';
import { layoutFaults } from './helpers/layout-faults.ts';
import { smallTargets } from './helpers/small-targets.ts';
import { textSizes } from './helpers/text-sizes.ts';
import { whenShown } from './helpers/waits.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const OVERNIGHT = 'lombok-overnight-3d2n';
const BEACH = 'lombok-one-day-pink-beach';
const COUPLES = 'honeymoon-3d2n';
const THREE = `?tours=${OVERNIGHT},${BEACH},${COUPLES}`;

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const columns = (page: Page) => page.locator('main table thead th');

/** What a row says of each tour. */
async function cells(page: Page, label: string): Promise<readonly string[]> {
  const row = page.locator('tbody', { has: page.locator('th', { hasText: label }) }).first();
  return (await row.locator('td').allTextContents()).map(plain);
}

describe('tours that are kept, and compared', () => {
  const openPage = useWarmBrowser();

  async function open(path: string, options = {}, kept: readonly string[] = []): Promise<Page> {
    const { page } = await openPage({ ...DESKTOP, ...options });
    if (kept.length > 0) {
      await page.addInitScript((text) => {
        if (localStorage.getItem('saved-tours') === null) localStorage.setItem('saved-tours', text);
      }, kept.join());
    }
    await page.goto(inject('sites').production + path);
    await waitForHydration(page);
    return page;
  }

  it('are kept with a heart on a list and on their own pages, and counted in the menu', async () => {
    const page = await open('/en/trip-lombok');
    const heart = page.getByRole('button', { name: 'Save Pink Beach Day Tour' });
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => localStorage.getItem('saved-tours'))).toBe(BEACH);
    const count = () =>
      page
        .locator('header a[href="/en/compare"]')
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await count()).toBe('"1"');

    await page.goto(`${inject('sites').production}/en/paket/${OVERNIGHT}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Save Lombok 3 Days 2 Nights' }).click();
    await expect.poll(count).toBe('"2"');

    // The link beside the heart leads to both, the last one first.
    await page.locator('main a[href="/en/compare"]').first().click();
    await whenShown(columns(page).nth(1));
    expect(
      await columns(page)
        .locator('img')
        .evaluateAll((all) => all.map((one) => one.getAttribute('alt'))),
    ).toEqual(['Lombok 3 Days 2 Nights', 'Pink Beach Day Tour']);
    await expect.poll(() => queryOf(page)).toBe(`?tours=${OVERNIGHT},${BEACH}`);
  });

  it('are let go in every tab at once', async () => {
    const page = await open('/en/compare', {}, [BEACH, COUPLES]);
    await whenShown(columns(page).nth(1));
    const other = await page.context().newPage();
    await other.goto(`${inject('sites').production}/en/paket/${BEACH}`);
    await waitForHydration(other);
    await other.getByRole('button', { name: 'Save Pink Beach Day Tour' }).click();
    await expect.poll(() => page.locator('main ul > li', { hasText: 'Pink Beach' }).count()).toBe(0);
    expect(await page.locator('main ul > li', { hasText: 'Honeymoon' }).count()).toBe(1);
  });

  it('stand side by side at an address that can be sent, with the group’s price', async () => {
    const page = await open(`/en/compare${THREE}`);
    await whenShown(columns(page).nth(2));
    expect(await cells(page, 'Duration')).toEqual(['3 days 2 nights', '1 day', '3 days 2 nights']);
    expect((await cells(page, 'Price'))[0]).toContain('from Rp 3,050,000');
    expect(await cells(page, 'Daily breakfast')).toEqual(['Included', 'Not included', 'Included']);

    await page.locator('main form input[type="number"]').fill('5');
    await page.locator('main form select').first().selectOption({ label: '4-star' });
    await expect
      .poll(async () => (await cells(page, 'Price'))[0])
      .toContain('Rp 3,750,000per person · for 5 people · 4-star');
    expect((await cells(page, 'Price'))[1]).toBe('Contact Us');
    const chat = decodeURIComponent(
      (await page.getByRole('link', { name: 'Ask about these tours' }).getAttribute('href')) ?? '',
    );
    expect(chat).toContain(`Pink Beach Day Tour: https://www.example.com/en/paket/${BEACH}`);
    expect(chat).toContain('5 pax · 4-star');
    expect(chat).toContain(`/en/compare?tours=${OVERNIGHT},${BEACH},${COUPLES}`);
  });

  it('can be others: taken out, chosen from the list, and no more than three', async () => {
    const page = await open(`/en/compare${THREE}`, {}, ['sumbawa-overnight-3d2n']);
    await whenShown(columns(page).nth(2));
    await page.locator('label', { hasText: 'Compare' }).first().click();
    await expect
      .poll(() => page.locator('main [role="status"]').first().textContent())
      .toContain('take one out first');
    expect(await columns(page).count()).toBe(3);

    await page.getByRole('button', { name: 'Take Pink Beach Day Tour out of the comparison' }).click();
    await expect.poll(() => queryOf(page)).toBe(`?tours=${OVERNIGHT},${COUPLES}`);
    await page.locator('main select').last().selectOption(BEACH);
    await expect.poll(() => queryOf(page)).toBe(`?tours=${OVERNIGHT},${COUPLES},${BEACH}`);
    await expect.poll(() => columns(page).count()).toBe(3);
    expect(await page.locator('main [role="status"]').first().textContent()).toBe('');
  });

  it('show what differs, and nothing else, if that is wanted', async () => {
    const page = await open(`/en/compare${THREE}`);
    await whenShown(columns(page).nth(2));
    const all = await page.locator('main tbody').count();
    await page.locator('label', { hasText: 'Only differences' }).click();
    await expect.poll(() => page.locator('main tbody').count()).toBeLessThan(all);
    expect(await page.locator('main tbody[data-differs="false"]').count()).toBe(0);
  });

  it('stay the same in another language, on the way back, and after a reload', async () => {
    const page = await open(`/en/compare${THREE}`);
    await whenShown(columns(page).nth(2));
    await columns(page).nth(1).locator('a[href]').first().click();
    await whenShown(page.locator('h1', { hasText: 'Pink Beach' }));
    await page.goBack();
    await whenShown(columns(page).nth(2));
    expect(queryOf(page)).toBe(THREE);
    await page.locator('header a[hreflang="de"]').click();
    await page.waitForURL('**/de/compare*');
    await waitForHydration(page);
    await whenShown(columns(page).nth(2));
    expect(queryOf(page)).toBe(THREE);
    await page.reload();
    await whenShown(columns(page).nth(2));
    expect(await cells(page, 'Dauer')).toEqual(['3 Tage 2 Nächte', '1 Tag', '3 Tage 2 Nächte']);
  });

  it('that are offered no more are told, and can be let go', async () => {
    const page = await open(`/en/compare?tours=no-such-tour,${BEACH},<b>`, {}, ['gone-tour']);
    await whenShown(columns(page).first());
    const notice = page.locator('main p', { hasText: 'no-such-tour' });
    await expect.poll(() => notice.textContent()).toContain('We could not load this tour');
    await notice.getByRole('button').click();
    await expect.poll(() => queryOf(page)).toBe(`?tours=${BEACH}`);
    await page.getByRole('button', { name: 'Save gone-tour' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('saved-tours'))).toBe('');
  });

  it('are explained without scripts, with the way to them, and no button that does nothing', async () => {
    const { page } = await openPage({ ...PHONE, javaScriptEnabled: false });
    await page.goto(`${inject('sites').production}/en/compare${THREE}`);
    expect(await page.locator('main ol li:visible').count()).toBe(3);
    expect(await page.locator('main a[href="/en/trip-lombok"]:visible').count()).toBe(1);
    expect(await page.locator('main :is(button, select, input)').count()).toBe(0);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      'https://www.example.com/en/compare',
    );
    await page.goto(`${inject('sites').production}/en/trip-lombok`);
    expect(await page.locator('main article button').count()).toBe(0);
  });

  it.each([
    ['/en', 1280],
    ['/de', 768],
    ['/fr', 360],
    ['', 320],
  ])('fit the screen and are accessible: %s at %i px', async (prefix, width) => {
    const page = await open(
      `${prefix}/compare${THREE}`,
      { viewport: { width, height: 800 }, reducedMotion: 'reduce' },
      [BEACH, 'sumbawa-overnight-3d2n'],
    );
    await whenShown(columns(page).nth(2));
    expect.soft(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await axeFindings(page, COLOR_RULES), 'in the dark').toEqual([]);
    expect.soft(await layoutFaults(page)).toEqual([]);
    expect.soft(await smallTargets(page)).toEqual([]);
    const sizes = await textSizes(page);
    expect.soft(sizes.length, sizes.join('; ')).toBeLessThan(8);
    // Names of tours go along when columns are scrolled sideways.
    const names = page.locator('[data-scrolls]');
    await page.locator('main table').evaluate((table) => table.parentElement?.scrollTo({ left: 60 }));
    await expect
      .poll(() => names.evaluate((strip) => strip.scrollLeft))
      .toBe(await page.locator('main table').evaluate((table) => table.parentElement?.scrollLeft ?? -1));
  });

  it.each([
    ['/en/compare', 1280],
    ['/de/compare', 320],
    ['/fr/trip-lombok', 360],
    ['/en/destinations/sembalun', 1280],
    ['/de', 360],
    [`/paket/${OVERNIGHT}`, 360],
  ])('have their hearts where nothing else is: %s at %i px', async (path, width) => {
    const page = await open(path, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await page.evaluate(() => localStorage.setItem('saved-tours', ''));
    const hearts = page.locator('main button[aria-pressed]');
    if (!path.endsWith('compare')) {
      await whenShown(hearts.first());
      await hearts.first().click();
    }
    await expect.poll(() => page.locator('main ol:visible, main [data-saved]').count()).toBeGreaterThan(0);
    expect.soft(await axeFindings(page)).toEqual([]);
    expect.soft(await layoutFaults(page)).toEqual([]);
  });

  it('from right to left stand as they are read', async () => {
    const { page } = await openPage(PHONE);
    await page.goto(`${inject('sites').scripts}/confronto?tours=isole-lente-3d,orta-2d,grande-giro-4d`);
    await whenShown(columns(page).nth(2));
    expect.soft(await layoutFaults(page)).toEqual([]);
    const boxes = await Promise.all([0, 1].map((index) => columns(page).nth(index).boundingBox()));
    expect(boxes[0]?.x ?? 0).toBeGreaterThan(boxes[1]?.x ?? 0);
  });
});
