import type { Page } from 'playwright-core';

/**
 * Texts that cannot be read as a whole (beyond the window, beyond their box, cut off, shortened), items of the header
 * that overlap, and the page itself if it is wider than the window.
 */
export function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const faults = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    const canvas = document.createElement('canvas').getContext('2d');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent || !isShown(parent)) continue;
      const why = misfit(node, parent);
      if (why) faults.push(`${why}: "${text.slice(0, 60)}"`);
    }
    for (const input of document.querySelectorAll('input')) {
      if (isShown(input) && placeholderWidth(input) > roomIn(input))
        faults.push(`shortened: "${input.placeholder}"`);
    }
    return [...faults, ...overlapsInHeader()];

    function isShown(element: Element): boolean {
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    function misfit(node: Node, parent: Element): string | undefined {
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      const block = blockAround(parent);
      const box = block.getBoundingClientRect();
      // Texts for screen readers are shrunk to a pixel; what scrolls can be read by scrolling.
      if (isForScreenReaders(parent) || scrolls(block)) return undefined;
      if (left < -1 || right > root.clientWidth + 1) return 'beyond the window';
      // The scale of a map may be shorter than its text; overlaps on maps are found by `mapOverlaps`.
      const isOnMap = block.closest('[data-labels]') !== null;
      if (!isOnMap && (left < box.left - 1 || right > box.right + 1)) return 'beyond its box';
      if (getComputedStyle(block).textOverflow === 'ellipsis') return 'shortened';
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

    /** True if a box around the text that hides overflow ends before the text does. */
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

    function placeholderWidth(input: HTMLInputElement): number {
      const { font, letterSpacing } = getComputedStyle(input, '::placeholder');
      if (!canvas) return Number.POSITIVE_INFINITY;
      canvas.font = font;
      canvas.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
      return canvas.measureText(input.placeholder).width;
    }

    function roomIn(input: HTMLInputElement): number {
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    }

    function overlapsInHeader(): readonly string[] {
      const items = [...document.querySelectorAll('header :is(a, button, summary, img)')].filter(isShown);
      return items.flatMap((one, index) =>
        items.slice(index + 1).flatMap((other) => {
          const [box, otherBox] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const across = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
          const down = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
          const isInside = one.contains(other) || other.contains(one);
          // An arrow and the title beside it share their empty edges.
          return !isInside && across > 8 && down > 1
            ? [`in the header "${one.textContent}" overlaps "${other.textContent}"`]
            : [];
        }),
      );
    }
  });
}

/** Links, buttons and fields outside of running text that are smaller than 24 px. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const inText = (element: Element) => {
      const text = element.closest('p, li, dd, td');
      return (
        getComputedStyle(element).display === 'inline' &&
        (text?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
      );
    };
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !inText(element) &&
          element.closest('[class*="skip"]') === null,
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(
        ({ element, box }) =>
          `${element.tagName} "${element.textContent?.trim().slice(0, 30)}" ${Math.round(box.width)} × ${Math.round(box.height)}`,
      );
  });
}

/** Marks, names and the scale that overlap on the maps of a page, those of each option among them. */
export function mapOverlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const PLACES = '[data-labels] :is(li a > span, div > span)';
    const WAYS = '[style*="aspect-ratio"] :is(b, [data-side])';
    const faults = new Set<string>();

    const findOverlaps = () => {
      for (const map of document.querySelectorAll('[data-labels], [style*="aspect-ratio"]')) {
        const parts = [...map.querySelectorAll(`${PLACES}, ${WAYS}`)]
          .map((part) => ({ part, box: part.getBoundingClientRect() }))
          .filter(({ part, box }) => part.checkVisibility() && box.width > 0);
        for (const [index, one] of parts.entries()) {
          for (const other of parts.slice(index + 1)) {
            const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            if (across > 0.5 && down > 0.5)
              faults.add(`"${one.part.textContent}" over "${other.part.textContent}"`);
          }
        }
      }
    };

    const options = [...document.querySelectorAll<HTMLInputElement>('input[name="option"]')];
    const chosen = options.find(({ checked }) => checked);
    if (options.length === 0) findOverlaps();
    for (const option of options) {
      option.checked = true;
      findOverlaps();
    }
    if (chosen) chosen.checked = true;
    return [...faults];
  });
}

/** The number of marks and names on the maps of a page. */
export function mapParts(page: Page): Promise<number> {
  return page.locator('[data-labels] li a > span, [style*="aspect-ratio"] :is(b, [data-side])').count();
}

/** Elements that show no outline when a keyboard user focuses them: on themselves, their parts, or a card or form around. */
export function focusFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isDrawn = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')]
      .filter((element) => {
        element.focus();
        if (document.activeElement !== element) return false;
        const around = [
          element,
          element.parentElement,
          element.closest('li > *, article'),
          element.closest('form'),
          ...element.children,
        ];
        return !around.some(isDrawn);
      })
      .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`);
  });
}

/** Written in Latin letters or digits in every language: numbers, addresses, names, the zone of times, letters of choices. */
const LATIN_BY_NATURE =
  /\+968 [0-9 ]+|Piazza Motta 1, 28016 Orta San Giulio, Italia|\S+@\S+|https:\S+|maps\.example|Laghi Lenti|Mastodon|Instagram|\b(?:AR|JA|NL|CET|[ab])\b/g;

/** Texts, values and names of a page in Arabic that are written in letters or digits of others: none of its dictionaries has them. */
export function textsOfOthers(page: Page): Promise<readonly string[]> {
  return page.evaluate((allowed) => {
    const isOwn = (element: Element | null): boolean =>
      element?.closest('script, style, noscript') === null &&
      element.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isOwn(node.parentElement)) texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('body *, meta[name="description"]')) {
      if (!isOwn(element)) continue;
      for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'content'])
        texts.push(element.getAttribute(name) ?? '');
      // A date is written as the browser's own language has it.
      if (element instanceof HTMLInputElement && element.type === 'text') texts.push(element.value);
    }
    const rest = texts.map((text) => text.replaceAll(new RegExp(allowed, 'g'), ''));
    return rest.filter((text) => /[0-9]|\p{Script=Latin}/u.test(text));
  }, LATIN_BY_NATURE.source);
}
