import { describe, expect, inject, it } from 'vitest';
import { DESKTOP, PHONE, useSite, waitForHydration } from './helpers/browser.ts';

describe.each([
  ['a phone', PHONE, 900],
  ['a desktop', DESKTOP, 800],
])('a list of tours on %s', (_, viewport, lowest) => {
  const open = useSite('firstOperator', { viewport });

  it('begins in the first screen, keeps its filters in view, and counts and links to the tours that fit', async () => {
    const page = await open('/en/trip-lombok?length=1');
    const first = await page.locator('main article').first().boundingBox();
    expect(first?.y).toBeLessThan(lowest);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect
      .poll(async () => (await page.locator('main form:has(fieldset)').boundingBox())?.y)
      .toBeLessThan(90);

    const links = page.locator('main ul:has(small) li:visible:has(a[href^="#"])');
    await expect.poll(() => page.locator('main li[data-fits] article:visible').count()).toBeGreaterThan(0);
    const shown = await page.locator('main li[data-fits] article:visible').count();
    const counts = await links.locator('small').allTextContents();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(shown);
    const target = await links.last().locator('a').getAttribute('href');
    await links.last().locator('a').click();
    expect(await page.locator(`section${target}`).isVisible()).toBe(true);
  });
});

describe('with text twice as large on a small phone', () => {
  const open = useSite('firstOperator', { viewport: { width: 320, height: 640 } });

  it('the menu can be opened, and the name of a tour has the width of the list', async () => {
    const page = await open('/en');
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Page.enable');
    await protocol.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(`${inject('sites').firstOperator}/en/trip-lombok`);
    await waitForHydration(page);
    const menu = await page.locator('header summary').first().boundingBox();
    expect(menu && menu.x + menu.width).toBeLessThanOrEqual(320);
    const name = await page.locator('main article h3').first().boundingBox();
    expect(name?.width).toBeGreaterThan(200);
  });
});

describe('the address of a day', () => {
  const open = useSite('firstOperator', { viewport: PHONE });

  it('opens the option that has this day', async () => {
    const page = await open('/en/paket/lombok-overnight-3d2n#day2B');
    expect(await page.locator('[name="option"]:checked').getAttribute('value')).toBe('B');
    expect(await page.locator('#day2B').isVisible()).toBe(true);
  });
});

describe('the page for unknown addresses', () => {
  const open = useSite('firstOperator', { viewport: PHONE, javaScriptEnabled: false });

  it('has a search that leads to the destinations without scripts', async () => {
    const page = await open('/en/nowhere');
    await page.locator('main input[name="query"]').fill('gili');
    await page.locator('main form button').click();
    await page.waitForURL(/query=/);
    expect(page.url()).toMatch(/\/en\/destinations\?query=gili$/);
  });
});
