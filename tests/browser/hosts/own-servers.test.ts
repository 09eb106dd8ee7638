import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { readHostRules } from '../../../scripts/site/hosting/host-files.ts';
import { writeServerConfigs } from '../../../scripts/site/hosting/server-configs.ts';
import { SCRIPT_ADDRESSES } from '../../helpers/script-site.ts';
import { newTemporaryFolder, removeFolder } from '../../helpers/temporary-folder.ts';
import { needServers, type OwnServer, startServer } from '../helpers/own-servers.ts';
import { siteFolder } from '../helpers/site-folders.ts';
import { siteMapAddresses } from '../helpers/site-map.ts';

const INSTALLING = 600_000;

beforeAll(needServers, INSTALLING);

describe.each(['nginx', 'Caddy'] as const)('%s', (name) => {
  const folders: string[] = [];
  const servers: OwnServer[] = [];
  const real = siteFolder('production');
  /** Has former addresses. */
  const other = siteFolder('secondOperator');
  /** Has addresses that are not written in Latin letters. */
  const scripts = siteFolder('scripts');
  let urlOf: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const urls = new Map<string, string>();
    for (const site of [real, other, scripts]) {
      const configs = newTemporaryFolder();
      folders.push(configs);
      writeServerConfigs(site, configs, english);
      const server = await startServer(name, configs, site);
      servers.push(server);
      urls.set(site, server.url);
    }
    urlOf = urls;
  });

  afterAll(async () => {
    await Promise.all(servers.map(({ end }) => end()));
    for (const folder of folders) removeFolder(folder);
  });

  const ask = (site: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(urlOf.get(site) + path, { method, redirect: 'manual', headers });

  it.each([real, other, scripts])('answers every address of the site map with its page: %s', async (site) => {
    for (const { address, path } of siteMapAddresses(site)) {
      for (const asked of new Set([path, `${path.replace(/\/$/, '')}/`])) {
        const response = await ask(site, asked);
        expect({ asked, status: response.status }).toEqual({ asked, status: 200 });
        expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
        expect(await response.text()).toContain(`rel="canonical" href="${address}"`);
      }
    }
  });

  it('leads on from former addresses in any script', async () => {
    for (const prefix of ['', '/ja']) {
      for (const end of ['', '/']) {
        const response = await ask(scripts, encodeURI(prefix + SCRIPT_ADDRESSES.former) + end);
        expect([response.status, response.headers.get('Location')]).toEqual([
          301,
          encodeURI(prefix + SCRIPT_ADDRESSES.section),
        ]);
      }
    }
  });

  it.each([
    ['br', 'br', /^Accept-Encoding$/],
    ['gzip', 'gzip', /^Accept-Encoding$/],
    ['identity', null, /^(?:Accept-Encoding)?$/],
  ])('sends what is stored for "%s"', async (accepted, encoding, vary) => {
    const script = `/assets/${readdirSync(join(real, 'assets')).find((file) => file.endsWith('.js'))}`;
    for (const path of ['/', '/en/about', script, '/sitemap.xml']) {
      const response = await ask(real, path, { 'Accept-Encoding': accepted });
      expect([path, response.headers.get('Content-Encoding')]).toEqual([path, encoding]);
      expect(response.headers.get('Vary') ?? '').toMatch(vary);
    }
    const text = await (await ask(real, script, { 'Accept-Encoding': accepted })).text();
    expect(text).toBe(readFileSync(join(real, script), 'utf8'));
  });

  it.each(['/tre-giorni', '/tre-giorni/'])(
    'leads from the former address %s to the present one',
    async (path) => {
      for (const prefix of ['', '/nl']) {
        const response = await ask(other, prefix + path);
        expect(response.status).toBe(301);
        expect(response.headers.get('Location')).toBe(`${prefix}/viaggi/isole-lente-3d`);
      }
    },
  );

  it.each([
    ['/no-such-page', 'id'],
    ['/enough', 'id'],
    ['/en/no/such-page', 'en'],
    ['/de/no-such-page.html', 'de'],
    ['/assets/gone.js', 'id'],
  ])('says that there is no %s in its language', async (path, language) => {
    const response = await ask(real, path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control') ?? '').not.toContain('immutable');
    expect(await response.text()).toMatch(
      new RegExp(`<html lang="${language}" dir="ltr" data-status="404">`),
    );
  });

  it('sends the headers of the site with every answer', async () => {
    const { headers } = readHostRules(real);
    expect(Object.keys(headers).length).toBeGreaterThan(1);
    for (const path of ['/', '/en/about', '/robots.txt', '/no-such-page']) {
      const response = await ask(real, path);
      for (const [header, value] of Object.entries(headers)) expect(response.headers.get(header)).toBe(value);
    }
  });

  it('has pages asked for anew, and lets what never changes be kept', async () => {
    const cacheOf = async (path: string) => (await ask(real, path)).headers.get('Cache-Control');
    const [asset = ''] = readdirSync(join(real, 'assets'));
    const [image = ''] = readdirSync(join(real, 'images'));
    expect(await cacheOf('/en')).toBe('no-cache');
    expect(await cacheOf('/site.webmanifest')).toBe('no-cache');
    expect(await cacheOf(`/assets/${asset}`)).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf(`/images/${image}`)).toBe('public, max-age=31536000, immutable');
    const etag = (await ask(real, '/en')).headers.get('ETag') ?? '';
    expect((await ask(real, '/en', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('knows what kind of file each is', async () => {
    const typeOf = async (path: string) => (await ask(real, path)).headers.get('Content-Type');
    const font = readdirSync(join(real, 'assets')).find((file) => file.endsWith('.woff2'));
    expect(await typeOf('/site.webmanifest')).toBe('application/manifest+json');
    expect(await typeOf(`/assets/${font}`)).toBe('font/woff2');
    expect(await typeOf('/favicon.ico')).toMatch(/^image\//);
  });

  it('serves nothing but files', async () => {
    expect((await ask(real, '/', {}, 'POST')).status).toBe(405);
  });
});
