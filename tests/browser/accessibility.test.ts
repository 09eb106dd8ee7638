import { describe, expect, inject, it } from 'vitest';
import { axeFindings } from './helpers/axe-findings.ts';
import { waitForHydration } from './helpers/browser.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
describe.each(['light', 'dark'] as const)('in the %s scheme axe finds nothing', (colorScheme) => {
  const openPage = useWarmBrowser();

  it('on a page with the phone’s menu and a section of it open', async () => {
    const { page } = await openPage({ colorScheme, viewport: PHONE, reducedMotion: 'reduce' });
    await page.goto(`${inject('sites').production}/en/destinations`);
    await waitForHydration(page);
    await page.locator('header [aria-controls="site-menu"]').click();
    await page.locator('header nav summary').first().click();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('on a page with a dropdown of the bar open', async () => {
    const { page } = await openPage({ colorScheme, viewport: DESKTOP, reducedMotion: 'reduce' });
    await page.goto(`${inject('sites').production}/en/destinations`);
    await waitForHydration(page);
    await page.locator('header nav summary').first().click();
    expect(await axeFindings(page)).toEqual([]);
  });
});
