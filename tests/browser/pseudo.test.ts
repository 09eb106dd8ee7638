import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { workspaceOf } from '../helpers/workspace.ts';
import { type ObservedPage, openObserved, PHONE, waitForHydration } from './helpers/browser.ts';
import { layoutFaults } from './helpers/page-faults.ts';
import { derivedDataFolder } from './helpers/site-folders.ts';
import { pagesOfEachType, resolvedSite } from './helpers/site-pages.ts';

const language = resolvedSite('pseudo').defaultLanguage;
const own = wordsOfData();

describe('a site in a language whose texts are a third longer', () => {
  let shared: ObservedPage;

  beforeAll(async () => {
    shared = await openObserved({ viewport: PHONE, reducedMotion: 'reduce' });
  });

  afterAll(() => shared.page.context().close());

  it.each(pagesOfEachType('pseudo', [language]))(
    'shows all texts of $address whole, each from a dictionary, and React warns of nothing',
    async ({ address, page: { kind } }) => {
      const { page } = shared;
      shared.messages.length = 0;
      await page.goto(inject('sites').pseudo + address);
      await waitForHydration(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await misfits(page), `${width} px`).toEqual([]);
      }
      const unknown = (await allTexts(page)).filter((text) => hasWords(text));
      expect.soft([...new Set(unknown)], 'texts from no dictionary').toEqual([]);
      const errors = shared.messages.filter(
        (message) => !/React DevTools|Missing translations/.test(message),
      );
      expect.soft(errors.length, errors.join('\n')).toBe(kind === 'notFound' ? 1 : 0);
    },
  );

  it('shows all texts of the open menu on a phone', async () => {
    const { page } = shared;
    await page.setViewportSize(PHONE);
    await page.goto(`${inject('sites').pseudo}/`);
    await waitForHydration(page);
    await page.locator('header [aria-controls="site-menu"]').click();
    for (const toggle of await page.locator('header nav summary:visible').all()) await toggle.click();
    expect(await misfits(page)).toEqual([]);
  });
});

/** Texts that do not fit; a placeholder that is a third longer may be shortened. */
async function misfits(page: Page): Promise<readonly string[]> {
  return (await layoutFaults(page)).filter((fault) => !fault.startsWith('shortened'));
}

/** Texts and attributes that are read or shown in the page's own language. Changes the page. */
async function allTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // Parts that must not be broken belong to the text around them.
    for (const part of document.querySelectorAll('span[style*="nowrap"]'))
      part.replaceWith(...part.childNodes);
    document.body.normalize();
    const texts: string[] = [document.title];
    const isForeign = (element: Element | null): boolean =>
      element?.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript') || isForeign(node.parentElement)) continue;
      texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('body *, meta[content][name="description"]')) {
      if (isForeign(element)) continue;
      for (const name of ['alt', 'title', 'placeholder', 'aria-label', 'aria-description'])
        texts.push(element.getAttribute(name) ?? '');
      if (element.matches('meta')) texts.push(element.getAttribute('content') ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** True if a text has words outside of the brackets of the invented language that are not from the data. */
function hasWords(text: string): boolean {
  const rest = own.reduce(
    (left, word) => left.replaceAll(word, ' '),
    text.replace(/\[.*\]|\bhttps:\/\/\S+/gs, ' '),
  );
  return /\p{L}/u.test(rest);
}

/** Texts that are the same in every language: names, addresses, currency, units and days by CLDR. */
function wordsOfData(): readonly string[] {
  const site = Object(workspaceOf(derivedDataFolder('pseudo')).json('site.json'));
  const languages: readonly { code: string; name: string; locale: string }[] = site.languages;
  const locale = languages.find(({ code }) => code === language)?.locale;
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: site.currency,
    currencyDisplay: 'narrowSymbol',
  });
  const length = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' });
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const words: readonly string[] = [
    site.brand,
    site.address,
    site.email,
    ...(site.exchange?.rates ?? []).map(({ currency }: { readonly currency: string }) => currency),
    ...site.social.map(({ name }: { readonly name: string }) => name),
    ...languages.flatMap(({ name, code }) => [name, code.toUpperCase()]),
    ...[...money.formatToParts(1), ...length.formatToParts(1)].flatMap(({ type, value }) =>
      type === 'currency' || type === 'unit' ? [value] : [],
    ),
    ...[1, 2, 3, 4, 5, 6, 7].map((date) => day.format(Date.UTC(2024, 0, date))),
  ];
  return words.toSorted((left, right) => right.length - left.length);
}
