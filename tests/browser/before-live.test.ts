import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { holdScripts, PHONE, query, useBrowser, waitForHydration } from './helpers/browser.ts';

const { firstOperator, secondOperator } = inject('sites');
const PACKAGE = `${firstOperator}/en/paket/lombok-overnight-4d3n`;
/** In Italy, where the second operator is. */
const JANUARY = '2027-01-02T09:00:00Z';

describe('input that comes before the app', () => {
  const openPage = useBrowser({ viewport: PHONE, hasTouch: true, isMobile: true });

  /** Opens a page whose scripts arrive when the returned function is called. */
  async function openEarly(address: string, now?: string) {
    const { page } = await openPage(now === undefined ? {} : { now });
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    return { page, release };
  }

  it('preserves a chosen option, without showing another one meanwhile', async () => {
    const { page, release } = await openEarly(PACKAGE);
    await page.locator('input[value="B"] + label').tap();
    const shownOptions = await watchOptions(page);
    release();
    await waitForHydration(page);
    await expect.poll(() => query(page).get('option')).toBe('B');
    expect(await shownOptions()).toEqual(['B, B']);
    const chat = () => page.locator('aside a[target="_blank"]').getAttribute('href');
    await expect.poll(async () => decodeURIComponent((await chat()) ?? '')).toContain('Package B');
  });

  it('is carried out: a choice in a list, a number and a press of a button', async () => {
    const { page, release } = await openEarly(PACKAGE);
    await page.getByLabel('Hotel class').first().selectOption({ index: 3 });
    await page.locator('aside').getByLabel('Adults').first().fill('6');
    await page.locator('aside').getByLabel('One person more').first().tap();
    release();
    await expect.poll(() => query(page).get('people')).toBe('7');
    expect(query(page).get('tier')).toBe('hotel4Star');
  });

  it('is carried out: a message that was sent', async () => {
    const { page, release } = await openEarly(`${firstOperator}/en/contact`);
    await page.locator('main form button[type="submit"]').tap();
    release();
    await expect.poll(() => page.locator('[name="name"]').getAttribute('aria-invalid')).toBe('true');
  });

  it('preserves a chosen way to spend a day, without a hydration error', async () => {
    const { page, messages } = await openPage();
    await page.goto(`${firstOperator}/en/paket/lombok-overnight-3d2n`, { waitUntil: 'domcontentloaded' });
    await page.locator('[role="radiogroup"] label:visible').first().tap();
    await expect.poll(() => query(page).get('day2')).toBe('1');
    expect(messages.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });

  it('preserves a date and a season', async () => {
    const { page, release } = await openEarly(`${secondOperator}/viaggi/orta-2d`, JANUARY);
    await page.locator('aside input[type="date"]').fill('2027-10-04');
    await page.locator('input[value="season:winter"] + label').tap();
    release();
    await waitForHydration(page);
    await expect.poll(() => page.locator('aside output').textContent()).toContain('Ottobre sul lago');
    await expect.poll(() => page.locator('tbody:visible').getAttribute('data-season')).toBe('winter');
  });

  it('finds everything in its place when the tools of the trip arrive, without the typeface', async () => {
    for (const width of [320, 360]) {
      const { page } = await openPage({ viewport: { width, height: 740 } });
      await page.route(/\.woff2$/, (route) => route.abort());
      const release = await holdScripts(page);
      await page.goto(`${firstOperator}/de/paket/lombok-overnight-4d3n`, { waitUntil: 'domcontentloaded' });
      const { y: before } = (await page.locator('main dl').first().boundingBox()) ?? {};
      release();
      await page.getByRole('button', { name: /PDF/ }).waitFor();
      const { y: after } = (await page.locator('main dl').first().boundingBox()) ?? {};
      expect(after, `${width} px`).toBeCloseTo(before ?? 0, 0);
    }
  });

  it('applies all steps and choices in quick succession after hydration', async () => {
    const { page, release } = await openEarly(`${firstOperator}/en/paket/lombok-overnight-3d2n`);
    release();
    await waitForHydration(page);
    const people = page.locator('aside input[inputmode="numeric"]').first();
    const before = Number(await people.inputValue());
    const MORE = 'aside [aria-label="One person more"]';
    await page.evaluate(
      async (selectors) => {
        for (const selector of selectors) {
          const pressed = document.querySelector<HTMLElement>(selector);
          pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
          pressed?.click();
          // The next event comes before the page has rendered.
          await new Promise((resolve) => {
            setTimeout(resolve);
          });
        }
      },
      [MORE, MORE, '[data-option="A"] [role="radiogroup"] input:not(:checked)', MORE],
    );
    await expect.poll(() => query(page).get('people')).toBe(String(before + 3));
    expect(await people.inputValue()).toBe(String(before + 3));
    expect([...query(page).keys()]).toContain('day2');
  });
});

/** Notes in each frame from now on the chosen option and the shown one; gives each pair once. */
async function watchOptions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const chosen = document.querySelector<HTMLInputElement>('input[name="option"]:checked')?.value;
      const parts = [...document.querySelectorAll<HTMLElement>('[data-option]')];
      seen.add(
        [chosen, ...parts.filter((part) => part.checkVisibility()).map((part) => part.dataset.option)].join(
          ', ',
        ),
      );
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)]);
}
