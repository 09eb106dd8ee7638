import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, COLOR_RULES } from './axe-findings.ts';
import { type ObservedPage, waitForHydration } from './browser.ts';
import { layoutFaults } from './layout-faults.ts';
import { mapOverlaps, mapParts } from './map-overlaps.ts';
import { textsOnPictures } from './picture-contrast.ts';
import { useReusedPages } from './reused-page.ts';
import type { SitePage } from './site-pages.ts';
import { smallTargets } from './small-targets.ts';
import { addressOfEachKind, allPages } from './sweep.ts';
import { textSizes } from './text-sizes.ts';

type Scheme = 'light' | 'dark';

interface Screen {
  readonly width: number;
  readonly height: number;
}

const DESKTOP = { width: 1280, height: 800 };
const BETWEEN = [1024, 600].map((width) => ({ width, height: 740 }));
const TABLET = { width: 768, height: 800 };
const PHONE = { width: 360, height: 740 };
const NARROW = { width: 320, height: 800 };

/** Pages of each kind whose colours and structure are looked at on a phone, too. */
const ON_A_PHONE = new Set(addressOfEachKind(['id', 'fr']));
const WITH_TARGETS = new Set(addressOfEachKind(['id', 'de']));

/** A visit of a page: where it is, and what is asked of it there. */
interface Visit extends ObservedPage {
  readonly expected: SitePage;
}

/**
 * One visit of each page of a part of the published site, which asks everything that is asked of all pages.
 * The parts of a site are as many files, so that they can be swept side by side.
 *
 * @param part counts from 1
 */
export function sweepPart(part: number, parts: number): void {
  describe(`every page of the published site, part ${part} of ${parts}`, () => {
    const withPage = useReusedPages({ reducedMotion: 'reduce' });
    const pages = allPages.filter((_page, index) => index % parts === part - 1);

    it.each(pages)('$address is whole, silent, accessible and fits every screen', (expected) =>
      withPage(async (observed) => {
        const visit = { ...observed, expected };
        // A page that was left dark is looked at in the dark first: each change of scheme paints all of it anew.
        const isDark = schemes.get(visit.page) === 'dark';
        await setScreen(visit.page, DESKTOP, isDark ? 'dark' : 'light');
        await openWhole(visit);
        if (isDark) await askInTheDark(visit);
        await askInTheLight(visit);
        if (!isDark) await askInTheDark(visit);
        expect.soft(wordsIn(visit), `console of ${expected.address}`).toEqual(wordsFor(expected));
        expect.soft(visit.foreign, `other hosts asked by ${expected.address}`).toEqual([]);
      }),
    );
  });
}

/** Opens the page and waits until it can be used. */
async function openWhole({ page, expected }: Visit): Promise<void> {
  const { address, language } = expected;
  const isKnown = expected.page.kind !== 'notFound';
  const response = await page.goto(inject('sites').production + address, { waitUntil: 'load' });
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect.soft(response?.status(), `status of ${address}`).toBe(isKnown ? 200 : 404);
  const said = await page.evaluate(() => ({
    language: document.documentElement.lang,
    titles: document.querySelectorAll('h1').length,
    title: document.title,
  }));
  expect
    .soft(said, `language, title and heading of ${address}`)
    .toEqual({ language: language.code, titles: 1, title: expected.title });
}

async function askInTheDark(visit: Visit): Promise<void> {
  await show(visit.page, DESKTOP, 'dark');
  await askAxe(visit, DESKTOP, 'dark', COLOR_RULES);
}

async function askInTheLight(visit: Visit): Promise<void> {
  await show(visit.page, DESKTOP, 'light');
  await askOnDesktop(visit);
  await show(visit.page, TABLET, 'light');
  await askForFit(visit, TABLET);
  await askForTable(visit, TABLET);
  await askForMap(visit, TABLET);
  await askOnPhone(visit);
  await show(visit.page, NARROW, 'light');
  await askForFit(visit, NARROW);
  await askForMap(visit, NARROW);
  for (const screen of BETWEEN) await askForTable(visit, screen);
}

async function askOnDesktop(visit: Visit): Promise<void> {
  await askAxe(visit, DESKTOP, 'light');
  await askForFit(visit, DESKTOP);
  await askForTextSizes(visit, DESKTOP);
  await askForTable(visit, DESKTOP);
  await askForMap(visit, DESKTOP);
  await askForContrast(visit, DESKTOP);
  await askForTargets(visit, DESKTOP);
}

async function askOnPhone(visit: Visit): Promise<void> {
  await show(visit.page, PHONE, 'light');
  await askForFit(visit, PHONE);
  await askForTextSizes(visit, PHONE);
  await askForTable(visit, PHONE);
  await askForMap(visit, PHONE);
  await askForContrast(visit, PHONE);
  await askForTargets(visit, PHONE);
  if (!ON_A_PHONE.has(visit.expected.address)) return;
  await askAxe(visit, PHONE, 'light');
  await show(visit.page, PHONE, 'dark');
  await askAxe(visit, PHONE, 'dark', COLOR_RULES);
}

const schemes = new WeakMap<Page, Scheme>();

/** Gives the window a size and its pages a scheme. */
async function setScreen(page: Page, screen: Screen, colorScheme: Scheme): Promise<void> {
  await page.setViewportSize(screen);
  if (schemes.get(page) === colorScheme) return;
  await page.emulateMedia({ colorScheme });
  schemes.set(page, colorScheme);
}

/** The same, and waits until the page has taken them on. */
async function show(page: Page, screen: Screen, colorScheme: Scheme): Promise<void> {
  const size = page.viewportSize();
  const isSo = size?.width === screen.width && size.height === screen.height;
  if (isSo && schemes.get(page) === colorScheme) return;
  await setScreen(page, screen, colorScheme);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function askAxe(
  { page, expected: { address } }: Visit,
  { width }: Screen,
  scheme: Scheme,
  rules?: readonly string[],
): Promise<void> {
  const shown = await page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
  expect.soft(shown, `scheme of ${address} at ${width} px`).toBe(scheme);
  const found = await axeFindings(page, rules);
  expect.soft(found, `axe on ${address} at ${width} px, ${scheme}`).toEqual([]);
}

async function askForFit({ page, expected: { address } }: Visit, { width }: Screen): Promise<void> {
  const faults = await layoutFaults(page);
  expect.soft(faults, `what is cut, outside or over another on ${address} at ${width} px`).toEqual([]);
}

/** A page speaks in seven sizes at most. */
async function askForTextSizes({ page, expected: { address } }: Visit, { width }: Screen): Promise<void> {
  const sizes = await textSizes(page);
  expect
    .soft(sizes.length, `sizes of text on ${address} at ${width} px: ${sizes.join('; ')}`)
    .toBeLessThan(8);
}

/**
 * Nothing of a table of prices has to be scrolled sideways; on a phone, where its figures stay large, the visitor's
 * own column is whole, and the columns after it are a swipe away. Spec §2.
 */
async function askForTable({ page, expected }: Visit, screen: Screen): Promise<void> {
  if (expected.page.kind !== 'package' || expected.page.variants.length < 2) return;
  await page.setViewportSize(screen);
  const beyond = await page
    .locator('table:visible')
    .first()
    .evaluate((table, isPhone) => {
      const part = isPhone ? table.querySelector('thead th[data-yours]') : table;
      if (!part || !table.parentElement) return Number.POSITIVE_INFINITY;
      return part.getBoundingClientRect().right - table.parentElement.getBoundingClientRect().right;
    }, screen.width <= PHONE.width);
  expect
    .soft(beyond, `px of the table beyond its place on ${expected.address} at ${screen.width} px`)
    .toBeLessThan(1);
}

/** On maps of places and of ways, in whatever option, nothing lies over another. */
async function askForMap({ page, expected }: Visit, { width }: Screen): Promise<void> {
  const { kind } = expected.page;
  if (kind !== 'home' && kind !== 'package') return;
  const where = `on the maps of ${expected.address} at ${width} px`;
  // Not every tour has a map of its own.
  expect.soft(await mapParts(page), `parts ${where}`).toBeGreaterThan(kind === 'home' ? 5 : -1);
  expect.soft(await mapOverlaps(page), `what lies over another ${where}`).toEqual([]);
}

/** Pages of one language: between them they show every picture. */
async function askForContrast({ page, expected }: Visit, { width }: Screen): Promise<void> {
  if (expected.language.code !== 'fr') return;
  const { count, faint } = await textsOnPictures(page);
  const where = `on ${expected.address} at ${width} px`;
  expect.soft(count, `lines on pictures ${where}`).toBeGreaterThan(1);
  expect.soft(faint, `text on pictures that does not stand out ${where}`).toEqual([]);
}

async function askForTargets({ page, expected: { address } }: Visit, { width }: Screen): Promise<void> {
  if (!WITH_TARGETS.has(address)) return;
  expect.soft(await smallTargets(page), `below 24 px on ${address} at ${width} px`).toEqual([]);
}

/** What the console said. */
function wordsIn({ messages }: Visit): readonly string[] {
  return messages.toSorted();
}

/** What it should say: which texts are missing in the language, and that a page does not exist. */
function wordsFor({ page, warnings }: SitePage): readonly string[] {
  return [...warnings, ...(page.kind === 'notFound' ? [NOT_FOUND] : [])].toSorted();
}

/** The browser's own word on the status of the document. */
const NOT_FOUND = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';
