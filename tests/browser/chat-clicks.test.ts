import { describe, expect, inject, it } from 'vitest';
import { useWarmBrowser } from './helpers/warm-browser.ts';

// The second operator has an address of its own that is told of the chat.

const TOLD = 'https://clicks.laghi-lenti.example/chat';

describe('opening the chat', () => {
  const openPage = useWarmBrowser();

  it('is told to the operator’s own address, with page and channel alone', async () => {
    const { page, foreign } = await openPage();
    const told: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url() === TOLD) told.push(request.postData());
    });
    await page.goto(`${inject('sites').secondOperator}/nl/viaggi/orta-2d?people=3`);
    expect(foreign).toEqual([]);
    await page.locator('header a[target="_blank"]').first().click();
    await expect.poll(() => told).toEqual(['page=%2Fnl%2Fviaggi%2Forta-2d&channel=chat']);
  });

  it('is told to nobody unless the data say so', async () => {
    const { page } = await openPage();
    const html = await (await page.goto(`${inject('sites').production}/en`))?.text();
    expect(html).not.toContain('sendBeacon');
  });
});
