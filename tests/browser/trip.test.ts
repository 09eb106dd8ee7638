import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { waitForHydration } from './helpers/browser.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const TRAIL = '/viaggi/sentiero-laghi-12d';
const ORTA = '/viaggi/orta-2d';
const OUTING = '/viaggi/mottarone-mezza-giornata';
const OVERNIGHT = '/paket/lombok-overnight-4d3n';

/** Ten in the morning of 2 January 2027 in Italy, where the second operator is. */
const JANUARY = '2027-01-02T09:00:00Z';

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe('date, ages and rooms on the page of a package', () => {
  const openPage = useWarmBrowser();

  interface Visit extends BrowserContextOptions {
    readonly site?: 'production' | 'secondOperator';
    readonly now?: string;
  }

  async function open(path: string, { site = 'secondOperator', now = JANUARY, ...options }: Visit = {}) {
    const { page } = await openPage({ ...PHONE, now, ...options });
    await page.goto(inject('sites')[site] + path);
    await waitForHydration(page);
    return page;
  }

  const card = (page: Page) => page.locator('aside output');
  const dateField = (page: Page) => page.locator('aside input[type="date"]');
  const search = (page: Page) => new URL(page.url()).search;

  /** Waits until the card says something. */
  async function says(page: Page, text: string): Promise<void> {
    await expect.poll(async () => plain(await card(page).textContent())).toContain(text);
  }

  async function barOf(page: Page): Promise<string> {
    return plain(await page.locator('main div:has(> a[data-size="sm"]) > span').textContent());
  }

  async function messageOf(page: Page): Promise<string> {
    const href = await page.locator('aside > a[target="_blank"]').getAttribute('href');
    const parameters = new URL(href ?? '').searchParams;
    return plain(parameters.get('message') ?? parameters.get('text'));
  }

  it('a day in a season has its price, in card, bar and table, and names the season', async () => {
    const page = await open(ORTA);
    await dateField(page).fill('2027-07-14');
    // 229.50 and 12 per cent are 257.04, to half a euro.
    await says(page, 'Estate, +12%');
    await says(page, '257 € a persona');
    expect(await barOf(page)).toBe('257 € a persona');
    expect(plain(await page.locator('td[data-yours]').textContent())).toContain('257 €');
    expect(await page.locator('tbody:visible').getAttribute('data-season')).toBe('summer');
    await expect.poll(() => search(page)).toBe('?date=2027-07-14');

    // Another season can be looked at; another day shows its own again.
    await page.locator('input[value="season:"] + label').click();
    expect(await page.locator('tbody:visible').getAttribute('data-season')).toBe('');
    await dateField(page).fill('2027-12-28');
    await says(page, 'Capodanno, +35 €');
    expect(await page.locator('tbody:visible').getAttribute('data-season')).toBe('newYear');
  });

  it('a sold-out day says so, and the nearest days are a tap away', async () => {
    const page = await open(ORTA);
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

  it('a day that cannot be is refused in the visitor’s language, and others are offered', async () => {
    const page = await open(ORTA);
    for (const [date, reason] of [
      ['2027-01-20', 'Siamo in ferie.'],
      ['2026-12-31', 'Questo giorno è già passato.'],
      ['2027-01-03', 'Ci servono 2 giorni'],
      ['2029-01-01', 'Non prendiamo ancora prenotazioni'],
      ['2027-11-08', 'I battelli sono in manutenzione.'],
    ] as const) {
      await page.goto(`${inject('sites').secondOperator}${ORTA}?date=${date}`);
      await waitForHydration(page);
      await says(page, reason);
      await expect.poll(() => card(page).locator('button').count()).toBe(3);
    }
  });

  it('the operator’s day counts where it is still yesterday, and where it is tomorrow already', async () => {
    // 23:30 of the first in Rome.
    const now = '2027-01-01T22:30:00Z';
    for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati', 'Europe/Rome']) {
      const page = await open(`${ORTA}?date=2027-01-02`, { now, timezoneId });
      await says(page, 'Ci servono 2 giorni');
      await dateField(page).focus();
      await expect.poll(() => dateField(page).getAttribute('min')).toBe('2027-01-03');
      expect(await dateField(page).getAttribute('max')).toBe('2028-07-01');
    }
  });

  it('fixed departures: the days on which it goes, with notice, special offer and prices of a season', async () => {
    const page = await open(TRAIL);
    await page.locator('aside input[inputmode="numeric"]').first().fill('2');
    await dateField(page).fill('2027-05-10');
    await says(page, 'In questo giorno non si parte.');
    await card(page).locator('button').first().click();
    // 3 May, with the early bird: 3,181 less ten per cent, to half a euro.
    await says(page, 'Prima prenoti, meno paghi, -10%');
    await says(page, '2863 € per 2 persone');
    expect(await barOf(page)).toBe('2863 € per 2 persone');
    await dateField(page).fill('2027-03-15');
    await says(page, 'Mostra delle camelie');
    await says(page, '1660 € a persona');
    expect(plain(await page.locator('td[data-yours]').textContent())).toContain('1660 €');
  });

  it('children pay by age, and rooms for one cost more', async () => {
    const page = await open(`${TRAIL}?people=2&date=2027-05-03`);
    await says(page, '2863 € per 2 persone');
    await page.locator('aside details').locator('summary').click();
    const more = page.locator('aside details').locator('button[aria-label="Uno in più"]');
    await more.nth(0).click();
    await more.nth(1).click();
    await more.nth(1).click();
    await more.nth(3).click();
    await says(page, '4791,50 € per 5 persone');
    const shown = plain(await card(page).textContent());
    for (const text of [
      'Adulti: 2 × 1590,50 €',
      'Neonati: 1 gratuito',
      'Bambini: 2 × 954,50 €',
      'Camere singole: 1 × 210,50 €',
    ]) {
      expect(shown).toContain(text);
    }
    await expect.poll(() => search(page)).toBe('?people=2&date=2027-05-03&age-infant=1&age-child=2&single=1');
    // One adult fewer: no more rooms for one than there are adults.
    await page.locator('aside button[aria-label="Una persona in meno"]').click();
    await says(page, 'per 4 persone');
  });

  it('a table per group says so, and to ask where it says nothing', async () => {
    const page = await open(`${OUTING}?people=3`);
    await says(page, '189,50 € a gruppo');
    expect(plain(await page.locator('#prices').textContent())).toContain('Prezzi per tutto il gruppo');
    expect(await barOf(page)).toBe('189,50 € a gruppo');
    expect(plain(await page.locator('td[data-yours]').textContent())).toContain('189,50');
    await page.locator('aside input[inputmode="numeric"]').first().fill('6');
    await says(page, 'calcoliamo un prezzo a parte');
    expect(await barOf(page)).toBe('Scrivici');
    expect(await page.locator('#prices tbody:visible td').last().textContent()).toBe('Su richiesta');
    // On Mondays it does not go.
    await page.locator('aside input[inputmode="numeric"]').first().fill('3');
    await dateField(page).fill('2027-05-10');
    await says(page, 'In questo giorno non si parte.');
    expect(await card(page).locator('button').first().textContent()).toBe('mar 11 mag 2027');
  });

  it('the chat’s message says all of it, in both languages', async () => {
    const page = await open(`/nl${TRAIL}?people=2&date=2027-05-03&age-infant=1&age-child=2&single=1`);
    await says(page, '€ 4.791,50');
    const [, own, address, , operators] = (await messageOf(page)).split('\n');
    expect(own).toBe(
      'Gewenste datum: maandag 3 mei 2027 · Volwassenen: 2 · 1 × Baby’s · 2 × Kinderen · Eenpersoonskamers: 1 · ' +
        'Gastenhuis · Vroegboekkorting · € 1.590,50 per persoon, € 4.791,50 in totaal',
    );
    expect(address).toContain(
      `${TRAIL}?people=2&tier=guesthouse&date=2027-05-03&age-infant=1&age-child=2&single=1`,
    );
    expect(operators).toContain(
      'Data preferita: lunedì 3 maggio 2027 · Adulti: 2 · 1 × Neonati · 2 × Bambini',
    );
    expect(operators).toContain('Camere singole: 1 · Locanda · Prima prenoti, meno paghi');
  });

  it('another language, going back and forward, and a reload keep all of it', async () => {
    const query = '?people=2&date=2027-05-03&age-infant=1&age-child=2&single=1';
    const page = await open(TRAIL + query);
    await says(page, '4791,50 €');
    await page.locator('header [aria-controls="site-menu"]').click();
    await page.locator('header a[hreflang="nl"]').click();
    await page.waitForURL(/\/nl\//);
    expect(search(page)).toBe(query);
    await says(page, '€ 4.791,50 voor 5 personen');
    expect(await dateField(page).inputValue()).toBe('2027-05-03');
    // To the section that lists it, and back.
    await page.locator('main a').first().click();
    await page.locator('aside').waitFor({ state: 'detached' });
    await page.goBack();
    await says(page, '€ 4.791,50');
    expect(search(page)).toBe(query);
    await page.goForward();
    await page.locator('aside').waitFor({ state: 'detached' });
    await page.goBack();
    await says(page, '€ 4.791,50');
    await page.reload();
    await waitForHydration(page);
    await says(page, '€ 4.791,50 voor 5 personen');
  });

  it('seasons can be looked at before any script has arrived', async () => {
    const { page } = await openPage({ ...PHONE, javaScriptEnabled: false });
    await page.goto(inject('sites').secondOperator + ORTA);
    expect(await page.locator('tbody:visible').getAttribute('data-season')).toBe('');
    await page.locator('input[value="season:summer"] + label').click();
    expect(await page.locator('tbody:visible').getAttribute('data-season')).toBe('summer');
    expect(plain(await page.locator('p[data-season]:visible').textContent())).toContain('+12%');
    // A date does nothing without scripts.
    expect(await page.locator('input[type="date"]:visible').count()).toBe(0);
  });

  it('a date and a season chosen before the page was live are kept', async () => {
    const { page } = await openPage({ ...PHONE, now: JANUARY });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(inject('sites').secondOperator + ORTA, { waitUntil: 'commit' });
    await dateField(page).fill('2027-10-04');
    await page.locator('input[value="season:winter"] + label').click();
    release();
    await waitForHydration(page);
    await says(page, 'Ottobre sul lago');
    expect(await dateField(page).inputValue()).toBe('2027-10-04');
    await expect.poll(() => page.locator('tbody:visible').getAttribute('data-season')).toBe('winter');
  });

  it('without the rules of prices one is asked to write, and the page stays', async () => {
    const { page } = await openPage(PHONE);
    await page.route(/trip-rules.*\.js$/, (route) => route.abort());
    await page.goto(`${inject('sites').secondOperator}${ORTA}?date=2027-07-14`);
    await waitForHydration(page);
    await expect.poll(() => card(page).locator('a').count()).toBe(1);
    expect(await page.locator('h1').textContent()).toContain('Orta');
  });

  it.each(['Pacific/Honolulu', 'Asia/Makassar'])(
    'the first operator, visited from %s: a date goes into message, calendar and print',
    async (timezoneId) => {
      const page = await open(`/en${OVERNIGHT}?people=4`, { site: 'production', timezoneId });
      await dateField(page).fill('2027-02-27');
      await expect.poll(() => messageOf(page)).toContain('Preferred date: Saturday');
      await says(page, 'per person');
      expect(await messageOf(page)).toContain('Tanggal yang diinginkan: Sabtu, 27 Februari 2027');
      await expect.poll(() => search(page)).toBe('?people=4&date=2027-02-27');

      const download = page.waitForEvent('download');
      await page.locator('aside button', { hasText: 'Add to calendar' }).click();
      const calendar = await (await download).createReadStream();
      const text = (await calendar.toArray()).join('');
      expect(text).toContain('DTSTART;VALUE=DATE:20270227');

      await page.waitForTimeout(2500);
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      expect(plain(await page.locator('main > article header').textContent())).toContain('27 February 2027');
    },
  );
});
