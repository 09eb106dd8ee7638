import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { waitForHydration } from './helpers/browser.ts';
import { whenShown } from './helpers/waits.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const SHORT = { viewport: { width: 1366, height: 625 } };
const TOUR = '/en/paket/lombok-overnight-3d2n';

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe('group and accommodation class are asked once, and every price follows', () => {
  const openPage = useWarmBrowser();

  async function open(path: string, options = {}): Promise<Page> {
    const { page } = await openPage({ ...PHONE, ...options });
    await page.goto(inject('sites').production + path);
    await waitForHydration(page);
    return page;
  }

  const priceIn = async (page: Page, tour: string) =>
    plain(await page.locator('article', { hasText: tour }).locator('p').last().textContent());

  it('on a section page, then on the package, its other tours, a destination, and after a reload', async () => {
    const page = await open('/en/trip-lombok');
    expect(await priceIn(page, 'Lombok 3 Days')).toBe('from Rp 3,050,000 per person');
    await page.locator('main form input[type="number"]').fill('5');
    await page.locator('main form select').selectOption({ label: '4-star' });
    const own = 'Rp 3,750,000 per person · for 5 people · 4-star';
    await expect.poll(() => priceIn(page, 'Lombok 3 Days')).toBe(own);
    // One has to ask for day tours, whatever the group.
    expect(await priceIn(page, 'Pink Beach Day Tour')).toBe('Contact Us ');

    await page.locator('article a', { hasText: 'Lombok 3 Days' }).click();
    await whenShown(page.locator('h1', { hasText: '3 Days' }));
    const output = page.locator('aside output');
    await expect.poll(async () => plain(await output.textContent())).toContain('Rp 18,750,000 for 5 people');
    const related = page.locator('main section a[href*="lombok-overnight-4d3n"]').first();
    await expect.poll(async () => plain(await related.textContent())).toContain(own);
    for (const option of await page.locator('fieldset label').all()) {
      expect(plain(await option.textContent())).toContain('per person · 4-star');
    }
    expect(plain(await page.locator('h1 ~ p').last().textContent())).toContain('Rp 3,750,000 per person');

    await page.reload();
    await waitForHydration(page);
    await expect.poll(async () => plain(await output.textContent())).toContain('Rp 18,750,000 for 5 people');
    await page.goto(`${inject('sites').production}/en/destinations/pantai-pink`);
    await expect.poll(async () => plain(await page.locator('main').textContent())).toContain(own);
  });

  it('what is chosen on a package is known on the next, and forgotten in the next visit', async () => {
    const page = await open(`${TOUR}?people=4`);
    const output = page.locator('aside output');
    await expect.poll(async () => plain(await output.textContent())).toContain('for 4 people');
    await page.locator('main section a[href*="lombok-overnight-4d3n"]').first().click();
    await whenShown(page.locator('h1', { hasText: '4 Days' }));
    await expect.poll(async () => plain(await output.textContent())).toContain('for 4 people');
    // An address that says for whom means just them.
    await page.goto(`${inject('sites').production}${TOUR}?people=7`);
    await expect.poll(async () => plain(await output.textContent())).toContain('for 7 people');

    const next = await open(TOUR);
    expect(plain(await next.locator('aside output').textContent())).toContain('for 2 people');
  });

  it('each option shows its own accommodation class until another is chosen', async () => {
    const page = await open(`${TOUR}?people=4`);
    const options = page.locator('fieldset label');
    await expect
      .poll(async () => (await options.allTextContents()).map((text) => plain(text).split('per person')[1]))
      .toEqual([' · 3-star', ' · 4-star', ' · 5-star']);
    await page.locator('input[value="C"] + label').click();
    await expect
      .poll(async () => plain(await page.locator('aside output').textContent()))
      .toContain('Rp 5,850,000 per person');
  });

  it('options stand side by side on wide screens, below each other on phones', async () => {
    const page = await open(TOUR);
    for (const [width, rows] of [
      [1280, 1],
      [390, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator('fieldset label')
        .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(rows);
    }
  });

  it('without scripts prices are those of the document, and nothing is asked', async () => {
    const page = await openPage({ ...PHONE, javaScriptEnabled: false });
    await page.page.goto(`${inject('sites').production}/en/trip-lombok`);
    expect(await page.page.locator('main form :is(select, [type="number"]):visible').count()).toBe(0);
    await page.page.goto(inject('sites').production + TOUR);
    expect(await page.page.locator('aside :is(input, select):visible').count()).toBe(0);
    expect(await page.page.locator('aside output:visible').count()).toBe(1);
  });

  it('on a short laptop price, fields and chat are in sight together; at 1280 × 800 the price at once', async () => {
    const page = await open(TOUR, SHORT);
    await page.locator('#day2A').evaluate((day) => day.scrollIntoView({ behavior: 'instant' }));
    for (const part of ['output', 'input[type="date"]', 'select', ':scope > a[target="_blank"]']) {
      const box = await page.locator('aside').locator(part).first().boundingBox();
      expect(box?.y, part).toBeGreaterThan(72);
      expect((box?.y ?? 999) + (box?.height ?? 0), part).toBeLessThan(609);
    }
    for (const language of ['en', 'de']) {
      const wide = await open(`/${language}/paket/lombok-overnight-3d2n`, {
        viewport: { width: 1280, height: 800 },
      });
      for (const part of ['h1 ~ p b', 'aside output strong']) {
        const box = await wide.locator(part).first().boundingBox();
        expect((box?.y ?? 999) + (box?.height ?? 0), part).toBeLessThan(800);
      }
    }
  });

  it('in forced colours the chosen option is told apart', async () => {
    const page = await open(`${TOUR}?option=B`, { forcedColors: 'active' });
    const grounds = await page
      .locator('fieldset label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
    expect(grounds[1]).not.toBe(grounds[0]);
    expect(grounds[2]).toBe(grounds[0]);
  });

  it('where one has to ask, the price is a link to the chat', async () => {
    const page = await open('/en/paket/lombok-one-day-pink-beach');
    const link = page.locator('aside dd a[target="_blank"]');
    expect(await link.getAttribute('href')).toContain('Pink%20Beach');
  });
});
