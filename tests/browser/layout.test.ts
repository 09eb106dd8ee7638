import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser, waitForHydration } from './helpers/browser.ts';
import { allAddresses } from './helpers/sweep.ts';

/** Elements that are wider than what shows of them, and items of the header that lie over each other. */
function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} px wide`);

    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const ownText = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
      );
    const canvas = document.createElement('canvas').getContext('2d');
    const placeholderWidth = (input: HTMLInputElement) => {
      const { fontStyle, fontWeight, fontSize, fontFamily, wordSpacing } = getComputedStyle(
        input,
        '::placeholder',
      );
      if (!canvas) return Number.POSITIVE_INFINITY;
      canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      canvas.wordSpacing = wordSpacing;
      return canvas.measureText(input.placeholder).width;
    };
    const roomIn = (input: HTMLInputElement) => {
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    // What is said to screen readers only is one pixel wide.
    const isSaid = (element: Element) => element.clientWidth <= 1;

    // Pictures are cut on purpose; where there are some, only text counts.
    const cutsAcross = (element: Element) => {
      if (!element.querySelector('img')) return element.scrollWidth > element.clientWidth + 1;
      const { left, right } = element.getBoundingClientRect();
      return textBoxes(element).some((box) => box.left < left - 1 || box.right > right + 1);
    };
    const cutsDown = (element: Element) => {
      if (!element.querySelector('img')) return element.scrollHeight > element.clientHeight + 1;
      const { top, bottom } = element.getBoundingClientRect();
      return textBoxes(element).some((box) => box.top < top - 1 || box.bottom > bottom + 1);
    };
    const textBoxes = (element: Element) =>
      [...element.querySelectorAll('*')]
        .filter((part) => ownText(part) && isShown(part) && !isSaid(part))
        .map((part) => part.getBoundingClientRect());

    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element) || isSaid(element)) continue;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const cutAcross = isClipped(overflowX) && cutsAcross(element);
      const cutDown = isClipped(overflowY) && cutsDown(element);
      if (cutAcross || cutDown) faults.push(`cut: ${name(element)}`);
      const isShortened =
        element instanceof HTMLInputElement
          ? placeholderWidth(element) > roomIn(element)
          : textOverflow === 'ellipsis';
      if (isShortened) faults.push(`shortened: ${name(element)}`);
      if (!ownText(element)) continue;
      const { left, right } = element.getBoundingClientRect();
      const scrolls = element.closest('[tabindex="0"], [role="region"], [data-scrolls]');
      if (!scrolls && (left < -1 || right > root.clientWidth + 1)) faults.push(`outside: ${name(element)}`);
    }

    const items = [...document.querySelectorAll('header :is(a, button, img)')].filter(isShown);
    const boxes = items.map((item) => ({ item, box: item.getBoundingClientRect() }));
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const isInside = one.item.contains(other.item) || other.item.contains(one.item);
        // An arrow stands close to its title: they share the empty edge of the two.
        if (!isInside && across > 8 && down > 1)
          faults.push(`over each other: ${name(one.item)}, ${name(other.item)}`);
      }
    }
    return faults;
  });
}

describe('no text is cut, overflows or lies over another', () => {
  const openPage = useBrowser();

  it('on any page at 320, 360, 768 and 1280 px', { timeout: 900_000 }, async () => {
    const { page } = await openPage({ reducedMotion: 'reduce' });
    const found: Record<string, readonly string[]> = {};
    for (const address of allAddresses) {
      await page.goto(inject('sites').production + address, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const faults = await layoutFaults(page);
        if (faults.length > 0) found[`${address} at ${width} px`] = faults;
      }
    }
    expect(found).toEqual({});
  });

  it('holds the bar of the header in one row at 1280 px, in every language', async () => {
    const { page } = await openPage({ viewport: { width: 1280, height: 800 } });
    for (const address of ['/', '/en', '/fr', '/de']) {
      await page.goto(inject('sites').production + address);
      await waitForHydration(page);
      // A scroll bar takes of the width that style sheets ask for.
      await page.addStyleTag({ content: 'header { inset-inline-end: 15px !important }' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const tops = await page
        .locator('header nav > ul > li')
        .evaluateAll((entries) => entries.map((entry) => Math.round(entry.getBoundingClientRect().top)));
      expect(new Set(tops).size, address).toBe(1);
      expect((await page.locator('header').boundingBox())?.height, address).toBe(72);
    }
  });
});
