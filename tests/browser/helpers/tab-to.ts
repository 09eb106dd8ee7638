import type { Page } from 'playwright-core';

const MOST_STEPS = 150;

/**
 * Presses Tab until the focus is on an element that the selector names.
 *
 * @throws Error if no press of Tab leads there
 */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${MOST_STEPS} presses of Tab do not lead to ${selector}.`);
}
