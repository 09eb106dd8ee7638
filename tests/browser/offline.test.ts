import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { serveSite } from '../../scripts/dev/serve.ts';
import { cacheFolder } from '../../scripts/project/folders.ts';
import { DESKTOP, useBrowser, waitForHydration } from './helpers/browser.ts';
import { build, edit, useBuildFolders } from './helpers/builds.ts';
import { siteFolder } from './helpers/site-folders.ts';

const TOUR = '/viaggi/isole-lente-3d';
const OTHER = '/viaggi/orta-2d';
const SITE = siteFolder('secondOperator');

describe('pages without a connection', () => {
  const open = useBrowser({ viewport: DESKTOP, serviceWorkers: 'allow' });
  const openSite = useSwitchedSites();
  const { newBuild } = useBuildFolders();

  /** A release of the site with another price and text. */
  let changed: string;
  /** A release that stores nothing, with other pages at the same addresses. */
  const switchedOff = siteFolder('scripts');

  beforeAll(async () => {
    const plan = newBuild(cacheFolder);
    edit(plan.data, ['prices/isole-lento.json', /"lodge": \d+/, '"lodge": 777']);
    edit(plan.data, ['texts/it/interface.json', /("print": ")[^"]*/, '$1Su carta']);
    await build(plan);
    changed = plan.out;
  });

  /** Opens a page and waits until it is stored. */
  async function visit(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await waitForHydration(page);
    await waitUntilStored(page, new URL(address).pathname);
  }

  /** The paths of the stored pages. */
  function storedPaths(page: Page): Promise<readonly string[]> {
    return page.evaluate(async () => {
      const pages = await (await caches.open('pages-2')).keys();
      return pages.map(({ url }) => new URL(url).pathname);
    });
  }

  /** Waits for a page and all that it has loaded. */
  async function waitUntilStored(page: Page, path: string): Promise<void> {
    await expect.poll(() => storedPaths(page)).toContain(path);
    const missing = () =>
      page.evaluate(async () => {
        const files = (await (await caches.open('files-2')).keys()).map(({ url }) => url);
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name.replace(/#.*/, ''));
        return loaded.filter((name) => name.includes('/assets/') && !files.includes(name));
      });
    await expect.poll(missing).toEqual([]);
  }

  /** The document of a page as it is stored. */
  function storedText(page: Page, path: string): Promise<string | undefined> {
    return page.evaluate(async (key) => (await (await caches.open('pages-2')).match(key))?.text(), path);
  }

  const bar = (page: Page) => page.locator('[data-offline]');
  const price = async (page: Page) => (await page.locator('aside output').textContent()) ?? '';

  it('a visited page can be read whole, with its pictures, and says of which day it is', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
    await visit(page, site.url + TOUR);
    expect(await bar(page).count()).toBe(0);
    const text = await page.locator('main article, main section').allTextContents();
    await site.cut();

    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.locator('main article, main section').allTextContents()).toEqual(text);
    expect(await bar(page).textContent()).toMatch(
      /^Connessione assente o debole: .* quelli di \S+ \d+ \S+ \d{4}\. Riprova$/,
    );
    expect(await bar(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    const banner = page.locator('main img').first();
    await expect
      .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    // With a connection, a new document says nothing.
    await site.deploy(SITE);
    await bar(page).getByText('Riprova').click();
    await waitForHydration(page);
    expect(await bar(page).count()).toBe(0);

    // A network that does not answer is waited for, then the stored page is shown and says so.
    await site.stall();
    const start = Date.now();
    await page.reload({ waitUntil: 'commit' });
    await bar(page).waitFor();
    expect(Date.now() - start).toBeGreaterThan(3000);
    expect(Date.now() - start).toBeLessThan(15_000);
  });

  it('pages that were opened by a link within the site and saved tours open by themselves, too', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
    await page.addInitScript(() => localStorage.setItem('saved-tours', 'orta-2d'));
    await visit(page, `${site.url}/luoghi`);
    await waitUntilStored(page, OTHER);
    await page.locator('main a[href="/luoghi/mottarone"]').first().click();
    await page.waitForURL('**/luoghi/mottarone');
    await waitUntilStored(page, '/luoghi/mottarone');
    await site.cut();
    await page.reload();
    await waitForHydration(page);
    expect(await page.locator('h1').textContent()).toBe('Mottarone');
    expect(await bar(page).count()).toBe(1);
    await page.goto(site.url + OTHER);
    await waitForHydration(page);
    expect(await bar(page).count()).toBe(1);
  });

  it('a page that was never visited leads to those that were, in its language, also by a link', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
    await visit(page, `${site.url}/nl${TOUR}`);
    await visit(page, site.url + TOUR);
    await site.cut();
    // A link that nothing has fetched ahead.
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.setAttribute('href', '/contatti');
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => page.locator('h1').textContent()).toBe('Nessuna connessione');

    await page.goto(`${site.url}/nl${OTHER}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('nl');
    expect(await page.locator('h1').textContent()).toBe('Geen verbinding');
    expect(
      await page.locator('li a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([`/nl${TOUR}`]);
    await page.locator('li a').click();
    await waitForHydration(page);
    expect(await bar(page).count()).toBe(1);
  });

  it('a release replaces the one before at once, with its prices, and stored pages stay whole', async () => {
    const site = await openSite(SITE);
    const { page, messages } = await open();
    await visit(page, site.url + OTHER);
    await visit(page, site.url + TOUR);
    expect(await price(page)).not.toContain('777');
    await site.deploy(changed);
    await visit(page, `${site.url}${TOUR}?tier=lodge`);
    await page.getByText('Su carta').waitFor();
    await expect.poll(() => price(page)).toContain('777');
    await expect.poll(() => storedText(page, TOUR)).toContain('777');
    await site.cut();

    await page.reload();
    await page.getByText('Su carta').waitFor();
    await waitForHydration(page);
    expect(await bar(page).count()).toBe(1);
    await expect.poll(() => price(page)).toContain('777');
    // The other page is whole as it was.
    await page.goto(site.url + OTHER);
    await waitForHydration(page);
    await page.getByText('Stampa o salva come PDF').waitFor();
    expect(messages.filter((message) => /[Hh]ydrat|Minified React/.test(message))).toEqual([]);

    await site.deploy(changed);
    await visit(page, site.url + OTHER);
    await page.getByText('Su carta').waitFor();
  });

  it('a release can switch storing off: nothing is left', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
    await visit(page, site.url + TOUR);
    await site.deploy(switchedOff);
    await page.goto(site.url + TOUR);
    await waitForHydration(page);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
    await page.reload();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await left()).toEqual([0, 0]);
  });

  it('nothing is stored for visitors who save data', async () => {
    const { page } = await open();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await page.goto(inject('sites').secondOperator + TOUR);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await workers()).toBe(0);
  });
});

/** A site at one address, of which a test says what is there. */
interface SwitchedSite {
  readonly url: string;
  /** Publishes another release. */
  readonly deploy: (folder: string) => Promise<void>;
  /** From now on nobody answers. */
  readonly cut: () => Promise<void>;
  /** From now on requests are taken, and never answered. */
  readonly stall: () => Promise<void>;
}

/** Sites that can be cut off, each gone at the end of the test that opened it. */
function useSwitchedSites(): (folder: string) => Promise<SwitchedSite> {
  const running: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((end) => end()));
  });
  return async (folder) => {
    let server: Server | undefined;
    const cut = async () => {
      const ending = server;
      server = undefined;
      if (!ending) return;
      ending.closeAllConnections();
      await new Promise((resolve) => {
        ending.close(resolve);
      });
    };
    running.push(cut);
    const first = await serveSite(folder, 0);
    server = first.server;
    const port = Number(new URL(first.url).port);
    return {
      url: first.url,
      cut,
      deploy: async (next) => {
        await cut();
        server = (await serveSite(next, port)).server;
      },
      stall: async () => {
        await cut();
        const silent = createServer(() => undefined);
        server = silent;
        await new Promise<void>((resolve) => {
          silent.listen(port, '127.0.0.1', resolve);
        });
      },
    };
  };
}
