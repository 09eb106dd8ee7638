import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type OpenPage, readNotice, useBrowser, waitForHydration, whenShown } from './helpers/browser.ts';
import { type FormService, serveForms, startFormService } from './helpers/form-service.ts';

// The second operator's forms are sent to a form service.

const MESSAGE = { name: 'Ayu', email: 'ayu@lakes.test', subject: 'Boat & bike', message: 'One für 2?' };

let service: FormService;

beforeAll(async () => {
  service = await startFormService();
});

afterAll(() => {
  service.server.close();
});

beforeEach(() => {
  service.answer = 200;
  service.posted.length = 0;
});

async function open(openPage: OpenPage, address: string, javaScriptEnabled = true): Promise<Page> {
  const { page } = await openPage({ javaScriptEnabled });
  await serveForms(page, 'forms.example', service);
  await page.goto(`${inject('sites').secondOperator}${address}`);
  if (javaScriptEnabled) await waitForHydration(page);
  return page;
}

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(MESSAGE))
    await page.locator(`main [name="${name}"]`).fill(value);
}

const send = (page: Page) => page.locator('main form button[type="submit"]').click();

const messageIn = (page: Page) => page.locator('main [name="message"]').inputValue();

describe('a contact form with a form service', () => {
  const openPage = useBrowser();
  it('sends what was typed, the operator’s fields and the language, and is empty afterwards', async () => {
    const page = await open(openPage, '/nl/contatti');
    await fill(page);
    await send(page);
    expect(await readNotice(page)).toBe('Bericht verzonden!We antwoorden snel.');
    expect(service.posted).toEqual([
      {
        path: '/laghi',
        fields: [...Object.entries(MESSAGE), ['key', '42'], ['language', 'nl'], ['_gotcha', '']],
      },
    ]);
    expect(await messageIn(page)).toBe('');
  });

  it('says so where service or network fail, keeps what was typed, and can be sent again', async () => {
    const page = await open(openPage, '/contatti');
    for (const answer of [500, undefined]) {
      service.answer = answer;
      await fill(page);
      await send(page);
      await expect
        .poll(() => readNotice(page))
        .toBe('ErroreIl messaggio non è partito. Riprova, o usa la chat.');
      expect(await messageIn(page)).toBe(MESSAGE.message);
      service.answer = 200;
      await send(page);
      await expect.poll(() => messageIn(page)).toBe('');
    }
  });

  it('has a honeypot that people neither see nor reach, and sends nothing if it is filled in', async () => {
    const page = await open(openPage, '/contatti');
    const trap = page.locator('main [name="_gotcha"]');
    expect(await trap.getAttribute('tabindex')).toBe('-1');
    expect(await trap.locator('..').getAttribute('aria-hidden')).toBe('true');
    expect((await trap.locator('..').boundingBox())?.width).toBeLessThanOrEqual(1);
    await fill(page);
    await trap.evaluate((field: HTMLInputElement) => {
      field.value = 'https://pills.test';
    });
    await send(page);
    expect(await readNotice(page)).toContain('Errore');
    expect(service.posted).toEqual([]);
  });

  it('is sent without scripts', async () => {
    const page = await open(openPage, '/nl/contatti', false);
    await fill(page);
    await send(page);
    await whenShown(page.locator('h1', { hasText: 'Got it' }));
    expect(service.posted.map(({ fields }) => fields)).toEqual([
      [...Object.entries(MESSAGE), ['key', '42'], ['language', 'nl'], ['_gotcha', '']],
    ]);
  });
});

describe('a newsletter with a form service', () => {
  const openPage = useBrowser();
  const field = (page: Page) => page.locator('main form input[type="email"]');

  it('sends the address and is empty afterwards', async () => {
    const page = await open(openPage, '/nl/chi-siamo');
    await field(page).fill(MESSAGE.email);
    await send(page);
    expect(await readNotice(page)).toBe('Gelukt!Je ontvangt nu onze nieuwsbrief.');
    expect(service.posted).toEqual([
      {
        path: '/notizie',
        fields: [
          ['email', MESSAGE.email],
          ['language', 'nl'],
          ['sito', ''],
        ],
      },
    ]);
    expect(await field(page).inputValue()).toBe('');
  });
});
