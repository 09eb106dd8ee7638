import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { Failure } from '../failure.ts';

/** Chromium without a window's interface: a page opens in a fraction of the time. */
const HEADLESS_PACKAGE = 'chromium-headless-shell';
const HEADLESS_SHELL = `/usr/bin/${HEADLESS_PACKAGE}`;

/**
 * The locale of a visitor to whom no site offers another language: the code for no language at all, which every
 * browser version accepts.
 */
export const NO_LANGUAGE = 'zxx';

const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that the tests drive: the one that BROWSER_PATH names, Playwright's own, Debian's without
 * windows (installed now, where that is possible), one of the system, or Playwright's, downloaded now.
 *
 * @throws Failure with one sentence if there is none and none can be installed
 */
export function findBrowser(): string {
  return (
    firstPresent([process.env.BROWSER_PATH ?? '', chromium.executablePath(), HEADLESS_SHELL]) ??
    installed(() => installFromDebian([HEADLESS_PACKAGE, 'fonts-liberation'])) ??
    firstPresent(SYSTEM_BROWSERS) ??
    installed(installFromPlaywright) ??
    complain()
  );
}

function firstPresent(candidates: readonly string[]): string | undefined {
  return candidates.find((path) => path !== '' && existsSync(path));
}

function installed(install: () => void): string | undefined {
  try {
    install();
  } catch {
    // There is no network, or no such package: the next way is tried.
    return undefined;
  }
  return firstPresent([chromium.executablePath(), ...SYSTEM_BROWSERS]);
}

function installFromPlaywright(): void {
  console.log('No browser found: downloading chromium with Playwright …');
  execFileSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' });
}

function complain(): never {
  throw new Failure(() => 'No Chromium found: install it, or set BROWSER_PATH to its executable.');
}

/**
 * Installs packages of Debian if that needs no password: as root.
 *
 * @throws if they cannot be installed
 */
export function installFromDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) throw new Error('Not root on Debian.');
  console.log(`Installing ${packages.join(', ')} from Debian …`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
