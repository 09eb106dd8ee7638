import type { Page } from 'playwright-core';
import { describe, inject, it } from 'vitest';
import { axeFindings, COLOR_RULES } from './helpers/axe-findings.ts';
import { DESKTOP, openObserved, PHONE, useSite, waitForHydration } from './helpers/browser.ts';
import { layoutShifts, slowDown } from './helpers/layout-shifts.ts';
import {
  focusFaults,
  layoutFaults,
  mapOverlaps,
  mapParts,
  smallTargets,
  textsOfOthers,
} from './helpers/page-faults.ts';
import { paperFaults } from './helpers/paper-faults.ts';
import { faintTexts } from './helpers/picture-contrast.ts';
import { collectScripts, sentBytes } from './helpers/sent-bytes.ts';
import { pagesOfEachType } from './helpers/site-pages.ts';

/**
 * The sites, and their languages that are looked at: the first of the operators' also for accessibility and contrast; the
 * first operator's, who has the same colours, also in the light scheme and on paper. Its second is opened on a phone where
 * fonts and pictures arrive late, by visitors who are offered the language with the longest offer: for the scripts that
 * are loaded before anything is touched, and for what moves.
 */
const SITES = [
  ['firstOperator', ['id', 'de']],
  ['secondOperator', ['it']],
  ['scripts', ['ar', 'ja']],
] as const;

/** Bytes of scripts, compressed, of a page that is hydrated as a whole; its data has a limit of its own. */
const MAX_SCRIPTS = 130_000;

/** The fraction of a pixel by which the stand-in of a font is wider or narrower: 0.00 as browsers show it. */
const UNSEEN_SHIFT = 0.002;

/** The browser's own message about the status of a document. */
const NOT_FOUND = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

// Several pages at once: a page waits for the network and for frames for much of its time.
describe.concurrent.each(SITES)('a page of each type, %s', (site, languages) => {
  it.for(pagesOfEachType(site, languages))(
    '$address is silent, accessible, still and fits every screen',
    async (expected, { expect, onTestFinished }) => {
      const isKnown = expected.page.kind !== 'notFound';
      const isFirst = expected.language.code === languages[0];
      const isWeighed = site === 'firstOperator' && !isFirst;
      const { page, messages, foreign } = await openObserved({
        ...(isWeighed ? { viewport: PHONE, locale: 'id-ID' } : { viewport: DESKTOP }),
        reducedMotion: 'reduce',
      });
      onTestFinished(() => page.context().close());
      const loaded = isWeighed ? await collectScripts(page) : undefined;
      if (isWeighed) await slowDown(page);
      const response = await page.goto(inject('sites')[site] + expected.address);
      if (loaded) {
        // What a first touch loads is not part of the page.
        await waitForHydration(page, false);
        const scripts = [...loaded].filter((path) => !path.startsWith('/data/'));
        expect.soft(scripts).not.toEqual([]);
        expect.soft(sentBytes(site, scripts), scripts.join()).toBeLessThanOrEqual(MAX_SCRIPTS);
      }
      await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (isWeighed) {
        const { sum, what } = await layoutShifts(page);
        expect.soft(sum, what).toBeLessThanOrEqual(UNSEEN_SHIFT);
      }
      expect.soft(response?.status()).toBe(isKnown ? 200 : 404);
      expect.soft(await page.title()).toBe(expected.title);

      const lookAt = async (width: number) => {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await layoutFaults(page), `layout at ${width} px`).toEqual([]);
        expect.soft(await mapOverlaps(page), `maps at ${width} px`).toEqual([]);
        expect.soft(await smallTargets(page), `targets below 24 px at ${width} px`).toEqual([]);
      };
      await lookAt(DESKTOP.width);
      if (isFirst && site === 'firstOperator')
        expect.soft(await axeFindings(page, COLOR_RULES), 'colours in the light scheme').toEqual([]);
      if (isFirst && site !== 'scripts')
        expect.soft(await faintTexts(page), 'faint text on pictures').toEqual([]);
      for (const width of [768, 320]) await lookAt(width);
      await setFontSize(page, 32);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, 'with text twice as large').toBe(320);
      await setFontSize(page, 16);
      const isHome = expected.page.kind === 'home';
      expect.soft(await mapParts(page), 'parts of maps').toBeGreaterThan(isHome ? 3 : -1);
      if (isFirst && site === 'scripts')
        expect.soft(await textsOfOthers(page), 'texts from no dictionary').toEqual([]);
      else if (isFirst) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.dataset.mantineColorScheme))
          .toBe('dark');
        expect.soft(await axeFindings(page), 'axe on a phone in the dark scheme').toEqual([]);
        await page.keyboard.press('Tab');
        expect.soft(await focusFaults(page), 'no sign of the focus').toEqual([]);
        if (site === 'firstOperator' && isKnown && expected.page.kind !== 'compare')
          expect.soft(await paperFaults(page), 'on paper').toEqual([]);
      }

      const wanted = [...expected.warnings, ...(isKnown ? [] : [NOT_FOUND])];
      expect.soft(messages.toSorted(), 'console').toEqual(wanted.toSorted());
      expect.soft(foreign, 'requests to other hosts').toEqual([]);
    },
  );
});

/** The text size that the visitor has chosen in the browser. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.enable');
  await protocol.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

describe('an open menu', () => {
  const open = useSite('firstOperator', { reducedMotion: 'reduce' });

  it('is accessible on a phone and in the bar, in both schemes', async ({ expect }) => {
    const page = await open('/en/destinations', { viewport: PHONE });
    await page.locator('header [aria-controls="site-menu"]').click();
    await page.locator('header nav summary').first().click();
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page, COLOR_RULES)).toEqual([]);
    await page.locator('header [aria-controls="site-menu"]').click();
    await page.setViewportSize(DESKTOP);
    await page.locator('header nav summary').first().click();
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await axeFindings(page, COLOR_RULES)).toEqual([]);
  });
});
