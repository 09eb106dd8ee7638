import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { DESKTOP, useBrowser, waitForHydration, whenShown } from './helpers/browser.ts';

const TOUR = '/en/paket/lombok-overnight-3d2n';

/** The address of the first option with the group and date that the visitor has entered. */
const SHARED =
  'https://www.example.com/en/paket/lombok-overnight-3d2n?option=A&people=4&tier=hotel3Star&date=2027-05-03';

/** What the page's device does when something is shared. */
type Device = 'shares' | 'is closed' | 'cannot share';

describe('sharing a tour', () => {
  const openPage = useBrowser({ viewport: DESKTOP, now: '2027-01-02T09:00:00Z' });

  /** Lets the device answer so from now on; gives what has been shared since. */
  async function setDevice(page: Page, device: Device): Promise<() => Promise<unknown>> {
    await page.evaluate((answer) => {
      const shares: unknown[] = [];
      const share = async (data: ShareData) => {
        shares.push({ ...data });
        if (answer === 'is closed') throw new DOMException('closed', 'AbortError');
      };
      Object.assign(window, { shares });
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: answer === 'cannot share' ? undefined : share,
      });
    }, device);
    return () => page.evaluate(() => Reflect.get(window, 'shares'));
  }

  it('gives the trip to the device, else copies its address, else shows it selected', async () => {
    const { page } = await openPage();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${inject('sites').firstOperator}${TOUR}?people=4&utm_source=letter`);
    await waitForHydration(page);
    await page.locator('aside input[type="date"]').fill('2027-05-03');
    await expect.poll(() => page.url()).toContain('date=2027-05-03');
    const button = page.locator('aside button', { hasText: 'Share' });
    const copied = page.getByText('Link copied');
    const field = page.getByLabel('Copy this link');

    for (const device of ['shares', 'is closed'] as const) {
      const shared = await setDevice(page, device);
      await button.click();
      await expect.poll(shared).toEqual([{ title: 'Lombok 3 Days 2 Nights · Package A', url: SHARED }]);
      expect(await copied.count()).toBe(0);
      expect(await field.count()).toBe(0);
    }

    await setDevice(page, 'cannot share');
    await button.click();
    await whenShown(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SHARED);

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await button.click();
    await expect.poll(() => field.inputValue()).toBe(SHARED);
    await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toBe(SHARED);
  });
});
