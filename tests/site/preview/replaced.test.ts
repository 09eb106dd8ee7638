import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { serveSite } from '../../../scripts/site/preview/serve.ts';
import { publishFolder } from '../../../scripts/site/publish-folder.ts';
import { newTemporaryFolder, removeFolder } from '../../helpers/temporary-folder.ts';

const workspace = newTemporaryFolder();
const dist = join(workspace, 'dist');
const VERSIONS = 40;
const SIZE = 60_000;

afterAll(() => removeFolder(workspace));

/** Each version is longer than the one before; what stands in the first one's assets is gone from the next. */
function documentOf(version: number): string {
  return `<!doctype html>\n<p>${version}</p>${`${version}`.padStart(SIZE + version * 1000, '.')}</p>`;
}

async function publish(version: number): Promise<void> {
  await publishFolder(dist, (folder) => {
    const document = documentOf(version);
    for (const folderOfPage of ['', 'page']) {
      mkdirSync(join(folder, folderOfPage), { recursive: true });
      writeFileSync(join(folder, folderOfPage, 'index.html'), document);
      writeFileSync(join(folder, folderOfPage, 'index.html.br'), brotliCompressSync(document));
    }
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, `assets/app-${version}.js`), `export default ${version};`);
    writeFileSync(join(folder, '404.html'), 'none');
    writeFileSync(join(folder, '_headers'), '/*\n  Referrer-Policy: no-referrer\n/assets/*\n');
    return Promise.resolve(true);
  });
}

interface Heard {
  readonly status: number | undefined;
  readonly policy: unknown;
  readonly body: Buffer;
}

/** An answer as it comes; fails if it is cut off. */
function hear(url: string, accepted: string): Promise<Heard> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': accepted }, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status, headers } = response;
        resolve({ status, policy: headers['referrer-policy'], body: Buffer.concat(pieces) });
      });
    }).on('error', reject);
  });
}

describe('a site that is built anew while it is looked at', () => {
  it('is answered whole, from one version or another, and goes on being served', async () => {
    await publish(0);
    const { server, url } = await serveSite(dist, 0);
    const known = new Set(Array.from({ length: VERSIONS + 1 }, (_, version) => documentOf(version)));
    const seen = new Set<string>();
    let isReplacing = true;
    const ask = async (path: string, accepted: string): Promise<void> => {
      while (isReplacing) {
        const { status, policy, body } = await hear(url + path, accepted);
        const text = String(accepted === 'br' ? brotliDecompressSync(body) : body);
        expect({ status, policy, isWhole: known.has(text) }).toEqual({
          status: 200,
          policy: 'no-referrer',
          isWhole: true,
        });
        seen.add(text);
      }
    };
    const visitors = ['/', '/page', '/page/'].flatMap((path) => [ask(path, 'br'), ask(path, 'identity')]);
    for (let version = 1; version <= VERSIONS; version += 1) {
      await publish(version);
      const script = await hear(`${url}/assets/app-${version}.js`, 'identity');
      expect([script.status, String(script.body)]).toEqual([200, `export default ${version};`]);
      expect((await hear(`${url}/assets/app-${version - 1}.js`, 'identity')).status).toBe(404);
    }
    isReplacing = false;
    await Promise.all(visitors);
    expect(seen.size).toBeGreaterThan(3);
    server.close();
  });

  it('is waited for while there is none', async () => {
    await publish(0);
    const { server, url } = await serveSite(dist, 0);
    renameSync(dist, `${dist}-away`);
    const asked = Promise.all(['/', '/page', '/assets/app-0.js'].map((path) => hear(url + path, 'identity')));
    await sleep(150);
    renameSync(`${dist}-away`, dist);
    expect((await asked).map(({ status }) => status)).toEqual([200, 200, 200]);
    server.close();
  });
});
