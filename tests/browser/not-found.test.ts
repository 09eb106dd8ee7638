import { describe, expect, inject, it } from 'vitest';
import { languageOf, realSite } from '../helpers/real-site.ts';
import { useBrowser } from './helpers/browser.ts';
import { VISITS } from './helpers/visits.ts';

const site = realSite();

describe.each(VISITS)('not found, $name', (visit) => {
  const openPage = useBrowser();
  const { notFound } = languageOf(site, visit.language);

  it.each(['/nowhere', '/paket/no-such-package', '/destinations/atlantis'])(
    '§2 Routes: %s says that there is no page, and where to go on',
    async (path) => {
      const { page } = await openPage({ viewport: visit.viewport });
      const response = await page.goto(`${inject('sites').production}${visit.prefix}${path}`);
      await page.getByRole('heading', { level: 1, name: notFound.title }).waitFor();
      expect(response?.status()).toBe(404);
      for (const { href } of notFound.links) {
        expect(await page.locator(`main a[href="${href}"]`).count()).toBe(1);
      }
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    },
  );
});
