import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { type Browser, chromium, type Page } from 'playwright-core';
import { readDataFolder } from '../compiler/read/read-data-folder.ts';
import { resolveData } from '../compiler/resolve-data.ts';
import { serveSite } from '../dev/serve.ts';
import { Failure } from '../failure.ts';
import { findBrowser, NO_LANGUAGE } from '../project/find-browser.ts';
import { type Figures, medians } from './run-script.ts';

const WITH_OPTIONS = 'package with options';

interface ViewPage {
  readonly type: string;
  readonly path: string;
}

/** Prints Lighthouse's and Chromium's figures for pages of a built site. */
export async function benchView(pages: readonly ViewPage[], site: string, runs: number): Promise<void> {
  const { server, url } = await serveSite(site, 0);
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    chromiumSandbox: false,
    args: [`--remote-debugging-port=${port}`],
  });
  const tables: Record<'lighthouse' | 'chromium', Record<string, Figures>> = { lighthouse: {}, chromium: {} };
  try {
    for (const { type, path } of pages) {
      console.error(`${type} ${path} …`);
      const [scores, timings]: [Figures[], Figures[]] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        scores.push(await measureLighthouse(url + path, port));
        timings.push(await measureChromium(browser, url + path, type === WITH_OPTIONS));
      }
      tables.lighthouse[type] = medians(scores);
      tables.chromium[type] = medians(timings);
    }
  } finally {
    await browser.close();
    server.close();
  }
  console.log('Lighthouse, mobile');
  console.table(tables.lighthouse);
  console.log('Chromium, processor ÷ 4');
  console.table(tables.chromium);
}

/** The page with the longest document of each page type, in the default language of a site built from the data. */
export function findPages(dataFolder: string, site: string): readonly ViewPage[] {
  const resolved = resolveData(readDataFolder(dataFolder));
  if (!resolved.ok) throw new Failure(() => `The data in ${dataFolder} has errors: run the check.`);
  if (!existsSync(join(site, 'index.html')))
    throw new Failure(() => `There is no site in ${site}: build it, or leave --out away.`);
  const { languages, defaultLanguage } = resolved.site;
  const pages = (languages.find(({ info }) => info.code === defaultLanguage)?.pages ?? [])
    .map(({ kind, path }) => {
      const html = readFileSync(join(site, path, 'index.html'), 'utf8');
      return { type: html.includes('name="option"') ? WITH_OPTIONS : kind, path, size: html.length };
    })
    .toSorted((left, right) => right.size - left.size);
  return pages.filter(({ type }, index) => pages.findIndex((page) => page.type === type) === index);
}

async function measureLighthouse(url: string, port: number): Promise<Figures> {
  const onlyCategories = ['performance', 'accessibility'];
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
  const { categories, audits, runtimeError } = result?.lhr ?? {};
  if (!categories || !audits || runtimeError)
    throw new Failure(() => `Lighthouse could not measure ${url}: ${runtimeError?.message ?? 'no result'}`);
  const audit = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round(100 * (categories.performance?.score ?? 0)),
    accessibility: Math.round(100 * (categories.accessibility?.score ?? 0)),
    FCP: Math.round(audit('first-contentful-paint')),
    LCP: Math.round(audit('largest-contentful-paint')),
    TBT: Math.round(audit('total-blocking-time')),
    CLS: Number(audit('cumulative-layout-shift').toFixed(3)),
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Slows the processor down to that of a mid-range phone. */
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true, locale: NO_LANGUAGE };
/** Milliseconds without requests after which a page counts as fully live. */
const QUIET = 2500;
const MAX_WAIT = 10_000;
/** Links to other pages, without those above the title, which lead back. */
const PAGE_LINKS = 'main a[href^="/"]:not([target], [download], [href*="#"], [href*="?"], :has(~ h1) *)';
const SECOND_OPTION = '[name="option"]:not(:checked) + label';

/** Figures of a page in Chromium on a slow phone, times in milliseconds; infinite where a tap was not answered. */
async function measureChromium(browser: Browser, url: string, hasOptions: boolean): Promise<Figures> {
  const withoutScripts = await onSlowPhone(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return readTimings(page);
  });
  const { scripts, LCP, ...tasks } = await onSlowPhone(browser, {}, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET);
    return { ...(await readTimings(page)), ...(await tapLink(page)) };
  });
  const optionTap: Figures = hasOptions ? { 'early tap on option': await tapOptionEarly(browser, url) } : {};
  const ratio = Number((LCP / withoutScripts.LCP).toFixed(2));
  return { ...tasks, ...optionTap, LCP, 'without scripts': withoutScripts.LCP, ratio, 'scripts kB': scripts };
}

async function onSlowPhone<Result>(
  browser: Browser,
  options: { readonly javaScriptEnabled?: boolean },
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, ...options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchFirstClick);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Reads buffered entries at once: no callback runs where scripts are disabled. */
function readTimings(page: Page) {
  return page.evaluate(() => {
    const [paints = [], tasks = []] = ['largest-contentful-paint', 'longtask'].map((type) => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    });
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      LCP: Math.round(paints.at(-1)?.startTime ?? Number.NaN),
      blocked: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      'longest task': Math.max(0, ...tasks.map(({ duration }) => duration)),
      scripts: Math.round(scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000),
    };
  });
}

async function tapLink(page: Page): Promise<Figures> {
  const link = page.locator(PAGE_LINKS).filter({ visible: true }).first();
  if ((await link.count()) === 0) return {};
  await link.scrollIntoViewIfNeeded();
  // Pages whose links are in sight are fetched ahead.
  await page.waitForTimeout(QUIET);
  await link.tap();
  return { 'tap to next page': await readAnswer(page) };
}

/** Taps an option as soon as it is in place, while the page is still loading. */
function tapOptionEarly(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, {}, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(SECOND_OPTION).first().tap();
    return readAnswer(page);
  });
}

/** Milliseconds from the first click until other headings were painted. */
async function readAnswer(page: Page): Promise<number> {
  const isAnswered = () => Number(Reflect.get(globalThis, 'answerTime'));
  const answer = await page.waitForFunction(isAnswered, null, { timeout: MAX_WAIT }).catch(() => null);
  return answer ? Math.round(await answer.jsonValue()) : Number.POSITIVE_INFINITY;
}

/** Runs in the page before its own scripts; named functions in it would need a helper that the page lacks. */
async function watchFirstClick(): Promise<void> {
  const { timeStamp } = await new Promise<Event>((resolve) => {
    addEventListener('click', resolve, { capture: true, once: true });
  });
  const seen = new Set<string>();
  for (;;) {
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')];
    const visible = headings.filter((each) => each.checkVisibility({ visibilityProperty: true }));
    if (seen.add(visible.map(({ textContent }) => textContent).join()).size > 1) break;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  // The frame is painted before the next task.
  setTimeout(() => Object.assign(globalThis, { answerTime: performance.now() - timeStamp }));
}
