import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { formatMoney } from '../../src/pricing/money.ts';
import { firstOperatorSite, languageOf, pageOf } from '../helpers/first-operator.ts';
import { addStyles } from './helpers/add-styles.ts';
import {
  DESKTOP,
  PHONE,
  plain,
  query,
  useBrowser,
  useSite,
  waitForHydration,
  whenShown,
} from './helpers/browser.ts';

const OVERNIGHT = '/paket/lombok-overnight-4d3n';
const english = pageOf(languageOf(firstOperatorSite(), 'en'), 'package', OVERNIGHT);

const output = async (page: Page) => plain(await page.locator('aside output').textContent());

/** The message of the chat link, as the operator gets it. */
async function messageOf(page: Page): Promise<string> {
  const href = await page.locator('aside > a[target="_blank"]').getAttribute('href');
  return plain(new URL(href ?? '').searchParams.get('text'));
}

/** The height of the booking card that is seen only by scrolling it. */
const hiddenOf = (page: Page) =>
  page
    .locator('aside')
    .first()
    .evaluate((card) => card.scrollHeight - card.clientHeight);

describe('the page of a package', () => {
  const open = useSite('firstOperator', { viewport: PHONE });

  it('prices four people in each class by the cell of the table, which is in sight on a phone, and asks rather than guesses beyond it', async () => {
    const page = await open(`/en${OVERNIGHT}`);
    const table = english.variants[0]?.prices;
    const people = page.locator('aside input[inputmode="numeric"]').first();
    await people.fill('4');
    for (const { id } of table?.tiers ?? []) {
      await page.locator('aside select').last().selectOption(id);
      const row = table?.rows.find(({ min, max }) => min <= 4 && max >= 4);
      const each = row?.cells.find(({ tier }) => tier === id)?.amount ?? 0;
      const money = (amount: number) => plain(formatMoney(english.booking.own.money, amount));
      await expect.poll(() => output(page)).toContain(money(each));
      expect(await output(page)).toContain(`${money(each * 4)} for 4 people`);
      expect(plain(await page.locator('[data-option="A"] td[data-yours]').textContent())).toContain(
        money(each),
      );
    }
    expect(table?.tiers.length).toBeGreaterThan(1);

    const cell = page.locator('td[data-yours]');
    const right = async () => {
      const box = await cell.boundingBox();
      return (box?.x ?? Number.POSITIVE_INFINITY) + (box?.width ?? 0);
    };
    await expect.poll(right).toBeLessThanOrEqual(361);
    const sizes = await page
      .locator('[data-option="A"] td')
      .evaluateAll((cells) => cells.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
    await addStyles(page, '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    const torn = await page
      .locator('[data-option="A"] :is(th, td)')
      .evaluateAll((cells) => cells.filter((each) => each.scrollWidth > each.clientWidth + 1).length);
    expect(torn).toBe(0);

    for (const count of ['1', '400']) {
      await people.fill(count);
      await expect.poll(() => output(page)).toContain('Ask us');
      await expect
        .poll(async () => {
          const chat = await page.locator('aside output a').getAttribute('href');
          return new URL(chat ?? '').searchParams.get('text');
        })
        .toMatch(new RegExp(`\\b${count} (?:person|people)`));
      expect(await page.locator('td[data-yours]').count()).toBe(0);
    }
  });

  it('asks how old children are where there are no age groups, and writes it into message and address, in a card that needs no scrolling', async () => {
    const page = await open('/en/paket/lombok-one-day-pink-beach?people=3', { viewport: DESKTOP });
    const ages = page.getByLabel('Children’s ages');
    expect(await ages.count()).toBe(0);
    const more = page.getByRole('button', { name: 'One more', exact: true });
    await more.click();
    await more.click();
    await ages.fill('4 and 9');
    await expect.poll(() => query(page).toString()).toBe('people=3&age-children=2&ages=4+9');
    await expect.poll(() => messageOf(page)).toContain('Adults: 3 · Children: 2 (4, 9)');
    await page.reload();
    await expect.poll(() => ages.inputValue()).toBe('4, 9');
    expect(await hiddenOf(page)).toBe(0);
  });

  it('opens the chat with package, option, day, group, class, price and address, and a line for the operator, and saves the days as a calendar file', async () => {
    const page = await open(`/en${OVERNIGHT}?option=C&people=4&tier=hotel3Star&day2=2`);
    await expect.poll(() => messageOf(page)).toContain('4 people');
    const message = await messageOf(page);
    expect(message).toBe(
      [
        'Hello, I am interested in “Lombok 4 Days 3 Nights”, Package C. Which dates are still available?',
        '4 people · 3-star · Day 2: Pink Beach · Rp 4,050,000 per person, Rp 16,200,000 in total',
        `https://www.example.com/en${OVERNIGHT}?option=C&people=4&tier=hotel3Star&day2=2`,
        '',
        'Lombok 4 Hari 3 Malam · Paket C · 4 orang · Bintang 3 · Hari ke-2: Pantai Pink · Rp4.050.000 per orang, total Rp16.200.000',
      ].join('\n'),
    );
    // The button in the header sends the same, until the visitor goes to another page.
    const header = async () => {
      const href = await page.locator('header a[target="_blank"]').getAttribute('href');
      return plain(new URL(href ?? '').searchParams.get('text'));
    };
    await expect.poll(header).toBe(message);

    const save = page.locator('aside button', { hasText: 'Add to calendar' });
    // Without a date the focus goes to the field for it.
    await save.click();
    const date = page.locator('aside input[type="date"]');
    expect(await date.evaluate((field) => field === document.activeElement)).toBe(true);
    await date.fill('2027-02-27');
    const download = page.waitForEvent('download');
    await save.click();
    expect((await download).suggestedFilename()).toBe('lombok-overnight-4d3n.ics');
    const text = (await (await (await download).createReadStream()).toArray()).join('');
    expect(text).toContain('DTSTART;VALUE=DATE:20270227');

    await page.locator('header a[href="/en"]').first().click();
    await whenShown(page.locator('h1', { hasNotText: '4 Days' }));
    await expect.poll(header).not.toContain('4 Days');
  });
});

describe('the options of a package', () => {
  const open = useSite('firstOperator', { viewport: PHONE });
  const openOther = useSite('secondOperator', { viewport: PHONE });
  const shown = (page: Page) => page.locator('[data-option]:visible').getAttribute('data-option');
  const choose = (page: Page, option: string) => page.locator(`input[value="${option}"] + label`).click();

  it('can be chosen before any script has arrived', async () => {
    const page = await open(OVERNIGHT, { javaScriptEnabled: false });
    for (const { option } of english.variants) {
      await choose(page, option?.id ?? '');
      expect(await shown(page)).toBe(option?.id);
    }
  });

  it('are opened by a link; the next package begins with its first, and Back returns to the option', async () => {
    const page = await open(`/en${OVERNIGHT}?option=C`);
    expect(await shown(page)).toBe('C');
    await page.locator('main section a[href="/en/paket/lombok-overnight-3d2n"]').click();
    await whenShown(page.locator('h1', { hasText: '3 Days' }));
    expect(await page.locator('input[name="option"]:checked').getAttribute('value')).toBe('A');
    await page.goBack();
    await whenShown(page.locator('h1', { hasText: '4 Days' }));
    await expect.poll(() => page.locator('input[name="option"]:checked').getAttribute('value')).toBe('C');
  });

  it('have their own choices for a day, which are restored when the option is chosen again', async () => {
    const page = await open('/en/paket/lombok-overnight-3d2n');
    await page.locator('[data-option="A"] [role="radiogroup"] label', { hasText: 'Pink Beach' }).click();
    await expect.poll(() => messageOf(page)).toContain('Day 2: Pink Beach');
    const ways = page.locator('[data-option="A"] h4:visible');
    expect(await ways.allTextContents()).toEqual(['Option 2\u00a0· Pink Beach']);
    await choose(page, 'B');
    await expect.poll(() => messageOf(page)).toContain('Package B');
    expect(await messageOf(page)).not.toMatch(/Day 2/);
    await expect.poll(() => new URL(page.url()).search).toBe('?option=B');
    await choose(page, 'A');
    await expect.poll(() => messageOf(page)).toContain('Day 2: Pink Beach');
    expect(await ways.count()).toBe(1);
  });

  it('have three ways to spend a day, all shown until one is chosen, before any script has arrived', async () => {
    const page = await openOther('/viaggi/isole-lente-3d', { javaScriptEnabled: false });
    await page.locator('input[value="attivo"] + label').click();
    const ways = page.locator('[data-option="attivo"] h4:visible');
    expect(await ways.count()).toBe(3);
    for (const number of [3, 2]) {
      await page
        .locator('[data-option="attivo"] [role="radiogroup"] label')
        .nth(number - 1)
        .click();
      expect(await ways.allTextContents()).toEqual([expect.stringContaining(`Opzione ${number}`)]);
    }
  });
});

describe('date, ages and rooms', () => {
  const TRAIL = '/viaggi/sentiero-laghi-12d';
  const ORTA = '/viaggi/orta-2d';
  /** Ten in the morning in Italy, where the second operator is. */
  const JANUARY = '2027-01-02T09:00:00Z';

  const open = useSite('secondOperator', { viewport: PHONE, now: JANUARY });
  const openPage = useBrowser({ viewport: PHONE, now: JANUARY });
  const card = (page: Page) => page.locator('aside output');
  const dateField = (page: Page) => page.locator('aside input[type="date"]');
  const search = (page: Page) => new URL(page.url()).search;

  /** Waits until the card contains a text. */
  async function says(page: Page, text: string): Promise<void> {
    await expect.poll(() => output(page)).toContain(text);
  }

  async function barOf(page: Page): Promise<string> {
    return plain(await page.locator('main div:has(> a[data-size="sm"]) > span').textContent());
  }

  it('a day has the price of its season in card, bar and table; a sold-out one offers the nearest days', async () => {
    const page = await open(ORTA);
    await dateField(page).fill('2027-07-14');
    // 229.50 and 12 per cent are 257.04, rounded to half a euro.
    await says(page, 'Estate, +12%');
    await says(page, '257 € a persona');
    expect(await barOf(page)).toBe('257 € per 1 persona');
    expect(plain(await page.locator('td[data-yours]').textContent())).toContain('257 €');
    expect(await page.locator('tbody:visible').getAttribute('data-season')).toBe('summer');
    await expect.poll(() => search(page)).toBe('?date=2027-07-14');

    // Another season can be looked at; another day shows its own again.
    await page.locator('input[value="season:"] + label').click();
    expect(await page.locator('tbody:visible').getAttribute('data-season')).toBe('');
    await dateField(page).fill('2027-12-28');
    await says(page, 'Capodanno, +35 €');
    expect(await page.locator('tbody:visible').getAttribute('data-season')).toBe('newYear');

    await dateField(page).fill('2027-08-14');
    await says(page, 'Tutto esaurito in questo giorno.');
    expect(await barOf(page)).toBe('Non in questo giorno');
    expect(await page.locator('td[data-yours]').count()).toBe(0);
    // 15 August is sold out as well.
    const days = card(page).locator('button');
    expect(await days.allTextContents()).toEqual(['ven 13 ago 2027', 'gio 12 ago 2027', 'lun 16 ago 2027']);
    await days.nth(2).click();
    await says(page, 'Estate');
    expect(await dateField(page).inputValue()).toBe('2027-08-16');
    await expect.poll(() => search(page)).toBe('?date=2027-08-16');
  });

  it('the operator’s day counts for visitors who are a day ahead', async () => {
    // 23:30 of the first in Rome.
    const now = '2027-01-01T22:30:00Z';
    const page = await open(`${ORTA}?date=2027-01-02`, { now, timezoneId: 'Pacific/Kiritimati' });
    await says(page, 'Ci servono 2 giorni');
    await dateField(page).focus();
    // The trip of the third could be booked until the first's hour of departure.
    await expect.poll(() => dateField(page).getAttribute('min')).toBe('2027-01-04');
  });

  it('children pay by age, rooms for one cost more, and the message says all of it in both languages', async () => {
    const page = await open(`/nl${TRAIL}?people=2&date=2027-05-03`);
    await page.locator('aside details').locator('summary').click();
    const more = page.locator('aside details').locator('button[aria-label="Eén meer"]');
    for (const index of [0, 1, 1, 3]) await more.nth(index).click();
    await says(page, '€ 4.791,50 voor 5 personen');
    expect(await output(page)).toContain('Volwassenen: 2 × € 1.590,50');
    await expect.poll(() => search(page)).toBe('?people=2&date=2027-05-03&age-infant=1&age-child=2&single=1');
    const href = await page.locator('aside > a[target="_blank"]').getAttribute('href');
    const [, own, address, , operators] = plain(new URL(href ?? '').searchParams.get('message')).split('\n');
    expect(own).toBe(
      'Gewenste datum: maandag 3 mei 2027 · Volwassenen: 2 · Baby’s: 1 · Kinderen: 2 · Eenpersoonskamers: 1 · ' +
        'Gastenhuis · Vroegboekkorting · € 1.590,50 per persoon, € 4.791,50 in totaal',
    );
    expect(address).toContain(
      `${TRAIL}?people=2&tier=guesthouse&date=2027-05-03&age-infant=1&age-child=2&single=1`,
    );
    expect(operators).toContain('Data preferita: lunedì 3 maggio 2027 · Adulti: 2 · Neonati: 1 · Bambini: 2');

    // All of it is the same in another language and on the way back.
    const given = search(page);
    await page.locator('header [aria-controls="site-menu"]').click();
    await page.locator('header a[hreflang="it"]').click();
    await page.waitForURL((url) => url.pathname === TRAIL);
    expect(search(page)).toBe(given);
    await says(page, '4791,50 € per 5 persone');
    await page.locator('main a').first().click();
    await page.locator('aside').waitFor({ state: 'detached' });
    await page.goBack();
    await says(page, '4791,50 € per 5 persone');
    expect(query(page).get('date')).toBe('2027-05-03');
  });

  it('seasons can be looked at without scripts, where no field does nothing', async () => {
    const page = await open(ORTA, { javaScriptEnabled: false });
    expect(await page.locator('tbody:visible').getAttribute('data-season')).toBe('');
    await page.locator('input[value="season:summer"] + label').click();
    expect(await page.locator('tbody:visible').getAttribute('data-season')).toBe('summer');
    expect(plain(await page.locator('p[data-season]:visible').textContent())).toContain('+12%');
    expect(await page.locator('input[type="date"]:visible').count()).toBe(0);
  });

  it('the page stays and asks to write where the rules of prices cannot be loaded', async () => {
    const { page } = await openPage();
    await page.route(/trip-rules.*\.js$/, (route) => route.abort());
    await page.goto(`${inject('sites').secondOperator}${ORTA}?date=2027-07-14`);
    await waitForHydration(page);
    await expect.poll(() => card(page).locator('a').count()).toBe(1);
    expect(await page.locator('h1').textContent()).toContain('Orta');
  });
});
