import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, useSite } from './helpers/browser.ts';

describe('in forced colours', () => {
  const open = useSite('firstOperator', { forcedColors: 'active', viewport: DESKTOP });

  const looks = (element: Locator, pseudo?: string) =>
    element.evaluate((shown, part) => {
      const { backgroundColor, color, borderColor, outlineStyle } = getComputedStyle(shown, part);
      return { backgroundColor, color, borderColor, outlineStyle };
    }, pseudo);

  it('the chosen option has its own background, and so do ticks and crosses', async () => {
    const page = await open('/en/paket/lombok-overnight-4d3n?option=B');
    const chosen = await looks(page.locator('input[value="B"] + label'));
    const other = await looks(page.locator('input[value="A"] + label'));
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
    expect(chosen.color).not.toBe(chosen.backgroundColor);

    const ground = (await looks(page.locator('body'))).backgroundColor;
    for (const mark of ['tick', 'cross']) {
      const { backgroundColor } = await looks(
        page.locator(`[data-variant="${mark}"] > li`).first(),
        '::before',
      );
      expect(backgroundColor, mark).not.toBe(ground);
    }
  });

  it('the heart of a saved tour differs from others', async () => {
    const page = await open('/en/trip-lombok');
    await page.locator('main button[aria-pressed]').first().click();
    const heart = (pressed: boolean) => page.locator(`main button[aria-pressed=${pressed}]`).first();
    const kept = await looks(heart(true));
    const other = await looks(heart(false));
    expect(kept.backgroundColor).not.toBe(other.backgroundColor);
  });

  it('the current entry of the menu differs from others', async () => {
    const page = await open('/en/about');
    const entry = (name: string) => page.locator(`header nav > ul > li > a[href$="/${name}"]`);
    const drawn = (link: Locator) =>
      link.evaluate((shown) => {
        const { textDecorationLine, borderBottomStyle, borderBottomColor, backgroundColor } =
          getComputedStyle(shown);
        const { content, backgroundColor: bar } = getComputedStyle(shown, '::after');
        return { textDecorationLine, borderBottomStyle, borderBottomColor, backgroundColor, content, bar };
      });
    expect(await drawn(entry('about'))).not.toEqual(await drawn(entry('contact')));
  });
});
