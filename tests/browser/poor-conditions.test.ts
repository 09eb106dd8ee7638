import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser, useSite, waitForHydration } from './helpers/browser.ts';
import { pagesOfEachType } from './helpers/site-pages.ts';

function readableTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, th, td)')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          // Forms, fields and buttons are shown only where they work.
          element.closest(
            'form, search, section:has(form), [role="status"], :has(> label), :has(> button[aria-describedby])',
          ) === null,
      )
      .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
      .filter((text) => text !== ''),
  );
}

describe('a page in poor conditions', () => {
  const open = useSite('firstOperator');
  const openPage = useBrowser();

  it.each(pagesOfEachType('firstOperator', ['fr']))(
    '$address has all its texts without scripts, without storage and without pictures',
    async ({ address }) => {
      const { page } = await openWithout();
      await page.goto(inject('sites').firstOperator + address);
      await waitForHydration(page);
      const usualPage = await open(address);
      // Parts that need scripts arrive a moment later, on either page.
      await expect
        .poll(async () => isDeepStrictEqual(await readableTexts(page), await readableTexts(usualPage)))
        .toBe(true);
      const usual = await readableTexts(usualPage);
      const without = new Set(await readableTexts(await open(address, { javaScriptEnabled: false })));
      expect(usual.filter((text) => !without.has(text))).toEqual([]);
    },
  );

  it('has links, Back and a change of language without storage, and no error in the console', async () => {
    const { page, messages } = await openWithout();
    await page.goto(`${inject('sites').firstOperator}/about`);
    await waitForHydration(page);
    await page.click('footer a[href="/destinations"]');
    await page.waitForURL('**/destinations');
    await page.goBack();
    await page.waitForURL('**/about');
    await page.click('header a[hreflang="fr"]');
    await page.waitForURL('**/fr/about');
    await waitForHydration(page);
    expect(messages.filter((text) => !/net::ERR_FAILED|Missing translations/.test(text))).toEqual([]);
  });

  async function openWithout() {
    const observed = await openPage();
    await observed.page.route(/\/images\//, (route) => route.abort());
    await observed.page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    });
    return observed;
  }
});
