import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, COLOR_RULES } from './helpers/axe-findings.ts';
import {
  DESKTOP,
  type PageOptions,
  PHONE,
  plain,
  useSite,
  waitForHydration,
  whenShown,
} from './helpers/browser.ts';
import { layoutFaults, smallTargets } from './helpers/page-faults.ts';

const OVERNIGHT = 'lombok-overnight-3d2n';
const BEACH = 'lombok-one-day-pink-beach';
const COUPLES = 'honeymoon-2d1n';
const THREE = `?tours=${OVERNIGHT},${BEACH},${COUPLES}`;

const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const columns = (page: Page) => page.locator('main table thead th');

async function cells(page: Page, label: string): Promise<readonly string[]> {
  const row = page.locator('tbody', { has: page.locator('th', { hasText: label }) }).first();
  return (await row.locator('td').allTextContents()).map(plain);
}

describe('saved and compared tours', () => {
  const open = useSite('firstOperator', { viewport: DESKTOP });

  /** Opens a page for a visitor who has saved tours before. */
  function openWith(saved: readonly string[], path: string, options: PageOptions = {}): Promise<Page> {
    const localStorage = [{ name: 'saved-tours', value: saved.join() }];
    const origins = [{ origin: inject('sites').firstOperator, localStorage }];
    return open(path, { storageState: { cookies: [], origins }, ...options });
  }

  it('are saved with a heart on a list and on their own pages, and counted in the menu', async () => {
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

    await page.goto(`${inject('sites').firstOperator}/en/paket/${OVERNIGHT}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Save Lombok 3 Days 2 Nights' }).click();
    await expect.poll(count).toBe('"2"');

    // The link beside the heart leads to both, the last one first.
    await page.locator('main a[href="/en/compare"]').first().click();
    await whenShown(columns(page).nth(1));
    await expect.poll(() => search(page)).toBe(`?tours=${OVERNIGHT},${BEACH}`);
  });

  it('are removed in every tab at once', async () => {
    const page = await openWith([BEACH, COUPLES], '/en/compare');
    await whenShown(columns(page).nth(1));
    const other = await page.context().newPage();
    await other.goto(`${inject('sites').firstOperator}/en/paket/${BEACH}`);
    await waitForHydration(other);
    await other.getByRole('button', { name: 'Save Pink Beach Day Tour' }).click();
    await expect.poll(() => page.locator('main ul > li', { hasText: 'Pink Beach' }).count()).toBe(0);
    expect(await page.locator('main ul > li', { hasText: 'Honeymoon' }).count()).toBe(1);
  });

  it('are side by side at an address that can be sent, with the price of the group and a chat message, and the same on the way back and in another language', async () => {
    const page = await open(`/en/compare${THREE}`);
    await whenShown(columns(page).nth(2));
    expect(await cells(page, 'Duration')).toEqual(['3 days 2 nights', '1 day', '2 days 1 night']);
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
    expect(chat).toContain('5 people · 4-star');
    expect(chat).toContain(`/en/compare?people=5&tier=hotel4Star&${THREE.slice(1)}`);
    const given = `?people=5&tier=hotel4Star&${THREE.slice(1)}`;
    await expect.poll(() => search(page)).toBe(given);

    // The address has the group: a page of its own shows the same.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await waitForHydration(page);
    await whenShown(columns(page).nth(2));
    await expect.poll(async () => (await cells(page, 'Price'))[0]).toContain('Rp 3,750,000');
    expect(await page.locator('main form input[type="number"]').inputValue()).toBe('5');

    // So do the way back and another language.
    await columns(page).nth(1).locator('a[href]').first().click();
    await whenShown(page.locator('h1', { hasText: 'Pink Beach' }));
    await page.goBack();
    await whenShown(columns(page).nth(2));
    expect(search(page)).toBe(given);
    await page.locator('header a[hreflang="de"]').click();
    await page.waitForURL('**/de/compare*');
    await waitForHydration(page);
    await whenShown(columns(page).nth(2));
    expect(search(page)).toBe(given);
    expect(await cells(page, 'Dauer')).toEqual(['3 Tage, 2 Nächte', '1 Tag', '2 Tage, 1 Nacht']);
  });

  it('can be exchanged, are three at most, and show only differences if that is wanted', async () => {
    const page = await openWith(['sumbawa-overnight-4d3n'], `/en/compare${THREE}`);
    await whenShown(columns(page).nth(2));
    await page.locator('label', { hasText: 'Compare' }).first().click();
    const status = page.locator('main [role="status"]').first();
    await expect.poll(() => status.textContent()).toContain('take one out first');
    expect(await columns(page).count()).toBe(3);

    const all = await page.locator('main tbody').count();
    await page.locator('label', { hasText: 'Only differences' }).click();
    await expect.poll(() => page.locator('main tbody').count()).toBeLessThan(all);
    expect(await page.locator('main tbody[data-differs="false"]').count()).toBe(0);

    await page.getByRole('button', { name: 'Take Pink Beach Day Tour out of the comparison' }).click();
    await expect.poll(() => search(page)).toBe(`?tours=${OVERNIGHT},${COUPLES}`);
    await page.locator('main select').last().selectOption(BEACH);
    await expect.poll(() => search(page)).toBe(`?tours=${OVERNIGHT},${COUPLES},${BEACH}`);
    await expect.poll(() => columns(page).count()).toBe(3);
  });

  it('are named where they do not exist any more, and can be removed', async () => {
    const page = await openWith(['gone-tour'], `/en/compare?tours=no-such-tour,${BEACH},<b>`);
    await whenShown(columns(page).first());
    const notice = page.locator('main p', { hasText: 'no-such-tour' });
    await expect.poll(() => notice.textContent()).toContain('We could not load this tour');
    await notice.getByRole('button').click();
    await expect.poll(() => search(page)).toBe(`?tours=${BEACH}`);
    await page.getByRole('button', { name: 'Save gone-tour' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('saved-tours'))).toBe('');
  });

  it('are explained without scripts, with links to tours and no button that does nothing', async () => {
    const page = await open(`/en/compare${THREE}`, { viewport: PHONE, javaScriptEnabled: false });
    expect(await page.locator('main ol li:visible').count()).toBe(3);
    expect(await page.locator('main a[href="/en/trip-lombok"]:visible').count()).toBe(1);
    expect(await page.locator('main :is(button, select, input)').count()).toBe(0);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.goto(`${inject('sites').firstOperator}/en/trip-lombok`);
    expect(await page.locator('main article button').count()).toBe(0);
  });

  it('fit every screen and are accessible', async () => {
    const page = await openWith([BEACH], `/de/compare${THREE}`, { reducedMotion: 'reduce' });
    await whenShown(columns(page).nth(2));
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await layoutFaults(page), `${width} px`).toEqual([]);
      expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
      // The names of tours follow the columns when these are scrolled sideways.
      const scrolled = await page.locator('main table').evaluate((table) => {
        table.parentElement?.scrollTo({ left: 60 });
        return table.parentElement?.scrollLeft;
      });
      const names = page.locator('[data-scrolls]');
      await expect.poll(() => names.evaluate((strip) => strip.scrollLeft)).toBe(scrolled);
      await page.locator('main table').evaluate((table) => table.parentElement?.scrollTo({ left: 0 }));
    }
    expect.soft(await axeFindings(page), 'in the light').toEqual([]);
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await axeFindings(page, COLOR_RULES), 'in the dark').toEqual([]);
  });
});
