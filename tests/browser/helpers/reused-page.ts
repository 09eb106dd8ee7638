import type { BrowserContextOptions } from 'playwright-core';
import { afterAll } from 'vitest';
import { type ObservedPage, openObserved } from './browser.ts';

/**
 * Pages that are used again for one address after the other, so that what the pages of a site share is fetched
 * and read once. What a page has said and asked for is forgotten when it is used again.
 */
export function useReusedPages(
  options: BrowserContextOptions,
): <Result>(visit: (observed: ObservedPage) => Promise<Result>) => Promise<Result> {
  const idle: ObservedPage[] = [];
  afterAll(async () => {
    await Promise.all(idle.splice(0).map(({ page }) => page.context().close()));
  });
  return async (visit) => {
    const observed = idle.pop() ?? (await openObserved(options));
    observed.messages.length = 0;
    observed.foreign.length = 0;
    try {
      const result = await visit(observed);
      idle.push(observed);
      return result;
    } catch (error) {
      // Whatever state it is in, no other visit shall meet it.
      await observed.page.context().close();
      throw error;
    }
  };
}
