import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { readDataFolder } from '../compiler/read/read-data-folder.ts';
import { resolveData } from '../compiler/resolve-data.ts';
import { serveSite } from '../dev/serve.ts';
import { Failure } from '../failure.ts';
import { findBrowser } from '../project/find-browser.ts';
import { measureChromium } from './measure-chromium.ts';
import { type Figures, medians } from './medians.ts';

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
