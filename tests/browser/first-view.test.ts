import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, inject, it } from 'vitest';
import { openObserved } from './helpers/browser.ts';
import { siteFolder } from './helpers/site-folders.ts';
import { addressOfEachKind } from './helpers/sweep.ts';

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true } as const;
const PACKAGES = ['/paket/lombok-overnight-4d3n', '/paket/lombok-one-day-pink-beach'];

/** The document, a typeface, the picture of the banner, icons, and styles for some and for all. */
const MOST_REQUESTS = 6;
/** Bytes of scripts and data, as they are sent, of a page that is awake and that nobody has touched. */
const MOST_SCRIPTS = 120_000;
/** In milliseconds: nothing has been asked for in so long. */
const QUIET = 1500;

/** In milliseconds: what the browser answers by itself has the page for so long after it is painted. */
const PAUSE = 400;

/** What is kept on the device is shown by scripts alone. */
const SHOWN_BY_SCRIPTS = /\/compare$/;

/** An unknown address is no first visit. */
const pages = [...new Set([...addressOfEachKind(['id', 'de']), ...PACKAGES])].filter(
  (address) => !address.endsWith('/nowhere'),
);

// Most of the time is waited for, which two can do at once.
describe.concurrent('a page that is opened for the first time', () => {
  it.for(pages)(
    'asks for little before its first view is painted, then has a pause, and wakes with little: %s',
    async (address, { expect, onTestFinished }) => {
      const { page, messages } = await openObserved(PHONE);
      onTestFinished(() => page.context().close());
      const scripts = new Set<string>();
      let last = Date.now();
      page.on('request', (request) => {
        last = Date.now();
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) scripts.add(pathname);
      });
      await page.goto(inject('sites').production + address);
      await expect.poll(() => Date.now() - last, { timeout: 30_000, interval: 100 }).toBeGreaterThan(QUIET);
      const { early, painted, asked, isLive } = await page.evaluate(async () => {
        const largest = await new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        });
        // Pictures below the screen delay nothing, and are asked for as soon as they are laid out.
        const lazy = new Set(
          [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')].map(
            (image) => image.currentSrc,
          ),
        );
        const files = performance.getEntriesByType('resource');
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return {
          early: files
            .filter(({ name, startTime }) => startTime < largest && !lazy.has(name))
            .map(({ name }) => new URL(name).pathname),
          painted: paint?.startTime ?? 0,
          asked: Math.min(
            ...files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
          ),
          isLive: Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
        };
      });
      expect(painted).toBeGreaterThan(0);
      expect(asked).toBeGreaterThanOrEqual(painted + PAUSE);
      expect(isLive).toBe(true);
      expect(messages.filter((message) => !message.startsWith('warning: Missing translation'))).toEqual([]);
      if (SHOWN_BY_SCRIPTS.test(address)) return;
      expect(early.length + 1, early.join()).toBeLessThanOrEqual(MOST_REQUESTS);
      const sent = [...scripts].map((path) => statSync(join(siteFolder('production'), `${path}.br`)).size);
      expect(
        sent.reduce((sum, size) => sum + size, 0),
        [...scripts].join(),
      ).toBeLessThanOrEqual(MOST_SCRIPTS);
    },
  );
});
