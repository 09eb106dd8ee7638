import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { useBrowser, waitForHydration } from './helpers/browser.ts';
import { documentFile } from './helpers/documents.ts';
import { siteFolder } from './helpers/site-folders.ts';
import { resolvedSite, sitePages } from './helpers/site-pages.ts';
import { addressOfEachKind } from './helpers/sweep.ts';
import { whenShown } from './helpers/waits.ts';

const folder = siteFolder('firstOperator');
const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
const pages = sitePages(resolvedSite(firstOperatorFolder));

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
      const wanted = named(documentFile('firstOperator', address), /\.js$/);
      const data = wanted.filter((path) => path.startsWith('/data/'));
      const file = page.path === '/' ? '_home' : page.path.slice(1).replaceAll('/', '_');
      const own = [`${language.code}.js`, `${language.code}/${file}.js`];
      expect(
        data.map((path) => path.replace(/^\/data\/\w+\//, '')),
        address,
      ).toEqual(own);
      expect(wanted.filter((path) => path.includes('/messages-'), address)).toHaveLength(1);
    }
  });

  it('is what each kind of document names, and no more content', async () => {
    const { page } = await openPage();
    const loaded: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) loaded.push(new URL(response.url()).pathname);
    });
    // Links that come into view are fetched ahead, which is not part of the first load.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    for (const address of addressOfEachKind(['id', 'de'])) {
      loaded.length = 0;
      const response = await page.goto(inject('sites').production + address);
      await waitForHydration(page);
      const wanted = named((await response?.text()) ?? '', /\.js$/);
      const isContent = (path: string) => /^\/data\/|\/messages-/.test(path);
      expect(loaded, address).toEqual(expect.arrayContaining([...wanted]));
      expect(loaded.filter(isContent).toSorted(), address).toEqual(wanted.filter(isContent));
    }
  });

  it('has style sheets of the components it uses only', () => {
    for (const { address } of pages) {
      const [sheet = ''] = named(documentFile('firstOperator', address), /\/page-\w+\.css$/);
      const all = readFileSync(join(folder, sheet), 'utf8');
      expect(all.length, address).toBeLessThan(125_000);
      expect(all, address).not.toContain('--modal-');
    }
  });

  it('shows a touch screen nothing that is meant for a pointer, nor on the pages that follow', async () => {
    const { page } = await openPage({
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    for (const address of addressOfEachKind(['id'])) {
      await page.goto(inject('sites').production + address);
      await waitForHydration(page);
      expect(await pointerRules(page), address).toEqual([]);
      await page.locator('footer a[href="/destinations"]').first().dispatchEvent('click');
      await whenShown(page.locator('main input[name="query"]'));
      expect(await pointerRules(page), `from ${address}`).toEqual([]);
    }
  });
});

/** Selectors of the rules that hold on this screen and speak of nothing but a pointer. */
function pointerRules(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const matches = ({ mediaText }: MediaList) => window.matchMedia(mediaText).matches;
    const holding = (rules: CSSRuleList): readonly CSSRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule) return matches(rule.media) ? holding(rule.cssRules) : [];
        return rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)
          ? holding(rule.cssRules)
          : rule;
      });
    return [...document.styleSheets]
      .filter((sheet) => matches(sheet.media))
      .flatMap((sheet) => holding(sheet.cssRules))
      .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : []))
      .filter((selector) => {
        const parts = selector.split(/,\s*(?![^(]*\))/);
        return parts.every((part) => part.includes(':hover')) && !/:focus|\[aria-current\]/.test(selector);
      });
  });
}
