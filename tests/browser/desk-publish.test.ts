import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { git, publishProject } from '../helpers/git.ts';
import { twoColours } from '../helpers/pictures.ts';
import { publishableFolder } from '../helpers/publishable-folder.ts';
import { newTemporaryFolder } from '../helpers/temporary-folder.ts';
import { DESKTOP, useSharedPage } from './helpers/browser.ts';
import { expectGoodLooks, save, serveDesk } from './helpers/desk.ts';

const root = newTemporaryFolder();
const project = join(root, 'project');
const data = join(project, 'data');
const PRICES = 'prices/lombok-overnight-c.json';

const address = serveDesk(root, data, () => {
  publishableFolder(data);
  publishProject(root);
});

const online = (file: string): string => git(join(root, 'online.git'), 'show', `main:data/${file}`);

/** Goes to a screen by the menu. */
async function go(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true }).click();
}

describe('The desk', () => {
  const sharedPage = useSharedPage({ viewport: DESKTOP });
  let page: Page;

  beforeAll(async () => {
    page = sharedPage();
    await page.goto(`${address()}pictures`);
    await page.locator('h1').waitFor();
  });

  it('adds a photograph, says what it shows, and publishes it', async () => {
    const buffer = await twoColours(1600, 1000).jpeg().toBuffer();
    await page.setInputFiles('input[type=file]', { name: 'Reef.JPG', mimeType: 'image/jpeg', buffer });
    await page.getByRole('link', { name: /^“reef” was added/ }).click();
    const point = page.getByRole('button', { name: /^Point to keep in view/ });
    await point.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('button', { name: 'Point to keep in view: 60 % from the left' }).waitFor();
    for (const language of ['id', 'en', 'fr', 'de'])
      await page.locator(`textarea[lang="${language}"]`).fill(`Reef ${language}`);
    await expectGoodLooks(page);
    const other = {
      name: 'Other.JPG',
      mimeType: 'image/jpeg',
      buffer: await twoColours(900, 600).jpeg().toBuffer(),
    };
    await page.setInputFiles('input[type=file]', other);
    await page.getByText(/“reef” was replaced/).waitFor();
    await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth === 900));
    await page.setInputFiles('input[type=file]', other);
    await page.getByText('This picture is there already').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth === 1600));
    await page.getByRole('link', { name: /not saved yet/ }).click();
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('Published.').waitFor();
    await page.getByRole('link', { name: 'Everything is online' }).waitFor();
    expect(JSON.parse(online('images.json')).images.reef).toEqual({
      file: 'reef.jpg',
      focus: { x: 0.6, y: 0.5 },
    });
    expect(online('texts/de/images.json')).toContain('Reef de');
    expect(git(join(root, 'online.git'), 'ls-tree', '--name-only', 'main', 'data/images/')).toContain(
      'reef.jpg',
    );
    expect(git(project, 'status', '--porcelain')).toBe('');
  });

  it('shows both values where somebody else has published another price, and publishes the one that is chosen', async () => {
    const other = join(root, 'other');
    git(other, 'pull', '-q');
    const prices = readFileSync(join(other, 'data', PRICES), 'utf8');
    writeFileSync(join(other, 'data', PRICES), prices.replace(/"noHotel": \d+/, '"noHotel": 3800000'));
    git(other, 'commit', '-q', '-a', '-m', 'Theirs');
    git(other, 'push', '-q');
    await go(page, 'Prices');
    await page.getByRole('link', { name: /Package C/ }).click();
    await page.getByRole('gridcell').first().focus();
    await page.keyboard.type('3950000');
    await page.keyboard.press('Enter');
    await save(page);
    await go(page, 'Publishing');
    await page.getByText('Rp 3,800,000', { exact: true }).waitFor();
    await expectGoodLooks(page);
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('radio', { name: 'Keep mine' }).check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published.').waitFor();
    expect(JSON.parse(online(PRICES)).rows[0].noHotel).toBe(3_950_000);
  });

  it('tells what was saved, and undoes it as a new change', async () => {
    const before = readFileSync(join(data, 'images.json'), 'utf8');
    await go(page, 'History');
    // Published since.
    const entry = page.getByRole('article').filter({ hasText: 'Picture “reef.jpg” added' });
    await entry.getByRole('button', { name: 'Undo this' }).click();
    await page.getByText('fields were changed').waitFor();
    await expectGoodLooks(page);
    await save(page);
    expect(readFileSync(join(data, 'images.json'), 'utf8')).not.toContain('reef');
    expect(readdirSync(join(data, 'images'))).not.toContain('reef.jpg');
    await page.getByRole('article').filter({ hasText: 'Undone:' }).first().waitFor();
    await page.getByRole('button', { name: 'More with the save of' }).first().click();
    await page.getByRole('menuitem', { name: 'Bring back as it was after this' }).click();
    await page.getByText('fields were changed').waitFor();
    await save(page);
    expect(readFileSync(join(data, 'images.json'), 'utf8')).toBe(before);
    expect(readdirSync(join(data, 'images'))).toContain('reef.jpg');
  });
});
