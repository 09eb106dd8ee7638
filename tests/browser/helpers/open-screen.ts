import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { type OpenPage, waitForHydration } from './browser.ts';
import type { Visit } from './visits.ts';

/** Opens a page of the published site in the language and size of a visit, ready for use. */
export async function openScreen(
  openPage: OpenPage,
  { prefix, viewport }: Visit,
  path: string,
): Promise<Page> {
  const { page } = await openPage({ viewport });
  await page.goto(`${inject('sites').production}${prefix}${path}`);
  await waitForHydration(page);
  return page;
}
