import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currentFormat } from '../../schema/migrations/migrations.ts';
import { newTemporaryFolder } from '../helpers/temporary-folder.ts';
import { DESKTOP, PHONE, tabTo, useBrowser } from './helpers/browser.ts';
import { expectGoodLooks, hasFocus, serveDesk } from './helpers/desk.ts';

const readSite = (data: string) => JSON.parse(readFileSync(join(data, 'site.json'), 'utf8'));

describe('The desk of a folder that is missing', () => {
  const openPage = useBrowser({ viewport: DESKTOP });
  const root = newTemporaryFolder();
  const data = join(root, 'my-site');
  const address = serveDesk(root, data, () => {});

  it('asks about a new site, says what is not possible, and opens the site that it makes, by keyboard.', async () => {
    const { page } = await openPage();
    await page.goto(address());
    await page.getByRole('heading', { name: 'A site of your own' }).waitFor();
    await expectGoodLooks(page);

    const answer = async (label: string, text: string): Promise<void> => {
      await tabTo(page, `[id="${await page.getByLabel(label).first().getAttribute('id')}"]`);
      await page.keyboard.type(text);
    };
    const choose = async (label: string, text: string): Promise<void> => {
      await answer(label, text);
      await page.getByRole('option', { name: text }).first().waitFor();
      await page.keyboard.press('Enter');
    };
    await answer('Name of your business', 'Reef Days');
    await answer('Country or region', 'Banda');
    await answer('A place there', 'Neira');
    await answer('Where this place is', 'somewhere');
    await choose('Languages of the site', 'Indonesian');
    await page.keyboard.press('Escape');
    await choose('Currency', 'Swiss');
    await answer('What a day with you costs', '100');
    await page.keyboard.press('Enter');

    const place = page.getByRole('textbox', { name: 'Where this place is' });
    await expect.poll(() => place.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await place.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('-4.5, 129.9');
    await page.keyboard.press('Enter');

    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Today' }))).toBe(true);
    await page.getByText('Your site is made').waitFor();
    await page.getByRole('banner').getByText('Reef Days').waitFor();
    await page.getByText(/^0 of \d+ filled in/).waitFor();
    const { brand, currency, languages } = readSite(data);
    expect([brand, currency]).toEqual(['Reef Days', 'CHF']);
    expect(languages.map(({ code }: { readonly code: string }) => code)).toEqual(['en', 'id']);

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Look at the site' }).click();
    const preview = page.frameLocator('iframe');
    await preview.getByText('Reef Days').first().waitFor();
  });
});

describe('A choice that can be searched', () => {
  const openPage = useBrowser({ viewport: DESKTOP });
  const root = newTemporaryFolder();
  const address = serveDesk(root, join(root, 'other-site'), () => {});

  it('keeps the letters that are typed at once.', async () => {
    const { page } = await openPage();
    await page.goto(address());
    const currency = page.getByRole('combobox', { name: 'Currency' });
    await currency.evaluate((field) => {
      (field as HTMLInputElement).focus();
      document.execCommand('insertText', false, 'Sw');
    });
    await page.keyboard.type('iss');
    expect(await currency.inputValue()).toBe('Swiss');
  });
});

describe('The desk in an old browser', () => {
  const openPage = useBrowser({ viewport: PHONE });
  const root = newTemporaryFolder();
  const address = serveDesk(root, join(root, 'no-site'), () => {});

  it('says after a while what can be done.', async () => {
    const { page } = await openPage();
    await page.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'));
    await page.goto(address());
    const notice = page.getByText('This browser may be too old: update it');
    expect(await notice.isVisible()).toBe(false);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getTiming().iterations === 1) animation.finish();
      }
    });
    await notice.waitFor();
  });
});

describe('The desk of an older folder', () => {
  const openPage = useBrowser({ viewport: DESKTOP });
  const root = newTemporaryFolder();
  const data = join(root, 'data');
  const address = serveDesk(root, data, () => cpSync('tests/fixtures/formats/2', data, { recursive: true }));

  it('says why it needs an upgrade, makes it, and opens the folder.', async () => {
    const { page } = await openPage();
    await page.goto(address());
    await page.getByText('This data folder has format 2').waitFor();
    await expectGoodLooks(page);
    await tabTo(page, 'button:not([disabled])');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    await page.getByText('The folder is upgraded').waitFor();
    expect(readSite(data).format).toBe(currentFormat);
  });
});
