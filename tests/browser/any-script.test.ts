import { describe, expect, inject, it } from 'vitest';
import { SCRIPT_ADDRESSES } from '../helpers/script-site.ts';
import { waitForHydration } from './helpers/browser.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

// Addresses of a section in Arabic letters, and of a tour in Japanese ones.

const SECTION = encodeURI(SCRIPT_ADDRESSES.section);
const TOUR = encodeURI(`/viaggi/${SCRIPT_ADDRESSES.slug}`);

describe('addresses that are not written in Latin letters', () => {
  const openPage = useWarmBrowser();
  const site = inject('sites').scripts;

  it.each([SECTION, `/ja${SECTION}`, TOUR, `/nl${TOUR}`])('%s opens by itself', async (address) => {
    const { page, messages, foreign } = await openPage();
    const response = await page.goto(site + address);
    expect(response?.status()).toBe(200);
    const title = await page.locator('h1').textContent();
    await waitForHydration(page);
    expect(await page.locator('h1').textContent()).toBe(title);
    const { pathname } = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '');
    expect(pathname).toBe(address);
    // Chat clicks alone are told elsewhere.
    expect([messages, foreign]).toEqual([[], []]);
  });

  it('open by a link within the document, and on the way back', async () => {
    const { page, messages } = await openPage();
    await page.goto(`${site}/nl${SECTION}`);
    await waitForHydration(page);
    const title = await page.locator('h1').textContent();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.locator(`main a[href="/nl${TOUR}"]`).first().click();
    await page.waitForURL(`**/nl${TOUR}`);
    await expect.poll(() => page.locator('h1').textContent()).not.toBe(title);
    await page.goBack();
    await expect.poll(() => page.locator('h1').textContent()).toBe(title);
    expect(await page.evaluate(() => Object(window).isSame)).toBe(true);
    expect(messages).toEqual([]);
  });

  it('are the same page in another language', async () => {
    const { page } = await openPage();
    await page.goto(`${site}/nl${TOUR}`);
    await waitForHydration(page);
    const links = page.locator(`a[hreflang="ja"]`);
    expect(await links.first().getAttribute('href')).toBe(`/ja${TOUR}`);
    const response = await page.goto(`${site}/ja${TOUR}`);
    expect(response?.status()).toBe(200);
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  });

  it.each(['', '/ja'])('lead on where they are former ones: "%s"', async (prefix) => {
    const { page } = await openPage();
    await page.goto(`${site}${prefix}${encodeURI(SCRIPT_ADDRESSES.former)}`);
    expect(new URL(page.url()).pathname).toBe(prefix + SECTION);
  });

  it('that are unknown get the page that says so', async () => {
    const { page } = await openPage();
    const response = await page.goto(`${site}/ja${SECTION}x`);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  });
});
