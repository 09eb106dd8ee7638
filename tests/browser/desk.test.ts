import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { newTemporaryFolder } from '../helpers/temporary-folder.ts';
import { axeFindings, COLOR_RULES } from './helpers/axe-findings.ts';
import { DESKTOP, PHONE, useSharedPage } from './helpers/browser.ts';
import { goTo, hasFocus, readFiles, save, serveDesk, undoAll, waitForStillness } from './helpers/desk.ts';

const root = newTemporaryFolder();
const data = join(root, 'data');
const address = serveDesk(root, data, () => {
  cpSync(firstOperatorFolder, data, { recursive: true });
  const site = readFileSync(join(data, 'site.json'), 'utf8');
  const ages = '"ageGroups": [{ "id": "child", "from": 3, "to": 11 }],';
  writeFileSync(join(data, 'site.json'), site.replace('{', `{ ${ages}`));
  const labels = join(data, 'texts/en/labels.json');
  const name = '"ageGroups": { "child": "Children" },';
  writeFileSync(labels, readFileSync(labels, 'utf8').replace('{', `{ ${name}`));
});

const TOUR = 'tours/packages/lombok-overnight-3d2n';
const PRICES = 'prices/prices/lombok-overnight-a-b';

const SCREENS = [
  'today',
  'tours',
  TOUR,
  'tours/days/pink-beach',
  'prices',
  PRICES,
  'calendar',
  'places/destinations/pinkBeach',
  'texts',
  'texts/interface',
  'translations',
  'translations/de',
  'pictures',
  'pictures/pinkBeach',
  'history',
  'publish',
  'settings',
  'settings/site.json',
  'settings/navigation.json',
];

/** Screens that between them have every part that has colours. */
const KINDS_OF_SCREENS = ['today', 'tours', TOUR, PRICES, 'calendar', 'settings/site.json'];

const files = () => readFiles(data);
const json = (file: string) => JSON.parse(readFileSync(join(data, file), 'utf8'));

/** Loads the desk at an address. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(address() + path);
  await page.locator('h1').waitFor();
}

describe('The desk', () => {
  const sharedPage = useSharedPage({ viewport: DESKTOP });
  let page: Page;

  beforeAll(async () => {
    page = sharedPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await load(page, 'tours');
  });

  beforeEach(async () => {
    // What a test that failed has left open is not in the way of others.
    await page.keyboard.press('Escape');
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  });

  it('changes prices, children’s prices, sold-out days, texts and each language’s search words, and undoes them to the first bytes', async () => {
    const before = files();
    await goTo(page, PRICES);

    await page.getByRole('gridcell').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('3700000');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Add an age group' }).fill('child');
    await page.getByRole('option', { name: 'child' }).first().click();
    const child = page.locator('[data-field^="children."] input:not([type="radio"])').first();
    await child.fill('1.250.000');
    await child.press('Tab');
    await child.fill('cheap');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => child.inputValue()).toBe('1,250,000');
    await child.fill('cheap');
    await save(page);
    await page.getByText('Saved, but for “cheap”').waitFor();
    const room = page.getByRole('group', { name: 'Single room supplement' });
    await room.getByText('By accommodation class').click();
    await room.getByRole('textbox', { name: '3-star' }).fill('400000');
    await page.getByRole('button', { name: 'New age group' }).click();
    const ages = page.getByRole('dialog');
    await ages.getByRole('textbox', { name: 'Name (English)' }).fill('Youngsters');
    await page.keyboard.press('Enter');
    expect(await hasFocus(ages.getByRole('textbox', { name: 'From age' }))).toBe(true);
    await page.keyboard.type('12');
    await ages.getByRole('textbox', { name: 'To age' }).fill('16');
    await ages.getByRole('radio', { name: 'No' }).check();
    await ages.getByRole('button', { name: 'Create' }).click();
    const amount = page.locator('[data-field="children.youngsters"] input:not([type="radio"])');
    await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('900000');

    await goTo(page, TOUR);
    await page.getByText('Not taken, as it cannot be read: “cheap”').waitFor();
    await page.locator('[data-field="soldOut"] input').fill('4 May 2031');
    await page.keyboard.press('Enter');
    const summary = 'lombok-overnight-3d2n.summary';
    for (const language of ['id', 'en', 'fr', 'de'])
      await page
        .locator(`textarea[lang="${language}"][data-field="${summary}"]`)
        .fill(`Sentence ${language}`);
    for (const [language, word] of [
      ['English', 'family'],
      ['English', 'kids'],
      ['German', 'Familie'],
    ] as const) {
      const words = page.getByRole('combobox', { name: `Search words (${language})` });
      await words.fill(word);
      await words.press(word === 'family' ? 'Enter' : 'Tab');
    }
    await save(page);

    expect(json('prices/lombok-overnight-a-b.json').rows[0].hotel2Star).toBe(3700000);
    expect(Object.values(json('prices/lombok-overnight-a-b.json').children)).toContain(1250000);
    expect(json('prices/lombok-overnight-a-b.json').children.youngsters).toBe(900000);
    expect(json('site.json').ageGroups).toContainEqual({ id: 'youngsters', from: 12, to: 16, counts: false });
    expect(json('prices/lombok-overnight-a-b.json').singleSupplement).toEqual({ hotel3Star: 400000 });
    expect(json('packages/lombok-overnight-3d2n.json').soldOut).toEqual(['2031-05-04']);
    for (const language of ['id', 'en', 'fr', 'de'])
      expect(json(`texts/${language}/packages.json`)['lombok-overnight-3d2n'].summary).toBe(
        `Sentence ${language}`,
      );
    const words = ['en', 'de', 'fr'].map(
      (language) => json(`texts/${language}/packages.json`)['lombok-overnight-3d2n'].keywords,
    );
    expect(words).toEqual([['family', 'kids'], ['Familie'], undefined]);

    await undoAll(page);
    expect(files()).toEqual(before);
  });

  it('keeps what was not saved over a reload, and lets it be undone', async () => {
    await goTo(page, 'calendar');
    await page.getByRole('button', { name: /^Time zone/ }).click();
    const zone = page.locator('[data-field="zone"] input');
    const first = await zone.inputValue();
    await zone.fill('Pacific/Apia');
    await page.waitForResponse(/\/api\/steps/);
    await load(page, 'calendar?file=calendar.json&field=zone');
    expect(await zone.inputValue()).toBe('Pacific/Apia');
    expect(json('calendar.json').zone).toBe(first);
    await zone.press('Control+z');
    expect(await zone.inputValue()).toBe(first);
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  });

  it('says in sight of a scrolled form why nothing was saved, and leads to what is to be decided', async () => {
    const before = files();
    const file = join(data, 'texts/en/packages.json');
    const text = readFileSync(file, 'utf8');
    const { summary } = JSON.parse(text)['lombok-overnight-3d2n'];
    await goTo(page, TOUR);
    await page.locator('textarea[lang="en"][data-field="lombok-overnight-3d2n.summary"]').fill('Mine');
    await page.waitForResponse(/\/api\/steps/);
    writeFileSync(file, text.replace(JSON.stringify(summary), '"Theirs"'));
    const conflicts = page
      .getByRole('alert')
      .filter({ hasText: 'Somebody else has changed the same fields' });
    await conflicts.waitFor();
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.keyboard.press('Control+s');
      const alert = page.getByRole('alert').filter({ hasText: 'Nothing was saved' });
      await alert.getByText('Decide for each of them first').waitFor();
      const { y = -1, height = 0 } = (await alert.boundingBox()) ?? {};
      expect(y).toBeGreaterThan(0);
      expect(y + height).toBeLessThan(viewport.height);
      expect(await axeFindings(page)).toEqual([]);
      await alert.getByRole('button', { name: 'Show' }).click();
      expect(await alert.count()).toBe(0);
      expect(await conflicts.evaluate((own) => own === document.activeElement)).toBe(true);
      expect((await conflicts.boundingBox())?.y).toBeGreaterThan(0);
    }
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => conflicts.count()).toBe(0);
    writeFileSync(file, text);
    await expect.poll(() => page.getByText('Theirs').count()).toBe(0);
    expect(files()).toEqual(before);
  });

  it('finds a text by Ctrl+K and leads to its field, in a group that was folded', async () => {
    await goTo(page, 'calendar');
    const { title } = json('texts/de/pages.json').home;
    await page.keyboard.press('Control+k');
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
    await page.keyboard.insertText(title);
    await page.getByRole('dialog').getByText(title, { exact: true }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
      .toBe('home.title');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('lang'))).toBe('de');
  });

  it('finds a field by Ctrl+K, unfolds it even without motion, and says once how much was saved', async () => {
    const before = files();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goTo(page, 'today');
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'Search' }).fill('postal address');
    await page.getByText('Settings › Contact', { exact: true }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const field = page.locator('[data-field="address"] :is(input, textarea):focus');
    await field.waitFor();
    await field.fill('Jalan Raya 1');
    await save(page);
    await field.fill('Jalan Raya 2');
    await save(page);
    const notice = page.getByRole('banner').getByRole('status');
    await expect.poll(() => notice.textContent()).toMatch(/^Saved/);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    expect(await undo.getAttribute('aria-description')).toMatch(/^Undo: .+Jalan Raya 1 → Jalan Raya 2$/);
    await undo.click();
    expect(await notice.textContent()).toMatch(
      /^Undone: .+Jalan Raya 1 → Jalan Raya 2\. It was saved before/,
    );
    await undoAll(page);
    expect(files()).toEqual(before);
  });

  it('leads from a finding to its field, and hides a remark that is accepted', async () => {
    const before = readFileSync(join(data, 'prices/lombok-overnight-c.json'), 'utf8');
    await goTo(page, 'prices/prices/lombok-overnight-c');
    await page.getByRole('gridcell').first().focus();
    await page.keyboard.type('35500000');
    await page.keyboard.press('Enter');
    const findings = page.getByRole('button', { name: /remark|mistake/ }).first();
    await findings.click();
    const remark = page.getByRole('dialog').getByRole('link', { name: 'Package C' }).first();
    await remark.click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
      .toMatch(/^rows\./);
    await findings.click();
    await page.getByRole('dialog').locator('[aria-busy=false]').waitFor();
    const card = page.getByRole('dialog').locator('[data-finding]', { hasText: 'Package C' }).first();
    const reason = card.getByLabel('Why it is right');
    await card.getByRole('button', { name: 'It is right' }).press('Enter');
    await expect.poll(() => hasFocus(reason)).toBe(true);
    await page.keyboard.type('The boat is new.');
    await page.keyboard.press('Enter');
    await reason.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.matches('[role=dialog] *'))).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await save(page);
    expect(json('prices/lombok-overnight-c.json').acknowledged).toContainEqual(
      expect.objectContaining({ reason: 'The boat is new.' }),
    );
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+z');
    await save(page);
    expect(readFileSync(join(data, 'prices/lombok-overnight-c.json'), 'utf8')).toBe(before);
  });

  it('confirms a value by a button and a translation by writing it, and undoes that to the first bytes', async () => {
    const before = files();
    await goTo(page, TOUR);
    await page.getByText('Not confirmed yet').waitFor();
    await expect.poll(() => page.getByText('Route on the map').count()).toBe(3);
    const right = page.getByRole('button', { name: /It is right$/ }).first();
    await right.hover();
    const place = await right.boundingBox();
    await right.click();
    await page.getByText('Confirmed:').waitFor();
    expect(await right.isDisabled()).toBe(true);
    expect(await hasFocus(right)).toBe(true);
    expect((await right.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
    const text = page.locator('textarea[lang="de"][data-field$=".summary"]');
    const german = page.locator('div', { has: text }).filter({ hasText: 'Still right?' }).last();
    await page.locator('textarea[lang="en"][data-field$=".summary"]').fill('Three days on the island.');
    await german.waitFor();
    const outdated = page.getByText('Still right?');
    const count = await outdated.count();
    // As Word writes a line break within a paragraph.
    await text.fill('Drei Tage\u000Bauf der Insel.');
    await expect.poll(() => outdated.count()).toBe(count - 1);
    await save(page);
    expect(json('packages/lombok-overnight-3d2n.json').unconfirmed).toBeUndefined();
    expect(files().get('texts/de/packages.json')).toContain('"Drei Tage\\nauf der Insel."');
    expect(readFileSync(join(data, 'texts/de/.translated.json'), 'utf8')).not.toBe(
      before.get('texts/de/.translated.json'),
    );
    await undoAll(page);
    expect(files()).toEqual(before);
  });

  it('adds a season by keyboard, refuses one that leaves no price, and says what a day costs and why', async () => {
    const before = files();
    await goTo(page, 'calendar');
    await page.getByRole('grid').getByRole('gridcell', { selected: true }).focus();
    await page.keyboard.press('PageDown');
    const day = await page.evaluate(() => document.activeElement?.getAttribute('data-day'));
    await page.getByRole('button', { name: 'Add a season' }).press('Enter');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Feast');
    await page.keyboard.press('Enter');
    await page.getByText('Per cent', { exact: true }).first().click();
    const percent = page.locator('[data-field="seasons.0.percent"] input');
    await percent.fill('-100');
    await page.getByText('would bring a price to 0').waitFor();
    await percent.fill('10 %');
    await page.getByText('Season: Feast.').waitFor();
    await page.getByRole('combobox', { name: 'Tour', exact: true }).fill('Lombok 3 Days 2 Nights');
    await page.getByRole('option', { name: 'Lombok 3 Days 2 Nights' }).click();
    await page.getByText('Feast: 10 % more').first().waitFor();
    await page.getByText('2 people pay').first().waitFor();
    await page.getByRole('button', { name: /^Mark “Lombok 3 Days 2 Nights” as sold out on / }).press('Enter');
    await page.getByText('Sold out. Nearest days').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await save(page);
    expect(json('calendar.json').seasons).toEqual([
      { id: 'feast', dates: [{ from: day, to: day }], percent: 10 },
    ]);
    expect(json('packages/lombok-overnight-3d2n.json').soldOut).toEqual([day]);
    await undoAll(page);
    expect(files()).toEqual(before);
  });

  it('goes through the texts to translate by the keyboard, and takes a translator’s file', async () => {
    const before = files();
    const summary = 'lombok-overnight-3d2n.summary';
    await goTo(page, TOUR);
    await page.locator(`textarea[lang="en"][data-field="${summary}"]`).fill('An original that is new.');
    await page.locator('textarea[lang="de"][data-field="lombok-overnight-3d2n.name"]').fill('');
    await goTo(page, 'translations/de');
    const text = (key: string) => page.locator(`textarea[data-field="lombok-overnight-3d2n.${key}"]`);
    const main = page.getByRole('main');
    const readCount = async () => Number.parseInt((await main.getByRole('status').textContent()) ?? '', 10);
    await text('summary').waitFor();
    const count = await readCount();
    // The original that the translation was made from is there, with the words that are gone marked.
    const card = page.locator('[role=group]', { has: text('summary') });
    await card.getByText('Translated from:').waitFor();
    const { summary: earlier } = json('texts/en/packages.json')['lombok-overnight-3d2n'];
    expect(await card.textContent()).toContain(`Translated from: ${earlier}`);
    expect(await card.locator('mark').first().textContent()).toBe('An');
    await text('name').fill('Lombok, 3 Tage');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => text('summary').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+Enter');
    await expect.poll(readCount).toBe(count - 2);
    expect(await page.getByText('✓ Done').count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'File for a translator' }).click(),
    ]);
    const po = readFileSync(await download.path(), 'utf8').replace('Lombok, 3 Tage', 'Lombok in 3 Tagen');
    await page.locator('input[type=file]').setInputFiles({
      name: 'de.po',
      mimeType: 'text/x-gettext-translation',
      buffer: Buffer.from(po),
    });
    await page.getByText('1 text was taken over').waitFor();
    await save(page);
    expect(json('texts/de/packages.json')['lombok-overnight-3d2n'].name).toBe('Lombok in 3 Tagen');
    await undoAll(page);
    expect(files()).toEqual(before);
  });

  it('keeps every key that is typed into a text that grows, and shows another screen from its top', async () => {
    const before = files();
    await goTo(page, 'settings/site.json?file=site.json&field=address');
    const field = page.locator('[data-field="address"]').locator('input, textarea').first();
    await field.fill('Jalan Raya 1');
    await field.press('End');
    await page.keyboard.type(', in the long row of houses between the harbour and the market');
    await page.keyboard.type(', second floor');
    await save(page);
    expect(json('site.json').address).toBe(
      'Jalan Raya 1, in the long row of houses between the harbour and the market, second floor',
    );
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await undoAll(page);
    expect(files()).toEqual(before);
  });

  it('changes a day that several tours have for one of them only', async () => {
    const before = files();
    await goTo(page, TOUR);
    const dayOne = page.getByRole('group', { name: 'Day 1', exact: true }).first();
    await dayOne.getByRole('link').first().click();
    await page.getByText('what you change here changes in all of them').waitFor();
    const shared = new URL(page.url()).pathname.replace(/^.*\//, '');
    const stops = page.getByRole('group', { name: 'Activities', exact: true });
    await stops
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await page.getByText('Is the change for all of them?').waitFor();
    await page.mouse.wheel(0, 4000);
    const onlyHere = page.getByRole('button', { name: /^Only for / });
    await expect
      .poll(() => onlyHere.evaluate((button) => button.getBoundingClientRect().top))
      .toBeGreaterThan(0);
    await onlyHere.click();
    await expect.poll(() => page.url()).toMatch(/days\/.+-lombok-overnight-3d2n\?tour=/);
    const back = page.getByRole('link', { name: /^← / });
    expect(await back.getAttribute('href')).toBe(`/${TOUR}`);
    await page.getByRole('heading', { level: 1, name: /\(.+\)$/ }).waitFor();
    await save(page);
    expect(files().get(`days/${shared}.json`)).toBe(before.get(`days/${shared}.json`));
    const own = json(`days/${shared}-lombok-overnight-3d2n.json`).activities;
    expect(own).toEqual(json(`days/${shared}.json`).activities.slice(1));
    const day = new URL(page.url()).pathname.replace(/^.*\//, '');
    const plan = 'itineraries/lombok-overnight-3d2n.json';
    expect(readFileSync(join(data, plan), 'utf8')).toContain(`"${day}"`);
    expect(
      [...files()].filter(([path, text]) => path !== plan && text.includes(`"${day}"`)).map(([path]) => path),
    ).toEqual(expect.not.arrayContaining([expect.stringMatching(/^itineraries/)]));
    await undoAll(page);
    expect(files()).toEqual(before);
  });

  it('gives the options of a tour one plan, moves its days by the keyboard, and adds one that is written there', async () => {
    const before = files();
    const plan = 'itineraries/lombok-overnight-3d2n.json';
    const first = json(plan).options;
    const [option = ''] = Object.keys(first);
    await goTo(page, TOUR);
    await page.getByRole('checkbox', { name: 'The days are the same in every option' }).check();
    await page
      .getByRole('group', { name: 'Day 1', exact: true })
      .getByRole('button', { name: /^Drag “.+” to another place$/ })
      .focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) {
      await page.keyboard.press(key);
      // The list moves its items little by little.
      await page.waitForTimeout(600);
    }
    const moved = page.getByRole('group', { name: 'Day 2', exact: true }).getByRole('link').first();
    await expect.poll(() => moved.getAttribute('href')).toContain(first[option].day1);
    await page.getByRole('combobox', { name: 'Add a day' }).fill('Lighthouse');
    await page.getByRole('option', { name: 'Write a new day …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await page.getByRole('link', { name: 'Lighthouse' }).waitFor();
    await save(page);
    expect(json(plan).options).toBeUndefined();
    const { day1, day2, ...others } = json(plan).plan;
    expect([day1, day2]).toEqual([first[option].day2, first[option].day1]);
    expect(Object.values(others)).toContain('lighthouse');
    expect(await axeFindings(page)).toEqual([]);
    await undoAll(page);
    expect(files()).toEqual(before);
  });

  it('writes a new activity at the stop of a day in one step', async () => {
    const before = files();
    await goTo(page, 'tours/days/pink-beach');
    await page.getByText('tours have this day').waitFor();
    await page.getByRole('textbox', { name: 'Time of the new stop' }).fill('8');
    await page.getByRole('combobox', { name: 'Add an activity' }).fill('Sunset at the mole');
    await page.getByRole('option', { name: 'Write something new …' }).click();
    await page.getByRole('dialog').getByLabel('German').fill('Sonnenuntergang');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    // A new stop is open where its time puts it, and its time can be typed over.
    const begins = page.getByRole('textbox', { name: 'Time: Begins' });
    await expect.poll(() => begins.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('9 - 10.30');
    await page.keyboard.press('Tab');
    expect(await begins.inputValue()).toBe('09:00');
    await save(page);
    const { icon, text, time } = json('days/pink-beach.json').activities[1];
    expect([icon, time]).toEqual(['MapPin', '09:00–10:30']);
    expect(json('texts/en/activities.json')[text]).toBe('Sunset at the mole');
    expect(json('texts/de/activities.json')[text]).toBe('Sonnenuntergang');
    await page.getByText('ID', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Tambah kegiatan' }).fill('Minum kopi');
    await page.getByRole('option', { name: 'Tulis yang baru …' }).click();
    expect(await page.getByRole('dialog').locator('[lang=id]').inputValue()).toBe('Minum kopi');
    await page.keyboard.press('Escape');
    await page.getByText('EN', { exact: true }).click();
    await undoAll(page);
    expect(files()).toEqual(before);
  });

  it('makes a tour from a few answers, copies and removes it, and undoes all of it', async () => {
    const before = files();
    await goTo(page, 'tours');
    await page.getByRole('button', { name: 'New tour' }).click();
    await page.getByRole('textbox', { name: 'Name (English)' }).fill('Reef Walk');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByText('This question needs an answer.').first().waitFor();
    expect(await hasFocus(page.getByRole('combobox', { name: /^Region/ }))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    for (const question of [/^Region/, /^Category/]) {
      await page.getByRole('combobox', { name: question }).focus();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Create' }).click();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1, name: 'Reef Walk' }))).toBe(true);
    await page.frameLocator('iframe').locator('h1', { hasText: 'Reef Walk' }).waitFor();
    await page.getByRole('link', { name: 'Write: Summary' }).waitFor();
    await page.getByText('It can go on the website once these are done:').waitFor();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Name (English)' }).fill('Rice Walk');
    await form.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rice Walk' }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/tours$/);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await page.getByRole('link', { name: 'Rice Walk' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rice Walk' }).waitFor();
    const length = page.getByRole('textbox', { name: 'Length' });
    await length.fill('a weekend');
    await page.getByText('“a weekend” is not a length').waitFor();
    await length.fill('2 hari 1 malam');
    await length.blur();
    await expect.poll(() => length.inputValue()).toBe('2 days 1 night');
    const saving = page.getByRole('button', { name: 'Save', exact: true });
    await saving.press('Enter');
    await save(page);
    expect(await hasFocus(saving)).toBe(true);
    const copy = { ...json('packages/reef-walk.json'), duration: { days: 2 } };
    expect(json('packages/rice-walk.json')).toEqual(copy);
    expect(await page.getByRole('button', { name: 'Put it on the website' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.poll(() => hasFocus(form.getByRole('button', { name: 'Cancel' }))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedLabel(page)).toBe('More actions');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    expect(await form.getByRole('checkbox', { name: 'Lead visitors' }).isChecked()).toBe(false);
    await form.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => page.url()).toMatch(/tours$/);
    await page.getByRole('link', { name: 'Reef Walk Not on the website yet' }).waitFor();
    await undoAll(page);
    expect(files()).toEqual(before);
  });

  it('shows what is typed in the page beside it, scrolls to it once, and keeps what was chosen', async () => {
    const before = files();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goTo(page, TOUR);
    await page.getByRole('combobox', { name: 'Language of the preview' }).selectOption('en');
    const shown = page.frameLocator('iframe');
    const text = page.locator('textarea[lang="en"][data-field$=".description.0"]');
    await shown.locator('h1', { hasText: 'Lombok 3 Days 2 Nights' }).waitFor();
    await shown.locator('label', { hasText: 'Package C' }).first().click();
    await text.focus();
    const paragraph = shown.getByText((await text.inputValue()).slice(0, 40)).first();
    const mark = () =>
      paragraph.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element.getAnimations().length > 0 && top > 0 && bottom < window.innerHeight;
      });
    await expect.poll(mark).toBe(true);
    const third = shown.getByRole('heading', { name: 'Day 3' }).first();
    await third.scrollIntoViewIfNeeded();
    const top = () => third.evaluate(() => Math.round(window.scrollY));
    const place = await top();
    await page.keyboard.insertText('Bring a hat. ');
    await shown.getByText('Bring a hat.').first().waitFor({ state: 'attached' });
    expect(await top()).toBe(place);
    expect(place).toBeGreaterThan(0);
    expect(await shown.getByRole('radio', { name: 'Package C' }).isChecked()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toMatch(
      /description\.0$/,
    );
    await undoAll(page);
    expect(files()).toEqual(before);
  });

  it('shows the page of a text that had the focus before the preview had loaded', async () => {
    let letLoad = (): void => {};
    const focused = new Promise<void>((done) => {
      letLoad = done;
    });
    await page.route(/\/preview(?:#.*)?$/, async (route) => {
      await focused;
      await route.continue();
    });
    await page.goto(address() + TOUR, { waitUntil: 'domcontentloaded' });
    await page.locator('textarea[lang="de"][data-field="lombok-overnight-3d2n.name"]').focus();
    letLoad();
    const title = page.frameLocator('iframe').locator('h1');
    await expect.poll(() => title.textContent()).toMatch(/3\sTage/);
    await page.unrouteAll();
  });

  it('opens the field of a text or price that is clicked in the page, and follows its links', async () => {
    await goTo(page, TOUR);
    const shown = page.frameLocator('iframe');
    const field = () =>
      page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'));
    await page.getByRole('combobox', { name: 'Language of the preview' }).selectOption('de');
    const { idealFor } = json('texts/de/packages.json')['lombok-overnight-3d2n'];
    await shown.locator('h1', { hasText: '3 Tage' }).waitFor();
    await shown.getByText(idealFor).first().click();
    await expect.poll(field).toBe('lombok-overnight-3d2n.idealFor');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('lang'))).toBe('de');
    await shown.getByRole('cell', { name: '3.550.000' }).filter({ visible: true }).first().click();
    await expect.poll(field).toMatch(/^rows\.\d\.hotel/);
    await shown
      .getByText(json('site.json').email)
      .first()
      .click({ modifiers: ['Alt'] });
    await expect.poll(field).toBe('email');
    await goTo(page, 'prices/prices/lombok-overnight-c');
    await shown.locator('main a[href^="/de/"]').first().click();
    await shown.locator('h1', { hasText: '3 Tage' }).waitFor({ state: 'detached' });
    expect(page.url()).toContain('/prices/');
  });

  it('says which pages change before it saves; leads to a mistake that is in the way, and shows the state before it', async () => {
    await goTo(page, PRICES);
    const shown = page.frameLocator('iframe');
    await shown.locator('h1').waitFor();
    await page.getByRole('gridcell').first().focus();
    await page.keyboard.type('3160000');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Changes' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('heading', { name: 'Lombok 3 Days 2 Nights' }).waitFor();
    await panel
      .getByText(/3,150,000 → .*3,160,000/)
      .first()
      .waitFor();
    expect(await axeFindings(page, [...COLOR_RULES, 'button-name', 'heading-order'])).toEqual([]);
    await page.keyboard.press('Escape');
    await goTo(page, 'settings/site.json?file=site.json&field=url');
    await page.locator('[data-field="url"] input').fill('nonsense');
    await page.getByText('The preview shows the state before this mistake.').waitFor();
    expect(await shown.locator('h1').count()).toBe(1);
    await goTo(page, 'tours');
    await page.getByRole('button', { name: 'New tour' }).click();
    await panel.getByText('Correct this first. Nothing was changed.').waitFor();
    await panel.getByRole('link', { name: 'Company and site · Web address' }).click();
    await panel.waitFor({ state: 'hidden' });
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')),
      )
      .toBe('url');
    await undoAll(page);
    await page.getByText('The preview shows the state before this mistake.').waitFor({ state: 'hidden' });
  });

  it('has the page in place of the form where there is no room for both, and beside it again after', async () => {
    const before = files();
    await page.setViewportSize(PHONE);
    await goTo(page, TOUR);
    await page.locator('aside[inert]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const shown = page.frameLocator('iframe');
    await shown.locator('h1').click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
      .toBe('lombok-overnight-3d2n.name');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const name = page.locator('textarea[lang="en"][data-field="lombok-overnight-3d2n.name"]');
    await name.fill('Lombok 3 Days 2 Nights, small');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await shown.locator('h1', { hasText: 'small' }).waitFor();
    await page.getByRole('button', { name: 'Close the preview' }).press('Enter');
    await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Preview', exact: true }))).toBe(true);
    await page.setViewportSize(DESKTOP);
    await name.fill('Lombok 3 Days 2 Nights, large');
    await shown.locator('h1', { hasText: 'large' }).waitFor();
    await undoAll(page);
    expect(files()).toEqual(before);
  });

  it('is at rest while nobody does anything', async () => {
    await goTo(page, TOUR);
    const countFrames = () =>
      page.evaluate(async () => {
        let count = 0;
        const ask = window.requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (callback) => {
          count += 1;
          return ask(callback);
        };
        await new Promise((done) => setTimeout(done, 200));
        window.requestAnimationFrame = ask;
        return count;
      });
    await expect.poll(countFrames).toBe(0);
  });

  it('shows every screen without a finding of axe, by day and by night, and on a phone without scrolling sideways, with undo and saving in sight', async () => {
    for (const path of SCREENS) {
      await page.setViewportSize(DESKTOP);
      await goTo(page, path);
      await waitForStillness(page);
      expect(await axeFindings(page), path).toEqual([]);
      await page.setViewportSize(PHONE);
      const readWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(readWidth, { message: path }).toBe(PHONE.width);
      for (const name of ['Undo', 'Redo', 'Save', 'Menu', 'Search'])
        expect(await isInSight(page, name), `${path}: ${name}`).toBe(true);
    }
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
    for (const path of KINDS_OF_SCREENS) {
      await goTo(page, path);
      await waitForStillness(page);
      expect(await axeFindings(page, COLOR_RULES), path).toEqual([]);
    }
  });
});

function focusedLabel(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
}

async function isInSight(page: Page, name: string): Promise<boolean> {
  const box = await page.getByRole('banner').getByRole('button', { name, exact: true }).boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= PHONE.width;
}
