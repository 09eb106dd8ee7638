import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until something is shown. `waitFor` looks again after half a second, when most of it has long been there. */
export async function whenShown(locator: Locator): Promise<void> {
  await expect.poll(() => locator.isVisible(), { interval: 20 }).toBe(true);
}

/** Waits until a page has fetched nothing for a fifth of a second. */
export function whenQuiet(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = performance.now();
        new PerformanceObserver(() => {
          last = performance.now();
        }).observe({ type: 'resource' });
        const watch = setInterval(() => {
          if (performance.now() - last < 200) return;
          clearInterval(watch);
          resolve();
        }, 20);
      }),
  );
}
