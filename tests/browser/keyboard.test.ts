import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstOperatorSite, languageOf, pageOf } from '../helpers/first-operator.ts';
import { DESKTOP, PHONE, tabTo, useSite, waitForHydration, whenShown } from './helpers/browser.ts';

const french = languageOf(firstOperatorSite(), 'fr');

describe('with nothing but a keyboard', () => {
  const open = useSite('firstOperator', { viewport: DESKTOP, reducedMotion: 'reduce' });

  function focusedTag(page: Page): Promise<string | undefined> {
    return page.evaluate(() => document.activeElement?.tagName);
  }

  it.each([DESKTOP, PHONE])(
    'one gets from home over a package to the chat at $width px',
    async (viewport) => {
      const page = await open('/fr', { viewport });
      // The chat opens in a page of the same context.
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
      await tabTo(page, 'main a[href*="/paket/"]');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/paket/*');
      await expect.poll(() => focusedTag(page)).toBe('H1');
      await tabTo(page, 'main a[target="_blank"][href^="https://wa.me/"]');
      const [chat] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
      expect(chat.url()).toContain(french.layout.channel.address.replace(/\?.*/, ''));
    },
  );

  it('one changes the language and opens a destination from the list beside the map', async () => {
    const { map } = pageOf(languageOf(firstOperatorSite(), 'de'), 'home');
    const page = await open('/fr');
    await tabTo(page, 'header a[hreflang="de"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/de');
    await waitForHydration(page);
    await tabTo(page, `ol[aria-label="${map?.title}"] a[href="${map?.points[1]?.href}"]`);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h1').textContent()).toBe(map?.points[1]?.name);
  });

  it('one keeps the focus on a button that has no more effect, and on the price after a day was chosen', async () => {
    const page = await open(`/en/paket/lombok-overnight-3d2n`, { viewport: PHONE });
    const fewer = page.getByRole('button', { name: 'One person fewer' });
    await fewer.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => fewer.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Adults').inputValue()).toBe('1');
    expect(await fewer.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.goto(`${page.url().split('?')[0]}?date=2020-01-01`);
    await waitForHydration(page);
    await page.locator('output button').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('output button').count()).toBe(0);
    expect(await focusedTag(page)).toBe('OUTPUT');
  });

  it('one stays in the list of tours after taking one out', async () => {
    const page = await open('/en/compare?tours=lombok-overnight-3d2n,honeymoon-2d1n');
    const remove = page.getByRole('button', { name: /out of the comparison/ });
    await whenShown(remove.first());
    await remove.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => remove.count()).toBe(1);
    const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await name()).toBe(await page.locator('h1').textContent());
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
      true,
    );
  });

  it('one corrects and sends the contact form', async () => {
    const page = await open('/fr/contact', { viewport: PHONE });
    await tabTo(page, 'form [name="name"]');
    await page.keyboard.type('Ayu');
    await page.keyboard.press('Enter');
    const notice = page.locator('[role="alert"]');
    await whenShown(notice);
    const wrong = await notice.textContent();
    expect(await page.locator('form [aria-invalid="true"]').count()).toBe(2);
    expect(await page.locator('form [name="name"]').inputValue()).toBe('Ayu');

    await tabTo(page, 'form [name="email"]');
    await page.keyboard.type('ayu@example.com');
    await tabTo(page, 'form [name="message"]');
    await page.keyboard.type('Two of us');
    await tabTo(page, 'form [type="submit"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('form [name="message"]').inputValue()).toBe('');
    await expect.poll(() => notice.textContent()).not.toBe(wrong);
  });
});
