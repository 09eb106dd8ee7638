import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { openObserved, waitForHydration } from './helpers/browser.ts';
import { addressOfEachKind } from './helpers/sweep.ts';

/** Fractions of a pixel, by which the stand-in of a font is wider or narrower: 0.00 as browsers tell it. */
const UNSEEN = 0.002;

declare global {
  interface Window {
    /** What has jumped since the page was opened: by how much, and which elements. */
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

// Most of the time is waited for, which two can do at once.
describe.concurrent('nothing jumps while fonts, pictures and scripts arrive late', () => {
  it.each([
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ])('on each kind of page at $width px', { timeout: 600_000 }, async (viewport) => {
    // This visitor is offered another language on half of the pages.
    const { page } = await openObserved({ viewport, locale: 'de-DE' });
    await page.addInitScript(noteJumps);
    const late = (milliseconds: number) => async (route: { continue: () => Promise<void> }) => {
      await wait(milliseconds);
      await route.continue().catch(() => undefined);
    };
    await page.route(/\.woff2$/, late(700));
    await page.route(/\/images\//, late(400));
    const found: string[] = [];
    for (const address of addressOfEachKind(['id', 'de'])) {
      await page.goto(inject('sites').production + address);
      await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += viewport.height) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        await page.waitForTimeout(60);
      }
      await page.waitForLoadState('networkidle');
      const jumps = await page.evaluate(() => window.jumps);
      if (jumps.reduce((sum, { by }) => sum + by, 0) > UNSEEN)
        found.push(...jumps.map(({ by, what }) => `${address}, by ${by}: ${what}`));
    }
    await page.context().close();
    expect(found).toEqual([]);
  });
});
