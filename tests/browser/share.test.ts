import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { DESKTOP, useBrowser, waitForHydration, whenShown } from './helpers/browser.ts';

const TOUR = '/en/paket/lombok-overnight-3d2n';

/** The address of the first option with the group and date that the visitor has entered. */
const SHARED =
  'https://www.example.com/en/paket/lombok-overnight-3d2n?option=A&people=4&tier=hotel3Star&date=2027-05-03';

type Shares = { title?: string; url?: string }[];

describe('sharing a tour', () => {
  const openPage = useBrowser({ viewport: DESKTOP, now: '2027-01-02T09:00:00Z' });

  async function open(setup: (page: Page) => Promise<unknown>): Promise<Page> {
    const { page } = await openPage();
    await setup(page);
    await page.goto(`${inject('sites').firstOperator}${TOUR}?people=4&utm_source=letter`);
    await waitForHydration(page);
    await page.locator('aside input[type="date"]').fill('2027-05-03');
    await expect.poll(() => page.url()).toContain('date=2027-05-03');
    return page;
  }

  const button = (page: Page) => page.locator('aside button', { hasText: 'Share' });

  it('gives the name and address of the trip to the device', async () => {
    const page = await open((opened) =>
      opened.addInitScript(() => {
        const shares: Shares = [];
        Object.assign(window, { shares });
        navigator.share = async (data) => void shares.push({ ...data });
      }),
    );
    await button(page).click();
    const shares = () => page.evaluate(() => (window as unknown as { shares: Shares }).shares);
    await expect.poll(shares).toEqual([{ title: 'Lombok 3 Days 2 Nights · Package A', url: SHARED }]);
    expect(await page.locator('[role="alert"]').count()).toBe(0);
  });

  it('copies the address where the device does not share, and says so', async () => {
    const page = await open((opened) =>
      opened.context().grantPermissions(['clipboard-read', 'clipboard-write']),
    );
    await button(page).click();
    await whenShown(page.getByText('Link copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SHARED);
  });

  it('shows the address selected where nothing else is possible', async () => {
    const page = await open((opened) =>
      opened.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    );
    await button(page).click();
    const field = page.getByLabel('Copy this link');
    await expect.poll(() => field.inputValue()).toBe(SHARED);
    await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toBe(SHARED);
  });

  it('says nothing where the visitor closes the dialog', async () => {
    const page = await open((opened) =>
      opened.addInitScript(() => {
        navigator.share = () => {
          Object.assign(window, { wasClosed: true });
          return Promise.reject(new DOMException('closed', 'AbortError'));
        };
      }),
    );
    await button(page).click();
    await page.waitForFunction(() => Reflect.get(window, 'wasClosed'));
    expect(await page.getByText('Link copied').count()).toBe(0);
    expect(await page.getByLabel('Copy this link').count()).toBe(0);
  });
});
