import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser } from './helpers/browser.ts';
import { whenShown } from './helpers/waits.ts';

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true } as const;
const PACKAGE = '/en/paket/lombok-overnight-4d3n';

/** A document whose browser is never idle: nothing is asked for unless the visitor needs it. */
async function keepBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Holds scripts back until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Scripts that a page has asked for. */
function scriptsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url());
  });
  return asked;
}

/** The style sheets that count, in their order; one that is taken out and put back is another one. */
function appliedSheets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const known: CSSStyleSheet[] = Reflect.get(window, 'knownSheets') ?? [];
    Object.assign(window, { knownSheets: known });
    const counting = [...document.styleSheets].filter(({ href, disabled }) => href !== null && !disabled);
    return counting.map((sheet) => {
      if (!known.includes(sheet)) known.push(sheet);
      return `${known.indexOf(sheet)} ${sheet.href}`;
    });
  });
}

function addressIn(sheet: string): string {
  return sheet.slice(sheet.indexOf(' '));
}

/** Whether a sheet that the browser has in its cache stays when its link is moved. Chromium 150 loses it. */
function keepsMovedSheets(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const link = document.createElement('link');
    const known = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled], [media])');
    Object.assign(link, { rel: 'stylesheet', href: known?.href });
    const isLoaded = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
    document.body.append(link);
    await isLoaded;
    document.head.moveBefore(link, null);
    const isKept = [...document.styleSheets].some(({ ownerNode }) => ownerNode === link);
    link.remove();
    return isKept;
  });
}

/** Waits until the app has come, without doing anything on the page. */
async function becomesLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

describe('a page wakes', () => {
  const openPage = useBrowser();

  it('not before it is needed, and then at once', async () => {
    const { page } = await openPage(PHONE);
    await keepBusy(page);
    const asked = scriptsOf(page);
    await page.goto(inject('sites').production + PACKAGE);
    await page.locator('h1').tap();
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    await page.getByLabel('Hotel class').first().focus();
    await expect.poll(() => asked.length).toBeGreaterThan(5);
  });

  it('once an option is chosen, which shows before any script is asked for', async () => {
    const { page } = await openPage(PHONE);
    await keepBusy(page);
    const asked = scriptsOf(page);
    await page.goto(inject('sites').production + PACKAGE);
    await page.evaluate(() => {
      const whenChosen = () => {
        requestAnimationFrame(() => Object.assign(window, { frame: performance.now() }));
      };
      window.addEventListener('change', whenChosen, { capture: true, once: true });
    });
    await page.locator('input[name="option"]').nth(1).dispatchEvent('pointerdown');
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    await page.locator('input[name="option"] + label').nth(1).tap();
    await page.locator('[data-option]').nth(1).waitFor({ state: 'visible' });
    await expect.poll(() => asked.length).toBeGreaterThan(5);
    const { frame, first } = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const times = files.map(({ startTime }) => startTime);
      return { frame: Number(Reflect.get(window, 'frame')), first: Math.min(...times) };
    });
    expect(first).toBeGreaterThan(frame);
    await becomesLive(page);
    expect(await page.locator('[data-option]:visible').getAttribute('data-option')).toBe('B');
  });

  it('with the style sheet that it has: none is added, which would have the whole page laid out anew', async ({
    skip,
  }) => {
    const { page } = await openPage(PHONE);
    const release = await holdScripts(page);
    await page.goto(inject('sites').production + PACKAGE);
    skip(!(await keepsMovedSheets(page)), 'This version of the browser loses what is moved.');
    const looks = () => page.locator('footer').evaluate((footer) => getComputedStyle(footer).backgroundColor);
    const [sheets, look] = [await appliedSheets(page), await looks()];
    release();
    await becomesLive(page);
    // Parts that come late bring sheets of their own.
    await page.locator('link[rel="stylesheet"][href*="SaveButton"]').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    const addresses = sheets.map(addressIn);
    const ofDocument = (await appliedSheets(page)).filter((sheet) => addresses.includes(addressIn(sheet)));
    expect(ofDocument).toEqual(sheets);
    // It stays when the page that it was written for goes.
    await page.locator('header a[href="/en"]').first().click();
    await expect.poll(() => page.url()).toMatch(/\/en$/);
    await whenShown(page.locator('main[data-page]'));
    expect(await appliedSheets(page)).toEqual(expect.arrayContaining([...sheets]));
    expect(await looks()).toBe(look);
  });

  it('with its styles where the browser loses a sheet that is moved, as Chromium 150 does', async () => {
    const { page } = await openPage(PHONE);
    await page.addInitScript(() => {
      // What stands nowhere counts nowhere.
      HTMLHeadElement.prototype.moveBefore = (node) => void node.parentNode?.removeChild(node);
    });
    await page.goto(inject('sites').production + PACKAGE);
    const footer = page.locator('footer');
    const look = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
    await becomesLive(page);
    await expect
      .poll(() => footer.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe(look);
    expect((await appliedSheets(page)).filter((sheet) => sheet.includes('/page-'))).toHaveLength(1);
  });

  it('part by part: what is far off the screen sleeps until one is near', async () => {
    const { page } = await openPage(PHONE);
    await page.goto(inject('sites').production + PACKAGE);
    const asleep = page.locator('[data-asleep]');
    const all = await asleep.count();
    expect(all).toBeGreaterThan(5);
    await becomesLive(page);
    await page.waitForTimeout(500);
    const sleeping = await asleep.count();
    expect(sleeping).toBeGreaterThan(1);
    await asleep.last().evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => asleep.count()).toBeLessThan(sleeping);
    await page.keyboard.press('Shift');
    await expect.poll(() => asleep.count()).toBe(0);
  });

  it('while options are answered by the document: the first touch has React take over nothing at once', async () => {
    const { page } = await openPage(PHONE);
    await page.goto(inject('sites').production + PACKAGE);
    await becomesLive(page);
    const isReacts = () => {
      const field = document.querySelectorAll('input[name="option"]')[1] ?? {};
      return Object.keys(field).some((key) => key.startsWith('__react'));
    };
    expect(await page.evaluate(isReacts)).toBe(false);
    await page
      .locator('input[name="option"] + label')
      .nth(1)
      .evaluate((label) => {
        label.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        (label as HTMLElement).click();
        const field = (label as HTMLLabelElement).control ?? {};
        Object.assign(window, { wasAtOnce: Object.keys(field).some((key) => key.startsWith('__react')) });
      });
    expect(await page.evaluate(() => Reflect.get(window, 'wasAtOnce'))).toBe(false);
    // It is taken over a moment later, with what was chosen, and hears what comes.
    await expect.poll(() => new URL(page.url()).searchParams.get('option')).toBe('B');
    expect(await page.evaluate(isReacts)).toBe(true);
    await page.locator('input[name="option"] + label').nth(2).tap();
    await expect.poll(() => new URL(page.url()).searchParams.get('option')).toBe('C');
  });
});

describe('what was done before a page was awake', () => {
  const openPage = useBrowser();

  it('is taken over without pressing again: an option, by parts out of sight, too', async () => {
    const { page } = await openPage(PHONE);
    const release = await holdScripts(page);
    await page.goto(inject('sites').production + PACKAGE);
    await page.locator('input[name="option"] + label').nth(1).tap();
    await page.evaluate(() => {
      const pressed: string[] = [];
      Object.assign(window, { pressed });
      addEventListener('click', ({ target }) => pressed.push((target as Element).tagName), { capture: true });
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    const shownOptions = await watchOptions(page);
    release();
    await expect.poll(() => new URL(page.url()).searchParams.get('option')).toBe('B');
    expect(await page.evaluate(() => Reflect.get(window, 'pressed'))).toEqual([]);
    await expect.poll(() => page.locator('[data-asleep]').count()).toBe(0);
    // Nor does the page go back to its first option meanwhile.
    expect(await shownOptions()).toEqual(['B, B']);
  });

  it('is carried out: a press of a button', async () => {
    const { page } = await openPage(PHONE);
    const release = await holdScripts(page);
    await page.goto(inject('sites').production + PACKAGE, { waitUntil: 'commit' });
    const people = page.getByLabel('Number of people').first();
    const before = Number(await people.inputValue());
    await page.getByLabel('One person more').first().tap();
    expect(Number(await people.inputValue())).toBe(before);
    release();
    await expect.poll(() => people.inputValue()).toBe(String(before + 1));
  });

  it('is carried out: a choice in a list, a number typed', async () => {
    const { page } = await openPage(PHONE);
    const release = await holdScripts(page);
    await page.goto(inject('sites').production + PACKAGE, { waitUntil: 'commit' });
    await page.getByLabel('Hotel class').first().selectOption({ index: 3 });
    await page.getByLabel('Number of people').first().fill('6');
    release();
    await expect.poll(() => new URL(page.url()).searchParams.get('people')).toBe('6');
    expect(new URL(page.url()).searchParams.get('tier')).toBe('hotel4Star');
  });

  it('is carried out: a search among the destinations', async () => {
    const { page } = await openPage(PHONE);
    const release = await holdScripts(page);
    await page.goto(`${inject('sites').production}/en/destinations`, { waitUntil: 'commit' });
    await page.locator('main input[type="search"]').fill('Moyo');
    release();
    await expect.poll(() => page.locator('main article').count()).toBe(1);
    expect(await page.locator('main input[type="search"]').inputValue()).toBe('Moyo');
  });

  it('is carried out: a message that was sent', async () => {
    const { page } = await openPage(PHONE);
    const release = await holdScripts(page);
    await page.goto(`${inject('sites').production}/en/contact`, { waitUntil: 'commit' });
    await page.locator('form button[type="submit"]').tap();
    release();
    await expect.poll(() => page.locator('[name="name"]').getAttribute('aria-invalid')).toBe('true');
  });
});

/** Which option was chosen and which was to be seen, in each frame from now on; each of them once. */
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
