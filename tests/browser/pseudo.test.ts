import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { waitForHydration } from './helpers/browser.ts';
import { allTexts, misfitTexts } from './helpers/inspect-texts.ts';
import { resolvedSite, sitePages } from './helpers/site-pages.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const { folder, language } = inject('pseudo');
const pages = sitePages(resolvedSite(folder)).filter((page) => page.language.code === language);
/** Of every kind the page that says most. */
const kinds = [...new Set(pages.map(({ page }) => page.kind))].flatMap((kind) =>
  pages
    .filter(({ page }) => page.kind === kind)
    .toSorted((left, right) => sizeOf(right) - sizeOf(left))
    .slice(0, 1),
);
const addresses = [...kinds.map(({ address }) => address), '/no-such-page'];
const own = wordsOfData();

describe('a site in a language whose texts are a third longer', () => {
  const openPage = useWarmBrowser();

  async function open(address: string, width: number): Promise<Page> {
    const { page } = await openPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(inject('sites').pseudo + address, { waitUntil: 'load' });
    await waitForHydration(page);
    return page;
  }

  it('has a page of every kind to look at', () => {
    expect(addresses.length).toBeGreaterThan(7);
  });

  it.each(addresses)('shows all texts of %s as a whole, each from a dictionary', async (address) => {
    const page = await open(address, 360);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${address} at ${width} px`;
      expect.soft(await misfitTexts(page), `texts that do not fit on ${where}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `width of ${where}`).toBeLessThanOrEqual(width);
    }
    const wired = (await allTexts(page)).filter((text) => hasTexts(text));
    expect.soft([...new Set(wired)], `texts of ${address} that stand in no dictionary`).toEqual([]);
  });

  it('shows all texts of the open menu on a phone', async () => {
    const page = await open('/', 360);
    await page.locator('header [aria-controls="site-menu"]').click();
    for (const toggle of await page.locator('header nav summary:visible').all()) await toggle.click();
    expect(await misfitTexts(page)).toEqual([]);
  });
});

describe('the search for texts that do not fit', () => {
  const openPage = useWarmBrowser();

  it.each([
    ['beyond the window', '<p style="white-space:nowrap">a very long line of text in a small window</p>'],
    ['beyond its box', '<p style="width:3rem">unbreakable-but-for-hyphens Donaudampfschiff</p>'],
    ['cut off', '<p style="height:1rem;width:9rem;overflow:hidden">two or three lines of text in one</p>'],
  ])('finds one %s', async (why, html) => {
    const { page } = await openPage({ viewport: { width: 200, height: 400 } });
    await page.setContent(html);
    expect((await misfitTexts(page)).map((misfit) => misfit.why)).toEqual([why]);
  });
});

function sizeOf({ page }: (typeof pages)[number]): number {
  return JSON.stringify(page).length;
}

/** Whether a text has words that neither stand in brackets nor come from the data. */
function hasTexts(text: string): boolean {
  const rest = own.reduce((left, word) => left.replaceAll(word, ' '), text.replace(/\[.*\]/s, ' '));
  return /\p{L}/u.test(rest);
}

/** What is written as it stands in every language: names, addresses, currency and units, days by CLDR. */
function wordsOfData(): readonly string[] {
  const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  const codes: { code: string; name: string; locale: string; shortAmounts?: { text: string }[] }[] =
    site.languages;
  const locale = codes.find(({ code }) => code === language)?.locale;
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: site.currency,
    currencyDisplay: 'narrowSymbol',
  });
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day)),
  );
  const length = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' });
  const booking: readonly string[] = [
    site.brand,
    site.address,
    site.email,
    ...site.social.map(({ name }: { readonly name: string }) => name),
    ...codes.flatMap(({ name, code }) => [name, code.toUpperCase()]),
    ...[...money.formatToParts(1), ...length.formatToParts(1)].flatMap(({ type, value }) =>
      type === 'currency' || type === 'unit' ? [value] : [],
    ),
    ...weekdays,
  ];
  return booking.toSorted((left, right) => right.length - left.length);
}
