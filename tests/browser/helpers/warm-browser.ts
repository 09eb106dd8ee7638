import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { type ObservedPage, openObserved, refusals } from './browser.ts';

/** What a page is opened with; tests that say the same may get the same page. */
interface WarmOptions extends BrowserContextOptions {
  /** The time that its clock shows, always. */
  readonly now?: string;
}

/** A page that may be used by one test after the other. */
interface WarmPage {
  readonly observed: ObservedPage;
  readonly options: WarmOptions;
  /** Where it has been: each may have stored something. */
  readonly origins: Set<string>;
  /** Whether a test has changed what nobody can put back. */
  isSpoilt: boolean;
}

const MOST_IDLE = 8;
/** As browsers are opened that were told no size. */
export const USUAL_SIZE = { width: 1280, height: 720 };

/** Those of this worker, the one used last at the end. */
const idle: WarmPage[] = [];

/**
 * Pages for tests that ask how a page looks or answers, not how it arrives: the browser has met the site before, so
 * that a page opens in half the time. Nothing is stored in them, there is no way back to what came before, and what
 * a test has done to a page for good ends with that page. Whatever a test does, the documents' own policy must allow
 * it.
 */
export function useWarmBrowser(): (options?: WarmOptions) => Promise<ObservedPage> {
  const taken: WarmPage[] = [];
  afterEach(async ({ task }) => {
    const pages = taken.splice(0);
    const hasFailed = task.result?.state === 'fail';
    const refused = pages.flatMap(({ observed }) => refusals(observed));
    await Promise.all(pages.map((page) => giveBack(page, hasFailed)));
    expect(refused).toEqual([]);
  });
  return async (options = {}) => {
    const page = await take(options);
    taken.push(page);
    return page.observed;
  };
}

async function take(options: WarmOptions): Promise<WarmPage> {
  const key = JSON.stringify(options);
  const index = idle.findLastIndex((page) => JSON.stringify(page.options) === key);
  const [found] = index < 0 ? [] : idle.splice(index, 1);
  return found ?? opened(options);
}

async function opened(options: WarmOptions): Promise<WarmPage> {
  const { now, ...rest } = options;
  const observed = await openObserved(rest);
  if (now !== undefined) await observed.page.clock.setFixedTime(now);
  const warm: WarmPage = { observed, options, origins: new Set(), isSpoilt: false };
  const { page } = observed;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http'))
      warm.origins.add(new URL(frame.url()).origin);
  });
  noticeSpoiling(warm);
  return warm;
}

/** What changes a page or its window so that it stays changed. */
const SPOILING = {
  page: ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'on', 'once', 'route', 'close'],
  context: [
    'addCookies',
    'addInitScript',
    'close',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'on',
    'route',
    'setGeolocation',
    'setOffline',
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const;

function noticeSpoiling(warm: WarmPage): void {
  const { page } = warm.observed;
  const owners = { page, context: page.context(), clock: page.clock };
  for (const [name, owner] of Object.entries(owners)) {
    for (const method of SPOILING[name as keyof typeof SPOILING]) {
      const original: (...args: unknown[]) => unknown = Reflect.get(owner, method);
      Reflect.set(owner, method, (...args: unknown[]) => {
        warm.isSpoilt = true;
        return original.apply(owner, args);
      });
    }
  }
}

/** Makes a page as good as new for the next test, or closes it. */
async function giveBack(warm: WarmPage, hasFailed: boolean): Promise<void> {
  const { page } = warm.observed;
  if (hasFailed || warm.isSpoilt || page.context().pages().length !== 1) return page.context().close();
  try {
    await clear(page, warm);
  } catch {
    return page.context().close();
  }
  warm.observed.messages.length = 0;
  warm.observed.foreign.length = 0;
  idle.push(warm);
  if (idle.length > MOST_IDLE) await idle.shift()?.observed.page.context().close();
}

async function clear(page: Page, { origins, options }: WarmPage): Promise<void> {
  for (const origin of origins) {
    if (origins.size > 1 || !page.url().startsWith(`${origin}/`)) await page.goto(`${origin}/robots.txt`);
    await page.evaluate(emptyStorage);
  }
  origins.clear();
  await page.goto('about:blank');
  await page.mouse.move(-1, -1);
  await page.setViewportSize(options.viewport ?? USUAL_SIZE);
}

/** In the page: nothing is left of a document in its storage, nor of what it notes there when it is left. */
export function emptyStorage(): void {
  const empty = () => {
    localStorage.clear();
    sessionStorage.clear();
  };
  // Those that come last are heard last.
  for (const type of ['pagehide', 'visibilitychange']) window.addEventListener(type, empty);
  empty();
}
