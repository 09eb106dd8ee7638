import { describe, expect, it } from 'vitest';
import { plain, useSite } from './helpers/browser.ts';

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
  const open = useSite('firstOperator');

  it('shows the price of the group that is chosen afterwards', async () => {
    const page = await open('/en/paket/lombok-overnight-4d3n?people=2');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.waitForLoadState('networkidle');
    await page.evaluate(wrapTexts);
    await page.getByRole('button', { name: 'More' }).first().click();
    await expect
      .poll(async () => plain(await page.locator('aside output').textContent()))
      .toContain('Rp 12,150,000 for 3 people');
    expect(errors).toEqual([]);
  });
});
