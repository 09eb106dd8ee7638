import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { useBrowser, useSharedPage, waitForHydration } from './helpers/browser.ts';
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
  const openPage = useBrowser();
  const plain = useSharedPage({ javaScriptEnabled: false });
  const poor = useSharedPage();

  beforeAll(() => takeAway(poor()));

  it.each(pagesOfEachType('firstOperator', ['fr']))(
    '$address has all its texts without scripts, and without storage, pictures and recent methods',
    async ({ address }) => {
      for (const page of [plain(), poor()]) await page.goto(inject('sites').firstOperator + address);
      await waitForHydration(poor());
      const without = await readableTexts(plain());
      // Parts that need scripts arrive a moment later.
      await expect.poll(() => readableTexts(poor())).toEqual(without);
    },
  );

  it('can be read and left, and is asked for again, where the app fails', async () => {
    const { page, messages } = await openPage();
    await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
    const { firstOperator } = inject('sites');
    const tour = pagesOfEachType('firstOperator', ['fr']).find((each) => each.page.kind === 'package');
    const address = `${firstOperator}${tour?.address ?? ''}`;
    await plain().goto(address);
    // A choice in the address hides prices until the app shows those for it.
    await page.goto(`${address}?people=3`);
    await expect.poll(() => messages).toContainEqual(expect.stringContaining('hasOwn is not a function'));
    await page.waitForFunction(() => document.documentElement.dataset.choice === undefined);
    expect(await readableTexts(page)).toEqual(await readableTexts(plain()));
    await page.click('footer a[href="/fr/about"]');
    await waitForHydration(page);
  });

  it('has links, Back and a change of language without storage, and no error in the console', async () => {
    const { page, messages } = await openPage();
    await takeAway(page);
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
});

/** Leaves a page without pictures, without anything that could be stored, and without methods that browsers of 2022 lack. */
async function takeAway(page: Page): Promise<void> {
  await page.route(/\/images\//, (route) => route.abort());
  await page.addInitScript(() => {
    for (const [owner, names] of [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
      [Array, ['fromAsync']],
      [AbortSignal, ['any', 'timeout']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['try', 'withResolvers']],
      [URL, ['canParse', 'parse']],
    ] as const) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
}
