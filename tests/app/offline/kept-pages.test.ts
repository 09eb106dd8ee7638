import { describe, expect, it } from 'vitest';
import { KeptPages } from '../../../src/app/offline/kept-pages.ts';
import { MemoryCaches } from '../../helpers/memory-caches.ts';

const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };

/** A site whose pages each name a script of their own, shared data and data of their own. */
class TestSite {
  readonly caches = new MemoryCaches();
  /** Stands in all that is answered. */
  release = 'one';
  missing = new Set<string>();
  status = 200;
  isAway = false;
  now = 1000;
  readonly pages = new KeptPages(
    this.caches as unknown as CacheStorage,
    (path) => this.#answer(path),
    () => this.now,
  );

  #answer(path: string): Promise<Response> {
    if (this.isAway) return Promise.reject(new TypeError('no network'));
    if (this.missing.has(path)) return Promise.resolve(new Response('', { status: 404 }));
    if (this.status !== 200) return Promise.resolve(new Response('', { status: this.status }));
    if (path.includes('.')) return Promise.resolve(new Response(`${this.release} ${path}`));
    const html = `<title>${path}</title><link href="/assets/${this.release}.js"><link href="/data/v/en.js"><link href="/data/v${path}.js"><img src="/images${path}.svg">`;
    return Promise.resolve(new Response(html, { headers: HTML }));
  }

  async paths(): Promise<readonly string[]> {
    return (await this.pages.list()).map(({ path }) => path);
  }

  async text(answer: Promise<Response | undefined>): Promise<string | undefined> {
    return (await answer)?.text();
  }
}

describe('pages that are kept', () => {
  it('are whole: document, data and files, with time and title', async () => {
    const site = new TestSite();
    expect(await site.pages.keep('/a', ['/images/seen.svg', '/data/v/other.js'])).toBe(true);
    const page = await site.pages.find('/a');
    expect(page).toMatchObject({ path: '/a', at: 1000, title: '/a' });
    expect(page?.files).toEqual(['/assets/one.js', '/images/seen.svg']);
    expect(page?.response.headers.has('content-encoding')).toBe(false);
    expect(await site.text(site.pages.dataOf('/data/v/en.js', '/a'))).toBe('one /data/v/en.js');
    expect(await site.text(site.pages.anyData('/data/v/a.js'))).toBe('one /data/v/a.js');
    expect(await site.pages.anyData('/data/v/other.js')).toBeUndefined();
    expect(await site.text(site.pages.file('/images/seen.svg'))).toBe('one /images/seen.svg');
  });

  it('are not kept where a file that they need is missing; what was kept before stays', async () => {
    const site = new TestSite();
    await site.pages.keep('/a');
    site.release = 'two';
    site.missing.add('/assets/two.js');
    expect(await site.pages.keep('/a')).toBe(true);
    expect((await site.pages.find('/a'))?.files).toContain('/assets/one.js');
    expect(await site.text(site.pages.dataOf('/data/v/a.js', '/a'))).toBe('one /data/v/a.js');
  });

  it('stay where the network or the host fails, and go with their address', async () => {
    const site = new TestSite();
    await site.pages.keep('/a');
    site.isAway = true;
    expect(await site.pages.keep('/a')).toBe(false);
    site.isAway = false;
    site.status = 503;
    expect(await site.pages.keep('/a')).toBe(false);
    expect(await site.paths()).toEqual(['/a']);
    site.status = 404;
    expect(await site.pages.keep('/a')).toBe(true);
    expect(await site.paths()).toEqual([]);
    expect(await site.pages.anyData('/data/v/a.js')).toBeUndefined();
  });

  it('have the data of their own moment, while another page has newer ones; files of no page are dropped', async () => {
    const site = new TestSite();
    await site.pages.keep('/a');
    await site.pages.keep('/b');
    site.release = 'two';
    await site.pages.keep('/b');
    expect(await site.text(site.pages.dataOf('/data/v/en.js', '/a'))).toBe('one /data/v/en.js');
    expect(await site.text(site.pages.dataOf('/data/v/en.js', '/b'))).toBe('two /data/v/en.js');
    expect(await site.pages.file('/assets/one.js')).toBeDefined();
    await site.pages.keep('/a');
    expect(await site.pages.file('/assets/one.js')).toBeUndefined();
    expect(await site.pages.file('/assets/two.js')).toBeDefined();
  });

  it('are the last forty visited, and those that are wanted', async () => {
    const site = new TestSite();
    await site.pages.want(['/wanted', '/wanted', '/gone']);
    for (let count = 0; count < 45; count += 1) await site.pages.keep(`/p${count}`);
    await site.pages.keep('/p7');
    const paths = await site.paths();
    expect(paths).toHaveLength(42);
    expect(paths.slice(0, 2)).toEqual(['/p7', '/p44']);
    expect(paths).toContain('/wanted');
    expect(paths).toContain('/p5');
    expect(paths).not.toContain('/p4');
    // What is wanted no more is the oldest of the visited.
    await site.pages.want([]);
    expect(await site.paths()).not.toContain('/wanted');
  });

  it('make room where the device is full, and give up where that does not help', async () => {
    const site = new TestSite();
    for (const name of ['a', 'b', 'c', 'd'])
      await site.pages.putFile(`/assets/${name}.js`, new Response(name));
    site.caches.room = 4;
    await site.pages.putFile('/assets/e.js', new Response('e'));
    expect(await site.pages.file('/assets/b.js')).toBeUndefined();
    expect(await site.pages.file('/assets/c.js')).toBeDefined();
    expect(await site.text(site.pages.file('/assets/e.js'))).toBe('e');
    site.caches.room = 0;
    expect(await site.pages.keep('/a')).toBe(true);
    expect(await site.pages.find('/a')).toBeUndefined();
  });

  it('stand in for a picture in another width, and for nothing else', async () => {
    const site = new TestSite();
    await site.pages.putFile('/images/hill.1a-720.avif', new Response('hill'));
    await site.pages.putFile('/assets/app-1.js', new Response('app'));
    expect(await site.text(site.pages.similarPicture('/images/hill.1a-360.webp'))).toBe('hill');
    expect(await site.pages.similarPicture('/images/sea.1a-360.webp')).toBeUndefined();
    expect(await site.pages.similarPicture('/assets/app-2.js')).toBeUndefined();
  });
});
