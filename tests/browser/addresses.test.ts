import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { defaultDataFolder } from '../../scripts/project/folders.ts';
import { waitForHydration } from './helpers/browser.ts';
import { resolvedSite } from './helpers/site-pages.ts';
import { whenShown } from './helpers/waits.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const site = resolvedSite(defaultDataFolder);

/** The headings of the destination cards, in order. */
async function shownDestinations(page: Page): Promise<readonly string[]> {
  return page.locator('[role="tabpanel"] h3').allTextContents();
}

describe('the destinations page and its address (spec §4, §5)', () => {
  const openPage = useWarmBrowser();

  async function openDestinations(query: string) {
    const { page } = await openPage();
    await page.goto(`${inject('sites').production}/en/destinations${query}`);
    await waitForHydration(page);
    return page;
  }

  it('shows nothing, no active tab and a way back for ?category=bima', async () => {
    const page = await openDestinations('?category=bima');
    await whenShown(page.getByText('No destinations match your search criteria.'));
    expect(await page.locator('[role="tab"][aria-selected="true"]').count()).toBe(0);

    await page.locator('[role="tabpanel"] button').click();

    expect(await shownDestinations(page)).toHaveLength(7);
    expect(await page.locator('[role="tab"][aria-selected="true"]').textContent()).toBe('All');
    expect(new URL(page.url()).search).toBe('');
  });

  it.each(['beach', 'adventure', 'nature', 'LOMBOK', 'atlantis'])(
    'shows all for ?category=%s',
    async (value) => {
      const page = await openDestinations(`?category=${value}`);
      expect(await shownDestinations(page)).toHaveLength(7);
      expect(await page.locator('[role="tab"][aria-selected="true"]').textContent()).toBe('All');
    },
  );

  it('shows one region for ?category=sumbawa', async () => {
    const page = await openDestinations('?category=sumbawa');
    await expect.poll(() => shownDestinations(page)).toEqual(['Moyo Island', 'Kenawa Island']);
  });

  it('finds what ?query=GILI asks for, whatever its case', async () => {
    const page = await openDestinations('?query=GILI');
    const wanted = ['Gili Trawangan', 'Gili Nanggu, Sudak & Kedis'];
    await expect.poll(async () => (await shownDestinations(page)).toSorted()).toEqual(wanted.toSorted());
  });

  it('writes what is typed into the address without a step back for each letter', async () => {
    const page = await openDestinations('');
    const steps = await page.evaluate(() => history.length);
    await page.locator('input[name="query"]').last().pressSequentially('moyo');
    await expect.poll(() => new URL(page.url()).search).toBe('?query=moyo');
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
});

describe('unknown addresses (decisions 44)', () => {
  const openPage = useWarmBrowser();

  it.each(site.languages.map(({ info, notFound }) => ({ ...info, title: notFound.title })))(
    'are answered in $code with status 404 and a page that leads on',
    async ({ code, prefix, title }) => {
      for (const path of ['/nowhere', '/paket/no-such-tour', '/destinations/atlantis', '/ABOUT']) {
        const { page } = await openPage();
        const response = await page.goto(inject('sites').production + prefix + path);
        await waitForHydration(page);
        expect(response?.status()).toBe(404);
        expect(await page.locator('html').getAttribute('lang')).toBe(code);
        expect(await page.locator('h1').textContent()).toBe(title);
        expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
        expect(await page.locator('main a').count()).toBe(5);
        await page.context().close();
      }
    },
  );

  it('are shown in the language of the address even where the host serves one page for all', async () => {
    const { page } = await openPage();
    await page.route('**/de/nirgendwo', async (route) => {
      const response = await route.fetch({ url: `${inject('sites').production}/nirgendwo` });
      await route.fulfill({ response });
    });
    await page.goto(`${inject('sites').production}/de/nirgendwo`);
    const german = site.languages.find(({ info }) => info.code === 'de');
    await expect.poll(() => page.locator('h1').textContent()).toBe(german?.notFound.title);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });
});

describe('every address', () => {
  it('answers with and without a slash at the end', async () => {
    for (const path of ['/about', '/about/', '/en', '/en/', '/fr/paket/honeymoon-2d1n/']) {
      expect((await fetch(inject('sites').production + path)).status).toBe(200);
    }
  });
});
