import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { eventsOf } from '../helpers/read-calendar.ts';
import { DESKTOP, PHONE, query, useBrowser, useSite, waitForHydration } from './helpers/browser.ts';
import { textsOfOthers } from './helpers/page-faults.ts';
import { printTrip } from './helpers/trip-sheet.ts';

const TOUR = '/viaggi/isole-lente-3d';

describe('a site in Arabic and Japanese', () => {
  const openPage = useBrowser({ viewport: PHONE });
  const open = useSite('scripts', { viewport: PHONE, reducedMotion: 'reduce' });

  it.each([
    ['', 'Noto Sans Arabic', 1, '-1 1'],
    ['/ja', 'BIZ UDGothic', 2, 'none'],
    ['/nl', 'Plus Jakarta Sans', 1, 'none'],
  ])(
    'sets pages of %j in %s, fetches no other typeface, and has arrows that point in the direction of reading',
    async (prefix, family, files, scale) => {
      const { page } = await openPage();
      const fetched = new Set<string>();
      page.on('request', (request) => {
        if (request.url().endsWith('.woff2')) fetched.add(request.url());
      });
      await page.goto(`${inject('sites').scripts}${prefix}${TOUR}`);
      await waitForHydration(page);
      expect(await familiesOf(page, 'h1')).toContain(family);
      expect(await familiesOf(page, 'main p')).toContain(family);
      expect(fetched.size).toBe(files);
      const back = page.locator('main a').first();
      expect(await back.evaluate((link) => getComputedStyle(link, '::before').scale)).toBe(scale);
    },
  );

  it('prices a trip and writes to the chat in its own digits and plurals, takes them as input, has the icon of a stop before its time, saves days that calendars can read, and prints from right to left what fits the sheet', async () => {
    const page = await open(TOUR, { viewport: DESKTOP });
    const people = page.locator('aside input[inputmode="numeric"]').first();
    await expect.poll(() => people.inputValue()).toBe('١');
    await people.fill('٣');
    // For three of the second band: 335 each.
    await expect.poll(() => page.locator('aside output').textContent()).toContain('١٬٠٠٥');
    await expect.poll(() => query(page).get('people')).toBe('3');
    expect(await textsOfOthers(page)).toEqual([]);
    const href = await page.locator('aside a[target="_blank"]').first().getAttribute('href');
    const message = new URL(href ?? '').searchParams.get('message') ?? '';
    expect(message).toContain('٣ أشخاص');
    expect(message.replaceAll(/https:\S+/g, '')).not.toMatch(/[0-9]/);

    const stop = page.locator('li:has(> svg):has(> b)').first();
    expect(await startOf(stop.locator('svg'))).toBeGreaterThan(await startOf(stop.locator('b').first()));
    await page.locator('aside input[type="date"]').fill('2030-05-01');
    const download = page.waitForEvent('download');
    await page.locator('aside button:has(use[href$="#calendar-plus"])').click();
    const events = eventsOf((await (await (await download).createReadStream()).toArray()).join(''));
    expect(events).toHaveLength(3);
    for (const { summary } of events) expect(summary).toMatch(/\p{Script=Arabic}/u);

    await page.setViewportSize({ width: 794, height: 800 });
    await printTrip(page);
    const sheet = page.locator('main > article');
    expect(await sheet.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await textsOfOthers(page)).toEqual([]);
  });

  it('is laid out from right to left, and keeps the order of a phone number', async () => {
    const page = await open('/');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await startOf(page.locator('header summary').first())).toBeLessThan(100);
    const phone = page.locator('footer bdi', { hasText: '9000' }).first();
    const places = await phone.evaluate((element) => {
      const [text] = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
      const edge = (at: number) => {
        const range = document.createRange();
        if (text) range.setStart(text, at);
        if (text) range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return [edge(0), edge((text?.textContent ?? '').length - 1)];
    });
    expect(places[0]).toBeLessThan(places[1] ?? 0);
  });
});

/** The typefaces that the first such element is really drawn in. */
async function familiesOf(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

async function startOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box.x;
}
