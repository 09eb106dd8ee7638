import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { readHostRules } from '../../scripts/build/hosting/host-rules.ts';
import { refusals, useBrowser, waitForHydration, whenShown } from './helpers/browser.ts';
import { documentAt, parsedDocument } from './helpers/documents.ts';
import { siteFolder } from './helpers/site-folders.ts';
import { sitePages } from './helpers/site-pages.ts';

const PLAIN = '/en/paket/lombok-one-day-pink-beach';
const WITH_OPTIONS = '/en/paket/lombok-overnight-4d3n';

/** The values of a directive of a policy; nothing if it is not there. */
function valuesOf(policy: string, directive: string): readonly string[] | undefined {
  const parts = policy.split(';').map((part) => part.trim().split(' '));
  return parts.find(([name]) => name === directive)?.slice(1);
}

describe('the policy of documents', () => {
  const site = siteFolder('firstOperator');
  const { headers } = readHostRules(site);
  const ofHost = headers['Content-Security-Policy'] ?? '';

  it('allows their own scripts and styles by hash, as the header of the host does', () => {
    const documents = [
      ...sitePages('firstOperator').map(({ address }) => documentAt('firstOperator', address)),
      ...['404.html', 'en/404.html'].map((path) => parsedDocument(readFileSync(join(site, path), 'utf8'))),
    ];
    for (const document of documents) {
      const meta = document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
      expect(meta).toHaveLength(1);
      // The policy does not apply to elements before it.
      expect(document.querySelector('script, style, link')?.compareDocumentPosition(meta[0] as Node)).toBe(2);
      const policy = meta[0]?.getAttribute('content') ?? '';
      const scripts = valuesOf(policy, 'script-src') ?? [];
      expect(scripts.every((value) => /^'(?:self|sha256-[\w+/]{43}=)'$/.test(value))).toBe(true);
      for (const script of scripts) expect(valuesOf(ofHost, 'script-src')).toContain(script);
      expect(valuesOf(policy, 'style-src')?.join(' ')).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')*$/);
      expect(valuesOf(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
      expect(valuesOf(policy, 'default-src')).toEqual(["'self'"]);
      expect(valuesOf(policy, 'style-src-attr')).toEqual(["'unsafe-inline'"]);
    }
  });
});

it('the headers of the host add what documents cannot say', () => {
  const { headers } = readHostRules(siteFolder('firstOperator'));
  const policy = headers['Content-Security-Policy'] ?? '';
  expect(valuesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(valuesOf(policy, 'base-uri')).toEqual(["'none'"]);
  expect(valuesOf(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
  expect(headers['Permissions-Policy']).toContain('geolocation=()');
});

describe('the browser', () => {
  const openPage = useBrowser();

  it('refuses nothing when one page leads to the next', async () => {
    const observed = await openPage();
    const { page } = observed;
    await page.goto(inject('sites').firstOperator + PLAIN);
    await waitForHydration(page);
    for (const address of [WITH_OPTIONS, PLAIN, '/en/contact', '/en', '/en/trip-lombok', WITH_OPTIONS]) {
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        document.querySelector('main')?.append(link);
        link.click();
      }, address);
      await page.waitForURL(`**${address}`);
      await whenShown(page.locator('main h1'));
    }
    // On a page that was not loaded as HTML one option is shown at a time, too.
    const shown = page.locator('[data-option]:visible');
    await expect.poll(() => shown.count()).toBe(1);
    expect(await shown.getAttribute('data-option')).toBe('A');
    await page.locator('input[value="C"] + label').click();
    await expect.poll(() => shown.getAttribute('data-option')).toBe('C');
    expect(await shown.count()).toBe(1);
    expect(refusals(observed)).toEqual([]);
  });
});
