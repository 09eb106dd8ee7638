import type { Page } from 'playwright-core';

/** Elements that are wider than what shows of them, and items of the header that lie over each other. */
export function layoutFaults(page: Page): Promise<readonly string[]> {
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
      const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing, wordSpacing } = getComputedStyle(
        input,
        '::placeholder',
      );
      if (!canvas) return Number.POSITIVE_INFINITY;
      canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      canvas.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
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

    const items = [...document.querySelectorAll('header :is(a, button, summary, img)')].filter(isShown);
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
