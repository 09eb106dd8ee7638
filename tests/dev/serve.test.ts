import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishFolder } from '../../scripts/build/publish-folder.ts';
import { type RunningServer, serveSite } from '../../scripts/dev/serve.ts';
import { newTemporaryFolder, removeFolder } from '../helpers/temporary-folder.ts';

const folder = newTemporaryFolder();
let running: RunningServer;

beforeAll(async () => {
  for (const name of ['nl', 'assets']) mkdirSync(join(folder, name));
  for (const [file, text] of [
    ['index.html', 'home'],
    ['404.html', 'niente'],
    ['nl/index.html', 'thuis'],
    ['nl/404.html', 'niets'],
    ['assets/app.js', 'app'],
    ['assets/app.js.br', 'small'],
    ['assets/app.js.gz', 'less'],
    ['_headers', '/*\n  Referrer-Policy: no-referrer\n/assets/*\n  Cache-Control: any\n'],
    ['_redirects', '/vecchio /nl 301!\n/vecchio /nl 301\n/nl/* /nl/404.html 404\n'],
  ] as const) {
    writeFileSync(join(folder, file), text);
  }
  running = await serveSite(folder, 0);
});

afterAll(() => {
  running.server.close();
  removeFolder(folder);
});

async function answerTo(path: string, method = 'GET'): Promise<readonly [status: number, text: string]> {
  const response = await fetch(running.url + path, { method });
  return [response.status, await response.text()];
}

describe('the server of a built site', () => {
  it.each([
    ['/', 200, 'home'],
    ['/nl', 200, 'thuis'],
    ['/nl/', 200, 'thuis'],
    ['/nowhere', 404, 'niente'],
    ['/nl/nowhere', 404, 'niets'],
    ['/nlx', 404, 'niente'],
    ['/assets/', 404, 'niente'],
    ['/%', 404, 'niente'],
    ['/%00', 404, 'niente'],
    ['/assets', 404, 'niente'],
    ['/assets/gone.js', 404, 'niente'],
    ['/assets/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fhostname', 404, 'niente'],
  ])('answers %s with %i and its page', async (path, status, text) => {
    expect(await answerTo(path)).toEqual([status, text]);
  });

  it.each([
    ['/nl', 'no-cache'],
    ['/assets/app.js', 'public, max-age=31536000, immutable'],
    ['/assets/gone.js', 'no-cache'],
  ])('sends the headers of the site with %s', async (path, cached) => {
    const { headers } = await fetch(running.url + path);
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe(cached);
  });

  it.each(['/vecchio', '/vecchio/'])('leads from the former address %s to the present one', async (path) => {
    const { status, headers } = await fetch(running.url + path, { redirect: 'manual' });
    expect([status, headers.get('Location')]).toEqual([301, '/nl']);
  });

  it('says of what is known that it is the same', async () => {
    const { headers } = await fetch(`${running.url}/nl`);
    const again = await fetch(`${running.url}/nl`, {
      headers: { 'If-None-Match': headers.get('ETag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['/assets/app.js', 'gzip, br', 'br', '5', 'text/javascript'],
    ['/assets/app.js', 'gzip', 'gzip', '4', 'text/javascript'],
    ['/nl', 'identity', null, '5', 'text/html;charset=utf-8'],
  ])('sends %s to a browser that accepts %s as %s', async (path, accepted, encoding, length, type) => {
    const { headers } = await fetch(running.url + path, {
      method: 'HEAD',
      headers: { 'Accept-Encoding': accepted },
    });
    expect(headers.get('Content-Encoding')).toBe(encoding);
    expect(headers.get('Content-Length')).toBe(length);
    expect(headers.get('Content-Type')).toBe(type);
    expect(headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('serves what is built while it runs', async () => {
    const dist = join(newTemporaryFolder(), 'dist');
    const build = (text: string) =>
      publishFolder(dist, (aside) => {
        mkdirSync(aside, { recursive: true });
        writeFileSync(join(aside, 'index.html'), text);
        return Promise.resolve(true);
      });
    await build('before');
    const { server, url } = await serveSite(dist, 0);
    await build('after');
    expect(await (await fetch(url)).text()).toBe('after');
    server.close();
    removeFolder(join(dist, '..'));
  });
});
