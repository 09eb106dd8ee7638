import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { formatMoney } from '../../src/domain/money.ts';
import { addStyles } from './helpers/add-styles.ts';
import { waitForHydration } from './helpers/browser.ts';
import { packagePages, packagePagesWithOptions as withOptions } from './helpers/package-pages.ts';
import { whenQuiet, whenShown } from './helpers/waits.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const OVERNIGHT = '/paket/lombok-overnight-4d3n';

describe('the page of a package (spec §2, §4, §9)', () => {
  const openPage = useWarmBrowser();

  async function open(path: string, options = {}): Promise<Page> {
    const { page } = await openPage({ ...PHONE, ...options });
    await page.goto(inject('sites').production + path);
    await waitForHydration(page);
    return page;
  }

  /** With ordinary spaces in place of those that do not break. */
  const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

  /** The chat's message, as the operator gets it. */
  async function messageOf(page: Page): Promise<string> {
    const href = await page.locator('aside a[target="_blank"]').getAttribute('href');
    return plain(new URL(href ?? '').searchParams.get('text'));
  }

  it('§4 Itinerary selection: without a written plan there is an entry for each day', async () => {
    const { page } = await openPage(PHONE);
    await page.goto(`${inject('sites').secondOperator}/viaggi/grande-giro-4d`);
    expect(await page.locator('main ol > li[id^="day"] h3').count()).toBe(4);
  });

  it.each(['', '/de'])('names of accommodation classes are whole in their field: "%s"', async (prefix) => {
    const page = await open(`${prefix}${OVERNIGHT}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [room = 0, widest = Infinity] = await page
        .locator('main aside select:visible')
        .evaluate((field) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(field);
          const canvas = document.createElement('canvas').getContext('2d');
          if (!canvas || !(field instanceof HTMLSelectElement)) return [];
          canvas.font = font;
          const widths = [...field.options].map(({ text }) => canvas.measureText(text).width);
          const paddings = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
          return [field.clientWidth - paddings, Math.max(...widths)];
        });
      expect(widest, `${width} px`).toBeLessThanOrEqual(room);
    }
  });

  it('the marks of the map lie on the picture, whatever the width', async () => {
    const page = await open('/en/paket/sumbawa-overnight-4d3n');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const map = page.locator('div[aria-hidden]:has(> img)');
      const outside = await map.evaluate((element) => {
        const shell = element.getBoundingClientRect();
        return [...element.querySelectorAll('b')].filter((mark) => {
          const { left, right, top, bottom } = mark.getBoundingClientRect();
          return left < shell.left || right > shell.right || top < shell.top || bottom > shell.bottom;
        }).length;
      });
      expect(outside).toBe(0);
    }
  });

  it('§2: the booking card stays in sight on wide screens; on phones a bar with price and chat does', async () => {
    const wide = await open(`/en${OVERNIGHT}`, { viewport: { width: 1280, height: 900 } });
    await wide.locator('#day3A').evaluate((day) => day.scrollIntoView({ behavior: 'instant' }));
    const box = await wide.locator('aside').boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(200);

    const phone = await open(`/en${OVERNIGHT}`);
    await phone.locator('#day3A').evaluate((day) => day.scrollIntoView({ behavior: 'instant' }));
    const bar = phone.locator('main a[data-size="sm"][target="_blank"]');
    const place = await bar.boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(640);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(740);
  });

  it('§2: leads back to the section that lists the package; Back returns to where one was', async () => {
    const page = await open('/en/trip-lombok');
    const link = page.locator(`main a[href="/en${OVERNIGHT}"]`).first();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await whenShown(page.locator('h1', { hasText: '4 Days' }));
    expect(await page.locator('main a[href="/en/trip-lombok"]').count()).toBe(1);
    await page.goBack();
    await whenShown(page.locator('h1', { hasNotText: '4 Days' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
  });

  it('§4 Package options: their tabs work before any script has arrived', async () => {
    const { page } = await openPage({ ...PHONE, javaScriptEnabled: false });
    for (const { address, page: content } of withOptions) {
      await page.goto(inject('sites').production + address);
      for (const { option } of content.variants) {
        await page.locator(`input[value="${option?.id}"] + label`).click();
        const visible = await page
          .locator('[data-option]:visible')
          .evaluateAll((panels) => panels.map((panel) => panel.getAttribute('data-option')));
        expect(visible, address).toEqual([option?.id]);
      }
    }
  });

  it('questions are answered where they arise, without scripts too', async () => {
    const { page } = await openPage({ ...PHONE, javaScriptEnabled: false });
    await page.goto(`${inject('sites').production}/en/paket/sumbawa-whale-shark-point`);
    const questions = page.locator('section', {
      has: page.getByRole('heading', { name: 'Questions before you book' }),
    });
    const asked = await questions.locator('summary').allTextContents();
    expect(asked).toContain('Can we bring children?');
    expect(asked.slice(0, 2)).toEqual(['What to bring', 'Are we certain to see whale sharks?']);
    expect(await questions.locator('li', { hasText: 'Seasickness tablets' }).count()).toBe(1);
    const answer = questions.getByText('The animals are wild');
    expect(await answer.isVisible()).toBe(false);
    await questions.getByText('Are we certain to see whale sharks?').click();
    expect(await answer.isVisible()).toBe(true);
  });

  it('§4 Package options: a choice made before the page was live is kept', async () => {
    const { page } = await openPage(PHONE);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${inject('sites').production}/en${OVERNIGHT}`, { waitUntil: 'commit' });
    await page.locator('input[value="B"] + label').click();
    release();
    await waitForHydration(page);
    await expect.poll(() => new URL(page.url()).searchParams.get('option')).toBe('B');
    expect(await page.locator('[data-option]:visible').getAttribute('data-option')).toBe('B');
    await expect.poll(() => messageOf(page)).toContain('Package B');
  });

  it('§4 Package options: a link opens an option; the next package starts at A again', async () => {
    const page = await open(`/en${OVERNIGHT}?option=C`);
    expect(await page.locator('[data-option]:visible').getAttribute('data-option')).toBe('C');
    await page.locator('main section a[href="/en/paket/lombok-overnight-5d4n"]').click();
    await whenShown(page.locator('h1', { hasText: '5 Days' }));
    expect(await page.locator('input[name="option"]:checked').getAttribute('value')).toBe('A');
    await page.goBack();
    await whenShown(page.locator('h1', { hasText: '4 Days' }));
    await expect.poll(() => page.locator('input[name="option"]:checked').getAttribute('value')).toBe('C');
  });

  it('§4: on the 4-day package, option C offers two ways to spend day 2, and no other option does', async () => {
    for (const language of ['en', 'de']) {
      const page = await open(`/${language}${OVERNIGHT}`);
      for (const [option, count] of [
        ['A', 0],
        ['B', 0],
        ['C', 2],
      ] as const) {
        await page.locator(`input[value="${option}"] + label`).click();
        const panel = page.locator(`[data-option="${option}"]`);
        expect(await panel.locator('[role="radiogroup"] input').count()).toBe(count);
      }
      const notice = language === 'en' ? 'Option 1 or Option 2' : 'Option 1';
      expect(await page.locator('[data-option="C"]').textContent()).toContain(notice);
    }
  });

  it('a way to spend a day belongs to its option: it is told of no other, and is there again', async () => {
    const page = await open('/en/paket/lombok-overnight-3d2n');
    const pick = (option: string) => page.locator(`[data-option="${option}"] [role="radiogroup"] label`);
    await pick('A').filter({ hasText: 'Pink Beach' }).click();
    await expect.poll(() => messageOf(page)).toContain('Day 2: Pink Beach');
    // The other way takes no room any more.
    const shown = page.locator('[data-option="A"] h4:visible');
    expect(await shown.allTextContents()).toEqual(['Option 2 · Pink Beach']);
    await page.locator('input[value="B"] + label').click();
    await expect.poll(() => messageOf(page)).toContain('Package B');
    expect(await messageOf(page)).not.toMatch(/Day 2/);
    await expect.poll(() => new URL(page.url()).search).toBe('?option=B');
    await page.locator('input[value="A"] + label').click();
    await expect.poll(() => messageOf(page)).toContain('Day 2: Pink Beach');
    expect(await page.locator('[data-option="A"] h4:visible').count()).toBe(1);
  });

  it('counts every step and every choice, however fast they come', async () => {
    const page = await open('/en/paket/lombok-overnight-3d2n');
    const MORE = 'aside [aria-label="One person more"]';
    const people = page.locator('aside input[inputmode="numeric"]');
    const before = Number(await people.inputValue());
    await page.evaluate(
      async (selectors) => {
        for (const selector of selectors) {
          const pressed = document.querySelector<HTMLElement>(selector);
          // Fingers come down before they press.
          pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
          pressed?.click();
          // The next event, before the page has followed.
          await new Promise((resolve) => {
            setTimeout(resolve);
          });
        }
      },
      [MORE, MORE, '[data-option="A"] [role="radiogroup"] input:not(:checked)', MORE],
    );
    expect(await people.inputValue()).toBe(String(before + 3));
    const query = () => new URL(page.url()).searchParams;
    await expect.poll(() => query().get('people')).toBe(String(before + 3));
    await expect.poll(() => messageOf(page)).toContain('Day 2: ');
    expect(await people.inputValue()).toBe(String(before + 3));
  });

  it('the button in the header sends the message of the trip, before scripts that of its beginning', async () => {
    const header = 'header a[target="_blank"]';
    const page = await open(`/en${OVERNIGHT}`);
    const href = () => page.locator(header).getAttribute('href');
    const card = () => page.locator('aside > a[target="_blank"]').getAttribute('href');
    expect(await href()).toBe(await card());
    await page.locator('input[value="C"] + label').click();
    await page.locator('aside input[inputmode="numeric"]').fill('5');
    await expect.poll(href).toContain('option%3DC%26people%3D5');
    // What is reckoned with comes at the first touch.
    await expect.poll(card).toContain('total');
    await expect.poll(href).toBe(await card());
    await page.locator('header a[href="/en"]').first().click();
    await whenShown(page.locator('h1', { hasNotText: '4 Days' }));
    expect(await href()).not.toContain('4%20Days');

    const { page: still } = await openPage({ ...PHONE, javaScriptEnabled: false });
    await still.goto(`${inject('sites').production}/en${OVERNIGHT}`);
    expect(await still.locator(header).getAttribute('href')).toContain('2%20pax');
  });

  it('§9: what four people pay in each accommodation class is the cell of the table, and four times that', async () => {
    const page = await open(`/en${OVERNIGHT}`);
    const entry = packagePages.find(({ address }) => address === `/en${OVERNIGHT}`);
    const table = entry?.page.variants[0]?.prices;
    if (!table || !entry) throw new Error('The package has no table.');
    await page.locator('aside input[inputmode="numeric"]').fill('4');
    for (const { id } of table.tiers) {
      await page.locator('aside select').selectOption(id);
      const row = table.rows.find(({ min, max }) => min <= 4 && max >= 4);
      const each = row?.cells.find(({ tier }) => tier === id)?.amount ?? 0;
      const money = (amount: number) => formatMoney(entry.page.booking.own.money, amount);
      const shown = page.locator('aside output');
      await expect.poll(() => shown.textContent()).toContain(money(each));
      expect(await shown.textContent()).toContain(`${money(each * 4)} for 4 people`);
      expect(await page.locator('[data-option="A"] td[data-yours]').textContent()).toContain(money(each));
    }
  });

  it.each([1, 35, 400])('§9: asks rather than guesses for a group of %i', async (people) => {
    const page = await open(`/en${OVERNIGHT}?people=${people}`);
    await expect.poll(() => page.locator('aside output a').textContent()).toContain('Ask us');
    const chat = await page.locator('aside output a').getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(`${people} pax`);
    expect(await page.locator('td[data-yours]').count()).toBe(0);
  });

  it('§9: on a phone the chosen accommodation class is in sight and stands out, and no figure is small', async () => {
    for (const language of ['en', 'de']) {
      const page = await open(`/${language}${OVERNIGHT}?people=4&tier=hotel5Star`);
      const cell = page.locator('td[data-yours]');
      await expect.poll(async () => (await cell.boundingBox())?.x).toBeLessThan(360);
      const box = await cell.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(361);
      const sizes = await page
        .locator('[data-option="A"] td')
        .evaluateAll((cells) => cells.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
      const own = await cell.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
      expect(own).toBeGreaterThan(Math.min(...sizes));
    }
  });

  it('§9: with wide letters no figure of the table runs into the next', async () => {
    const page = await open(`/de${OVERNIGHT}`);
    await addStyles(page, '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    const torn = await page
      .locator('[data-option="A"] :is(th, td)')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length);
    expect(torn).toBe(0);
  });

  it('§4 Package options: keeps the choice in the address: on reload, for other options, and in another language', async () => {
    const page = await open(`/en${OVERNIGHT}`);
    await page.locator('aside input[inputmode="numeric"]').fill('6');
    await page.locator('aside select').selectOption({ label: '4-star' });
    await page.locator('input[value="B"] + label').click();
    await expect.poll(() => new URL(page.url()).search).toBe('?option=B&people=6&tier=hotel4Star');
    await page.reload();
    await waitForHydration(page);
    await expect
      .poll(async () => plain(await page.locator('aside output').textContent()))
      .toContain('Rp 3,650,000');

    await page.locator('header [aria-controls="site-menu"]').click();
    await page.locator('header a[hreflang="fr"]').click();
    await page.waitForURL(/\/fr\//);
    expect(new URL(page.url()).search).toBe('?option=B&people=6&tier=hotel4Star');
    await expect.poll(() => page.locator('aside output').textContent()).toMatch(/3.650.000/);
  });

  it('ignores bad values in the address', async () => {
    const page = await open(`/en${OVERNIGHT}?option=Z&people=-3&tier=castle&day2=9`);
    expect(await page.locator('input[name="option"]:checked').getAttribute('value')).toBe('A');
    expect(await messageOf(page)).toBe(
      [
        'Hello, I am interested in “Lombok 4 Days 3 Nights”, Package A. Which dates are still available?',
        '2 pax · 3-star · Rp 4,050,000 per person, Rp 8,100,000 in total',
        `https://www.example.com/en${OVERNIGHT}?option=A&people=2&tier=hotel3Star`,
        '',
        'Lombok 4 Hari 3 Malam · Paket A · 2 orang · Bintang 3 · Rp4.050.000 per orang, total Rp8.100.000',
      ].join('\n'),
    );
  });

  it('§1: the chat opens with package, option, day, group, class, price and address, and a line for the operator', async () => {
    const page = await open(`/en${OVERNIGHT}?option=C&people=4&tier=hotel3Star&day2=2`);
    await expect.poll(() => messageOf(page)).toContain('4 pax');
    expect(await messageOf(page)).toBe(
      [
        'Hello, I am interested in “Lombok 4 Days 3 Nights”, Package C. Which dates are still available?',
        '4 pax · 3-star · Day 2: Pink Beach · Rp 4,050,000 per person, Rp 16,200,000 in total',
        `https://www.example.com/en${OVERNIGHT}?option=C&people=4&tier=hotel3Star&day2=2`,
        '',
        'Lombok 4 Hari 3 Malam · Paket C · 4 orang · Bintang 3 · Hari ke-2: Pantai Pink · Rp4.050.000 per orang, total Rp16.200.000',
      ].join('\n'),
    );
  });

  /** Opens a page and waits until its trip sheet is there, which the first key fetches. */
  async function openForPrint(path: string): Promise<Page> {
    const page = await open(path);
    await whenQuiet(page);
    await page.keyboard.press('Control');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /TripSheet.*\.js/.test(name)),
    );
    await page.waitForTimeout(500);
    return page;
  }

  it('fetches paper and reckoning at the first touch, and not for those who only look', async () => {
    const { page } = await openPage(PHONE);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${inject('sites').production}/en${OVERNIGHT}`);
    // The page wakes by itself: what would hurry it is a touch.
    await page.waitForFunction(() => {
      const main = document.querySelector('main');
      return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
    });
    await page.waitForTimeout(1500);
    expect(asked.filter((url) => /TripSheet|trip-rules/.test(url))).toEqual([]);
    await page.mouse.move(50, 50);
    await expect.poll(() => asked.some((url) => /TripSheet.*\.js/.test(url))).toBe(true);
    expect(asked.some((url) => /trip-rules.*\.js/.test(url))).toBe(true);
  });

  it('§2 on paper: plan, price, what to bring and the code for the chat, and nothing of the page around them', async () => {
    const page = await openForPrint(`/en${OVERNIGHT}?option=C&people=4&tier=hotel3Star&day2=2`);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const sheet = plain(await page.locator('main > article').textContent());
    for (const text of ['Lombok 4 Days 3 Nights', 'Rp 16,200,000', 'Pink Beach', 'What to bring']) {
      expect(sheet).toContain(text);
    }
    expect(sheet).not.toContain('Gili Trawangan');
    expect(await page.locator('main > article svg path').count()).toBe(1);
    // What stands out beyond the page's area is cut off, and the code with it.
    const beyond = await page.locator('main > article svg').evaluate((code) => {
      const area = code.closest('article')?.getBoundingClientRect();
      return code.getBoundingClientRect().right - (area?.right ?? 0);
    });
    expect(beyond).toBeLessThanOrEqual(0.5);
    expect(await page.locator('header:visible, footer:visible, aside:visible').count()).toBe(1);
    expect(await page.locator('main > :visible').count()).toBe(1);
  });

  it('§2 says what to bring for the chosen option, on paper and in the list of questions', async () => {
    // Only option C has a day at the waterfalls.
    for (const [option, isWet] of [
      ['A', false],
      ['C', true],
    ] as const) {
      const page = await openForPrint(`/en${OVERNIGHT}?option=${option}`);
      const list = page.locator('details', { hasText: 'What to bring' });
      await list.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await list.textContent())?.includes('A change of clothes')).toBe(isWet);
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      const sheet = plain(await page.locator('main > article').textContent());
      expect(sheet.includes('A change of clothes'), option).toBe(isWet);
      expect(sheet, option).toContain('Clothes that cover shoulders and knees');
    }
  });

  it('§2 on paper: says to ask where there is no price', async () => {
    for (const [path, text] of [
      ['/en/paket/lombok-one-day-pink-beach', 'Price · Contact Us'],
      [`/en${OVERNIGHT}?people=40`, 'Ask us on WhatsApp'],
    ] as const) {
      const page = await openForPrint(path);
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      expect(await page.locator('main > article header').textContent(), path).toContain(text);
    }
  });

  it.each([
    ['/de/paket/lombok-one-day-pink-beach', 1],
    ['/paket/lombok-overnight-4d3n?option=C', 2],
    ['/de/paket/lombok-overnight-5d4n?option=C&people=6', 2],
  ])('on paper, %s takes %i pages of A4', async (path, pages) => {
    const page = await openForPrint(path);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(pages);
  });

  it('on paper, no way to spend a day is torn by the end of a page, nor a list', async () => {
    const page = await openForPrint('/paket/lombok-overnight-4d3n?option=C');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const rules = await page
      .locator('main > article :is(section > div, div > section)')
      .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).breakInside));
    expect(rules.length).toBe(9);
    expect(new Set(rules)).toEqual(new Set(['avoid']));
  });

  it('other pages can be printed after a package has been seen', async () => {
    const page = await openForPrint(`/en${OVERNIGHT}`);
    await page.locator('header a[href="/en"]').first().click();
    await page.waitForURL(/\/en\/?$/);
    await whenShown(page.locator('h1', { hasNotText: '4 Days' }));
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main h1:visible').count()).toBe(1);
  });

  it('§3 Itinerary: saves the days as a calendar file from the chosen first day on', async () => {
    const page = await open(`/en${OVERNIGHT}?option=C&day2=2`);
    const save = page.locator('aside button', { hasText: 'Add to calendar' });
    // It asks for the one date that there is.
    await save.click();
    const date = page.locator('aside input[type="date"]');
    expect(await date.evaluate((field) => field === document.activeElement)).toBe(true);
    await date.fill('2027-02-27');
    const download = page.waitForEvent('download');
    await save.click();
    expect((await download).suggestedFilename()).toBe('lombok-overnight-4d3n.ics');
  });
});
