import { describe, expect, inject, it } from 'vitest';
import { waitForHydration } from './helpers/browser.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

// The second operator answers in a chat, in one that takes no message with its address, and by e-mail.

const TOUR = '/nl/viaggi/orta-2d';
const LINE = 'https://line.example/@laghilenti';

describe('other ways to write than the button', () => {
  const openPage = useWarmBrowser();
  const tour = `${inject('sites').secondOperator}${TOUR}`;

  it('are plain links before scripts, with the message of the trip where it can go along', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(tour);
    const card = page.locator('main aside').first();
    const chat = (await card.locator('a[href^="https://chat.example/"]').first().getAttribute('href')) ?? '';
    const mail = (await card.locator('a[href^="mailto:"]').getAttribute('href')) ?? '';
    const message = new URL(chat).searchParams.get('message') ?? '';
    expect(message).toContain(TOUR);
    expect(new URL(mail).searchParams.get('body')).toBe(message);
    const line = card.locator(`a[href="${LINE}"]`);
    expect(await line.getAttribute('data-copy')).toBe(message);
    expect(await line.getAttribute('target')).toBe('_blank');
    expect(await card.locator('a[href^="mailto:"]').getAttribute('target')).toBe(null);
    expect(await card.textContent()).toContain('Voor LINE wordt je bericht gekopieerd');
  });

  it('get the message of what is chosen, which is copied as the channel opens', async () => {
    const { page } = await openPage();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${tour}?people=3`);
    await waitForHydration(page);
    const line = page.locator(`main aside a[href="${LINE}"]`).first();
    // What reckons prices is fetched at the first touch.
    await line.hover();
    await expect.poll(() => line.getAttribute('data-copy')).toContain('3 personen');
    const message = await line.getAttribute('data-copy');
    const [opened] = await Promise.all([page.context().waitForEvent('page'), line.click()]);
    await opened.close();
    await page.bringToFront();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
  });

  it('are told of by their names where openings are told', async () => {
    const { page } = await openPage();
    const told: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url() === 'https://clicks.laghi-lenti.example/chat') told.push(request.postData());
    });
    await page.goto(tour);
    await page.locator(`main aside a[href="${LINE}"]`).first().click();
    await expect.poll(() => told).toEqual(['page=%2Fnl%2Fviaggi%2Forta-2d&channel=line']);
  });

  it('stand in the footer of every page, beside all phones by name', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${inject('sites').secondOperator}/nl`);
    const footer = page.locator('footer');
    expect(await footer.locator(`a[href="${LINE}"]`).count()).toBe(1);
    const text = (await footer.textContent()) ?? '';
    expect(text).toContain('Kantoor +39 0322 000000');
    expect(text).toContain('Noodgevallen +39 0322 000001');
    // That of the chat opens it; the other one is called.
    expect(await footer.locator('a', { hasText: '000000' }).getAttribute('href')).toMatch(/^https:\/\/chat/);
    expect(await footer.locator('a', { hasText: '000001' }).getAttribute('href')).toBe('tel:+390322000001');
  });

  it('are not loaded by sites that have one way to write', async () => {
    const { page } = await openPage();
    const html = await (await page.goto(`${inject('sites').production}/en`))?.text();
    expect(html).not.toContain('data-copy');
    expect(html).not.toContain('navigator.clipboard');
  });
});
