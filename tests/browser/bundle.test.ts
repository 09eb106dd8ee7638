import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { firstPictures } from '../../scripts/build/pages/document.ts';
import { PHONE, useBrowser, waitForHydration, whenShown } from './helpers/browser.ts';
import { documentAt } from './helpers/documents.ts';
import { collectScripts, sentBytes } from './helpers/sent-bytes.ts';
import { type SiteName, siteFolder } from './helpers/site-folders.ts';
import { sitePages } from './helpers/site-pages.ts';

const folder = siteFolder('firstOperator');

/** Bytes of what a page loads first, and of what the search loads when it is used. */
const MAX_AT_FIRST = {
  document: 13_200,
  styles: 26_000,
  data: 8_300,
  scripts: 130_000,
  pictures: 60_000,
} as const;
const MAX_SEARCH = 15_000;

function namedScripts(address: string, site: SiteName = 'firstOperator'): readonly string[] {
  const elements = documentAt(site, address).querySelectorAll('script[src], link[href$=".js"]');
  const paths = [...elements].map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '');
  return [...new Set(paths)].toSorted();
}

function namedSheets(address: string, site: SiteName): readonly string[] {
  const links = documentAt(site, address).querySelectorAll('link[rel="stylesheet"]');
  return [...links].map((link) => link.getAttribute('href') ?? '');
}

describe('what reaches the browser', () => {
  const openPage = useBrowser({ viewport: PHONE });

  it.each(['ZodError', 'ts-morph', 'jsonc-parser'])('does not contain %s', (mark) => {
    for (const name of readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js')))
      expect(readFileSync(join(folder, 'assets', name), 'utf8')).not.toContain(mark);
  });

  it('has the data of one page and the texts of one language', () => {
    for (const { address, language, page } of sitePages('firstOperator')) {
      const data = namedScripts(address).filter((path) => path.startsWith('/data/'));
      const file = page.path === '/' ? '_home' : page.path.slice(1).replaceAll('/', '_');
      expect(
        data.map((path) => path.replace(/^\/data\/\w+\//, '')),
        address,
      ).toEqual([`${language.code}.js`, `${language.code}/${file}.js`]);
      const texts = namedScripts(address).filter((path) => path.includes('/messages-'));
      expect(texts, address).toHaveLength(1);
    }
  });

  it.each(['firstOperator', 'secondOperator'] as const)(
    'is quick to load on a phone on every page of %s',
    (site) => {
      for (const { address } of sitePages(site)) {
        const html = readFileSync(join(siteFolder(site), decodeURI(address), 'index.html'), 'utf8');
        const named = namedScripts(address, site);
        const isData = (path: string) => path.startsWith('/data/');
        const weights = {
          document: sentBytes(site, [join(address, 'index.html')]),
          styles: sentBytes(site, namedSheets(address, site)),
          data: sentBytes(site, named.filter(isData)),
          scripts: sentBytes(
            site,
            named.filter((path) => !isData(path)),
          ),
          pictures: sentBytes(site, firstPictures(html)),
        };
        for (const part of ['document', 'styles', 'data', 'scripts', 'pictures'] as const)
          expect(weights[part], `${part} of ${address}`).toBeLessThanOrEqual(MAX_AT_FIRST[part]);
        expect(weights.data).toBeGreaterThan(0);
        expect(namedSheets(address, site)).toHaveLength(1);
      }
    },
  );

  it('is at most 15 kB more when tours are searched', async () => {
    const { page } = await openPage();
    const loaded = await collectScripts(page);
    await page.goto(`${inject('sites').firstOperator}/de/destinations`);
    await waitForHydration(page);
    loaded.clear();
    await page.getByRole('searchbox').fill('Senaru');
    await whenShown(page.locator('[role="tabpanel"] + section li a').first());
    expect([...loaded].join()).toContain('/_tours-0');
    expect(sentBytes('firstOperator', loaded), [...loaded].join()).toBeLessThanOrEqual(MAX_SEARCH);
  });
});
