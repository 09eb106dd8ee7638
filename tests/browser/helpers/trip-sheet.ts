import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Prints the trip of a package: waits until its sheet, which the first key fetches, is on the page. */
export async function printTrip(page: Page): Promise<void> {
  await page.keyboard.press('Control');
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      return page.locator('main > article').count();
    })
    .toBe(1);
  await page.emulateMedia({ media: 'print' });
}
