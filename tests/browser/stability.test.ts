import { setTimeout as wait } from 'node:timers/promises';
import type { Route } from 'playwright-core';
import { describe, inject, it } from 'vitest';
import { openObserved, PHONE, waitForHydration } from './helpers/browser.ts';
import { pagesOfEachType } from './helpers/site-pages.ts';

/** The fraction of a pixel by which the stand-in of a font is wider or narrower: 0.00 as browsers show it. */
const UNSEEN = 0.002;

declare global {
  interface Window {
    /** Layout shifts since the page was opened: their size, and the elements. */
    jumps: { readonly by: number; readonly what: string }[];
  }
}

/** Notes every layout shift that no key or pointer caused. */
function noteJumps(): void {
  window.jumps = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || !('sources' in entry) || !('hadRecentInput' in entry)) continue;
      if (entry.hadRecentInput === true) continue;
      const nodes = (Array.isArray(entry.sources) ? entry.sources : []).map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 90) : String(node?.textContent),
      );
      window.jumps.push({ by: Number(entry.value), what: nodes.join(' ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

// Several pages at once: a page waits for most of its time.
describe.concurrent('nothing moves while fonts, pictures and scripts arrive late', () => {
  it.for(pagesOfEachType('firstOperator', ['id']))(
    'on $address',
    async ({ address }, { expect, onTestFinished }) => {
      // These visitors are offered another language on pages in Indonesian.
      const { page } = await openObserved({ viewport: PHONE, locale: 'de-DE' });
      onTestFinished(() => page.context().close());
      await page.addInitScript(noteJumps);
      const late = (milliseconds: number) => async (route: Route) => {
        await wait(milliseconds);
        await route.continue().catch(() => undefined);
      };
      await page.route(/\.woff2$/, late(700));
      await page.route(/\/images\//, late(400));
      await page.goto(inject('sites').firstOperator + address);
      await waitForHydration(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
          window.scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
      });
      await page.waitForLoadState('networkidle');
      const jumps = await page.evaluate(() => window.jumps);
      const sum = jumps.reduce((total, { by }) => total + by, 0);
      expect(sum, jumps.map(({ by, what }) => `${by}: ${what}`).join('\n')).toBeLessThanOrEqual(UNSEEN);
    },
  );
});
