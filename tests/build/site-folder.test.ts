import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BuildCache } from '../../scripts/build/build-cache.ts';
import { SiteFolder } from '../../scripts/build/site-folder.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const TEXT = 'body { color: rebeccapurple }'.repeat(40);

it('a site that is being put together has texts in three forms once it is settled, and pictures as they are', async () => {
  const root = temporaryFolder();
  const out = new SiteFolder(join(root, 'site'), new BuildCache(join(root, 'cache')), true);
  out.add('looks/index.html', TEXT);
  out.add('looks/a.css', TEXT);
  out.add('reef.jpg', new Uint8Array([255, 216]));
  await out.settle();
  const read = (name: string) => readFileSync(join(out.folder, name));
  expect(readdirSync(join(out.folder, 'looks')).toSorted()).toEqual([
    'a.css',
    'a.css.br',
    'a.css.gz',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(read('looks.html').toString()).toBe(TEXT);
  expect(brotliDecompressSync(read('looks/a.css.br')).toString()).toBe(TEXT);
  expect(gunzipSync(read('looks/a.css.gz')).toString()).toBe(TEXT);
  expect([...read('reef.jpg')]).toEqual([255, 216]);
  expect(out.sizes.get('looks/a.css')).toBe(read('looks/a.css.br').length);
  expect(out.sizes.get('reef.jpg')).toBe(2);
});
