import { describe, expect, inject, it } from 'vitest';
import { SCRIPT_ADDRESSES } from '../helpers/script-site.ts';
import { useBrowser, useSite } from './helpers/browser.ts';
import { attributeOf, parsedDocument, textOf } from './helpers/documents.ts';
import { resolvedSite } from './helpers/site-pages.ts';

const { firstOperator } = inject('sites');
const { languages } = resolvedSite('firstOperator');

it.each(languages)(
  'an address that does not exist gets a page with links, $info.code',
  async ({ info, notFound }) => {
    for (const path of ['/nowhere', '/paket/no-such-package', '/ABOUT']) {
      const response = await fetch(firstOperator + info.prefix + path);
      const document = parsedDocument(await response.text());
      expect(response.status).toBe(404);
      expect(attributeOf(document, 'html', 'lang')).toBe(info.code);
      expect(textOf(document, 'h1')).toBe(notFound.title);
      for (const { href } of notFound.links)
        expect(document.querySelectorAll(`main a[href="${href}"]`)).toHaveLength(1);
      expect(attributeOf(document, 'meta[name="robots"]', 'content')).toContain('noindex');
    }
  },
);

describe('an unknown address', () => {
  const openPage = useBrowser();

  it('gets the page of its language even from a host that serves one page for all', async () => {
    const { page } = await openPage();
    await page.route('**/de/nirgendwo', async (route) => {
      const response = await route.fetch({ url: `${firstOperator}/nirgendwo` });
      await route.fulfill({ response });
    });
    await page.goto(`${firstOperator}/de/nirgendwo`);
    const german = languages.find(({ info }) => info.code === 'de');
    await expect.poll(() => page.locator('h1').textContent()).toBe(german?.notFound.title);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });
});

describe('addresses that are not in Latin letters', () => {
  const SECTION = encodeURI(SCRIPT_ADDRESSES.section);
  const TOUR = encodeURI(`/viaggi/${SCRIPT_ADDRESSES.slug}`);
  const open = useSite('scripts');

  it('open by themselves, by a link within the document, and on the way back', async () => {
    const page = await open(`/nl${SECTION}`);
    const title = await page.locator('h1').textContent();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.locator(`main a[href="/nl${TOUR}"]`).first().click();
    await page.waitForURL(`**/nl${TOUR}`);
    await expect.poll(() => page.locator('h1').textContent()).not.toBe(title);
    await page.goBack();
    await expect.poll(() => page.locator('h1').textContent()).toBe(title);
    expect(await page.evaluate(() => Object(window).isSame)).toBe(true);
  });

  it('lead on where they are former ones', async () => {
    for (const prefix of ['', '/ja']) {
      const page = await open(prefix + encodeURI(SCRIPT_ADDRESSES.former));
      expect(new URL(page.url()).pathname).toBe(prefix + SECTION);
    }
  });
});
