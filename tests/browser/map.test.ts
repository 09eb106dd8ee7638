import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { waitForHydration } from './helpers/browser.ts';
import { resolvedSite } from './helpers/site-pages.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 900 };

const home = resolvedSite(firstOperatorFolder).languages[0]?.pages.find(({ kind }) => kind === 'home');
const map = home?.kind === 'home' ? home.map : undefined;
const [first, second] = map?.points ?? [];

/** The list of places, which is the map's form as text. */
function placesOn(page: Page): Locator {
  return page.getByRole('list', { name: map?.title ?? '', exact: true });
}

describe('the map', () => {
  const openPage = useWarmBrowser();

  it.each([
    ['a phone', PHONE],
    ['a wide screen', WIDE],
  ])('is walked through and opened by keyboard on %s', async (_name, viewport) => {
    const { page } = await openPage({ viewport });
    await page.goto(inject('sites').production);
    await waitForHydration(page);
    await placesOn(page).getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(second?.name);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${second?.href}`);
    await expect.poll(() => page.locator('h1').textContent()).toBe(second?.name);
  });

  it('opens a page from the number on the picture without a script', async () => {
    const { page } = await openPage({ viewport: PHONE, javaScriptEnabled: false });
    await page.goto(inject('sites').production);
    await placesOn(page).getByText('1', { exact: true }).click();
    await page.waitForURL(`**${first?.href}`);
    expect(await page.locator('h1').textContent()).toBe(first?.name);
  });
});
