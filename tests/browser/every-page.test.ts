import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { waitForHydration } from './helpers/browser.ts';
import { mapOverlaps, mapParts } from './helpers/map-overlaps.ts';
import { useReusedPages } from './helpers/reused-page.ts';
import { resolvedSite, type SitePage, sitePages } from './helpers/site-pages.ts';
import { whenQuiet } from './helpers/waits.ts';

const SITES = [
  { name: 'the site', site: 'development', pages: withOwnChecks() },
  {
    name: 'another operator’s site',
    site: 'secondOperator',
    pages: sitePages(resolvedSite(join(projectFolder, 'tests/fixtures/second-operator'))),
  },
] as const;

/**
 * The pages that React's own checks look at while developing: all of one language, and of the others the first of each
 * kind. Whether documents and app agree is said by the published site, too, where every page is asked.
 */
function withOwnChecks(): readonly SitePage[] {
  const site = resolvedSite(firstOperatorFolder);
  const seen = new Set<string>();
  return sitePages(site).filter(({ language, page }) => {
    const kind = `${language.code} ${page.kind}`;
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst || language.code === site.defaultLanguage;
  });
}

describe.concurrent.each(SITES)('pages of $name', ({ site, pages }) => {
  const withPage = useReusedPages({});

  it.each(pages)('$address opens in its language, whole and without a word in the console', (expected) =>
    withPage(async ({ page, messages, foreign }) => {
      const response = await page.goto(inject('sites')[site] + expected.address, { waitUntil: 'load' });
      await waitForHydration(page);
      await whenQuiet(page);

      expect(response?.status()).toBe(200);
      expect(await page.locator('html').getAttribute('lang')).toBe(expected.language.code);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.title()).toBe(expected.title);
      expect(ownMessages(messages).toSorted()).toEqual(expected.warnings.toSorted());
      expect(foreign).toEqual([]);
      if (site === 'secondOperator') await askForMaps(page, expected);
    }),
  );
});

/** On maps of places and of ways nothing lies over another, whatever the screen. */
async function askForMaps(page: Page, { address, page: { kind } }: SitePage): Promise<void> {
  if (kind !== 'home' && kind !== 'package') return;
  expect(await mapParts(page), address).toBeGreaterThan(kind === 'home' ? 3 : -1);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await mapOverlaps(page), `${address} at ${width} px`).toEqual([]);
  }
}

/** Not the page's own: React's advertisement while developing. */
function ownMessages(messages: readonly string[]): readonly string[] {
  return messages.filter((message) => !/React DevTools/.test(message));
}
