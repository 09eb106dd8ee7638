import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { newTemporaryFolder } from '../helpers/temporary-folder.ts';
import { DESKTOP, useSharedPage } from './helpers/browser.ts';
import { expectGoodLooks, goTo, readFiles, save, serveDesk, undoAll } from './helpers/desk.ts';

const root = newTemporaryFolder();
const data = join(root, 'data');
const address = serveDesk(root, data, () => cpSync(firstOperatorFolder, data, { recursive: true }));

const PRICES = 'prices/prices/lombok-overnight-a-b';
const readList = () => JSON.parse(readFileSync(join(data, 'prices/lombok-overnight-a-b.json'), 'utf8'));
const readCalendar = () => JSON.parse(readFileSync(join(data, 'calendar.json'), 'utf8'));

describe('The prices and the calendar of the desk', () => {
  const sharedPage = useSharedPage({
    viewport: DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  let page: Page;
  let before: ReadonlyMap<string, string>;

  beforeAll(async () => {
    page = sharedPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(address() + PRICES);
    await page.locator('h1').waitFor();
    before = readFiles(data);
  });

  beforeEach(async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize(DESKTOP);
  });

  afterEach(() => undoToFirstBytes());

  async function undoToFirstBytes(): Promise<void> {
    await undoAll(page);
    expect(readFiles(data)).toEqual(before);
  }

  const grid = (position = 0): Locator => page.getByRole('grid').nth(position);
  const cell = (row: number, column: number, position = 0): Locator =>
    grid(position)
      .locator(`tbody tr:nth-child(${row + 1}) td`)
      .nth(column);
  const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

  async function paste(row: number, column: number, text: string): Promise<void> {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await cell(row, column).click();
    await page.keyboard.press('Control+v');
  }

  it('send what is typed to the preview when it is whole, and nothing before', async () => {
    await goTo(page, PRICES);
    const shown = page.frameLocator('iframe');
    await shown
      .getByText(/4[.,]050[.,]000/)
      .first()
      .waitFor({ state: 'attached' });
    const sent: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/steps')) sent.push(request.postData());
    });
    await cell(0, 2).click();
    await page.keyboard.type('99');
    await page.keyboard.press('Escape');
    await expect.poll(() => cell(0, 2).textContent()).toBe('4,050,000');
    await page.keyboard.type('4.060.00');
    expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await shown
      .getByText(/4[.,]060[.,]000/)
      .first()
      .waitFor({ state: 'attached' });
    expect(sent).toHaveLength(1);
    expect(readList().rows[0].hotel3Star).toBe(4_050_000);
  });

  it('take a block that LibreOffice has copied, as one change', async () => {
    await goTo(page, PRICES);
    await paste(1, 1, 'Rp3,150,000\t3,720,000\n2850000\t\n\task\n');
    await expect.poll(() => cell(3, 2).textContent()).toBe('ask');
    await save(page);
    const { rows } = readList();
    expect(rows.slice(1, 4)).toMatchObject([
      { noHotel: 2_550_000, hotel2Star: 3_150_000, hotel3Star: 3_720_000, hotel4Star: 3_750_000 },
      { noHotel: 2_450_000, hotel2Star: 2_850_000 },
      { hotel3Star: 'ask' },
    ]);
    expect(rows[2].hotel3Star).toBeUndefined();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);
  });

  it('change nothing where a cell of the block cannot be read, and show which one it is', async () => {
    await goTo(page, PRICES);
    await paste(0, 0, '3200000\t3700000\n2600000\tfree\n');
    await page.getByText('Nothing was pasted. 4-5, 2-star: “free” is not an amount.').waitFor();
    expect(await cell(1, 1).getAttribute('aria-invalid')).toBe('true');
    expect(await cell(0, 0).textContent()).toBe('3,150,000');
    await expectGoodLooks(page);
    await cell(5, 4).click();
    // Firefox sends the event to the body, as no text is selected.
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '4500000\r\n4400000\r\n');
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await page.getByText('“4400000” has no place').waitFor();
    expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);
  });

  it('raise two classes by 7 % to the next 50,000, as the preview of it says', async () => {
    await goTo(page, PRICES);
    await grid().getByRole('button', { name: '2-star' }).click();
    await expect.poll(() => isFocused(cell(0, 1))).toBe(true);
    await grid()
      .getByRole('button', { name: '3-star' })
      .click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Raise or lower' }).click();
    const dialog = page.getByRole('dialog');
    const roundTo = dialog.getByRole('textbox', { name: 'Round to' });
    const place = await roundTo.boundingBox();
    await dialog.getByRole('textbox', { name: 'Per cent' }).fill('seven');
    await dialog.getByRole('alert').waitFor();
    expect(await roundTo.boundingBox()).toEqual(place);
    await dialog.getByRole('textbox', { name: 'Per cent' }).fill('+7');
    await dialog.getByRole('row').first().waitFor();
    expect(await roundTo.boundingBox()).toEqual(place);
    expect(await dialog.getByRole('radio', { name: 'The 12 selected prices' }).isChecked()).toBe(true);
    await roundTo.fill('50.000 x');
    await dialog.getByText('“50.000 x” is not an amount.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
    await roundTo.fill('50.000');
    const [first] = await dialog.getByRole('row').allTextContents();
    expect(first).toBe('2-3, 2-star3,650,000→ 3,900,000');
    await dialog.getByText('And 6 more.').waitFor();
    await expectGoodLooks(page);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await save(page);
    const { rows } = readList();
    expect(rows[0]).toMatchObject({ noHotel: 3_150_000, hotel2Star: 3_900_000, hotel3Star: 4_350_000 });
    expect(rows[5]).toMatchObject({ hotel2Star: 2_850_000, hotel3Star: 3_250_000, hotel4Star: 3_350_000 });
  });

  it('have a new list for a tour without one, whose rows are added and removed', async () => {
    await goTo(page, 'prices');
    await page.getByRole('button', { name: 'New price list' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create' }).waitFor();
    await expectGoodLooks(page);
    await dialog.getByText('By nights').click();
    await dialog.getByRole('textbox', { name: 'Nights' }).fill('1');
    await dialog.getByText('There is such a list already').waitFor();
    expect(await dialog.getByRole('button', { name: 'Create' }).isDisabled()).toBe(true);
    await dialog.getByText('A category').click();
    await dialog.getByRole('combobox', { name: 'A category' }).fill('Overnight tours in Lombok');
    await page.getByRole('option', { name: 'Overnight tours in Lombok' }).click();
    await expect.poll(() => dialog.getByRole('button', { name: 'Create' }).isDisabled()).toBe(false);
    await dialog.getByRole('checkbox', { name: 'Package C' }).uncheck();
    await dialog.getByRole('link', { name: 'Overnight tours in Lombok · Package A, Package B' }).waitFor();
    await dialog.getByText('One tour').first().click();
    const tour = dialog.getByRole('combobox', { name: 'One tour' });
    await tour.fill('Pink Beach Day');
    await page.getByRole('option', { name: 'Pink Beach Day' }).click();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect.poll(() => grid().getByRole('row').count()).toBe(7);
    await page.getByRole('link', { name: 'Settings › Group sizes' }).waitFor();
    await cell(1, 0).click();
    await page.keyboard.type('1250000');
    await page.keyboard.press('Enter');
    await cell(2, 0).click();
    await page.getByRole('button', { name: 'Remove the row for 6-10' }).click();
    await expect.poll(() => grid().getByRole('row').count()).toBe(6);
    await page.getByRole('combobox', { name: 'Add a group size' }).click();
    await page.getByRole('option', { name: '6-10' }).click();
    await expect.poll(() => cell(2, 0).textContent()).toContain('ask');
    await save(page);
    const [list] = [...readFiles(data)].filter(([path]) => !before.has(path));
    const text = list?.[1] ?? '';
    expect(JSON.parse(text).serves).toEqual({ package: 'lombok-one-day-pink-beach' });
    expect(text).toContain(
      '    { "paxCount": "4-5", "price": 1250000 },\n    { "paxCount": "6-10", "price": "ask" },',
    );
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await dialog.getByText(/Pink Beach Day Tour.*: No price list applies/).waitFor();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('heading', { name: 'Price lists' }).waitFor();
    await save(page);
    expect(readFiles(data)).toEqual(before);
  });

  it('have a high season over New Year, in which one class has a price of its own', async () => {
    await goTo(page, 'calendar');
    await page.getByRole('gridcell', { selected: true }).focus();
    await page.getByRole('button', { name: 'Add a season' }).press('Enter');
    await nameEntry('High season');
    await typeDays('seasons.0', '20 Dec', '5 January');
    const season = page.locator('[data-field="seasons.0"]');
    await season.getByText('Per cent', { exact: true }).click();
    await season.locator('[data-field="seasons.0.percent"] input').fill('15');
    await page.getByRole('link', { name: 'High season', exact: true }).waitFor();

    await goTo(page, PRICES);
    await page.getByRole('combobox', { name: 'Add other prices in a season' }).click();
    await page.getByRole('option', { name: 'High season' }).click();
    await page.getByText('Prices of its own', { exact: true }).click();
    await expect.poll(() => cell(0, 0, 1).textContent()).toBe('3,622,500');
    await grid(1).getByRole('button', { name: '5-star' }).click();
    await page.keyboard.type('7000000');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(0, 4, 1).textContent()).toContain('7,000,000');
    await expectGoodLooks(page);
    await save(page);
    expect(readCalendar().seasons).toEqual([
      {
        id: 'high-season',
        dates: [
          { from: expect.stringMatching(/^20\d\d-12-20$/), to: expect.stringMatching(/^20\d\d-01-05$/) },
        ],
        percent: 15,
      },
    ]);
    expect(readList().seasons['high-season'].rows[0]).toEqual({
      paxCount: '2-3',
      noHotel: 3_622_500,
      hotel2Star: 4_197_500,
      hotel3Star: 4_657_500,
      hotel4Star: 5_002_500,
      hotel5Star: 7_000_000,
    });
  });

  it('have a season made on a list, which other lists use at once', async () => {
    await goTo(page, PRICES);
    await page.getByRole('button', { name: 'New season for this list' }).click();
    await nameEntry('Green season');
    const from = page.locator('[data-field="seasons.0.dates.0.from"] input').first();
    await expect.poll(() => isFocused(from)).toBe(true);
    await page.getByRole('switch', { name: 'Every year' }).click();
    await typeDays('seasons.0', '1 Feb', '31 Mar');
    await page.locator('[data-field="seasons.green-season.percent"] input').fill('-5');
    await page.getByRole('button', { name: 'Also in 4 other price lists' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Overnight tours in Lombok · Package C' }).uncheck();
    await expectGoodLooks(page);
    await dialog.getByRole('button', { name: 'Take it over in 3 lists' }).click();
    await page.getByText('3 other price lists have it now, too.').waitFor();
    await save(page);
    expect(readCalendar().seasons).toEqual([{ id: 'green-season', dates: [{ from: '02-01', to: '03-31' }] }]);
    const lists = [...readFiles(data)].filter(([path]) => path.startsWith('prices/'));
    expect(lists.map(([, text]) => JSON.parse(text).seasons)).toEqual(
      lists.map(([path]) => (path.endsWith('-c.json') ? undefined : { 'green-season': { percent: -5 } })),
    );
  });

  it('close a month, and give 10 % off in a period', async () => {
    await goTo(page, 'calendar');
    await page.getByRole('button', { name: 'Add a closed period' }).click();
    await nameEntry('Monsoon');
    await page.locator('[data-field="closed.0"]').getByRole('switch', { name: 'Every year' }).click();
    await typeDays('closed.0', '1 Feb – 28 Feb');
    await page.getByRole('button', { name: 'Add a special offer' }).first().click();
    await nameEntry('Early bird');
    await page.getByText('has no discount yet: visitors do not see it').first().waitFor();
    await page.locator('[data-field="offers.0.percent"] input').fill('10');
    await page.getByRole('status').getByText('10 % less', { exact: true }).waitFor();
    await typeDays('offers.0', '01/05', '30/06');
    await page.getByText('1 Feb – 28 Feb', { exact: true }).waitFor();
    await page.getByText(/^1 May 20\d\d – 30 Jun 20\d\d$/).waitFor();
    const february = page.getByRole('group', { name: 'Months' }).getByRole('button', { name: 'February' });
    await february.click();
    await expect.poll(() => page.getByRole('gridcell', { name: /closed/ }).count()).toBeGreaterThan(27);
    await expectGoodLooks(page);
    await save(page);
    expect(readCalendar()).toMatchObject({
      closed: [{ dates: [{ from: '02-01', to: '02-28' }] }],
      offers: [
        {
          percent: -10,
          dates: [{ from: expect.stringMatching(/-05-01$/), to: expect.stringMatching(/-06-30$/) }],
        },
      ],
    });
  });

  async function nameEntry(name: string): Promise<void> {
    await page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await page.keyboard.press('Enter');
  }

  /** Types the first and last day of the first period of an entry, or a whole period. */
  async function typeDays(field: string, from: string, to?: string): Promise<void> {
    const end = (key: string) => page.locator(`[data-field="${field}.dates.0.${key}"] input`).first();
    await end('from').fill(from);
    if (to !== undefined) await end('to').fill(to);
  }
});
