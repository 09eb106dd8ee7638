import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import {
  DESKTOP,
  PHONE,
  plain,
  useBrowser,
  useSite,
  waitForHydration,
  whenShown,
} from './helpers/browser.ts';
import { documentAt, textsOf } from './helpers/documents.ts';

const TOUR = '/en/paket/lombok-overnight-3d2n';
const output = async (page: Page) => plain(await page.locator('aside output').textContent());

describe('group and accommodation class', () => {
  const open = useSite('firstOperator', { viewport: PHONE });

  const priceIn = async (page: Page, tour: string) =>
    plain(await page.locator('article', { hasText: tour }).locator('p').last().textContent());

  it('are chosen once for the section page, the package, its other tours, a destination, and after a reload', async () => {
    const page = await open('/en/trip-lombok');
    expect(await priceIn(page, 'Lombok 3 Days')).toBe('from Rp 3,050,000 per person');
    await page.locator('main form input[type="number"]').fill('5');
    await page.locator('main form select').selectOption({ label: '4-star' });
    const own = 'Rp 3,750,000 per person · for 5 people · 4-star';
    await expect.poll(() => priceIn(page, 'Lombok 3 Days')).toBe(own);
    // Day tours are on request, whatever the group.
    expect(await priceIn(page, 'Pink Beach Day Tour')).toBe('Contact Us ');

    await page.locator('article a', { hasText: 'Lombok 3 Days' }).click();
    await whenShown(page.locator('h1', { hasText: '3 Days' }));
    await expect.poll(() => output(page)).toContain('Rp 18,750,000 for 5 people');
    const related = page.locator('main section a[href*="lombok-overnight-4d3n"]').first();
    await expect.poll(async () => plain(await related.textContent())).toContain(own);

    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => output(page)).toContain('Rp 18,750,000 for 5 people');
    await page.goto(`${inject('sites').firstOperator}/en/destinations/pantai-pink`);
    await expect.poll(async () => plain(await page.locator('main').textContent())).toContain(own);
  });

  it('of an address count for its page and those that it leads to', async () => {
    const page = await open(`${TOUR}?people=4`);
    await expect.poll(() => output(page)).toContain('for 4 people');
    await page.locator('main section a[href*="lombok-overnight-4d3n"]').first().click();
    await whenShown(page.locator('h1', { hasText: '4 Days' }));
    await expect.poll(() => output(page)).toContain('for 4 people');
    await page.goto(`${inject('sites').firstOperator}${TOUR}?people=7`);
    await expect.poll(() => output(page)).toContain('for 7 people');
  });
});

describe('the price of a tour', () => {
  const open = useSite('firstOperator', { viewport: DESKTOP });
  const openPage = useBrowser({ viewport: DESKTOP });

  it('is in sight at once on a small laptop, stays there with the fields and the chat on a short one, and is in a bar on a phone', async () => {
    const page = await open(TOUR);
    const bottom = async (part: string) => {
      const box = await page.locator(part).first().boundingBox();
      return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
    };
    for (const part of ['h1 ~ p b', 'aside output strong'])
      expect(await bottom(part), part).toBeLessThan(800);
    await page.setViewportSize({ width: 1366, height: 625 });
    await page.locator('#day2A').evaluate((day) => day.scrollIntoView({ behavior: 'instant' }));
    for (const part of ['output', 'input[type="date"]', 'select', 'a[target="_blank"]'])
      expect(await bottom(`aside ${part}`), part).toBeLessThan(625);
    expect((await page.locator('aside').boundingBox())?.y).toBeGreaterThan(0);

    await page.setViewportSize(PHONE);
    await page.locator('#day2A').evaluate((day) => day.scrollIntoView({ behavior: 'instant' }));
    const bar = await bottom('main a[data-size="sm"][target="_blank"]');
    expect(bar).toBeGreaterThan(640);
    expect(bar).toBeLessThanOrEqual(740);
  });

  it('is in a card that needs no scrolling of its own', async () => {
    const query = '?option=C&people=3&age-children=1&date=2027-03-01';
    const page = await open(`/de${TOUR.slice(3)}${query}`, { now: '2027-01-02T09:00:00Z' });
    await page.locator('aside button', { hasText: 'Teilen' }).waitFor();
    const hidden = await page
      .locator('aside')
      .first()
      .evaluate((card) => card.scrollHeight - card.clientHeight);
    expect(hidden).toBe(0);
  });

  it('is that of the option in the address, or hidden until that is known', async () => {
    const { page } = await openPage();
    await page.route('**/*.js', () => undefined);
    await page.goto(`${inject('sites').firstOperator}${TOUR}?option=C`, { waitUntil: 'commit' });
    await expect.poll(() => page.locator('input[value="C"]').isChecked()).toBe(true);
    expect(await page.locator('aside output').isVisible()).toBe(false);
    expect(await page.locator('[data-option]:visible').getAttribute('data-option')).toBe('C');
    await page.unroute('**/*.js');
    await page.reload();
    await expect.poll(() => page.locator('aside output').isVisible()).toBe(true);
    expect(await output(page)).toContain('Rp 6,050,000');
  });

  it('is shown roughly in the currency that the visitor chooses, on the next tour too', async () => {
    const page = await open(TOUR);
    await page.locator('aside select').first().selectOption('EUR');
    await expect.poll(() => output(page)).toContain('≈ €210');
    expect(await output(page)).toContain('Rp 4,050,000');
    await page.goto(`${inject('sites').firstOperator}/en/paket/lombok-overnight-4d3n`);
    await expect.poll(() => output(page)).toContain('≈ €');
  });

  // 4,050,000 and 8,100,000 rupiah for two; 3,450,000 and 13,800,000 for four.
  it('is shown roughly in the currency of the language, nowhere but on the page', async () => {
    const path = '/paket/lombok-overnight-3d2n';
    const rough = (texts: readonly string[]) =>
      texts
        .slice(0, 2)
        .map(plain)
        .filter((text) => text.startsWith('≈'));
    const early = (prefix: string) =>
      textsOf(documentAt('firstOperator', prefix + path).querySelectorAll('aside output small'));
    expect(rough(early(''))).toEqual([]);
    expect(rough(early('/de'))).toEqual(['≈ 210 €', '≈ 430 €']);
    const page = await open(`/de${path}?people=4`);
    const shown = page.locator('aside output small');
    await expect.poll(async () => rough(await shown.allTextContents())).toEqual(['≈ 180 €', '≈ 730 €']);
    const links = await page
      .locator('a[href*="text="]')
      .evaluateAll((found) => found.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
    expect(links.filter((href) => /[≈€$]/.test(href))).toEqual([]);
  });
});
