import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that the tests drive: the one that BROWSER_PATH names, Playwright's own, one of the system, or
 * one that is installed now.
 *
 * @throws Error with one sentence if there is none and none can be installed
 */
export function findBrowser(): string {
  return firstPresent() ?? installed(installFromDebian) ?? installed(installFromPlaywright) ?? complain();
}

function firstPresent(): string | undefined {
  const named = process.env.BROWSER_PATH;
  const candidates = [...(named ? [named] : []), chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((path) => path !== '' && existsSync(path));
}

function installed(install: () => void): string | undefined {
  try {
    install();
  } catch {
    return undefined;
  }
  return firstPresent();
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log('No browser found: installing chromium from Debian …');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const packages = ['chromium', 'fonts-liberation'];
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function installFromPlaywright(): void {
  console.log('No browser found: downloading Playwright’s chromium …');
  execFileSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' });
}

function complain(): never {
  throw new Error(
    'The browser tests need Chromium: install it, or name its executable in the variable BROWSER_PATH.',
  );
}
