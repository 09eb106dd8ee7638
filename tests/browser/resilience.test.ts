import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser, waitForHydration } from './helpers/browser.ts';
import { addressOfEachKind, allAddresses } from './helpers/sweep.ts';

const KINDS = addressOfEachKind(['id', 'fr']);

/** What can be read on a page, text by text. */
function readableTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, th, td)')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          // Forms, fields and buttons say what they do only where they can do it.
          element.closest(
            'form, search, section:has(form), [role="status"], :has(> label), :has(> button[aria-describedby])',
          ) === null,
      )
      .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
      .filter((text) => text !== ''),
  );
}

describe('the site in poor conditions', () => {
  const openPage = useBrowser();

  let asked: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

  /** The readable texts of each kind of page, as visitors usually get them; asked once. */
  async function usualTexts(): Promise<ReadonlyMap<string, readonly string[]>> {
    asked ??= askForTexts();
    try {
      return await asked;
    } catch (error) {
      asked = undefined;
      throw error;
    }
  }

  async function askForTexts(): Promise<ReadonlyMap<string, readonly string[]>> {
    const { page } = await openPage();
    const texts = new Map<string, readonly string[]>();
    for (const address of KINDS) {
      await page.goto(inject('sites').production + address);
      await waitForHydration(page);
      texts.set(address, await readableTexts(page));
    }
    return texts;
  }

  it('can be read without scripts, whole', async () => {
    const usual = await usualTexts();
    const { page } = await openPage({ javaScriptEnabled: false });
    for (const [address, texts] of usual) {
      await page.goto(inject('sites').production + address);
      const without = new Set(await readableTexts(page));
      expect(
        texts.filter((text) => !without.has(text)),
        address,
      ).toEqual([]);
    }
  });

  it('is the same where storage is forbidden and pictures are blocked: texts, links, Back, a change of language', async () => {
    const usual = await usualTexts();
    const { page, messages } = await openPage({ viewport: { width: 1280, height: 800 } });
    await page.route(/\/images\//, (route) => route.abort());
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    });
    for (const [address, texts] of usual) {
      await page.goto(inject('sites').production + address);
      await waitForHydration(page);
      expect(await readableTexts(page), address).toEqual(texts);
    }
    await page.goto(`${inject('sites').production}/about`);
    await waitForHydration(page);
    await page.click('footer a[href="/destinations"]');
    await page.waitForURL('**/destinations');
    await page.goBack();
    await page.waitForURL('**/about');
    await page.click('header a[hreflang="fr"]');
    await page.waitForURL('**/fr/about');
    const own = messages.filter(
      (message) => !/net::ERR_(?:FAILED|NAME_NOT_RESOLVED)|Missing translation|404/.test(message),
    );
    expect(own).toEqual([]);
  });
});

describe('links, without a script', () => {
  it('lead from home to every page in every language, and to no other', async () => {
    const start = inject('sites').production;
    const seen = new Set(['/']);
    for (const address of seen) {
      const response = await fetch(start + address);
      expect(response.status, address).toBe(200);
      const html = await response.text();
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)) seen.add(href);
    }
    const pages = allAddresses.filter((address) => !address.endsWith('/nowhere'));
    expect([...seen].toSorted()).toEqual(pages.toSorted());
  });

  it('show title, description and picture where they are shared', async () => {
    for (const address of allAddresses.filter((candidate) => !candidate.endsWith('/nowhere'))) {
      const html = await (await fetch(inject('sites').production + address)).text();
      const content = (property: string) =>
        new RegExp(`<meta[^>]*property="${property}"[^>]*content="([^"]*)"`).exec(html)?.[1];
      expect(content('og:title'), address).toMatch(/\S/);
      expect(content('og:description'), address).toMatch(/\S{2,} \S/);
      const image = content('og:image') ?? '';
      expect(image, address).toMatch(/^https:\/\/.+\.(?:jpe?g|png)$/);
      const file = await fetch(inject('sites').production + new URL(image).pathname, { method: 'HEAD' });
      expect(file.status, image).toBe(200);
    }
  });
});
