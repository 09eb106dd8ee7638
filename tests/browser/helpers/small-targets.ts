import type { Page } from 'playwright-core';

/** Links, buttons and fields that are too small, standing outside running text. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const inText = (element: Element) => {
      const text = element.closest('p, li, dd, td');
      return (
        getComputedStyle(element).display === 'inline' &&
        (text?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
      );
    };
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter(
        (element) => isShown(element) && !inText(element) && element.closest('[class*="skip"]') === null,
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(
        ({ element, box }) =>
          `${element.tagName} "${element.textContent?.trim().slice(0, 30)}" ${Math.round(box.width)} × ${Math.round(box.height)}`,
      );
  });
}
