import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, type PageOptions, PHONE, plain, useSite } from './helpers/browser.ts';
import { pagesOfEachType } from './helpers/site-pages.ts';
import { printTrip } from './helpers/trip-sheet.ts';

/** Parts of the screen that are of no use on paper. */
const CONTROLS =
  '#root > header, form, button, iframe, nav, search, input, select, textarea, [data-size][data-variant], [role="radio"]';

/** A sheet of A4 between its margins, in CSS pixels. */
const PAPER = { width: 688, height: 1008 };

function pageCount(pdf: Buffer): number | undefined {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

describe('a page on paper', () => {
  const open = useSite('firstOperator', { viewport: PAPER });

  const DARK: PageOptions = { colorScheme: 'dark' };
  const addresses = pagesOfEachType('firstOperator', ['en'])
    .filter(({ page: { kind } }) => kind !== 'notFound' && kind !== 'compare')
    .map(({ address }) => address);

  it.each<readonly [address: string, way: string, options: PageOptions]>([
    ...addresses.map((address) => [address, 'from a dark screen', DARK] as const),
    ['/en/contact', 'without scripts', { javaScriptEnabled: false }],
  ])('%s %s has no controls, nothing over the text, and all of it', async (address, _way, options) => {
    const page = await open(address, options);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await page.locator(`:is(${CONTROLS}):visible`).count()).toBe(0);
    expect.soft(await page.locator('main h1:visible').count()).toBe(1);
    // biome-ignore lint/performance/useDomNodeTextContent: only what is laid out counts
    expect.soft(await page.locator('footer').innerText()).toContain('hello@example.com');
    expect.soft(await faultsOnPaper(page)).toEqual([]);
  });

  it('shows the answers to questions without opening them', async () => {
    const page = await open('/en/contact', { javaScriptEnabled: false });
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .locator('main details > p')
      .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.min(...heights)).toBeGreaterThan(10);
  });
});

describe('the trip of a package on paper', () => {
  const open = useSite('firstOperator', { viewport: PHONE });
  const OVERNIGHT = '/paket/lombok-overnight-4d3n';
  const sheet = async (page: Page) => plain(await page.locator('main > article').textContent());

  it('has plan, price, what to bring for the option and the code for the chat, and nothing around them', async () => {
    const page = await open(`/en${OVERNIGHT}?option=C&people=4&tier=hotel3Star&day2=2`);
    await printTrip(page);
    const text = await sheet(page);
    for (const part of ['Lombok 4 Days 3 Nights', 'Rp 16,200,000', 'Pink Beach', 'What to bring'])
      expect(text).toContain(part);
    // Only option C has a day at the waterfalls.
    expect(text).toContain('A change of clothes');
    expect(text).not.toContain('Gili Trawangan');
    expect(await page.locator('main > article svg path').count()).toBe(1);
    // Whatever is beyond the page's area is cut off, and the code with it.
    const beyond = await page.locator('main > article svg').evaluate((code) => {
      const area = code.closest('article')?.getBoundingClientRect();
      return code.getBoundingClientRect().right - (area?.right ?? 0);
    });
    expect(beyond).toBeLessThanOrEqual(0.5);
    expect(await page.locator('main > :visible').count()).toBe(1);
    const breaks = await page
      .locator('main > article :is(section > div, div > section)')
      .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  });

  it.each([
    ['/en/paket/lombok-one-day-pink-beach', 'Price · Contact Us'],
    [`/en${OVERNIGHT}?people=40`, 'Ask us on WhatsApp'],
  ])('says to ask where there is no price: %s', async (path, text) => {
    const page = await open(path);
    await printTrip(page);
    expect(await page.locator('main > article header').textContent()).toContain(text);
    expect(await sheet(page)).not.toContain('A change of clothes');
  });

  it.each([
    ['/de/paket/lombok-one-day-pink-beach', 1],
    ['/paket/lombok-overnight-4d3n?option=C', 2],
  ])('takes for %s %i pages of A4', async (path, pages) => {
    const page = await open(path);
    await printTrip(page);
    expect(pageCount(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(pages);
  });

  it('has the choice of a shared link as soon as that is opened', async () => {
    const page = await open(`/en${OVERNIGHT}?option=C&people=4&date=2027-02-27`, {
      now: '2027-01-02T09:00:00Z',
    });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    // biome-ignore lint/performance/useDomNodeTextContent: only what is printed counts
    const text = plain(await page.locator('body').innerText());
    for (const part of ['27 February 2027', 'for 4 people']) expect(text).toContain(part);
  });

  it('has the chosen date', async () => {
    const page = await open(`/en${OVERNIGHT}?people=4`, { now: '2027-01-02T09:00:00Z', viewport: DESKTOP });
    await page.locator('aside input[type="date"]').fill('2027-02-27');
    await expect.poll(() => page.url()).toContain('date=2027-02-27');
    await printTrip(page);
    expect(await sheet(page)).toContain('27 February 2027');
  });
});

/** Elements that browsers print over others, or too wide or too pale for white paper. */
function faultsOnPaper(page: Page): Promise<readonly string[]> {
  return page.evaluate((height) => {
    const faults: string[] = [];
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    if (beyond > 0) faults.push(`${beyond} px too wide`);
    const add = (fault: string, element: Element) =>
      faults.push(`${fault}: ${element.outerHTML.slice(0, 80)}`);
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || element.getBoundingClientRect().height === 0) continue;
      const { position, display, color } = getComputedStyle(element);
      // Fixed parts are printed on every page.
      if (position === 'fixed' || position === 'sticky') add(position, element);
      // Browsers lay the next row of a grid over the end of one that a page break cuts.
      const rows = display === 'grid' ? [...element.children] : [];
      if (rows.some((row) => row.getBoundingClientRect().height > height)) add('long row', element);
      if (!element.matches('main :is(h1, h2, h3, p, li, dt, dd, a, td)')) continue;
      // Printers leave backgrounds out.
      const brightest = Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
      const isOnMap = element.closest('div:has(> [aria-hidden] > img)') !== null;
      if (brightest > 110 && !isOnMap) add('pale', element);
    }
    return faults;
  }, PAPER.height);
}
