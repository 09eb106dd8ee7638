import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { NO_LANGUAGE } from '../../../scripts/project/find-browser.ts';
import type { SiteName } from './site-folders.ts';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No other host is found, so that no test depends on one.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

export interface ObservedPage {
  readonly page: Page;
  /** Console messages and uncaught errors. */
  readonly messages: string[];
  /** Addresses on other hosts that the page requested; none of them is reached. */
  readonly foreign: string[];
}

/** The browser's settings for a page; the time of its clock, if one is given. */
export interface PageOptions extends BrowserContextOptions {
  readonly now?: string;
}

/** Opens a page in a window of its own, with empty storage and cache. */
export type OpenPage = (options?: PageOptions) => Promise<ObservedPage>;

let running: Promise<Browser> | undefined;

/** The browser of this worker: started once for all files. */
async function sharedBrowser(): Promise<Browser> {
  const browser = await running?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  running = chromium.launch({
    executablePath: inject('browser'),
    chromiumSandbox: false,
    args: QUIET,
  });
  return running;
}

/** Pages that are closed at the end of the test that opened them. The documents' own policy must allow all they do. */
export function useBrowser(usual: PageOptions = {}): OpenPage {
  const opened: ObservedPage[] = [];
  afterEach(async () => {
    const pages = opened.splice(0);
    await Promise.all(pages.map(({ page }) => page.context().close()));
    expect(pages.flatMap(refusals)).toEqual([]);
  });
  return async (options = {}) => {
    const observed = await openObserved({ ...usual, ...options });
    opened.push(observed);
    return observed;
  };
}

/** One page for all tests of a file, for what takes long to open; gives it once they run. */
export function useSharedPage(options: PageOptions = {}): () => Page {
  let observed: ObservedPage | undefined;
  beforeAll(async () => {
    observed = await openObserved(options);
  });
  afterAll(async () => {
    await observed?.page.context().close();
    expect(observed && refusals(observed)).toEqual([]);
  });
  return () => {
    if (!observed) throw new Error('The page is open while tests run.');
    return observed.page;
  };
}

/** Opens a page of a site and waits until it can be used. */
export type OpenPath = (path: string, options?: PageOptions) => Promise<Page>;

/** The same for the pages of one site. */
export function useSite(name: SiteName, usual: PageOptions = {}): OpenPath {
  const openPage = useBrowser(usual);
  return async (path, options = {}) => {
    const { page } = await openPage(options);
    await page.goto(inject('sites')[name] + path);
    if ((options.javaScriptEnabled ?? usual.javaScriptEnabled) !== false) await waitForHydration(page);
    return page;
  };
}

/** Messages about violations of the policy that the page came with. */
export function refusals({ messages }: ObservedPage): readonly string[] {
  return messages.filter((message) => /Content Security Policy|Trusted ?(?:HTML|Script|Type)/.test(message));
}

/** The message where a test blocks the service worker, which would answer in place of `page.route`. */
const WORKER_BLOCKED = /Service Worker registration blocked/;

/** A page that stays open until its context is closed. */
export async function openObserved({ now, ...options }: PageOptions): Promise<ObservedPage> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ locale: NO_LANGUAGE, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  if (now !== undefined) await page.clock.setFixedTime(now);
  return observe(page);
}

function observe(page: Page): ObservedPage {
  const observed: ObservedPage = { page, messages: [], foreign: [] };
  page.on('console', (message) => {
    if (!WORKER_BLOCKED.test(message.text())) observed.messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => observed.messages.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') observed.foreign.push(request.url());
  });
  return observed;
}

/**
 * Waits until the whole page is hydrated, as it is when visitors begin to use it.
 *
 * @param isTouched whether a key without a function makes the page hydrate at once; else it does so when it is idle
 */
export async function waitForHydration(page: Page, isTouched = true): Promise<void> {
  await page.waitForFunction((isKeyPressed) => {
    if (isKeyPressed) {
      // A page without a button gets one for it.
      const own = document.querySelector('button');
      const button = own ?? document.body.appendChild(document.createElement('button'));
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
      if (!own) button.remove();
    }
    const isHydrated = (element: Element | null) =>
      element !== null && Object.keys(element).some((key) => key.startsWith('__react'));
    const boundaries = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (boundaries.nextNode()) {
      const { data, nextSibling } = boundaries.currentNode as Comment;
      if (data === '$' && nextSibling instanceof Element && !isHydrated(nextSibling)) return false;
    }
    return isHydrated(document.querySelector('main'));
  }, isTouched);
}

/** Keeps the scripts of a page from arriving until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Waits until an element is visible; Playwright's own `waitFor` looks again only after half a second. */
export async function whenShown(locator: Locator): Promise<void> {
  await expect.poll(() => locator.isVisible(), { interval: 20 }).toBe(true);
}

/** The text of the notice on a page, once it is shown. */
export async function readNotice(page: Page): Promise<string> {
  const notice = page.getByRole('alert');
  await whenShown(notice);
  return (await notice.textContent()) ?? '';
}

const MAX_STEPS = 150;

/**
 * Presses Tab until the focus is on an element that the selector names.
 *
 * @throws Error if no press of Tab leads there
 */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${MAX_STEPS} presses of Tab do not lead to ${selector}.`);
}

/** With ordinary spaces in place of those that do not break. */
export function plain(text: string | null): string {
  return (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
}

export function query(page: Page): URLSearchParams {
  return new URL(page.url()).searchParams;
}
