import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import {
  DESKTOP,
  holdScripts,
  PHONE,
  useBrowser,
  useSite,
  waitForHydration,
  whenShown,
} from './helpers/browser.ts';

const cards = (page: Page) => page.locator('[role="tabpanel"] article');
const tours = (page: Page) =>
  page.locator('[role="tabpanel"] + section ol a, section:has(+ [role="tabpanel"]) ol a');
const status = (page: Page) => page.locator('main [role="status"]').textContent();
const field = (page: Page) => page.getByRole('searchbox');

describe('the search on the home page', () => {
  const open = useSite('firstOperator', { viewport: PHONE });

  it('leads to the destinations by the button and by Enter', async () => {
    const page = await open('/de');
    for (const { text, submit, search } of [
      { text: 'Senaru', submit: 'click', search: '?query=Senaru' },
      { text: ' air & sea ', submit: 'Enter', search: '?query=air+%26+sea' },
      { text: '  ', submit: 'click', search: '' },
    ]) {
      await page.locator('search input').fill(text);
      if (submit === 'click') await page.locator('search button').click();
      else await page.locator('search input').press(submit);
      await page.waitForURL(`**/de/destinations${search}`);
      await whenShown(page.getByRole('tablist'));
      expect(await field(page).inputValue()).toBe(text.trim());
      await page.goBack();
      await whenShown(page.locator('search input'));
    }
  });
});

describe('the search in the header', () => {
  const open = useSite('firstOperator', { viewport: DESKTOP });
  const button = (page: Page) => page.locator('header summary[aria-label="Suche"]');
  const box = (page: Page) => page.locator('header').getByRole('searchbox', { name: 'Suche' });
  const whenFocused = (page: Page) =>
    expect.poll(() => box(page).evaluate((element) => element === document.activeElement)).toBe(true);

  it('opens and closes by the keyboard, with the focus in its field and back, and leads to what was typed', async () => {
    const page = await open('/de/about');
    expect(await box(page).isVisible()).toBe(false);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await whenFocused(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => box(page).isVisible()).toBe(false);
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await whenFocused(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => box(page).isVisible()).toBe(false);

    await button(page).click();
    await whenFocused(page);
    await page.keyboard.type('Vulkan');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/de/destinations?query=Vulkan');
    await whenShown(tours(page).first());
    expect(await box(page).isVisible()).toBe(false);
    expect(await page.locator('main').getByRole('searchbox').inputValue()).toBe('Vulkan');
    await button(page).click();
    await box(page).fill('Moyo');
    await page.locator('header').getByRole('button', { name: 'Suchen' }).click();
    await page.waitForURL('**/de/destinations?query=Moyo');
    await expect.poll(() => cards(page).count()).toBe(1);
  });

  it('is in the menu of a phone', async () => {
    const page = await open('/de/about', { viewport: PHONE });
    expect(await button(page).isVisible()).toBe(false);
    await page.click('header [aria-controls="site-menu"]');
    await box(page).fill('Walhai');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/de/destinations?query=Walhai');
    await expect.poll(() => box(page).isVisible()).toBe(false);
    await whenShown(tours(page).first());
  });

  it('leads to all destinations without scripts, where no field does nothing', async () => {
    const page = await open('/de/about', { javaScriptEnabled: false });
    await button(page).click();
    await box(page).fill('Walhai');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/de/destinations?query=Walhai');
    expect(await cards(page).count()).toBe(7);
    expect(await page.locator('main').getByRole('searchbox').isVisible()).toBe(false);
  });
});

describe('the filter of destinations', () => {
  const open = useSite('firstOperator', { viewport: PHONE });

  it('shows the destinations of each tab and how many they are, and all where the address names none; arrow keys, Home and End move through them; text and tab hold together, in the address without a new entry of the history', async () => {
    const page = await open('/de/destinations?category=atlantis');
    await expect.poll(() => cards(page).count()).toBe(7);
    expect(await page.getByRole('tab').first().getAttribute('aria-selected')).toBe('true');
    for (const [index, count] of [5, 2, 3, 3].entries()) {
      await page
        .getByRole('tab')
        .nth(index + 1)
        .click();
      await expect.poll(() => cards(page).count()).toBe(count);
      expect(await status(page)).toBe(`${count} Reiseziele`);
    }
    const selected = () => page.locator('[role="tab"][aria-selected="true"]').textContent();
    const labels = await page.getByRole('tab').allTextContents();
    for (const [key, index] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['End', 4],
      ['ArrowRight', 0],
      ['ArrowLeft', 4],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(selected, { message: key }).toBe(labels[index]);
    }

    await page.keyboard.press('Home');
    const entries = await page.evaluate(() => history.length);
    await field(page).pressSequentially('gILi');
    await page.waitForURL('**/destinations?query=gILi');
    await expect.poll(() => cards(page).count()).toBe(2);
    await page.getByRole('tab').nth(1).click();
    await page.waitForURL('**/destinations?query=gILi&category=lombok');
    await page.getByRole('tab').nth(2).click();
    await expect.poll(() => cards(page).count()).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  it('says where nothing matches; a reset shows all and puts the focus on the field; Back restores it, and a link to the list empties it', async () => {
    const page = await open('/de/destinations?query=xyz&category=sumbawa');
    await expect.poll(() => page.getByRole('tab').nth(2).getAttribute('aria-selected')).toBe('true');
    const panel = page.locator('[role="tabpanel"]');
    await whenShown(page.getByText('Keine Reiseziele entsprechen Ihrer Suche.'));
    await whenShown(panel.getByRole('heading', { name: 'Beliebte Touren' }));
    expect(await panel.locator('a[href^="https://wa.me/"]').count()).toBe(1);
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    await page.waitForURL((url) => url.search === '');
    await expect.poll(() => cards(page).count()).toBe(7);
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await field(page).fill('moyo');
    await page.waitForURL('**/destinations?query=moyo');
    await cards(page).first().getByRole('link').click();
    await page.waitForURL('**/destinations/moyo-island');
    await page.goBack();
    await expect.poll(() => field(page).inputValue()).toBe('moyo');
    expect(await cards(page).count()).toBe(1);
    await page.locator('footer a[href="/de/destinations"]').click();
    await expect.poll(() => cards(page).count()).toBe(7);
  });
});

describe('the search for tours', () => {
  const TOURS = /_tours-\d+\.js/;
  const open = useSite('firstOperator', { viewport: DESKTOP });
  const openPage = useBrowser({ viewport: PHONE });

  it('finds tours despite a typing error, says how many, and leads to them by keyboard', async () => {
    const page = await open('/de/destinations?query=whale+sharc');
    await whenShown(tours(page).first());
    expect(await status(page)).toContain(`Gefundene Touren: ${await tours(page).count()}`);
    const first = tours(page).first();
    expect(await first.getAttribute('href')).toBe('/de/paket/sumbawa-whale-shark-point');
    await first.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/paket/sumbawa-whale-shark-point');
    await page.goBack();
    await whenShown(tours(page).first());

    // They come before the note that no destination was found, and else after the destinations.
    const [tour, note] = [tours(page).first(), page.getByText('Keine Reiseziele entsprechen Ihrer Suche.')];
    const [tourBox, noteBox] = [await tour.boundingBox(), await note.boundingBox()];
    expect(tourBox?.y).toBeLessThan(noteBox?.y ?? 0);
    await field(page).fill('Moyo');
    await expect.poll(() => cards(page).count()).toBe(1);
    const card = await cards(page).first().boundingBox();
    expect((await tours(page).first().boundingBox())?.y).toBeGreaterThan(card?.y ?? Number.POSITIVE_INFINITY);
  });

  it('says that it is loading while the network is slow', async () => {
    const { page } = await openPage();
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(TOURS, async (route) => {
      await slow;
      await route.continue();
    });
    await page.goto(`${inject('sites').firstOperator}/de/destinations?query=whale+shark`);
    await expect.poll(() => status(page)).toContain('Wird geladen');
    answer();
    await expect.poll(() => status(page)).toContain('Gefundene Touren');
  });

  it('says that tours could not be loaded and still shows destinations', async () => {
    const { page } = await openPage();
    await page.route(TOURS, (route) => route.abort());
    await page.goto(`${inject('sites').firstOperator}/de/destinations?query=moyo`);
    await expect.poll(() => status(page)).toContain('Verbindung');
    expect(await cards(page).count()).toBe(1);
  });
});

describe('the filter of tours on a section page', () => {
  const open = useSite('firstOperator', { viewport: PHONE });
  const openPage = useBrowser({ viewport: PHONE });
  const chip = (page: Page) => page.locator('label:has-text("3 Tage")').first();
  const rows = (page: Page) => page.locator('main article:visible').count();

  it('shows the tours that fit, says how many, and keeps the choice in the address', async () => {
    const page = await open('/de/trip-lombok');
    const all = await rows(page);
    await chip(page).click();
    await expect.poll(() => rows(page)).toBe(1);
    expect(await status(page)).toBe('Angezeigte Touren: 1');
    await page.waitForURL('**/trip-lombok?length=3');
    await page.reload();
    await expect.poll(() => rows(page)).toBe(1);
    await page.locator('button[type="reset"]').click();
    await expect.poll(() => rows(page)).toBe(all);
    await page.waitForURL((url) => url.search === '');
  });

  it('works on a page that was opened within the site', async () => {
    const page = await open('/de/about');
    await page.locator('a[href="/de/trip-lombok"]').first().dispatchEvent('click');
    await page.waitForURL('**/trip-lombok');
    await chip(page).click();
    await expect.poll(() => rows(page)).toBe(1);
  });

  it('works without scripts', async () => {
    const page = await open('/de/trip-lombok', { javaScriptEnabled: false });
    const all = await rows(page);
    await chip(page).click();
    expect(await rows(page)).toBe(1);
    await page.locator('button[type="reset"]').click();
    expect(await rows(page)).toBe(all);
  });

  it('keeps what was chosen before the scripts arrived', async () => {
    const { page } = await openPage();
    const release = await holdScripts(page);
    await page.goto(`${inject('sites').firstOperator}/de/trip-lombok`, { waitUntil: 'domcontentloaded' });
    await chip(page).click();
    release();
    await waitForHydration(page);
    await page.waitForURL('**/trip-lombok?length=3');
    expect(await rows(page)).toBe(1);
  });
});
