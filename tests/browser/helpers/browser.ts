import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page under test, and what it said and asked for. */
export interface ObservedPage {
  readonly page: Page;
  /** Console messages and uncaught errors. */
  readonly messages: string[];
  /** Addresses on other hosts that the page asked for; none of them is let through. */
  readonly foreign: string[];
}

/** One browser for all tests of a file. */
export function useBrowser(): (options?: BrowserContextOptions) => Promise<ObservedPage> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('browser'),
      chromiumSandbox: false,
      args: QUIET,
    });
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (options = {}) => {
    if (!browser) throw new Error('The browser has not been started.');
    const context = await browser.newContext({ locale: 'und', ...options });
    return observe(await context.newPage());
  };
}

async function observe(page: Page): Promise<ObservedPage> {
  const observed: ObservedPage = { page, messages: [], foreign: [] };
  page.on('console', (message) => observed.messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => observed.messages.push(`uncaught: ${error.message}`));
  await page.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      observed.foreign.push(route.request().url());
      await route.abort();
    },
  );
  return observed;
}

/** Waits until React has taken over the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}
