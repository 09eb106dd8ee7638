import type { Browser, CDPSession, Page } from 'playwright-core';
import { NO_LANGUAGE } from '../../project/find-browser.ts';

/** A page in a new session of the browser, on a phone's screen, with a quarter of the processor. */
export interface SlowPhone {
  readonly page: Page;
  readonly session: CDPSession;
  /** Waits until the page has asked for nothing for three seconds, all that it asked for being there. */
  readonly becomesQuiet: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** By how much the processor is slowed down: a phone of the middle class against a desk computer. */
export const SLOWDOWN = 4;

const PHONE = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true, locale: NO_LANGUAGE };
const QUIET = 3000;
/** A page that never rests is measured so far. */
const LONGEST_WAIT = 30_000;

/** Opens an empty page on a slow phone. */
export async function openSlowPhone(browser: Browser): Promise<SlowPhone> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const quietFor = watchRequests(page);
  return {
    page,
    session,
    becomesQuiet: async () => {
      const start = performance.now();
      while (quietFor() < QUIET && performance.now() - start < LONGEST_WAIT) await page.waitForTimeout(100);
    },
    close: () => context.close(),
  };
}

/** Gives for how many milliseconds the page has been asking for nothing. */
function watchRequests(page: Page): () => number {
  let open = 0;
  let last = performance.now();
  const count = (change: number) => () => {
    open += change;
    last = performance.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  return () => (open > 0 ? 0 : performance.now() - last);
}
