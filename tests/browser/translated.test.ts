import { describe, expect, inject, it } from 'vitest';
import { plain, useBrowser, waitForHydration } from './helpers/browser.ts';

/** Puts every text into elements of its own, as browsers do that translate a page; what is not to be translated stays. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isLeft = text.parentElement?.closest('script, style, [translate="no"], svg, select, textarea');
    if (!isLeft && text.data.trim() !== '') texts.push(text);
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

describe('a page that the browser has translated', () => {
  const openPage = useBrowser();

  it.each(['before', 'after'])(
    'shows the price of a group: translated %s the prices are loaded',
    async (when) => {
      const { page } = await openPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      let load = () => {};
      const isLoaded = new Promise<void>((resolve) => {
        load = resolve;
      });
      await page.route(/trip-rules.*\.js$/, async (route) => {
        await isLoaded;
        await route.continue();
      });
      await page.goto(`${inject('sites').firstOperator}/en/paket/lombok-overnight-4d3n?people=2`);
      await waitForHydration(page);
      const price = async () => plain(await page.locator('aside output').textContent());
      await expect.poll(price).toBe('Loading…');
      if (when === 'before') await page.evaluate(wrapTexts);
      load();
      await expect.poll(price).toContain('Rp 8,100,000 for 2 people');
      if (when === 'after') await page.evaluate(wrapTexts);
      await page.getByRole('button', { name: 'More' }).first().click();
      await expect.poll(price).toContain('Rp 12,150,000 for 3 people');
      expect(errors).toEqual([]);
    },
  );
});
