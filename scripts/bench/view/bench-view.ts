import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import type { Messages } from '../../messages/messages.ts';
import { findBrowser } from '../../project/find-browser.ts';
import { cacheFolder } from '../../project/folders.ts';
import { requireSite, serveSite } from '../../site/preview/serve.ts';
import { copyWithTwins, twinOf } from './bare-twin.ts';
import { type FamilyName, type FamilyPage, findPages } from './find-pages.ts';
import { measureChromium } from './measure-chromium.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureOptionTaps } from './measure-option-tap.ts';
import { measurePair, type Pair } from './pairs.ts';
import { type MeasuredView, renderViews } from './view-table.ts';

/** What is measured, and how it is printed. */
export interface ViewBenchOptions {
  readonly site: string;
  readonly runs: number;
  readonly families: readonly FamilyName[];
  /** What measures; all unless one is named. */
  readonly only?: Instrument | undefined;
  readonly format: 'pretty' | 'json';
}

/** What measures the first view. */
export const INSTRUMENTS = ['chromium', 'lighthouse'] as const;

export type Instrument = (typeof INSTRUMENTS)[number];

/** Prints how soon a page of each family is there and at rest, beside the same page without scripts. */
export async function benchView(
  { site, runs, families, only, format }: ViewBenchOptions,
  messages: Messages,
): Promise<number> {
  requireSite(site);
  const pages = (await findPages(site)).filter(({ family }) => families.includes(family));
  const folder = join(cacheFolder, 'bench-view');
  await copyWithTwins(
    site,
    folder,
    pages.map(({ address }) => address),
  );
  const { server, url } = await serveSite(folder, 0);
  const browser = await chromium.launch({ executablePath: findBrowser(messages), chromiumSandbox: false });
  const lighthouse = (address: string) => measureLighthouse(address, messages);
  const views: MeasuredView[] = [];
  for (const page of pages) {
    console.error(messages.view.measuring(page.address));
    const urls = { page: url + page.address, twin: url + twinOf(page.address) };
    views.push({
      ...page,
      ...(only === 'lighthouse' ? {} : await measureInChromium(browser, page, urls, runs)),
      ...(only === 'chromium' ? {} : { lighthouse: await measurePair(lighthouse, urls, runs) }),
    });
  }
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
  console.log(format === 'json' ? JSON.stringify({ runs, views }, null, 2) : renderViews(views, messages));
  return 0;
}

async function measureInChromium(
  browser: Browser,
  { family }: FamilyPage,
  urls: Pair<string>,
  runs: number,
): Promise<Pick<MeasuredView, 'chromium' | 'tap'>> {
  const view = await measurePair((url) => measureChromium(browser, url), urls, runs);
  if (family !== 'options') return { chromium: view };
  return { chromium: view, tap: await measurePair((url) => measureOptionTaps(browser, url), urls, runs) };
}
