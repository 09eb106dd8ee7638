import { describe, expect, inject, it } from 'vitest';
import { useBrowser, waitForHydration } from './helpers/browser.ts';

// The second operator answers in a chat, in one that takes no message with its address, and by e-mail, and counts
// the openings of the chat at an address of its own.

const TOUR = '/nl/viaggi/orta-2d';
const LINE = 'https://line.example/@laghilenti';
const COUNTER = 'https://clicks.laghi-lenti.example/chat';

describe('channels beside the main one', () => {
  const openPage = useBrowser();
  const tour = `${inject('sites').secondOperator}${TOUR}`;

  it('are plain links before scripts, with the message of the trip where the channel takes one', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(tour);
    const card = page.locator('main aside').first();
    const chat = (await card.locator('a[href^="https://chat.example/"]').first().getAttribute('href')) ?? '';
    const mail = (await card.locator('a[href^="mailto:"]').getAttribute('href')) ?? '';
    const message = new URL(chat).searchParams.get('message') ?? '';
    expect(message).toContain(TOUR);
    expect(new URL(mail).searchParams.get('body')).toBe(message);
    const line = card.locator(`a[href="${LINE}"]`);
    expect(await line.getAttribute('target')).toBe('_blank');
    expect(await card.textContent()).toContain('Voor LINE wordt je bericht gekopieerd');
  });

  it('copy the message of what is chosen where they take none', async () => {
    const { page } = await openPage();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${tour}?people=3`);
    await waitForHydration(page);
    const line = page.locator(`main aside a[href="${LINE}"]`).first();
    // The rules of prices are fetched at the first touch.
    await line.hover();
    await expect.poll(() => line.getAttribute('data-copy')).toContain('3 personen');
    const message = await line.getAttribute('data-copy');
    const [opened] = await Promise.all([page.context().waitForEvent('page'), line.click()]);
    await opened.close();
    await page.bringToFront();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
  });
});

describe('opening the chat', () => {
  const openPage = useBrowser();

  it('is reported to the operator’s own address with page and channel alone', async () => {
    const { page, foreign } = await openPage();
    const reported: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url() === COUNTER) reported.push(request.postData());
    });
    await page.goto(`${inject('sites').secondOperator}${TOUR}?people=3`);
    expect(foreign).toEqual([]);
    const asked = (channel: string) => `page=%2Fnl%2Fviaggi%2Forta-2d&channel=${channel}`;
    await page.locator('header a[target="_blank"]').first().click();
    await expect.poll(() => reported).toEqual([asked('chat')]);
    await page.locator(`main aside a[href="${LINE}"]`).first().click();
    await expect.poll(() => reported).toEqual([asked('chat'), asked('line')]);
  });
});
