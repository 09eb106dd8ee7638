import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, plain, useSite } from './helpers/browser.ts';
import { PAPER, paperFaults } from './helpers/paper-faults.ts';
import { printTrip } from './helpers/trip-sheet.ts';

describe('a page on paper', () => {
  const open = useSite('firstOperator', { javaScriptEnabled: false });

  it('has no controls, nothing over the text, all of it without scripts, and the answers to questions', async () => {
    const page = await open('/en/contact');
    expect(await paperFaults(page)).toEqual([]);
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
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });

  it('says to ask where there is no price, on a single page for a single day', async () => {
    const page = await open('/en/paket/lombok-one-day-pink-beach');
    await printTrip(page);
    expect(await page.locator('main > article header').textContent()).toContain('Price · Contact Us');
    expect(await sheet(page)).not.toContain('A change of clothes');
    await page.setViewportSize(PAPER);
    expect((await page.locator('main > article').boundingBox())?.height).toBeLessThan(PAPER.height);
  });

  it('has the choice of a shared link as soon as that is opened', async () => {
    const page = await open(`/en${OVERNIGHT}?option=C&people=4&date=2027-02-27`, {
      now: '2027-01-02T09:00:00Z',
    });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    // biome-ignore lint/performance/useDomNodeTextContent: only what is printed counts
    const readText = async () => plain(await page.locator('body').innerText());
    for (const part of ['27 February 2027', 'for 4 people']) await expect.poll(readText).toContain(part);
  });

  it('has the chosen date and group', async () => {
    const page = await open(`/en${OVERNIGHT}?people=40`, { now: '2027-01-02T09:00:00Z', viewport: DESKTOP });
    await page.locator('aside input[type="date"]').fill('2027-02-27');
    await expect.poll(() => page.url()).toContain('date=2027-02-27');
    await printTrip(page);
    expect(await sheet(page)).toContain('27 February 2027');
    expect(await page.locator('main > article header').textContent()).toContain('Ask us on WhatsApp');
  });
});
