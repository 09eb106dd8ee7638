import type { Page } from 'playwright-core';

/** A text that does not fit where it stands. */
export interface MisfitText {
  readonly text: string;
  readonly why: 'beyond the window' | 'beyond its box' | 'cut off';
}

/** Texts that a visitor cannot read as a whole, as the page is now. */
export async function misfitTexts(page: Page): Promise<readonly MisfitText[]> {
  return page.evaluate(() => {
    const found: { text: string; why: 'beyond the window' | 'beyond its box' | 'cut off' }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const why = misfit(node, parent);
      if (why) found.push({ text, why });
    }
    return found;

    function misfit(node: Node, parent: Element): (typeof found)[number]['why'] | undefined {
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      const block = blockAround(parent);
      const box = block.getBoundingClientRect();
      // Texts for screen readers are shrunk to a pixel; what scrolls can be read by scrolling.
      if (isForScreenReaders(parent) || scrolls(block)) return undefined;
      if (left < -1 || right > document.documentElement.clientWidth + 1) return 'beyond the window';
      if (left < box.left - 1 || right > box.right + 1) return 'beyond its box';
      return isCutOff(rects, block) ? 'cut off' : undefined;
    }

    function blockAround(element: Element): Element {
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline && element.parentElement ? blockAround(element.parentElement) : element;
    }

    function isForScreenReaders(element: Element | null): boolean {
      if (!element) return false;
      const { width, height } = element.getBoundingClientRect();
      const isPixel = width <= 1 && height <= 1;
      return (
        (isPixel && getComputedStyle(element).overflow === 'hidden') ||
        isForScreenReaders(element.parentElement)
      );
    }

    function scrolls(element: Element | null): boolean {
      if (!element || element === document.body) return false;
      const { overflowX } = getComputedStyle(element);
      return overflowX === 'auto' || overflowX === 'scroll' || scrolls(element.parentElement);
    }

    /** Whether a box around it that hides what is beyond it ends before the text does. */
    function isCutOff(rects: readonly DOMRect[], element: Element | null): boolean {
      if (!element || element === document.body) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      const box = element.getBoundingClientRect();
      const isCut = rects.some(
        ({ left, right, top, bottom }) =>
          (hides(overflowX) && (left < box.left - 1 || right > box.right + 1)) ||
          (hides(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1)),
      );
      return isCut || isCutOff(rects, element.parentElement);
    }
  });
}

/**
 * Everything that a page says in its own language: its texts, and those of attributes that are read or shown.
 * What is marked as being in another language is left out. Changes the page.
 */
export async function allTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // Texts that are only kept on one line belong to the text around them. The page is not used afterwards.
    for (const part of document.querySelectorAll('span[style*="nowrap"]'))
      part.replaceWith(...part.childNodes);
    document.body.normalize();
    const texts: string[] = [document.title];
    const isForeign = (element: Element | null): boolean =>
      element?.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript') || isForeign(node.parentElement)) continue;
      texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('body *')) {
      if (isForeign(element)) continue;
      for (const name of ['alt', 'title', 'placeholder', 'aria-label', 'aria-description']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    for (const meta of document.querySelectorAll(
      'meta[name="description"], meta[property="og:title"], meta[property="og:description"]',
    )) {
      texts.push(meta.getAttribute('content') ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}
