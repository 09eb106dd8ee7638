import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { type ObservedPage, openObserved, refusals } from './browser.ts';
import { emptyStorage, USUAL_SIZE } from './warm-browser.ts';

/** A page that stands open at an address from one test to the next. */
interface StandingPage {
  readonly observed: ObservedPage;
  /** How it was when it was ready for the first test. */
  readonly atRest: string;
}

/**
 * Pages for tests of one document that leave little behind: a test meets the page of the test before it where that is
 * as it was opened, with nothing open, chosen, focused or stored; where it is not, the page is loaded anew.
 *
 * @param arrive waits until a page that has been loaded can be used
 */
export function useStandingPages(
  arrive: (page: Page) => Promise<void>,
): (address: string, options: BrowserContextOptions) => Promise<Page> {
  const standing = new Map<string, StandingPage>();
  const used = new Set<string>();

  afterEach(async ({ task }) => {
    const keys = [...used];
    used.clear();
    const refused = keys.flatMap((key) => refusals(pageAt(key).observed));
    if (task.result?.state === 'fail') await close(keys);
    expect(refused).toEqual([]);
  });
  afterAll(() => close([...standing.keys()]));

  function pageAt(key: string): StandingPage {
    const page = standing.get(key);
    if (!page) throw new Error(`No page stands at ${key}.`);
    return page;
  }

  async function close(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await pageAt(key).observed.page.context().close();
      standing.delete(key);
    }
  }

  return async (address, options) => {
    const key = JSON.stringify([address, options]);
    used.add(key);
    const known = standing.get(key);
    if (known && (await comesToRest(known, options))) return known.observed.page;
    const observed = known?.observed ?? (await openObserved(options));
    const { page } = observed;
    if (known) await page.evaluate(emptyStorage);
    await page.goto(address);
    await arrive(page);
    standing.set(key, { observed, atRest: await stateOf(page) });
    return page;
  };
}

/** Gives a page its size again, closes what Escape closes, takes pointer and focus off, and waits for what follows. */
async function comesToRest(
  { observed: { page }, atRest }: StandingPage,
  { viewport }: BrowserContextOptions,
): Promise<boolean> {
  await page.setViewportSize(viewport ?? USUAL_SIZE);
  await page.mouse.move(-1, -1);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  for (let look = 0; look < 20; look += 1) {
    if ((await stateOf(page)) === atRest) return true;
    await page.waitForTimeout(30);
  }
  return false;
}

/** What a visitor can change of a page. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const states = [
      ...document.querySelectorAll('details, [aria-selected], [aria-expanded], [aria-invalid]'),
    ];
    const shown = [
      ...document.querySelectorAll('[data-dropdown], [role="alert"], [role="dialog"], #site-menu'),
    ];
    return JSON.stringify([
      location.href,
      window.scrollY,
      [window.innerWidth, window.innerHeight],
      document.activeElement?.tagName,
      document.getAnimations().length,
      fields.map(({ value, checked }) => [value, checked]),
      states.map((element) =>
        ['open', 'aria-selected', 'aria-expanded', 'aria-invalid'].map((name) => element.getAttribute(name)),
      ),
      shown.map((element) => element.checkVisibility({ visibilityProperty: true })),
      { ...localStorage },
      { ...sessionStorage },
    ]);
  });
}
