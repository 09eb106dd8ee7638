import { describe, expect, inject, it } from 'vitest';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { waitForHydration } from './helpers/browser.ts';
import { resolvedSite } from './helpers/site-pages.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const site = resolvedSite(firstOperatorFolder);

describe('unknown addresses (decisions 44)', () => {
  const openPage = useWarmBrowser();

  it('are told by a page that leads on, whatever an address looks like', async () => {
    const [usual] = site.languages;
    const { page } = await openPage();
    for (const path of ['/nowhere', '/paket/no-such-tour', '/destinations/atlantis', '/ABOUT']) {
      await page.goto(inject('sites').production + path);
      await waitForHydration(page);
      expect(await page.locator('h1').textContent(), path).toBe(usual?.notFound.title);
      expect(await page.locator('meta[name="robots"]').getAttribute('content'), path).toBe('noindex');
      expect(await page.locator('main a').count(), path).toBe(5);
    }
  });

  it('are shown in the language of the address even where the host serves one page for all', async () => {
    const { page } = await openPage();
    await page.route('**/de/nirgendwo', async (route) => {
      const response = await route.fetch({ url: `${inject('sites').production}/nirgendwo` });
      await route.fulfill({ response });
    });
    await page.goto(`${inject('sites').production}/de/nirgendwo`);
    const german = site.languages.find(({ info }) => info.code === 'de');
    await expect.poll(() => page.locator('h1').textContent()).toBe(german?.notFound.title);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });
});

describe('every address', () => {
  it('answers with and without a slash at the end', async () => {
    for (const path of ['/about', '/about/', '/en', '/en/', '/fr/paket/honeymoon-2d1n/']) {
      expect((await fetch(inject('sites').production + path)).status).toBe(200);
    }
  });
});
