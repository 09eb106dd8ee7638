import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { defaultDataFolder, projectFolder } from '../../scripts/project/folders.ts';
import { waitForHydration } from './helpers/browser.ts';
import { useReusedPages } from './helpers/reused-page.ts';
import { resolvedSite, sitePages } from './helpers/site-pages.ts';

const SITES = [
  { name: 'the site', data: defaultDataFolder, site: 'development' },
  {
    name: 'another operator’s site',
    data: join(projectFolder, 'tests/fixtures/second-operator'),
    site: 'secondOperator',
  },
] as const;

describe.concurrent.each(SITES)('every page of $name', ({ data, site }) => {
  const withPage = useReusedPages({});
  const pages = sitePages(resolvedSite(data));

  it.each(pages)('$address opens in its language, whole and without a word in the console', (expected) =>
    withPage(async ({ page, messages, foreign }) => {
      const response = await page.goto(inject('sites')[site] + expected.address, { waitUntil: 'load' });
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');

      expect(response?.status()).toBe(200);
      expect(await page.locator('html').getAttribute('lang')).toBe(expected.language.code);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.title()).toBe(expected.title);
      expect(ownMessages(messages).toSorted()).toEqual(expected.warnings.toSorted());
      expect(foreign).toEqual([]);
    }),
  );
});

/** Not the page's own: React's advertisement while developing. */
function ownMessages(messages: readonly string[]): readonly string[] {
  return messages.filter((message) => !/React DevTools/.test(message));
}
