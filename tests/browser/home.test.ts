import { describe, expect, it } from 'vitest';
import { openScreen } from './helpers/open-screen.ts';
import { VISITS } from './helpers/visits.ts';
import { whenShown } from './helpers/waits.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

describe.each(VISITS)('home, $name', (visit) => {
  const openPage = useWarmBrowser();

  it.each([
    { how: 'the button', text: 'Senaru', submit: 'click', query: '?query=Senaru' },
    { how: 'Enter', text: ' air & sea ', submit: 'Enter', query: '?query=air+%26+sea' },
    { how: 'the button without text', text: '  ', submit: 'click', query: '' },
  ])('§2 Home search: $how leads to the destinations', async ({ text, submit, query }) => {
    const page = await openScreen(openPage, visit, '/');
    await page.locator('search input').fill(text);
    if (submit === 'click') await page.locator('search button').click();
    else await page.locator('search input').press(submit);
    await page.waitForURL(`**${visit.prefix}/destinations${query}`);
    await whenShown(page.getByRole('tablist'));
    expect(await page.getByRole('searchbox').inputValue()).toBe(text.trim());
  });
});
