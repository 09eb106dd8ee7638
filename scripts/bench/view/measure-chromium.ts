import type { Browser, Page } from 'playwright-core';
import type { Reading } from './pairs.ts';
import { blockedTime, longestTask, readTrace, TRACE_CATEGORIES, type TraceEvent } from './read-trace.ts';
import { openSlowPhone } from './slow-phone.ts';

/** How a page comes up in Chromium with a quarter of the processor; times in milliseconds. */
export type ChromiumReading = Reading<'fcp' | 'lcp' | 'blocked' | 'longest' | 'cls' | 'requests' | 'scripts'>;

interface Requests {
  /** The document and what was asked for before the largest paint. */
  readonly requests: number;
  /** Bytes of scripts as they were sent, what was fetched ahead included. */
  readonly scripts: number;
}

/** Opens a page for the first time, and measures until it has come to rest. */
export async function measureChromium(browser: Browser, url: string): Promise<ChromiumReading> {
  const phone = await openSlowPhone(browser);
  const { page } = phone;
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.goto(url);
  await phone.becomesQuiet();
  const events = readEvents(await browser.stopTracing());
  const { fcp, lcp, cls, tasks } = readTrace(events, url);
  const requests = await countRequests(page, lcp);
  await phone.close();
  return { fcp, lcp, cls, blocked: blockedTime(tasks), longest: longestTask(tasks), ...requests };
}

function readEvents(trace: Buffer): readonly TraceEvent[] {
  return (JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents;
}

function countRequests(page: Page, largestPaint: number): Promise<Requests> {
  return page.evaluate((end) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      requests: 1 + resources.filter(({ startTime }) => startTime < end).length,
      scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  }, largestPaint);
}
