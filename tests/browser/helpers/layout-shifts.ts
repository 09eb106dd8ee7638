import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';

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

/** Lets fonts and pictures of a page arrive late, and notes what moves then. Before it is opened. */
export async function slowDown(page: Page): Promise<void> {
  await page.addInitScript(noteJumps);
  const late = (milliseconds: number) => async (route: Route) => {
    await wait(milliseconds);
    await route.continue().catch(() => undefined);
  };
  await page.route(/\.woff2$/, late(700));
  await page.route(/\/images\//, late(400));
}

/** Scrolls a slowed page to its end; gives how far it has moved since it was opened, and what moved. */
export async function layoutShifts(page: Page): Promise<{ readonly sum: number; readonly what: string }> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
  const jumps = await page.evaluate(() => window.jumps);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return {
    sum: jumps.reduce((total, { by }) => total + by, 0),
    what: jumps.map(({ by, what }) => `${by}: ${what}`).join('\n'),
  };
}
