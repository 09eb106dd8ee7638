import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const PHONE = { viewport: { width: 361, height: 740 } };

describe('pages that one test uses after the other', () => {
  const openPage = useWarmBrowser();
  const used: Page[] = [];

  async function open(): Promise<Page> {
    const { page, messages } = await openPage(PHONE);
    expect(messages).toEqual([]);
    await page.goto(`${inject('sites').production}/about`);
    return page;
  }

  it('are left with something stored, and another size', async () => {
    const page = await open();
    await page.evaluate(() => {
      localStorage.setItem('kept', '1');
      sessionStorage.setItem('kept', '1');
      window.addEventListener('pagehide', () => sessionStorage.setItem('noted', '1'));
    });
    await page.setViewportSize({ width: 900, height: 600 });
    expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('1');
    used.push(page);
  });

  it('are as good as new, and then changed for good', async () => {
    const page = await open();
    expect(page).toBe(used[0]);
    const left = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => [
        storage.getItem('kept'),
        storage.getItem('noted'),
      ]),
    );
    expect(left).toEqual([null, null, null, null]);
    expect(page.viewportSize()).toEqual(PHONE.viewport);
    await page.route('**/nothing', (route) => route.abort());
  });

  it('are others then', async () => {
    expect(await open()).not.toBe(used[0]);
    expect(used[0]?.isClosed()).toBe(true);
  });
});
