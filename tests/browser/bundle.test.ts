import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { PHONE, useBrowser, waitForHydration } from './helpers/browser.ts';
import { documentAt } from './helpers/documents.ts';
import { siteFolder } from './helpers/site-folders.ts';
import { pagesOfEachType, sitePages } from './helpers/site-pages.ts';

/** Bytes of scripts and data, compressed, of a page that is hydrated as a whole. */
const MOST_SCRIPTS = 130_000;

const folder = siteFolder('firstOperator');

/** The scripts that the document at an address names. */
function namedScripts(address: string): readonly string[] {
  const elements = documentAt('firstOperator', address).querySelectorAll('script[src], link[href$=".js"]');
  const paths = [...elements].map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '');
  return [...new Set(paths)].toSorted();
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

  it.each(pagesOfEachType('firstOperator', ['de']))(
    'is at most 130 kB of scripts on $address',
    async (entry) => {
      const { page } = await openPage();
      const loaded = new Set<string>();
      page.on('request', (request) => {
        if (request.url().endsWith('.js')) loaded.add(new URL(request.url()).pathname);
      });
      // Links in view are fetched ahead unless the visitor saves data.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await page.goto(inject('sites').firstOperator + entry.address);
      await waitForHydration(page);
      const sizes = [...loaded].map((path) => statSync(join(folder, `${path}.br`)).size);
      const sum = sizes.reduce((total, size) => total + size, 0);
      expect(sum, [...loaded].join()).toBeLessThanOrEqual(MOST_SCRIPTS);
      expect(sum).toBeGreaterThan(0);
    },
  );
});
