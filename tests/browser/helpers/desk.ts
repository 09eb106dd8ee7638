import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { removeFolder } from '../../helpers/temporary-folder.ts';
import { axeFindings, COLOR_RULES } from './axe-findings.ts';
import { DESKTOP, PHONE } from './browser.ts';

/**
 * A desk in a process of its own, from the first test of a file to its last; gives its address once tests run.
 *
 * @param root the folder that is removed at the end
 * @param data the data folder below it
 * @param prepare makes the data folder
 */
export function serveDesk(root: string, data: string, prepare: () => void): () => string {
  let address = '';
  let stop = async (): Promise<void> => {};
  beforeAll(async () => {
    prepare();
    const args = ['scripts/run.cjs', 'desk', '--data', data, '--port', '0', '--no-open', '--lang', 'en'];
    const desk = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    stop = async () => {
      desk.kill();
      await once(desk, 'exit');
    };
    const [line] = (await once(desk.stdout, 'data')) as readonly unknown[];
    address = /http:\S+/.exec(String(line))?.[0] ?? '';
  });
  afterAll(async () => {
    await stop();
    removeFolder(root);
  });
  return () => address;
}

/** Every file of a data folder on the disk, except the desk's history. */
export function readFiles(data: string): ReadonlyMap<string, string> {
  const names = readdirSync(data, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith('.history'),
  );
  return new Map(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(data.length + 1), readFileSync(path, 'latin1')] as const;
    }),
  );
}

/** Goes to a screen of the desk that is loaded, as its links do. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const findTitle = () => document.querySelector('h1');
    const [before, text] = [findTitle(), findTitle()?.textContent];
    if (location.pathname === to) return;
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    while (!findTitle() || (findTitle() === before && findTitle()?.textContent === text))
      await new Promise(requestAnimationFrame);
  }, `/${path}`);
}

/** Undoes everything that is not saved or can be undone still, and saves it. */
export async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  for (let step = 0; step < 40 && (await undo.isEnabled()); step += 1) await undo.click();
  // The tooltip of the button is over when the screen is looked at.
  await page.mouse.move(640, 790);
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
  await save(page);
}

/** True if an element has the focus. */
export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((own) => own === document.activeElement);
}

/** Saves, and waits until nothing is left to save. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await page.keyboard.press('Control+s');
  await expect.poll(() => button.isDisabled()).toBe(true);
  await expect.poll(() => button.getAttribute('data-loading')).toBe(null);
}

/** Waits until dialogs have appeared and colours have changed, which both do little by little. */
export async function waitForStillness(page: Page): Promise<void> {
  // An animation that is cancelled, such as by an element that goes away, rejects.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** Looks at the screen that is open, by day and by night, on a screen and on a phone. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await waitForStillness(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  await waitForStillness(page);
  expect(await axeFindings(page, COLOR_RULES)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.setViewportSize(DESKTOP);
}
