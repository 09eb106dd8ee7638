import { describe, expect, inject, it } from 'vitest';
import { useBrowser, waitForHydration, whenShown } from './helpers/browser.ts';

describe('the language of a visitor', () => {
  const openPage = useBrowser();

  it('is stored by the switcher, which keeps page, query, fragment and what was typed, and leads from an unprefixed address to the same page in it', async () => {
    const { page } = await openPage();
    await page.goto(`${inject('sites').firstOperator}/contact?query=gili#content`);
    await waitForHydration(page);
    await page.locator('textarea').fill('Is there a boat in May?');
    await page.locator('input[name="email"]').first().fill('ayu@example.com');
    await page.locator('a[hreflang="de"]').first().click();
    await page.waitForURL('**/de/contact?query=gili#content');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de');
    await expect.poll(() => page.locator('textarea').inputValue()).toBe('Is there a boat in May?');
    expect(await page.locator('input[name="email"]').first().inputValue()).toBe('ayu@example.com');
    expect(await page.evaluate(() => sessionStorage.getItem('typed-fields'))).toBe('');
    await page.goto(`${inject('sites').firstOperator}/about?a=1#b`, { waitUntil: 'commit' });
    await page.waitForURL('**/de/about?a=1#b');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });

  it('keeps query and fragment before there are scripts', async () => {
    const { page } = await openPage();
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(`${inject('sites').firstOperator}/destinations?query=gili#content`);
    await page.locator('a[hreflang="de"]').first().press('Enter');
    await page.waitForURL('**/de/destinations*');
    expect(page.url()).toMatch(/\/de\/destinations\?query=gili#content$/);
  });

  it('is that of before on the way back from a change of language, and after a reload there', async () => {
    const { page } = await openPage();
    await page.goto(`${inject('sites').firstOperator}/about`);
    await waitForHydration(page);
    await page.locator('a[hreflang="de"]').first().click();
    await page.waitForURL('**/de/about');
    await waitForHydration(page);
    for (const move of [() => page.goBack(), () => page.reload()]) {
      await move();
      await waitForHydration(page);
      expect(new URL(page.url()).pathname).toBe('/about');
    }
    await page.goForward();
    await waitForHydration(page);
    expect(new URL(page.url()).pathname).toBe('/de/about');
  });

  it('is offered, not guessed, where the browser asks for another', async () => {
    const { page } = await openPage({ locale: 'de-AT' });
    await page.goto(`${inject('sites').firstOperator}/about`);
    await waitForHydration(page);
    const offer = page.locator('aside[lang="de"]');
    await whenShown(offer);
    expect(new URL(page.url()).pathname).toBe('/about');
    await offer.locator('button').click();
    await offer.waitFor({ state: 'detached' });
    await page.reload();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await offer.count()).toBe(0);
  });

  it('does not bounce back visitors who choose the default language in a new tab', async () => {
    const { page } = await openPage();
    await page.goto(`${inject('sites').firstOperator}/en/about`);
    await waitForHydration(page);
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator('a[hreflang="id"]')
        .first()
        .click({ modifiers: ['Control'] }),
    ]);
    await waitForHydration(tab);
    expect(new URL(tab.url()).pathname).toBe('/about');
  });
});
