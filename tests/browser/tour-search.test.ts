import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openScreen } from './helpers/open-screen.ts';
import { VISITS, type Visit } from './helpers/visits.ts';
import { whenShown } from './helpers/waits.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const TOURS = /_tours-\d+\.js/;

const SAYS = {
  id: { found: 'Tur ditemukan: 3', loading: 'Memuat', popular: 'Tur populer', none: 'Tidak ada tur yang' },
  de: {
    found: 'Gefundene Touren: 3',
    loading: 'Wird geladen',
    popular: 'Beliebte Touren',
    none: 'Keine Tour',
  },
} as const;

function says({ language }: Visit) {
  return SAYS[language === 'de' ? 'de' : 'id'];
}

const status = (page: Page) => page.locator('main [role="status"]').textContent();
const tours = (page: Page) => page.locator('[role="tabpanel"] + section li a');

describe.each(VISITS)('searching for tours, $name', (visit) => {
  const openPage = useWarmBrowser();
  const open = (query = '') => openScreen(openPage, visit, `/destinations${query}`);

  it('finds them beside destinations, says how many, and leads to them', async () => {
    const page = await open('?query=whale+shark');
    await expect.poll(() => status(page)).toContain(says(visit).found);
    const first = tours(page).first();
    expect(await first.getAttribute('href')).toBe(`${visit.prefix}/paket/sumbawa-whale-shark-point`);
    await page.getByRole('searchbox').focus();
    // Past the tabs: one of them alone is reached, then the button that resets.
    for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
    expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/paket/sumbawa-whale-shark-point');
    await page.goBack();
    await expect.poll(() => tours(page).count()).toBe(3);
  });

  it('loads nothing of it before the field is used, and then once', async () => {
    const page = await open();
    const asked: string[] = [];
    page.on('request', (request) => TOURS.test(request.url()) && asked.push(request.url()));
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    await page.getByRole('searchbox').focus();
    await expect.poll(() => asked.length).toBe(1);
    await page.getByRole('searchbox').fill('snork');
    await expect.poll(() => tours(page).count()).toBe(12);
    await page.getByRole('searchbox').fill('snorkelng');
    await expect.poll(() => tours(page).count()).toBe(12);
    expect(asked).toHaveLength(1);
    await page.locator('[role="tabpanel"] + section button').click();
    await expect.poll(() => tours(page).count()).toBeGreaterThan(12);
    expect(await page.locator('[role="tabpanel"] + section button').count()).toBe(0);
  });

  it('says that it is loading while the network is slow', async () => {
    const { page } = await openPage({ viewport: visit.viewport });
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(TOURS, async (route) => {
      await slow;
      await route.continue();
    });
    await page.goto(`${inject('sites').production}${visit.prefix}/destinations?query=whale+shark`);
    await expect.poll(() => status(page)).toContain(says(visit).loading);
    answer();
    await expect.poll(() => status(page)).toContain(says(visit).found);
  });

  it('keeps destinations where tours cannot be loaded, and tries again with the next text', async () => {
    const { page } = await openPage({ viewport: visit.viewport });
    await page.route(TOURS, (route) => route.abort());
    await page.goto(`${inject('sites').production}${visit.prefix}/destinations?query=moyo`);
    const failed = visit.language === 'de' ? 'Verbindung' : 'koneksi';
    await expect.poll(() => status(page)).toContain(failed);
    expect(await page.locator('[role="tabpanel"] article').count()).toBe(1);
  });

  it('offers popular tours, destinations and the chat where nothing matches', async () => {
    const page = await open('?query=xyzzy');
    const panel = page.locator('[role="tabpanel"]');
    await whenShown(panel.getByText(says(visit).none));
    await whenShown(panel.getByRole('heading', { name: says(visit).popular }));
    expect(await panel.getByRole('link').count()).toBeGreaterThan(4);
    expect(await panel.locator('a[href^="https://wa.me/"]').count()).toBe(1);
  });

  it('offers them as well where a category matches nothing', async () => {
    const page = await open('?category=bima');
    const chat = page.locator('[role="tabpanel"] a[href^="https://wa.me/"]');
    await expect.poll(() => chat.isVisible()).toBe(true);
  });

  it('has no field without scripts, and all destinations', async () => {
    const { page } = await openPage({ viewport: visit.viewport, javaScriptEnabled: false });
    await page.goto(`${inject('sites').production}${visit.prefix}/destinations?query=moyo`);
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    expect(await page.locator('[role="tabpanel"] article').count()).toBe(7);
  });
});
