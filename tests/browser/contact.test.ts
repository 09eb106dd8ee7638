import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { firstOperatorSite, languageOf, pageOf } from '../helpers/first-operator.ts';
import { PHONE, readNotice, useBrowser, useSite, waitForHydration, whenShown } from './helpers/browser.ts';

const german = languageOf(firstOperatorSite(), 'de');
const contact = pageOf(german, 'contact');

const MESSAGE = {
  name: 'Ayu',
  email: 'ayu@example.com',
  subject: 'Boat',
  message: 'Is there a boat in May?',
};
const MISSING = 'FehlerBitte füllen Sie alle Pflichtfelder aus.';

describe('the contact form without a form service', () => {
  const open = useSite('firstOperator', { viewport: PHONE });
  const openPage = useBrowser({ viewport: PHONE });

  it('marks the required fields that are empty or blank, leads to the first, and loses nothing', async () => {
    const page = await open('/de/contact');
    await send(page);
    expect(await readNotice(page)).toBe(MISSING);
    const invalid = page.locator('main [aria-invalid="true"]');
    expect(await invalid.evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))).toEqual([
      'name',
      'email',
      'message',
    ]);
    for (const field of await invalid.all()) {
      const id = await field.getAttribute('aria-describedby');
      expect(await page.locator(`[id="${id}"]`).textContent()).not.toBe('');
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    // The mark of a field goes when the field is filled in.
    await fill(page, { ...MESSAGE, message: '  ' });
    expect(await invalid.count()).toBe(0);
    await send(page);
    await expect.poll(() => invalid.count()).toBe(1);
    expect(await values(page)).toEqual({ ...MESSAGE, message: '  ' });
  });

  it('says that it reaches nobody, clears the fields, sends nothing anywhere, and offers the message to the chat', async () => {
    const { page, messages, foreign } = await openPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.method()));
    await page.goto(`${inject('sites').firstOperator}/de/contact`);
    await waitForHydration(page);
    const status = page.locator('main section > [role="status"]');
    expect(await status.textContent()).toBe('');
    const [note, fields] = [page.getByText(contact.notPassedOn), page.locator('main form').first()];
    expect((await note.boundingBox())?.y).toBeLessThan((await fields.boundingBox())?.y ?? 0);
    await fill(page, MESSAGE);
    await send(page);
    expect(await readNotice(page)).toBe('Nachricht gesendet!Wir melden uns bald bei Ihnen.');
    await expect.poll(() => values(page)).toEqual({ name: '', email: '', subject: '', message: '' });
    expect(messages.filter((message) => message.startsWith('info: Contact message'))).toHaveLength(1);
    expect([requests.includes('POST'), foreign]).toEqual([false, []]);

    await whenShown(status.getByRole('link'));
    const href = new URL((await status.getByRole('link').getAttribute('href')) ?? '');
    expect(href.searchParams.get('text')).toBe('Boat\n\nIs there a boat in May?\n\nAyu\nayu@example.com');
    expect(href.origin).toBe(new URL(german.layout.channel.address).origin);
  });
});

describe('the newsletter form without a form service', () => {
  const open = useSite('firstOperator', { viewport: PHONE });
  const field = (page: Page) => page.locator('main input[type="email"]');
  const subscribe = (page: Page) => page.locator('main form[method="dialog"] button').click();

  it('marks an empty field and says why, leaves a malformed address to the browser, thanks for a good one and clears the field', async () => {
    const page = await open('/de/about');
    await subscribe(page);
    expect(await readNotice(page)).toBe('FehlerBitte geben Sie Ihre E-Mail-Adresse ein.');
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    const id = await field(page).getAttribute('aria-describedby');
    expect(await page.locator(`[id="${id}"]`).textContent()).toBe('Bitte geben Sie Ihre E-Mail-Adresse ein.');
    await page.getByRole('alert').getByRole('button').click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);

    await field(page).fill('ayu');
    await subscribe(page);
    expect(await field(page).evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
    await field(page).fill('ayu@example.com');
    await subscribe(page);
    expect(await readNotice(page)).toBe('Geschafft!Sie haben unseren Newsletter abonniert.');
    expect(await field(page).inputValue()).toBe('');
  });
});

describe('the map of the office', () => {
  const openPage = useBrowser({ viewport: PHONE });
  const address = `${inject('sites').firstOperator}/de/contact`;

  it('is our own picture until a click, which moves nothing, asks the other host without an address of the page, takes the focus and stays in its frame', async () => {
    const { page, foreign } = await openPage();
    const referer = new Promise<string | undefined>((resolve) => {
      void page.route(`${new URL(contact.mapEmbed).origin}/**`, async (route) => {
        resolve(route.request().headers().referer);
        await route.fulfill({ contentType: 'text/html', body: '<script>top.location = "/gone"</script>' });
      });
    });
    await page.goto(address);
    await waitForHydration(page);
    await whenShown(page.locator(`main img[src="${contact.officeMap?.src}"]`));
    const button = page.getByRole('button', { name: contact.showMap });
    await button.scrollIntoViewIfNeeded();
    expect([foreign, await page.locator('main iframe').count()]).toEqual([[], 0]);
    const height = await page.evaluate(() => document.body.scrollHeight);
    await button.click();
    await expect.poll(() => foreign.length).toBeGreaterThan(0);
    expect(new Set(foreign)).toEqual(new Set([contact.mapEmbed]));
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    expect(await referer).toBeUndefined();
    await page.frameLocator('main iframe').locator('body').waitFor({ state: 'attached' });
    expect(page.url()).toBe(address);
  });

  it('is our own picture with a link without scripts, and no form or button is there that does nothing', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(address);
    expect(await page.locator(`main img[src="${contact.officeMap?.src}"]`).isVisible()).toBe(true);
    expect(await page.locator(`main a[href="${contact.mapHref}"]`).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: contact.showMap }).count()).toBe(0);
    expect(await page.locator('main form').isVisible()).toBe(false);
  });
});

async function fill(page: Page, message: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(message))
    await page.locator(`main [name="${name}"]`).fill(value);
}

async function send(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').click();
}

async function values(page: Page): Promise<Record<string, string>> {
  return page
    .locator('main form')
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    );
}
