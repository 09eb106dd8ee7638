import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { firstOperatorSite, languageOf, pageOf } from '../helpers/first-operator.ts';
import { waitForHydration } from './helpers/browser.ts';
import { openScreen } from './helpers/open-screen.ts';
import { IN_ALL_LANGUAGES, VISITS } from './helpers/visits.ts';
import { whenShown } from './helpers/waits.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const site = firstOperatorSite();

const NOTICES = new Map([
  [
    'id',
    {
      missing: 'KesalahanMohon isi semua kolom yang wajib diisi.',
      sent: 'Pesan Terkirim!Kami akan segera menghubungi Anda.',
    },
  ],
  [
    'en',
    {
      missing: 'ErrorPlease fill in all required fields.',
      sent: 'Message Sent!We will get back to you soon.',
    },
  ],
  [
    'fr',
    {
      missing: 'ErreurVeuillez remplir tous les champs obligatoires.',
      sent: 'Message envoyé !Nous vous répondrons rapidement.',
    },
  ],
  [
    'de',
    {
      missing: 'FehlerBitte füllen Sie alle Pflichtfelder aus.',
      sent: 'Nachricht gesendet!Wir melden uns bald bei Ihnen.',
    },
  ],
]);

const MESSAGE = {
  name: 'Ayu',
  email: 'ayu@example.com',
  subject: 'Boat',
  message: 'Is there a boat in May?',
};

describe.each(IN_ALL_LANGUAGES)('contact form, $name', (visit) => {
  const openPage = useWarmBrowser();
  const open = () => openScreen(openPage, visit, '/contact');

  it('§5 Contact form, §8: an empty form gives the notice, marks the required fields and leads to the first', async () => {
    const page = await open();
    await send(page);
    expect(await noticeOf(page)).toBe(NOTICES.get(visit.language)?.missing);
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
    // The mark goes when its field is filled in.
    await page.locator('[name="name"]').fill('A');
    expect(await invalid.count()).toBe(2);
  });

  it('§4 Forms, §5 Contact form: success gives the notice and clears every field; the subject may be empty', async () => {
    const page = await open();
    for (const message of [MESSAGE, { ...MESSAGE, subject: '' }]) {
      await fill(page, message);
      await send(page);
      expect(await noticeOf(page)).toBe(NOTICES.get(visit.language)?.sent);
      await expect.poll(() => values(page)).toEqual({ name: '', email: '', subject: '', message: '' });
      expect(await page.locator('main [aria-invalid="true"]').count()).toBe(0);
      await page.getByRole('alert').getByRole('button').click();
      await page.getByRole('alert').waitFor({ state: 'detached' });
    }
  });
});

describe.each(VISITS)('contact, $name', (visit) => {
  const openPage = useWarmBrowser();
  const contact = pageOf(languageOf(site, visit.language), 'contact');
  const { shell } = languageOf(site, visit.language);
  const open = () => openScreen(openPage, visit, '/contact');

  it('§5 Contact form: one blank field is enough for the notice, and nothing typed is lost', async () => {
    const page = await open();
    await fill(page, { ...MESSAGE, message: '  ' });
    await send(page);
    expect(await noticeOf(page)).toBe(NOTICES.get(visit.language)?.missing);
    expect(await values(page)).toEqual({ ...MESSAGE, message: '  ' });
  });

  it('§7: a message is written to the console and sent nowhere; it can be sent by chat', async () => {
    const { page, messages, foreign } = await openPage({ viewport: visit.viewport });
    const requests: string[] = [];
    await page.goto(`${inject('sites').production}${visit.prefix}/contact`, { waitUntil: 'networkidle' });
    page.on('request', (request) => requests.push(request.method()));
    const status = page.locator('main [role="status"]', { hasText: contact.notPassedOn });
    expect(await status.count()).toBe(0);
    await fill(page, MESSAGE);
    await send(page);
    await noticeOf(page);
    expect(messages.filter((message) => message.startsWith('info: Contact message'))).toHaveLength(1);
    expect(requests).not.toContain('POST');
    expect(foreign).toEqual([]);

    await whenShown(status);
    const href = (await status.getByRole('link').getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('text')).toBe(
      'Boat\n\nIs there a boat in May?\n\nAyu\nayu@example.com',
    );
    expect(new URL(href).origin).toBe(new URL(shell.channel.address).origin);
  });

  it('§2 Contact: the map is asked for at a click, not before, and nothing moves', async () => {
    const { page, foreign } = await openPage({ viewport: visit.viewport });
    await page.goto(`${inject('sites').production}${visit.prefix}/contact`, { waitUntil: 'networkidle' });
    await waitForHydration(page);
    const button = page.getByRole('button', { name: contact.showMap });
    await button.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect(await page.locator('main iframe').count()).toBe(0);
    const height = await page.evaluate(() => document.body.scrollHeight);
    await button.click();
    await expect.poll(() => foreign.length).toBeGreaterThan(0);
    expect(new Set(foreign)).toEqual(new Set([contact.mapEmbed]));
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
  });

  it('§2 Contact: the map learns nothing of the page and may not leave its frame', async () => {
    const { page } = await openPage({ viewport: visit.viewport });
    const asked = new Promise<string | undefined>((resolve) => {
      void page.route(`${new URL(contact.mapEmbed).origin}/**`, async (route) => {
        resolve(route.request().headers().referer);
        await route.fulfill({ contentType: 'text/html', body: '<script>top.location = "/gone"</script>' });
      });
    });
    await page.goto(`${inject('sites').production}${visit.prefix}/contact`);
    await waitForHydration(page);
    const { href } = new URL(page.url());
    await page.getByRole('button', { name: contact.showMap }).click();
    expect(await asked).toBeUndefined();
    await page.frameLocator('main iframe').locator('body').waitFor({ state: 'attached' });
    expect(page.url()).toBe(href);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  });

  it('§2 Contact: the office stands on our own map until then', async () => {
    const page = await open();
    const map = page.locator(`main img[src="${contact.officeMap?.src}"]`);
    await map.scrollIntoViewIfNeeded();
    expect(await map.isVisible()).toBe(true);
    const mark = await page.locator('main img + b').boundingBox();
    const box = await page.locator('div:has(> div > img + b)').boundingBox();
    if (!mark || !box || !contact.officeMap) throw new Error('There is no mark on the map.');
    expect((mark.x + mark.width / 2 - box.x) / box.width).toBeCloseTo(contact.officeMap.x / 100, 1);
    expect((mark.y + mark.height / 2 - box.y) / box.height).toBeCloseTo(contact.officeMap.y / 100, 1);
  });

  it('§2 Contact: without scripts there is our map with a link, and nothing that does nothing', async () => {
    const { page } = await openPage({ viewport: visit.viewport, javaScriptEnabled: false });
    await page.goto(`${inject('sites').production}${visit.prefix}/contact`);
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

async function noticeOf(page: Page): Promise<string> {
  const notice = page.getByRole('alert');
  await whenShown(notice);
  return ((await notice.textContent()) ?? '').replaceAll(/\s/g, ' ');
}
