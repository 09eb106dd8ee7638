import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { newTemporaryFolder } from '../helpers/temporary-folder.ts';
import { DESKTOP, PHONE, useSharedPage } from './helpers/browser.ts';
import { goTo, hasFocus, save, serveDesk, undoAll } from './helpers/desk.ts';

const root = newTemporaryFolder();
const data = join(root, 'data');
const address = serveDesk(root, data, () => cpSync(firstOperatorFolder, data, { recursive: true }));

const site = () => JSON.parse(readFileSync(join(data, 'site.json'), 'utf8'));

describe('The forms of the desk', () => {
  const sharedPage = useSharedPage({ viewport: DESKTOP });
  let page: Page;

  beforeAll(async () => {
    page = sharedPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${address()}history`);
    await page.locator('h1').waitFor();
  });

  /** Goes to a field of the site from another screen. */
  async function openField(field: string) {
    await goTo(page, 'history');
    await goTo(page, `settings/site.json?file=site.json&field=${field}`);
    const found = page.locator(`[data-field="${field}"]`).first();
    await found.waitFor();
    return found;
  }

  it('write https:// before a web address, and refuse what is none with the reason.', async () => {
    const field = await openField('social.0.url');
    const input = field.getByRole('textbox');
    await input.fill('instagram.com/nusa.selat');
    await page.getByRole('status').filter({ hasText: 'https://instagram.com/nusa.selat' }).waitFor();
    await input.press('Tab');
    expect(await input.inputValue()).toBe('https://instagram.com/nusa.selat');
    await save(page);
    expect(site().social[0].url).toBe('https://instagram.com/nusa.selat');
    await input.fill('our page');
    await field.getByText('Expected a web address that starts with https://').waitFor();
    await undoAll(page);
  });

  it('ask a new channel and a new phone for a name, show an example in the field, and make the address of a channel from an e-mail address.', async () => {
    const dialog = page.getByRole('dialog');
    for (const [list, add, example] of [
      ['phones', 'Add a phone', 'e.g. +44 20 7946 0018'],
      ['channels', 'Add a way to write to you', 'e.g. https://t.me/+{phone}?text={text}'],
    ] as const) {
      await openField(list);
      await page.getByRole('button', { name: add }).click();
      const name = dialog.getByRole('textbox', { name: 'Name (English)' });
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expect.poll(() => hasFocus(name)).toBe(true);
      await name.fill('Extra');
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expect.poll(() => hasFocus(page.getByPlaceholder(example))).toBe(true);
    }
    await page.keyboard.type('info@example.com');
    await page.getByRole('status').filter({ hasText: 'mailto:info@example.com?body={text}' }).waitFor();
    await undoAll(page);
  });

  it('have letters for months that can be read and tapped on a phone.', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${address()}calendar`);
    const months = page.getByRole('group', { name: 'Months' });
    await months.getByText('J', { exact: true }).first().waitFor();
    const sizes = await months
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((month) => [
          month.clientWidth,
          month.clientHeight,
          Number.parseFloat(getComputedStyle(month).fontSize),
        ]),
      );
    for (const [width = 0, height = 0, font = 0] of sizes)
      expect([width >= 24, height >= 24, font >= 12]).toEqual([true, true, true]);
    await page.setViewportSize(DESKTOP);
  });

  it('read degrees as maps write them, and both of a place that are typed at once.', async () => {
    const latitude = (await openField('office.point.latitude')).getByRole('textbox');
    await latitude.fill('9°34\'48"S');
    await page.getByRole('status').filter({ hasText: '-9.58' }).waitFor();
    await latitude.fill('46°20\'16.1"N 13°45\'18.0"E');
    await page.getByRole('status').filter({ hasText: '46.337806, 13.755' }).waitFor();
    await latitude.press('Tab');
    expect(await latitude.inputValue()).toBe('46.337806');
    await save(page);
    expect(site().office.point).toEqual({ latitude: 46.337806, longitude: 13.755 });
    await latitude.fill('north');
    await page.getByText('Not read as degrees').waitFor();
    await undoAll(page);
  });

  it('keep the focus in a list of which an item is moved or removed.', async () => {
    const hours = await openField('hours');
    await hours.getByRole('button', { name: 'Add working hours' }).click();
    const up = hours.getByRole('button', { name: 'Move “Sunday” up' });
    while (await up.isEnabled()) await up.press('Enter');
    expect(await hasFocus(hours.getByRole('button', { name: 'Drag “Sunday”' }))).toBe(true);
    await hours
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    await expect.poll(() => hours.evaluate((list) => list.contains(document.activeElement))).toBe(true);
    await undoAll(page);
  });

  it('say which days are missing where none are added, and add those that are typed.', async () => {
    const file = 'packages/lombok-overnight-3d2n.json';
    await goTo(page, `tours/packages/lombok-overnight-3d2n?file=${file}&field=soldOut`);
    const days = page.getByRole('group', { name: 'Sold out on' });
    const add = days.getByRole('button', { name: 'Add', exact: true });
    await add.click();
    await days.getByText('Which days? Write them like 24 Dec 2026.').waitFor();
    expect(await hasFocus(days.getByRole('textbox'))).toBe(true);
    await page.keyboard.type('1-2 Feb 2027');
    await add.click();
    await days.getByText('2 Feb 2027').waitFor();
    expect(await days.getByText('Which days?').isVisible()).toBe(false);
    await undoAll(page);
  });

  it('call a language by its name where it is removed.', async () => {
    const languages = await openField('languages');
    await languages.getByRole('button', { name: 'More' }).last().click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    expect(await page.getByRole('dialog').getByRole('heading').first().textContent()).toBe('Remove: German');
    await page.keyboard.press('Escape');
  });

  it('close the calendar of a day once the focus is elsewhere.', async () => {
    const field = await openField('exchange.date');
    const button = field.getByRole('button', { name: 'choose in the calendar' });
    const calendar = page.getByRole('grid');
    await button.click();
    await calendar.waitFor();
    await field.getByRole('textbox').focus();
    await calendar.waitFor({ state: 'hidden' });
    await button.press('Enter');
    await calendar.getByRole('button').or(calendar.locator('[tabindex="0"]')).first().press('Enter');
    await calendar.waitFor({ state: 'hidden' });
    expect(await button.evaluate((own) => own === document.activeElement)).toBe(true);
    await undoAll(page);
  });
});
