import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { waitForHydration } from './helpers/browser.ts';
import { resolvedSite } from './helpers/site-pages.ts';
import { addressOfEachKind } from './helpers/sweep.ts';
import { tabTo } from './helpers/tab-to.ts';
import { whenShown } from './helpers/waits.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const LANGUAGES = resolvedSite(firstOperatorFolder).languages.filter(({ info }) =>
  ['id', 'fr'].includes(info.code),
);

describe('journeys with nothing but a keyboard', () => {
  const openPage = useWarmBrowser();

  async function open(address: string, viewport: typeof PHONE): Promise<Page> {
    const { page } = await openPage({ viewport, reducedMotion: 'reduce' });
    // What a chat link opens is a page of the same context.
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await page.goto(inject('sites').production + address);
    await waitForHydration(page);
    return page;
  }

  function focusedTag(page: Page): Promise<string | undefined> {
    return page.evaluate(() => document.activeElement?.tagName);
  }

  describe.each(LANGUAGES)('in $info.code', ({ info, shell, pages }) => {
    const home = info.prefix === '' ? '/' : info.prefix;

    it.each([DESKTOP, PHONE])(
      'from home over a package to the chat at $width px (spec §1)',
      async (viewport) => {
        const page = await open(home, viewport);
        await tabTo(page, 'main a[href*="/paket/"]');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/paket/*');
        await expect.poll(() => focusedTag(page)).toBe('H1');
        await tabTo(page, 'main a[target="_blank"][href^="https://wa.me/"]');
        const [chat] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
        expect(chat.url()).toContain(shell.channel.address.replace(/\?.*/, ''));
      },
    );

    it('from one language to another and to the same page (spec §2 Header)', async () => {
      const page = await open(`${info.prefix}/about`, DESKTOP);
      await tabTo(page, 'header a[hreflang="de"]');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/de/about');
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
    });

    it('through the contact form: a mistake first, then sent (spec §5)', async () => {
      const page = await open(`${info.prefix}/contact`, PHONE);
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
      expect(await page.locator('form [aria-invalid="true"]').count()).toBe(0);
    });

    it('through the filter of destinations and back (spec §4, §5)', async () => {
      const page = await open(`${info.prefix}/destinations`, DESKTOP);
      const cards = page.locator('[role="tabpanel"] article h3');
      const all = pages.find((candidate) => candidate.kind === 'destinations')?.destinations.length;
      expect(await cards.count()).toBe(all);
      await tabTo(page, 'main input[name="query"]');
      await page.keyboard.type('zzz');
      await expect.poll(() => cards.count()).toBe(0);
      await tabTo(page, '[role="tabpanel"] button');
      await page.keyboard.press('Enter');
      await expect.poll(() => cards.count()).toBe(all);
      await page.locator('[role="tab"][aria-selected="true"]').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.url()).toContain('category=lombok');
    });
  });
});

/** Whether the focused element, its parts, or a card or form around it is drawn with an outline; nothing if none has the focus. */
function focusFault(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // What is inside belongs to another site.
    if (focused.tagName === 'IFRAME') return '';
    const around = [
      focused,
      focused.parentElement,
      focused.closest('li > *, article'),
      focused.closest('form'),
      ...focused.children,
    ];
    const isDrawn = around.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return isDrawn ? '' : `${focused.tagName} "${focused.textContent?.trim().slice(0, 40)}"`;
  });
}

describe('everything that can be pressed', () => {
  const openPage = useWarmBrowser();

  it('shows that it has the focus', async () => {
    const { page } = await openPage({ viewport: DESKTOP, reducedMotion: 'reduce' });
    const found: Record<string, readonly string[]> = {};
    for (const address of addressOfEachKind(['id'])) {
      await page.goto(inject('sites').production + address);
      await waitForHydration(page);
      const faults: string[] = [];
      const count = await page.locator('a[href], button, input, textarea, summary').count();
      for (let step = 0; step < count; step += 1) {
        await page.keyboard.press('Tab');
        const fault = await focusFault(page);
        if (fault === undefined) break;
        if (fault !== '') faults.push(fault);
      }
      if (faults.length > 0) found[address] = faults;
    }
    expect(found).toEqual({});
  });
});
