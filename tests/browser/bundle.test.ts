import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { cacheFolder, defaultDataFolder } from '../../scripts/project/folders.ts';
import { useBrowser, waitForHydration } from './helpers/browser.ts';
import { resolvedSite, sitePages } from './helpers/site-pages.ts';

const folder = join(cacheFolder, 'test-sites/production');
const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));

describe('what reaches the browser', () => {
  const openPage = useBrowser();
  const pages = sitePages(resolvedSite(defaultDataFolder));

  it.each(['ZodError', 'ts-morph', 'createSourceFile', 'jsonc-parser'])('holds no %s', (mark) => {
    for (const name of scripts)
      expect(readFileSync(join(folder, 'assets', name), 'utf8')).not.toContain(mark);
  });

  it('is of one page and language: no other page’s data, no other language’s texts', async () => {
    for (const { address, language, page: content } of pages.filter(({ page }) => page.kind !== 'home')) {
      const { page } = await openPage();
      const loaded: string[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) loaded.push(new URL(response.url()).pathname);
      });
      // Links that come into view are fetched ahead, which is not part of the first load.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await page.goto(inject('sites').production + address);
      await waitForHydration(page);
      const data = loaded.filter((path) => path.startsWith('/data/'));
      expect(data, address).toHaveLength(1);
      expect(data[0]).toContain(`/${language.code}/`);
      expect(data[0]).toContain(content.path.slice(1).replaceAll('/', '_'));
      expect(loaded.filter((path) => path.includes('language-'))).toHaveLength(1);
      await page.context().close();
    }
  });

  it('has style sheets of the components it uses only', () => {
    const sheets = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'));
    const all = sheets.map((name) => readFileSync(join(folder, 'assets', name), 'utf8')).join('');
    expect(all.length).toBeLessThan(60_000);
    expect(all).not.toContain('--combobox-');
  });
});
