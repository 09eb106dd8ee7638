import type { Page } from 'playwright-core';

/** The sizes in which the page shows text, the smallest first, each with an example. */
export function textSizes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isField = (element: Element) => element.matches('input, select, textarea');
    const ownText = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
      );
    // What is said to screen readers only is one pixel wide.
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const examples = new Map<number, string>();
    for (const element of document.body.querySelectorAll('*')) {
      if (!(ownText(element) || isField(element)) || !isSeen(element)) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const example = `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
      if (size > 0 && !examples.has(size)) examples.set(size, example);
    }
    return [...examples]
      .toSorted(([one], [other]) => one - other)
      .map(([size, example]) => `${size} px: ${example}`);
  });
}
