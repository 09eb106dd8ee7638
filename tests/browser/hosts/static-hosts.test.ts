import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCRIPT_ADDRESSES } from '../../helpers/script-site.ts';
import { parsedDocument } from '../helpers/documents.ts';
import { siteFolder } from '../helpers/site-folders.ts';
import { siteMapAddresses } from '../helpers/site-map.ts';
import { type Answer, cloudflarePages, gitHubPages, netlify } from '../helpers/static-hosts.ts';

const HOSTS = [
  ['GitHub Pages', gitHubPages],
  ['Netlify', netlify],
  ['Cloudflare Pages', cloudflarePages],
] as const;

const real = siteFolder('production');
/** Has former addresses. */
const other = siteFolder('secondOperator');
/** Has addresses that are not written in Latin letters. */
const scripts = siteFolder('scripts');

function textOf(site: string, file = ''): string {
  return readFileSync(join(site, file), 'utf8');
}

const canonicals = new Map<string, string | null | undefined>();

/** The address that a document gives itself; read once for all hosts. */
function canonicalOf(site: string, file = ''): string | null | undefined {
  const path = join(site, file);
  if (!canonicals.has(path)) {
    const link = parsedDocument(textOf(site, file)).querySelector('link[rel="canonical"]');
    canonicals.set(path, link?.getAttribute('href'));
  }
  return canonicals.get(path);
}

/** Where a browser is after an answer: hosts that know of no rules send a page that leads on. */
function goalOf({ status, location, file }: Answer, site = other): string | undefined {
  if (status === 301) return location;
  return /http-equiv="refresh" content="0; url=([^"]+)"/.exec(textOf(site, file))?.[1];
}

describe.each(HOSTS)('%s', (name, host) => {
  it('leads on from former addresses in any script', () => {
    for (const prefix of ['', '/ja']) {
      const [from, to] = [SCRIPT_ADDRESSES.former, SCRIPT_ADDRESSES.section].map((path) =>
        encodeURI(prefix + path),
      );
      const first = host(scripts, from ?? '');
      // Hosts without rules lead to the folder of the page that leads on.
      const answer = first.location === `${from}/` ? host(scripts, `${from}/`) : first;
      expect(goalOf(answer, scripts)).toBe(to);
    }
  });

  it.each([real, other, scripts])(
    'answers every address of the site map just as it is written: %s',
    (site) => {
      const addresses = siteMapAddresses(site);
      expect(addresses.length).toBeGreaterThanOrEqual(20);
      for (const { address, path } of addresses) {
        const { status, file } = host(site, path);
        expect({ path, status }).toEqual({ path, status: 200 });
        expect(canonicalOf(site, file)).toBe(address);
      }
    },
  );

  it.each([
    ['/tre-giorni', '/viaggi/isole-lente-3d'],
    ['/nl/tre-giorni', '/nl/viaggi/isole-lente-3d'],
  ])('leads from the former address %s to the present one', (from, to) => {
    expect(goalOf(host(other, from))).toBe(to);
  });

  it('says that there is no such page in the language of the address, where it can', () => {
    const english = name === 'GitHub Pages' ? '404.html' : 'en/404.html';
    expect(host(real, '/en/no/such-page')).toEqual({ status: 404, file: english });
    expect(host(real, '/enough')).toEqual({ status: 404, file: '404.html' });
    expect(host(real, '/no-such-page')).toEqual({ status: 404, file: '404.html' });
  });
});

describe('the headers for hosts', () => {
  // developers.cloudflare.com/pages/configuration/headers
  it.each([real, other])('keep within what Cloudflare Pages reads: %s', (site) => {
    const lines = textOf(site, '_headers').trim().split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  it.each([real, other])('name none twice for an address, which would send both values: %s', (site) => {
    const [all = '', ...blocks] = textOf(site, '_headers').split(/^(?=\/)/m);
    const names = (block: string): readonly string[] =>
      [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase());
    expect(new Set(names(all)).size).toBe(names(all).length);
    for (const block of blocks) for (const name of names(block)) expect(names(all)).not.toContain(name);
  });
});
