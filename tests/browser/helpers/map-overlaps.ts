import type { Page } from 'playwright-core';

/**
 * Marks, names and the scale that lie over each other on the maps of a page: that of all places, and the ways of a
 * tour in each of its options. Each as `"1" over "Old Mill"`. The page is left as it was.
 */
export function mapOverlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const PLACES = '[data-labels] :is(li a > span, div > span)';
    const WAYS = '[style*="aspect-ratio"] :is(b, [data-side])';
    const faults = new Set<string>();

    const findOverlaps = () => {
      const maps = [...document.querySelectorAll('[data-labels], [style*="aspect-ratio"]')];
      for (const map of maps) {
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

/** How many marks and names maps of a page have. */
export function mapParts(page: Page): Promise<number> {
  return page.locator('[data-labels] li a > span, [style*="aspect-ratio"] :is(b, [data-side])').count();
}
