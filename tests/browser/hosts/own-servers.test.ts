import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHostRules } from '../../../scripts/build/hosting/host-rules.ts';
import { writeServerConfigs } from '../../../scripts/build/hosting/server-configs.ts';
import { english } from '../../../scripts/messages/english.ts';
import { SCRIPT_ADDRESSES } from '../../helpers/script-site.ts';
import { newTemporaryFolder, removeFolder } from '../../helpers/temporary-folder.ts';
import { isServerUsable, type OwnServer, type ServerName, startServer } from '../helpers/own-servers.ts';
import { type SiteName, siteFolder } from '../helpers/site-folders.ts';
import { sitePages } from '../helpers/site-pages.ts';

const SITES = ['firstOperator', 'secondOperator', 'scripts'] as const;

describe.each(['nginx', 'Caddy', 'Apache'] as const)('%s', (name) => {
  const isUsable = isServerUsable(name);
  if (!isUsable) console.log(`The tests with ${name} are skipped: it is not installed.`);
  describe.runIf(isUsable)('with the configuration of the build', () => {
    testServer(name);
  });
});

function testServer(name: ServerName): void {
  const folders: string[] = [];
  const servers: OwnServer[] = [];
  const folder = siteFolder('firstOperator');
  const urls = new Map<SiteName, string>();

  beforeAll(async () => {
    for (const site of SITES) {
      const configs = newTemporaryFolder();
      folders.push(configs);
      writeServerConfigs(siteFolder(site), configs, english);
      const server = await startServer(name, configs, siteFolder(site));
      servers.push(server);
      urls.set(site, server.url);
    }
  });

  afterAll(async () => {
    await Promise.all(servers.map(({ end }) => end()));
    for (const configs of folders) removeFolder(configs);
  });

  const request = (site: SiteName, path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(urls.get(site) + path, { method, redirect: 'manual', headers });

  it.each(SITES)('answers every address of %s with its page', async (site) => {
    for (const { address: path } of sitePages(site)) {
      for (const asked of new Set([path, `${path.replace(/\/$/, '')}/`])) {
        const response = await request(site, asked);
        expect({ asked, status: response.status }).toEqual({ asked, status: 200 });
        expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
        const [, canonical = ''] = /rel="canonical" href="([^"]*)"/.exec(await response.text()) ?? [];
        expect(new URL(canonical).pathname).toBe(path);
      }
    }
  });

  it('redirects former addresses in any script', async () => {
    for (const prefix of ['', '/ja']) {
      for (const end of ['', '/']) {
        const response = await request('scripts', encodeURI(prefix + SCRIPT_ADDRESSES.former) + end);
        // Apache names its host, too.
        const { pathname } = new URL(response.headers.get('Location') ?? '', response.url);
        expect([response.status, pathname]).toEqual([301, encodeURI(prefix + SCRIPT_ADDRESSES.section)]);
      }
    }
  });

  it.each([
    // Stock nginx and Apache have no module for brotli.
    name !== 'Caddy' ? ['br', null, /^Accept-Encoding$/] : ['br', 'br', /^Accept-Encoding$/],
    ['gzip', 'gzip', /^Accept-Encoding$/],
    ['identity', null, /^(?:Accept-Encoding)?$/],
  ])('sends the stored form of a file for the encoding "%s"', async (accepted, encoding, vary) => {
    const script = `/assets/${readdirSync(join(folder, 'assets')).find((file) => file.endsWith('.js'))}`;
    for (const path of ['/', '/en/about', script, '/sitemap.xml']) {
      const response = await request('firstOperator', path, { 'Accept-Encoding': accepted });
      expect([path, response.headers.get('Content-Encoding')]).toEqual([path, encoding]);
      expect(response.headers.get('Vary') ?? '').toMatch(vary);
    }
    const text = await (await request('firstOperator', script, { 'Accept-Encoding': accepted })).text();
    expect(text).toBe(readFileSync(join(folder, script), 'utf8'));
  });

  it.each([
    ['/no-such-page', 'id'],
    ['/enough', 'id'],
    ['/en/no/such-page', 'en'],
    ['/de/no-such-page.html', 'de'],
    ['/assets/gone.js', 'id'],
  ])('answers the unknown address %s with the page of its language', async (path, language) => {
    const response = await request('firstOperator', path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control') ?? '').not.toContain('immutable');
    expect(await response.text()).toMatch(
      new RegExp(`<html lang="${language}" dir="ltr" data-status="404">`),
    );
  });

  it('sends the headers of the site with every answer', async () => {
    const { headers } = readHostRules(folder);
    expect(Object.keys(headers).length).toBeGreaterThan(1);
    for (const path of ['/', '/en/about', '/robots.txt', '/no-such-page']) {
      const response = await request('firstOperator', path);
      for (const [header, value] of Object.entries(headers)) expect(response.headers.get(header)).toBe(value);
    }
  });

  it('lets browsers cache what never changes, and has them ask for pages again', async () => {
    const cacheOf = async (path: string) =>
      (await request('firstOperator', path)).headers.get('Cache-Control');
    const [asset = ''] = readdirSync(join(folder, 'assets'));
    const [image = ''] = readdirSync(join(folder, 'images'));
    expect(await cacheOf('/en')).toBe('no-cache');
    expect(await cacheOf('/site.webmanifest')).toBe('no-cache');
    expect(await cacheOf(`/assets/${asset}`)).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf(`/images/${image}`)).toBe('public, max-age=31536000, immutable');
    const etag = (await request('firstOperator', '/en')).headers.get('ETag') ?? '';
    expect((await request('firstOperator', '/en', { 'If-None-Match': etag })).status).toBe(304);
  });
}
