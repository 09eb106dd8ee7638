import { type Browser, chromium, type Page } from 'playwright-core';
import type { Messages } from '../messages/messages.ts';
import { findBrowser, NO_LANGUAGE } from '../project/find-browser.ts';
import { defaultOutFolder } from '../project/folders.ts';
import { serveSite } from '../site/preview/serve.ts';

/** A tap on a link of a page. */
interface Tap {
  readonly from: string;
  readonly to: string;
}

/** What a tap took, in milliseconds from the finger on. */
interface Reading {
  /** Until the page was drawn up: the main thread was done with its first frame. */
  readonly drawn: number;
  /** Until that frame was on the screen, in steps of 8: with the pictures rasterised, here by the processor. */
  readonly shown: number;
}

const STEPS = 8;
const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, locale: NO_LANGUAGE };
/** Those that are fetched ahead: what stands above a title leads back. */
const PAGE_LINKS = 'main a[href^="/"]:not([target], :has(~ h1) *)';

/**
 * Prints how long after a tap the next page is there, on a phone's screen, with that page fetched ahead. The way
 * goes from the home page along links to pages that were not seen yet.
 *
 * @param runs taps per link, each in a new session of the browser; the median counts
 */
export async function benchTap(runs: number, messages: Messages): Promise<number> {
  const { server, url } = await serveSite(defaultOutFolder, 0);
  const browser = await chromium.launch({ executablePath: findBrowser(messages), chromiumSandbox: false });
  console.log(messages.tap.title);
  for (const tap of await findWay(browser, url)) {
    const readings: Reading[] = [];
    for (let run = 0; run < runs; run += 1) readings.push(await measureTap(browser, url, tap));
    const drawn = median(readings.map((reading) => reading.drawn));
    const shown = median(readings.map((reading) => reading.shown));
    console.log(`${drawn.padStart(5)} ${shown.padStart(5)}   ${tap.from} → ${tap.to}`);
  }
  await browser.close();
  server.close();
  return 0;
}

async function findWay(browser: Browser, url: string): Promise<readonly Tap[]> {
  const page = await browser.newPage(PHONE);
  const way: Tap[] = [];
  let from = '/';
  const seen = new Set([from]);
  while (way.length < STEPS) {
    await page.goto(url + from);
    const links = await page
      .locator(PAGE_LINKS)
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const to = links.find((href) => !/[?#]/.test(href) && !seen.has(href));
    if (to === undefined) break;
    seen.add(to);
    way.push({ from, to });
    from = to;
  }
  await page.close();
  return way;
}

async function measureTap(browser: Browser, url: string, { from, to }: Tap): Promise<Reading> {
  const page = await browser.newPage(PHONE);
  await page.goto(url + from);
  // Before the app is there, the browser itself would follow the link.
  await page.waitForFunction(() => !window.earlyEvents);
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  const readings = readTap(page);
  await page.waitForTimeout(50);
  await link.tap();
  const reading = await readings;
  await page.close();
  return reading;
}

/** Waits for the next tap, and for the frame that follows it. */
function readTap(page: Page): Promise<Reading> {
  return page.evaluate(
    () =>
      new Promise<Reading>((resolve) => {
        let drawn = 0;
        document.addEventListener('click', ({ timeStamp }) =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              drawn = performance.now() - timeStamp;
            }),
          ),
        );
        new PerformanceObserver((list) => {
          const click = list.getEntries().find(({ name }) => name === 'click');
          if (click) resolve({ drawn, shown: click.duration });
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      }),
  );
}

function median(values: readonly number[]): string {
  return Math.round(values.toSorted((left, right) => left - right)[values.length >> 1] ?? 0).toString();
}
