import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { NO_LANGUAGE } from '../../../scripts/project/find-browser.ts';

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

/** A page under test, and what it said and asked for. */
export interface ObservedPage {
  readonly page: Page;
  /** Console messages and uncaught errors. */
  readonly messages: string[];
  /** Addresses on other hosts that the page asked for; none of them is reached. */
  readonly foreign: string[];
}

/** Opens a page in a window of its own: nothing is stored in it, nothing has been fetched. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<ObservedPage>;

let running: Promise<Browser> | undefined;

/** The browser of this worker: started once for all files, ended with the worker. */
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

/**
 * Pages of the worker's browser, each closed at the end of the test that opened it. Whatever a test does, the
 * documents' own policy must allow it.
 */
export function useBrowser(): OpenPage {
  const opened: ObservedPage[] = [];
  afterEach(async () => {
    const pages = opened.splice(0);
    await Promise.all(pages.map(({ page }) => page.context().close()));
    expect(pages.flatMap(refusals)).toEqual([]);
  });
  return async (options = {}) => {
    const observed = await openObserved(options);
    opened.push(observed);
    return observed;
  };
}

/** What the browser has refused to a page because of the policy that the page came with. */
export function refusals({ messages }: ObservedPage): readonly string[] {
  return messages.filter((message) => /Content Security Policy|Trusted ?(?:HTML|Script|Type)/.test(message));
}

/** What is said where a test does without the worker that keeps pages: it would answer in place of `page.route`. */
const WORKER_BLOCKED = /Service Worker registration blocked/;

/** A page that stays open until its context is closed. */
export async function openObserved(options: BrowserContextOptions): Promise<ObservedPage> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ locale: NO_LANGUAGE, serviceWorkers: 'block', ...options });
  return observe(await context.newPage());
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

/** Waits until React has taken over the whole page, as it does when visitors begin to use it. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A key that does nothing: on a button it asks for the app, then it wakes every part. Where there is none, one
    // that nobody sees stands for it, or the app would take its time.
    const own = document.querySelector('button');
    const button = own ?? document.body.appendChild(document.createElement('button'));
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
    if (!own) button.remove();
    const main = document.querySelector('main');
    const isLive = main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
    return isLive && !document.querySelector('[data-asleep]');
  });
}
