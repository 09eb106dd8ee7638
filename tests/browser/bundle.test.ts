import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { cacheFolder, defaultDataFolder } from '../../scripts/project/folders.ts';
import { useBrowser, waitForHydration } from './helpers/browser.ts';
import { resolvedSite, sitePages } from './helpers/site-pages.ts';
import { addressOfEachKind } from './helpers/sweep.ts';

const folder = join(cacheFolder, 'test-sites/production');
const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
const pages = sitePages(resolvedSite(defaultDataFolder));

/** The document that is served at an address. */
function documentAt(address: string): string {
  return readFileSync(join(folder, address, 'index.html'), 'utf8');
}

/** The addresses of a kind of file that a document names. */
function named(document: string, file: RegExp): readonly string[] {
  const addresses = [...document.matchAll(/ (?:href|src)="(\/[^"]+)"/g)].map(([, address]) => address ?? '');
  return [...new Set(addresses)].filter((address) => file.test(address)).toSorted();
}

describe('what reaches the browser', () => {
  const openPage = useBrowser();

  it.each(['ZodError', 'ts-morph', 'createSourceFile', 'jsonc-parser'])('holds no %s', (mark) => {
    for (const name of scripts)
      expect(readFileSync(join(folder, 'assets', name), 'utf8')).not.toContain(mark);
  });

  it('is of one page and language: no other page’s data, no other language’s texts', () => {
    for (const { address, language, page } of pages) {
      const wanted = named(documentAt(address), /\.js$/);
      const data = wanted.filter((path) => path.startsWith('/data/'));
      const file = page.path === '/' ? '_home' : page.path.slice(1).replaceAll('/', '_');
      expect(data, address).toEqual([expect.stringMatching(new RegExp(`/${language.code}/${file}\\.js$`))]);
      expect(wanted.filter((path) => path.includes('/language-'), address)).toHaveLength(1);
    }
  });

  it.each(addressOfEachKind(['id', 'de']))(
    'is what the document names, and no more content: %s',
    async (address) => {
      const { page } = await openPage();
      const loaded: string[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) loaded.push(new URL(response.url()).pathname);
      });
      // Links that come into view are fetched ahead, which is not part of the first load.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      const response = await page.goto(inject('sites').production + address);
      await waitForHydration(page);
      const wanted = named((await response?.text()) ?? '', /\.js$/);
      const isContent = (path: string) => /^\/data\/|\/language-/.test(path);
      expect(loaded).toEqual(expect.arrayContaining([...wanted]));
      expect(loaded.filter(isContent).toSorted()).toEqual(wanted.filter(isContent));
      await page.context().close();
    },
  );

  it('has style sheets of the components it uses only', () => {
    for (const { address } of pages) {
      const sheets = named(documentAt(address), /\.css$/).map((path) =>
        readFileSync(join(folder, path), 'utf8'),
      );
      const all = sheets.join('');
      expect(all.length, address).toBeLessThan(40_000);
      expect(all, address).not.toContain('--combobox-');
    }
  });
});
