import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { cacheFolder, projectFolder } from '../../scripts/project/folders.ts';
import { useBrowser, waitForHydration } from './helpers/browser.ts';
import { build } from './helpers/builds.ts';
import { siteFolder } from './helpers/site-folders.ts';
import { useSwitchedSites } from './helpers/switched-site.ts';

const FIXTURE = join(projectFolder, 'tests/fixtures/second-operator');
const TOUR = '/viaggi/isole-lente-3d';
const OTHER = '/viaggi/orta-2d';
const SITE = siteFolder('secondOperator');

const workspace = mkdtempSync(join(tmpdir(), 'offline-'));

afterAll(() => {
  rmSync(workspace, { recursive: true });
});

let releases = 0;

/** A release of the second operator's site with other data: what stands in files, and what stands there instead. */
async function release(
  edits: readonly (readonly [file: string, from: RegExp, to: string])[],
): Promise<string> {
  releases += 1;
  const data = join(workspace, `data-${releases}`);
  const out = join(workspace, `site-${releases}`);
  cpSync(FIXTURE, data, { recursive: true });
  for (const [file, from, to] of edits) {
    const before = readFileSync(join(data, file), 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`Nothing changes in ${file}.`);
    writeFileSync(join(data, file), after);
  }
  // What the site itself was made of is taken over: a release differs in little.
  await build({ data, out, cache: cacheFolder });
  return out;
}

describe('pages without a connection', () => {
  const openPage = useBrowser();
  const openSite = useSwitchedSites();

  const open = (options = {}) =>
    openPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'allow', ...options });

  /** Opens a page, and waits until it is kept. */
  async function visit(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await waitForHydration(page);
    await kept(page, new URL(address).pathname);
  }

  /** The paths of the pages that are kept. */
  function keptPaths(page: Page): Promise<readonly string[]> {
    return page.evaluate(async () => {
      const pages = await (await caches.open('pages-1')).keys();
      return pages.map(({ url }) => new URL(url)).flatMap(({ pathname, search }) => (search ? [] : pathname));
    });
  }

  /** Waits until a page is kept, with all that it has loaded. */
  async function kept(page: Page, path: string): Promise<void> {
    await expect.poll(() => keptPaths(page)).toContain(path);
    const missing = () =>
      page.evaluate(async () => {
        const files = (await (await caches.open('files-1')).keys()).map(({ url }) => url);
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name.replace(/#.*/, ''));
        return loaded.filter((name) => name.includes('/assets/') && !files.includes(name));
      });
    await expect.poll(missing).toEqual([]);
  }

  const bar = (page: Page) => page.locator('[data-offline]');
  const price = async (page: Page) => (await page.locator('aside output').textContent()) ?? '';

  /** What a page says once all that only a live one shows has come. */
  async function settledText(page: Page): Promise<string | null> {
    const said = () => page.locator('main').textContent();
    let text = await said();
    for (;;) {
      await page.waitForTimeout(300);
      const now = await said();
      if (now === text) return text;
      text = now;
    }
  }

  it('a visited page is read whole, with its pictures, and says of which day it is', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
    await visit(page, site.url + TOUR);
    expect(await bar(page).count()).toBe(0);
    const text = await settledText(page);
    await site.cut();

    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.locator('main').textContent()).toBe(text);
    expect(await bar(page).textContent()).toMatch(
      /^Connessione assente o debole: .* quelli di \S+ \d+ \S+ \d{4}\. Riprova$/,
    );
    expect(await bar(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    const banner = page.locator('main img').first();
    await expect
      .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    // Once there is a connection, a new document says nothing.
    await site.deploy(SITE);
    await bar(page).getByText('Riprova').click();
    await waitForHydration(page);
    expect(await bar(page).count()).toBe(0);
  });

  it('a page that was only gone to within the document opens by itself, too', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
    await visit(page, `${site.url}/luoghi`);
    await page.locator('main a[href="/luoghi/mottarone"]').first().click();
    await page.waitForURL('**/luoghi/mottarone');
    await kept(page, '/luoghi/mottarone');
    await site.cut();
    await page.reload();
    await waitForHydration(page);
    expect(await page.locator('h1').textContent()).toBe('Mottarone');
    expect(await bar(page).count()).toBe(1);
  });

  it('a page that nobody has visited leads to those that are kept, in its language', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
    await visit(page, `${site.url}/nl${TOUR}`);
    await visit(page, site.url + TOUR);
    await site.cut();
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

  it('a link to a page that cannot be fetched leads there as well', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
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
  });

  it('where the network does not answer, the kept page is shown after a while, and says so', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
    await visit(page, site.url + TOUR);
    await site.stall();
    const start = Date.now();
    await page.reload({ waitUntil: 'commit' });
    await bar(page).waitFor();
    expect(Date.now() - start).toBeGreaterThan(3000);
    expect(Date.now() - start).toBeLessThan(15_000);
  });

  it('says so as soon as the connection is lost, and no more when it is back', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
    await visit(page, site.url + TOUR);
    await site.cut();
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await expect.poll(() => bar(page).count()).toBe(1);
    await site.deploy(SITE);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => bar(page).count()).toBe(0);
  });

  it('a new price is shown at once where there is a connection, and then kept', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
    await visit(page, site.url + TOUR);
    const before = await price(page);
    const dearer = await release([['prices/isole-lento.json', /"lodge": \d+/, '"lodge": 777']]);
    await site.deploy(dearer);
    await visit(page, `${site.url}${TOUR}?tier=lodge`);
    await expect.poll(() => price(page)).toContain('777');
    expect(before).not.toContain('777');
    await expect
      .poll(() =>
        page.evaluate(async (path) => (await (await caches.open('pages-1')).match(path))?.text(), TOUR),
      )
      .toContain('777');
    await site.cut();
    await page.reload();
    await waitForHydration(page);
    expect(await bar(page).count()).toBe(1);
    await expect.poll(() => price(page)).toContain('777');
  });

  it('a release takes the place of the one before, of which nothing is left but for pages that are kept', async () => {
    const site = await openSite(SITE);
    const { page, messages } = await open();
    await visit(page, site.url + TOUR);
    await visit(page, site.url + OTHER);
    const next = await release([['texts/it/interface.json', /("print": ")[^"]*/, '$1Su carta']]);
    await site.deploy(next);
    await visit(page, site.url + TOUR);
    await page.getByText('Su carta').waitFor();
    await site.cut();

    await page.reload();
    await page.getByText('Su carta').waitFor();
    // The other page is whole as it was.
    await page.goto(site.url + OTHER);
    await waitForHydration(page);
    await page.getByText('Stampa o salva come PDF').waitFor();
    expect(messages.filter((message) => /[Hh]ydrat|Minified React/.test(message))).toEqual([]);

    await site.deploy(next);
    await visit(page, site.url + OTHER);
    await page.getByText('Su carta').waitFor();
    const files = () =>
      page.evaluate(async () =>
        (await (await caches.open('files-1')).keys()).map(({ url }) => new URL(url).pathname),
      );
    await expect
      .poll(async () => (await files()).filter((file) => !existsSync(join(next, file))))
      .toEqual([]);
    expect((await files()).length).toBeGreaterThan(10);
  });

  it('can be switched off by a release: nothing is left, and the page stays as it is', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
    await visit(page, site.url + TOUR);
    await site.deploy(await release([['site.json', /"brand"/, '"offline": false, "brand"']]));
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
    await page.waitForTimeout(1500);
    expect(await left()).toEqual([0, 0]);
  });

  it('pages that the visitor wants are kept without a visit', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
    await visit(page, site.url + TOUR);
    await page.evaluate(
      async (urls) => (await navigator.serviceWorker.ready).active?.postMessage({ type: 'keep', urls }),
      [OTHER, `/nl${OTHER}`],
    );
    await kept(page, `/nl${OTHER}`);
    await site.cut();
    await page.goto(site.url + OTHER);
    await waitForHydration(page);
    expect(await bar(page).count()).toBe(1);
    const banner = page.locator('main img').first();
    await expect
      .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  it('tours that the visitor has saved are kept, too', async () => {
    const site = await openSite(SITE);
    const { page } = await open();
    await page.addInitScript(() => localStorage.setItem('saved-tours', 'orta-2d'));
    await visit(page, `${site.url}/nl/luoghi`);
    await kept(page, `/nl${OTHER}`);
    await site.cut();
    await page.goto(`${site.url}/nl${OTHER}`);
    await waitForHydration(page);
    expect(await bar(page).count()).toBe(1);
  });

  it('keeps nothing for visitors who save data, nor while the site is worked on', async () => {
    const workers = (page: Page) =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    const { page } = await open();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await page.goto(inject('sites').secondOperator + TOUR);
    await waitForHydration(page);
    const { page: other } = await open();
    await other.goto(inject('sites').development);
    await waitForHydration(other);
    await page.waitForTimeout(3000);
    expect(await workers(page)).toBe(0);
    expect(await workers(other)).toBe(0);
  });
});
