import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser, waitForHydration } from './helpers/browser.ts';
import { addressOfEachKind, allAddresses } from './helpers/sweep.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that may find in one scheme what they do not find in the other. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds: the rule, and the elements that break it. */
async function findings(page: Page, rules = ALL_RULES): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

describe.each(['light', 'dark'] as const)('in the %s scheme axe finds nothing', (colorScheme) => {
  const openPage = useBrowser();

  /** All that axe finds on the pages, by address. */
  async function sweep(addresses: readonly string[], viewport: typeof PHONE, rules = ALL_RULES) {
    const { page } = await openPage({ colorScheme, viewport, reducedMotion: 'reduce' });
    const found: Record<string, readonly string[]> = {};
    for (const address of addresses) {
      await page.goto(inject('sites').production + address);
      await waitForHydration(page);
      const here = await findings(page, rules);
      if (here.length > 0) found[address] = here;
    }
    return found;
  }

  it('on any page at the size of a desktop', { timeout: 900_000 }, async () => {
    const rules = colorScheme === 'light' ? ALL_RULES : COLOR_RULES;
    expect(await sweep(allAddresses, DESKTOP, rules)).toEqual({});
  });

  it('on each kind of page at the size of a phone', async () => {
    expect(await sweep(addressOfEachKind(['id', 'fr']), PHONE)).toEqual({});
  });

  it('on a page with the phone’s menu and a section of it open', async () => {
    const { page } = await openPage({ colorScheme, viewport: PHONE, reducedMotion: 'reduce' });
    await page.goto(`${inject('sites').production}/en/destinations`);
    await waitForHydration(page);
    await page.locator('header [aria-controls="site-menu"]').click();
    await page.locator('header [data-toggle]').first().click();
    expect(await findings(page)).toEqual([]);
  });

  it('on a page with a dropdown of the bar open', async () => {
    const { page } = await openPage({ colorScheme, viewport: DESKTOP, reducedMotion: 'reduce' });
    await page.goto(`${inject('sites').production}/en/destinations`);
    await waitForHydration(page);
    await page.locator('header [data-toggle]').first().click();
    expect(await findings(page)).toEqual([]);
  });
});
