import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings } from './helpers/axe-findings.ts';
import { useBrowser, waitForHydration } from './helpers/browser.ts';
import { layoutFaults } from './helpers/layout-faults.ts';

const PAGES = ['/', '/luoghi', '/luoghi/mottarone', '/viaggi', '/viaggi/isole-lente-3d', '/viaggi/orta-2d'];
const WIDTHS = [320, 360, 768, 1280];
const TOUR = '/viaggi/isole-lente-3d';

describe('a site in Arabic and Japanese', () => {
  const openPage = useBrowser();

  async function open(address: string, width = 360): Promise<Page> {
    const { page } = await openPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(inject('sites').scripts + address, { waitUntil: 'load' });
    await waitForHydration(page);
    return page;
  }

  it.each(['', '/ja'])('fits every screen, and axe finds nothing: pages of %j', async (prefix) => {
    for (const address of PAGES) {
      const page = await open(prefix + (address === '/' && prefix !== '' ? '' : address));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await layoutFaults(page), `${prefix}${address} at ${width} px`).toEqual([]);
      }
      expect.soft(await axeFindings(page), prefix + address).toEqual([]);
      await page.close();
    }
  });

  it.each([
    ['', 'Noto Sans Arabic', 1],
    ['/ja', 'BIZ UDGothic', 2],
    ['/nl', 'Plus Jakarta Sans', 1],
  ])('sets pages of %j in %s, and fetches no other typeface', async (prefix, family, files) => {
    const { page } = await openPage({ viewport: { width: 360, height: 740 } });
    const fetched = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fetched.add(request.url());
    });
    await page.goto(`${inject('sites').scripts}${prefix}${TOUR}`);
    await waitForHydration(page);
    expect(await familiesOf(page, 'h1')).toContain(family);
    expect(await familiesOf(page, 'main p')).toContain(family);
    expect(fetched.size).toBe(files);
  });

  it('reads from right to left, with the menu button at the left', async () => {
    const page = await open('/');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await startOf(page.locator('header summary').first())).toBeLessThan(100);
  });

  it('shows prices on phones, in the digits of the locale', async () => {
    const page = await open(TOUR);
    const cells = await page
      .locator('[data-option]:visible table td:visible, table td:visible')
      .allInnerTexts();
    expect(cells.length).toBeGreaterThan(3);
    for (const cell of cells) expect(cell.trim()).toMatch(/^[^0-9]*[٠-٩]/);
  });

  it('lets arrows point where reading goes, and back', async () => {
    const page = await open(TOUR);
    const back = page.locator('main a').first();
    const scale = await back.evaluate((link) => getComputedStyle(link, '::before').scale);
    expect(scale).toBe('-1 1');
    await page.goto(`${inject('sites').scripts}/ja${TOUR}`);
    const same = await page
      .locator('main a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::before').scale);
    expect(same).toBe('none');
  });

  it('keeps the order of a phone number', async () => {
    const page = await open('/');
    const phone = page.locator('footer bdi', { hasText: '9000' });
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

  it('puts the icon of a stop before its time, in the direction of reading', async () => {
    const page = await open(TOUR, 1280);
    const stop = page.locator('li:has(> svg):has(> b)').first();
    expect(await startOf(stop.locator('svg'))).toBeGreaterThan(await startOf(stop.locator('b').first()));
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

/** Left edge of an element, in pixels. */
async function startOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box.x;
}
