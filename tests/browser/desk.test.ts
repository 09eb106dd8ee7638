import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningDesk, serveDesk } from '../../scripts/desk/serve-desk.ts';
import { usualMessages } from '../../scripts/messages/messages.ts';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { axeFindings } from './helpers/axe-findings.ts';
import { DESKTOP, PHONE, useBrowser } from './helpers/browser.ts';

const root = mkdtempSync(join(tmpdir(), 'desk-'));
const data = join(root, 'data');
let desk: RunningDesk;

beforeAll(async () => {
  cpSync(firstOperatorFolder, data, { recursive: true });
  const site = readFileSync(join(data, 'site.json'), 'utf8');
  const ages = '"ageGroups": [{ "id": "child", "from": 3, "to": 11 }],';
  writeFileSync(join(data, 'site.json'), site.replace('{', `{ ${ages}`));
  desk = await serveDesk(data, 0, usualMessages);
});

afterAll(async () => {
  await desk.close();
  rmSync(root, { recursive: true });
});

const TOUR = 'tours/packages/lombok-overnight-3d2n';
const PRICES = 'prices/prices/lombok-overnight-a-b';

const SCREENS = [
  'tours',
  TOUR,
  'tours/days/pink-beach',
  'prices',
  PRICES,
  'calendar',
  'places/destinations/pinkBeach',
  'texts',
  'texts/interface',
  'pictures',
  'settings',
  'settings/site.json',
  'settings/navigation.json',
];

/** Every file of the folder, as it lies on the disk. */
function files(): ReadonlyMap<string, string> {
  const names = readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(data.length + 1), readFileSync(path, 'latin1')] as const;
    }),
  );
}

const json = (file: string) => JSON.parse(readFileSync(join(data, file), 'utf8'));

async function go(page: Page, path: string): Promise<void> {
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(desk.url + path);
  await page.locator('h1').waitFor();
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Saves, and waits until nothing is left to save. */
async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect.poll(() => saveButton(page).isDisabled()).toBe(true);
  await expect.poll(() => saveButton(page).getAttribute('data-loading')).toBe(null);
}

describe('The desk', () => {
  const openPage = useBrowser({ viewport: DESKTOP });

  async function open(path: string, options = {}): Promise<Page> {
    const { page } = await openPage(options);
    await go(page, path);
    return page;
  }

  it('changes prices, children’s prices, sold-out days and texts, and undoes them to the first bytes', async () => {
    const before = files();
    const page = await open(PRICES);

    await page.getByRole('gridcell').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('3.700');
    await page.keyboard.press('Enter');
    await page.getByText('can mean').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('3700000');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: /^Add: / }).fill('child');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const child = page.locator('[data-field^="children."] input:not([type="radio"])').first();
    await child.fill('1.250.000');
    await child.press('Tab');

    await go(page, TOUR);
    await page.getByRole('button', { name: /^Add: .*[Ss]old/ }).click();
    await page.locator('[data-field="soldOut.0"] input').fill('2031-05-04');
    const summary = 'lombok-overnight-3d2n.summary';
    for (const language of ['id', 'en', 'fr', 'de'])
      await page
        .locator(`textarea[lang="${language}"][data-field="${summary}"]`)
        .fill(`Sentence ${language}`);
    await save(page);

    expect(json('prices/lombok-overnight-a-b.json').rows[0].hotel2Star).toBe(3700000);
    expect(Object.values(json('prices/lombok-overnight-a-b.json').children)).toContain(1250000);
    expect(json('packages/lombok-overnight-3d2n.json').soldOut).toEqual(['2031-05-04']);
    for (const language of ['id', 'en', 'fr', 'de'])
      expect(json(`texts/${language}/packages.json`)['lombok-overnight-3d2n'].summary).toBe(
        `Sentence ${language}`,
      );

    const undo = page.getByRole('button', { name: 'Undo' });
    for (let step = 0; step < 20 && (await undo.isEnabled()); step += 1) await undo.click();
    await save(page);
    expect(files()).toEqual(before);
  });

  it('gives every language search words of its own', async () => {
    const before = files();
    const page = await open(TOUR);
    const wordsIn = (language: string) => page.getByRole('combobox', { name: `Search words (${language})` });
    for (const word of ['family', 'kids']) {
      await wordsIn('en').fill(word);
      await wordsIn('en').press('Enter');
    }
    await wordsIn('de').fill('Familie');
    await wordsIn('de').press('Tab');
    await save(page);
    const saved = ['en', 'de', 'fr'].map(
      (language) => json(`texts/${language}/packages.json`)['lombok-overnight-3d2n'].keywords,
    );
    expect(saved).toEqual([['family', 'kids'], ['Familie'], undefined]);
    const undo = page.getByRole('button', { name: 'Undo' });
    for (let step = 0; step < 5 && (await undo.isEnabled()); step += 1) await undo.click();
    await save(page);
    expect(files()).toEqual(before);
  });

  it('keeps what was not saved over a reload, and lets it be undone', async () => {
    const page = await open('calendar');
    const zone = page.locator('[data-field="zone"] input');
    const first = await zone.inputValue();
    await zone.fill('Pacific/Apia');
    await page.waitForResponse(/\/api\/steps/);
    await go(page, 'calendar');
    expect(await zone.inputValue()).toBe('Pacific/Apia');
    expect(json('calendar.json').zone).toBe(first);
    await zone.press('Control+z');
    expect(await zone.inputValue()).toBe(first);
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  });

  it('finds a text by Ctrl+K and leads to its field', async () => {
    const page = await open('calendar');
    const { summary } = json('texts/de/packages.json')['lombok-overnight-3d2n'];
    await page.keyboard.press('Control+k');
    await page.keyboard.type(summary);
    await page.getByRole('dialog').getByText(summary).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
      .toBe('lombok-overnight-3d2n.summary');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('lang'))).toBe('de');
  });

  it('leads from a finding to its field, and hides a remark that is accepted', async () => {
    const before = readFileSync(join(data, 'prices/lombok-overnight-c.json'), 'utf8');
    const page = await open('prices/prices/lombok-overnight-c');
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
    const card = page.getByRole('dialog').locator('[data-finding]', { hasText: 'Package C' }).first();
    await card.getByRole('button', { name: 'It is right' }).click();
    await card.getByLabel('Why it is right').fill('The boat is new.');
    await card.getByRole('button', { name: 'Hide it' }).click();
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

  it.each(['light', 'dark'] as const)(
    'shows every screen without a finding of axe when it is %s',
    async (colorScheme) => {
      const page = await open('tours', { colorScheme });
      for (const path of SCREENS) {
        await go(page, path);
        expect(await axeFindings(page), path).toEqual([]);
      }
    },
  );

  it('shows every screen on a phone without scrolling sideways, with undo and saving in sight', async () => {
    const page = await open('tours', { viewport: PHONE });
    for (const path of SCREENS) {
      await go(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width);
      for (const name of ['Undo', 'Redo', 'Save', 'Menu', 'Search'])
        expect(await isInSight(page, name), `${path}: ${name}`).toBe(true);
    }
  });
});

async function isInSight(page: Page, name: string): Promise<boolean> {
  const box = await page.getByRole('banner').getByRole('button', { name, exact: true }).boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= PHONE.width;
}
