import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { linkModel } from '../compiler/link/link-model.ts';
import { readDataFolder, type SourceFile } from '../compiler/read/read-data-folder.ts';
import { validFiles } from '../compiler/validate/validate-files.ts';
import { Failure } from '../failure.ts';
import { findBrowser } from '../project/find-browser.ts';
import { cacheFolder, projectFolder } from '../project/folders.ts';
import { type Figures, medians } from './run-script.ts';
import { multiplyPackages, saveSource } from './scale.ts';

/** Prints how fast the desk answers with data grown to each number of packages; times in milliseconds. */
export async function benchDesk(dataFolder: string, sizes: readonly number[], runs: number): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'bench-desk-'));
  const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: false });
  const table: Record<string, Figures> = {};
  try {
    for (const packages of sizes) {
      console.error(`${packages} packages …`);
      const data = join(folder, String(packages));
      const sources = multiplyPackages(readDataFolder(dataFolder), packages);
      for (const source of sources) saveSource(data, source);
      table[`${packages} packages`] = await measure(browser, data, findTour(sources), runs);
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  console.table(table);
}

interface MeasuredTour {
  readonly id: string;
  readonly language: string;
  readonly prices: string;
}

/** The first tour whose page shows prices. */
function findTour(sources: readonly SourceFile[]): MeasuredTour {
  const { packages, files } = linkModel(validFiles(sources));
  const language = files.single.site?.value.defaultLanguage;
  for (const { id, variants } of packages) {
    const prices = variants[0]?.table?.file.path;
    if (prices !== undefined && language !== undefined) return { id, language, prices };
  }
  throw new Failure(() => 'The data has no tour with prices.');
}

async function measure(browser: Browser, data: string, tour: MeasuredTour, runs: number): Promise<Figures> {
  const { desk, address } = await startDesk(data);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    // The browser knows the scripts afterwards, as it does at all but the first start.
    await openTour(page, address, tour);
    const firstView = await openTour(page, address, tour);
    const texts = await repeat(runs, (run) => typeText(page, tour, run));
    await page.goto(`${address}prices/prices/${tour.prices.slice('prices/'.length, -'.json'.length)}`);
    await page.frameLocator('iframe').locator('h1').waitFor();
    const prices = await repeat(runs, (run) => typePrice(page, run));
    return { 'first view': firstView, ...medians(texts), ...medians(prices) };
  } finally {
    await context.close();
    desk.kill();
    await once(desk, 'exit');
  }
}

async function startDesk(data: string): Promise<{ readonly desk: ChildProcess; readonly address: string }> {
  const args = ['scripts/run.cjs', 'desk', '--data', data, '--port', '0', '--no-open'];
  const desk = spawn(process.execPath, args, { cwd: projectFolder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(desk.stdout ?? desk, 'data')) as readonly unknown[];
  return { desk, address: /http:\S+/.exec(String(line))?.[0] ?? '' };
}

/** @returns milliseconds until form and preview are there */
async function openTour(page: Page, address: string, { id }: MeasuredTour): Promise<number> {
  const start = performance.now();
  await page.goto(`${address}tours/packages/${id}`);
  await page.locator('h1').waitFor();
  await page.frameLocator('iframe').locator('h1').waitFor({ timeout: 120_000 });
  return Math.round(performance.now() - start);
}

/** The desk waits so long for another key before it sends what was typed. */
const KEY_PAUSE = 150;
/** The check of the last change is over by then. */
const REST = 2500;

/** Times of a letter at the end of the tour's name: until it is painted, and from the key pause until the page has it. */
async function typeText(page: Page, { id, language }: MeasuredTour, run: number): Promise<Figures> {
  const field = page.locator(`textarea[lang="${language}"][data-field="${id}.name"]`);
  await field.focus();
  await field.press('End');
  await page.waitForTimeout(REST);
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(globalThis, { paintTime: performance.now() - timeStamp })),
        ),
      { once: true, capture: true },
    );
  });
  const start = Date.now();
  await page.keyboard.press('x');
  const shown = await whenShown(page, 'h1', 'x'.repeat(run + 1));
  const painted = await page.evaluate(() => Number(Reflect.get(globalThis, 'paintTime')));
  return { 'key to glyph': Math.round(painted), 'preview of text': shown - start - KEY_PAUSE };
}

/** Time of a price in the first cell: from the key pause until the page has it. */
async function typePrice(page: Page, run: number): Promise<Figures> {
  await page.getByRole('gridcell').first().focus();
  await page.waitForTimeout(REST);
  const digits = String(7_111_001 + run);
  await page.keyboard.type(digits);
  const start = Date.now();
  await page.keyboard.press('Enter');
  const shown = await whenShown(page, 'main', digits);
  return { 'preview of price': shown - start - KEY_PAUSE };
}

/** @returns the time at which an element of the previewed page has a text */
async function whenShown(page: Page, selector: string, text: string): Promise<number> {
  const frame = page.frames().find((each) => each.url().includes('/preview'));
  const shown = await frame?.waitForFunction(
    ([within = '', wanted = '']) => {
      const found = document.querySelector(within)?.textContent ?? '';
      // Prices have marks between their digits.
      const isThere = found.includes(wanted) || found.replaceAll(/\D/g, '').includes(wanted);
      return isThere && performance.timeOrigin + performance.now();
    },
    [selector, text],
  );
  return Math.round(Number(await shown?.jsonValue()));
}

async function repeat(
  runs: number,
  measureOnce: (run: number) => Promise<Figures>,
): Promise<readonly Figures[]> {
  const measured: Figures[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(run));
  return measured;
}
