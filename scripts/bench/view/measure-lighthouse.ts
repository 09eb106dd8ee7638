import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../../failure.ts';
import { importModule } from '../../import-module.ts';
import type { Messages } from '../../messages/messages.ts';
import { findBrowser } from '../../project/find-browser.ts';
import { cacheFolder } from '../../project/folders.ts';
import type { Reading } from './pairs.ts';

/** What Lighthouse says of a page; times in milliseconds, the score out of 100. */
export type LighthouseReading = Reading<'score' | 'fcp' | 'lcp' | 'tbt' | 'cls'>;

/** The last one that runs on the oldest Node that the project runs on. */
const VERSION = '12.8.2';
const FOLDER = join(cacheFolder, 'lighthouse', VERSION);

const SETTINGS = {
  output: 'json',
  logLevel: 'error',
  onlyCategories: ['performance'],
  formFactor: 'mobile',
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
};

interface Lighthouse {
  readonly default: (
    url: string,
    settings: object,
  ) => Promise<{ readonly lhr: LighthouseResult } | undefined>;
}

interface LighthouseResult {
  readonly categories: { readonly performance?: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

interface Launcher {
  readonly launch: (options: object) => Promise<{ readonly port: number; readonly kill: () => void }>;
}

/**
 * Asks Lighthouse for a page's speed on a simulated phone and network. Lighthouse is no package of the project: it
 * is installed into the cache the first time.
 */
export async function measureLighthouse(url: string, messages: Messages): Promise<LighthouseReading> {
  install(messages);
  const { default: lighthouse } = await load<Lighthouse>('lighthouse/core/index.js');
  const { launch } = await load<Launcher>('chrome-launcher/dist/index.js');
  const chrome = await launch({
    chromePath: findBrowser(messages),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, { ...SETTINGS, port: chrome.port });
    return readResult(result?.lhr, url);
  } finally {
    chrome.kill();
  }
}

function install({ view: words }: Messages): void {
  if (existsSync(join(FOLDER, 'node_modules/lighthouse'))) return;
  console.error(words.installing(VERSION, FOLDER));
  mkdirSync(FOLDER, { recursive: true });
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  try {
    execFileSync('npm', ['install', '--prefix', FOLDER, ...quietly, `lighthouse@${VERSION}`], {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    throw new Failure(({ view }) => view.noLighthouse(VERSION));
  }
}

async function load<Module>(path: string): Promise<Module> {
  return (await importModule(pathToFileURL(join(FOLDER, 'node_modules', path)).href)) as Module;
}

function readResult(result: LighthouseResult | undefined, url: string): LighthouseReading {
  const score = result?.categories.performance?.score;
  if (!result || typeof score !== 'number')
    throw new Failure(({ view }) => view.notMeasured(url, result?.runtimeError?.message));
  const audit = (name: string): number => result.audits[name]?.numericValue ?? Number.NaN;
  return {
    score: score * 100,
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
  };
}
