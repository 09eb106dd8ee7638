import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { firstOperatorSite, languageOf, pageOf } from '../helpers/first-operator.ts';
import { waitForHydration } from './helpers/browser.ts';
import { openScreen } from './helpers/open-screen.ts';
import { VISITS } from './helpers/visits.ts';
import { whenShown } from './helpers/waits.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const site = firstOperatorSite();

/** How many of the seven destinations a tab shows. Spec §3 Destination. */
const TABS = [
  { index: 1, id: 'lombok', count: 5 },
  { index: 2, id: 'sumbawa', count: 2 },
  { index: 3, id: 'beach', count: 3 },
  { index: 4, id: 'adventure', count: 3 },
  { index: 0, id: 'all', count: 7 },
];

describe.each(VISITS)('destinations, $name', (visit) => {
  const openPage = useWarmBrowser();
  const list = pageOf(languageOf(site, visit.language), 'destinations');
  const open = (query = '') => openScreen(openPage, visit, `/destinations${query}`);
  const german = visit.language === 'de';
  const countText = (count: number) => (german ? `${count} Reiseziele` : `${count} destinasi`);
  const nothing = german
    ? 'Keine Reiseziele entsprechen Ihrer Suche.'
    : 'Tidak ada destinasi yang sesuai dengan pencarian Anda.';
  const reset = german ? 'Filter zurücksetzen' : 'Hapus filter';

  it('§4 Destinations filter: each tab shows its own and says how many', async () => {
    const page = await open();
    for (const { index, count } of TABS) {
      await page.getByRole('tab').nth(index).click();
      await expect.poll(() => cards(page).count()).toBe(count);
      expect(await page.locator('main [role="status"]').textContent()).toBe(countText(count));
    }
  });

  it('§5 Destinations search: finds parts of names and descriptions in whatever case', async () => {
    const page = await open();
    await page.getByRole('searchbox').fill('GILI TRAW');
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.getByRole('searchbox').fill('rInJaNi');
    const mentioned = list.destinations.filter(({ description }) => description.includes('Rinjani'));
    await expect.poll(() => names(page)).toEqual(mentioned.map(({ name }) => name));
  });

  it('§5 Destinations search: text and tab hold together', async () => {
    const page = await open('?query=Gili&category=lombok');
    const onLombok = await names(page);
    await page.getByRole('tab').nth(2).click();
    await expect.poll(() => cards(page).count()).toBe(0);
    expect(onLombok.length).toBeGreaterThan(0);
    expect(await page.getByRole('searchbox').inputValue()).toBe('Gili');
  });

  it('§4 Destinations filter: the address follows, without entries in the history', async () => {
    const page = await open();
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('searchbox').pressSequentially('gili');
    await page.waitForURL('**/destinations?query=gili');
    await page.getByRole('tab').nth(1).click();
    await page.waitForURL('**/destinations?query=gili&category=lombok');
    await page.getByRole('tab').nth(3).click();
    await page.waitForURL('**/destinations?query=gili');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  it('§4 Destinations filter: an address opens its tab, where there is one, or else all', async () => {
    const { page } = await openPage({ viewport: visit.viewport });
    for (const [category, tab, count] of [
      ['lombok', 1, 5],
      ['sumbawa', 2, 2],
      ['beach', 0, 7],
      ['LOMBOK', 0, 7],
      ['atlantis', 0, 7],
      ['', 0, 7],
    ] as const) {
      await page.goto(`${inject('sites').production}${visit.prefix}/destinations?category=${category}`);
      await waitForHydration(page);
      await expect.poll(() => cards(page).count()).toBe(count);
      expect(await page.getByRole('tab').nth(tab).getAttribute('aria-selected'), category).toBe('true');
    }
  });

  it('§4 Destinations filter, §8: where nothing matches it says so, and a reset opens all and keeps the focus', async () => {
    // A region without destinations has no tab.
    const page = await open('?query=xyz&category=bima');
    await whenShown(page.getByText(nothing));
    expect(await cards(page).count()).toBe(0);
    expect(await page.locator('[role="tab"][aria-selected="true"]').count()).toBe(0);
    await page.getByRole('button', { name: reset }).click();
    await page.waitForURL((url) => url.search === '');
    await expect.poll(() => cards(page).count()).toBe(7);
    const field = page.getByRole('searchbox');
    expect(await field.inputValue()).toBe('');
    expect(await page.getByRole('tab').first().getAttribute('aria-selected')).toBe('true');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill('no such place');
    await whenShown(page.getByText(nothing));
    expect(await page.getByRole('button', { name: reset }).isVisible()).toBe(true);
  });

  it('§4 Destinations filter: Back returns to it', async () => {
    const page = await open();
    await page.getByRole('searchbox').fill('moyo');
    await page.waitForURL('**/destinations?query=moyo');
    await cards(page).first().getByRole('link').click();
    await page.waitForURL('**/destinations/moyo-island');
    await page.goBack();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('moyo');
    expect(await cards(page).count()).toBe(1);
  });

  it('§4 Destinations filter: a link to the bare list on the page itself shows all', async () => {
    const page = await open('?query=moyo');
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.locator(`footer a[href="${visit.prefix}/destinations"]`).click();
    await expect.poll(() => cards(page).count()).toBe(7);
  });

  it('§4 Destinations filter: arrow keys, Home and End move through the tabs', async () => {
    const page = await open();
    const selected = () => page.locator('[role="tab"][aria-selected="true"]').textContent();
    const labels = await page.getByRole('tab').allTextContents();
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(selected).toBe(labels[1]);
    await page.keyboard.press('End');
    await expect.poll(selected).toBe(labels[4]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(selected).toBe(labels[0]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(selected).toBe(labels[4]);
    await page.keyboard.press('Home');
    await expect.poll(selected).toBe(labels[0]);
  });
});

function cards(page: Page) {
  return page.locator('[role="tabpanel"] article');
}

function names(page: Page): Promise<string[]> {
  return cards(page).locator('h3').allTextContents();
}
