import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openScreen } from './helpers/open-screen.ts';
import { VISITS } from './helpers/visits.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

/** Tours of the page that can be seen. */
async function seen(page: Page): Promise<number> {
  const rows = await page.locator('main article').all();
  const visible = await Promise.all(rows.map((row) => row.isVisible()));
  return visible.filter(Boolean).length;
}

describe.each(VISITS)('choosing tours of a list, $name', (visit) => {
  const openPage = useWarmBrowser();
  const chip = (page: Page, value: string) => page.locator(`label:has-text("${value}")`).first();
  const days = visit.language === 'de' ? '3 Tage' : '3 hari';
  const count = visit.language === 'de' ? 'Angezeigte Touren: ' : 'Tur yang ditampilkan: ';

  it('shows what fits, says how many, and keeps it in the address', async () => {
    const page = await openScreen(openPage, visit, '/trip-lombok');
    expect(await seen(page)).toBe(10);
    await chip(page, days).click();
    await expect.poll(() => seen(page)).toBe(1);
    expect(await page.locator('main [role="status"]').textContent()).toBe(`${count}1`);
    await page.waitForURL('**/trip-lombok?length=3');
    await page.reload();
    await expect.poll(() => seen(page)).toBe(1);
    await page.locator('button[type="reset"]').click();
    await expect.poll(() => seen(page)).toBe(10);
    await page.waitForURL((url) => url.search === '');
  });

  it('does so on pages that were opened within the site', async () => {
    const page = await openScreen(openPage, visit, '/about');
    await page
      .locator(`a[href="${visit.prefix}/trip-lombok"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/trip-lombok');
    await chip(page, days).click();
    await expect.poll(() => seen(page)).toBe(1);
  });

  it('does so without scripts', async () => {
    const { page } = await openPage({ viewport: visit.viewport, javaScriptEnabled: false });
    await page.goto(`${inject('sites').production}${visit.prefix}/trip-lombok`);
    await chip(page, days).click();
    expect(await seen(page)).toBe(1);
    expect(await page.locator('main section[id]:visible').count()).toBe(1);
    await page.locator('button[type="reset"]').click();
    expect(await seen(page)).toBe(10);
  });

  it('keeps what was chosen before the scripts came', async () => {
    const { page } = await openPage({ viewport: visit.viewport });
    await page.goto(`${inject('sites').production}${visit.prefix}/trip-lombok`, { waitUntil: 'commit' });
    await chip(page, days).click();
    await page.waitForURL('**/trip-lombok?length=3');
    expect(await seen(page)).toBe(1);
  });
});
