import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openScreen } from './helpers/open-screen.ts';
import { IN_ALL_LANGUAGES } from './helpers/visits.ts';
import { whenShown } from './helpers/waits.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const NOTICES = new Map([
  [
    'id',
    {
      error: 'Kesalahan',
      empty: 'Mohon masukkan alamat email Anda.',
      success: 'Berhasil!',
      thanks: 'Anda telah berlangganan buletin kami.',
    },
  ],
  [
    'en',
    {
      error: 'Error',
      empty: 'Please enter your email address.',
      success: 'Success!',
      thanks: "You've been subscribed to our newsletter.",
    },
  ],
  [
    'fr',
    {
      error: 'Erreur',
      empty: 'Veuillez saisir votre adresse e-mail.',
      success: 'C’est fait !',
      thanks: 'Votre inscription à notre newsletter est confirmée.',
    },
  ],
  [
    'de',
    {
      error: 'Fehler',
      empty: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
      success: 'Geschafft!',
      thanks: 'Sie haben unseren Newsletter abonniert.',
    },
  ],
]);

describe.each(IN_ALL_LANGUAGES)('newsletter, $name', (visit) => {
  const openPage = useWarmBrowser();
  const notices = NOTICES.get(visit.language);

  it('§5 Newsletter: a malformed address is left to the browser; §4 Forms: success gives the notice and clears the field', async () => {
    const page = await openScreen(openPage, visit, '/about');
    const field = page.locator('main input[type="email"]');
    await field.fill('ayu');
    await subscribe(page);
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    expect(await field.inputValue()).toBe('ayu');
    expect(await page.getByRole('alert').count()).toBe(0);
    await field.fill('ayu@example.com');
    await subscribe(page);
    expect(await noticeOf(page)).toBe(`${notices?.success}${notices?.thanks}`);
    expect(await field.inputValue()).toBe('');
  });

  it('§5 Newsletter, §8: an empty field gives the notice and is marked, and blanks are empty', async () => {
    const page = await openScreen(openPage, visit, '/about');
    await subscribe(page);
    expect(await noticeOf(page)).toBe(`${notices?.error}${notices?.empty}`);
    const field = page.locator('main input[type="email"]');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await describedBy(page)).toBe(notices?.empty);
    await page.getByRole('alert').getByRole('button').click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await field.evaluate((input: HTMLInputElement) => {
      input.type = 'text';
      input.value = '   ';
    });
    await subscribe(page);
    expect(await noticeOf(page)).toBe(`${notices?.error}${notices?.empty}`);
  });
});

async function subscribe(page: Page): Promise<void> {
  await page.locator('main form[method="dialog"] button').click();
}

async function noticeOf(page: Page): Promise<string> {
  const notice = page.getByRole('alert');
  await whenShown(notice);
  return ((await notice.textContent()) ?? '').replaceAll(/\s/g, ' ');
}

async function describedBy(page: Page): Promise<string | null> {
  const id = await page.locator('main input[type="email"]').getAttribute('aria-describedby');
  return page.locator(`[id="${id}"]`).textContent();
}
