import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptPages } from '../../../src/app/offline/kept-pages.ts';
import { PATIENCE, PageAnswers } from '../../../src/app/offline/page-answers.ts';
import type { OfflineLanguage } from '../../../src/domain/offline.ts';
import { MemoryCaches } from '../../helpers/memory-caches.ts';

const ENGLISH: OfflineLanguage = {
  prefix: '',
  locale: 'en-GB',
  notice: ['as of ', { value: 'date' }],
  retry: 'Again',
  document: '<h1>Nothing</h1><!--kept-->',
  keptPages: 'Kept',
};

/** The moment at which pages are kept. */
const KEPT = new Date(2027, 0, 2, 12).getTime();
const OLD = 'as of Saturday, 2 January 2027';

/** A site of one page, which is kept in its first release. */
async function keptSite() {
  let release = 'one';
  let away: 'no' | 'silent' | 'yes' = 'no';
  const fetch = (path: string): Promise<Response> => {
    if (away === 'yes') return Promise.reject(new TypeError('no network'));
    if (away === 'silent') return new Promise(() => undefined);
    const html = `<body><link href="/data/v/en.js"><link href="/data/v/a.js">${release}</body>`;
    const type = path.includes('.') ? 'text/javascript' : 'text/html';
    return Promise.resolve(
      new Response(type === 'text/html' ? html : `${release} ${path}`, { headers: { 'Content-Type': type } }),
    );
  };
  const pages = new KeptPages(new MemoryCaches() as unknown as CacheStorage, fetch, () => KEPT);
  await pages.keep('/a', []);
  const answers = new PageAnswers(pages, fetch, [ENGLISH]);
  const document = async (path: string, client = 'tab'): Promise<Response> =>
    answers.document(path, fetch(path), client);
  return {
    answers,
    document,
    goAway: (how: typeof away) => {
      away = how;
    },
    deploy: () => {
      release = 'two';
    },
  };
}

const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();

describe('what is answered', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes from the network where that answers', async () => {
    const { answers, document, deploy } = await keptSite();
    deploy();
    expect(await text(document('/a'))).toContain('two</body>');
    expect(await text(answers.data('/data/v/a.js', 'tab'))).toBe('two /data/v/a.js');
    expect(await answers.visit('/a', [], 'tab')).toEqual({ type: 'visited', path: '/a' });
  });

  it('is what was kept where the network fails, and says of which day that is', async () => {
    const { answers, document, goAway } = await keptSite();
    goAway('yes');
    expect(await text(document('/a'))).toContain(`<span>${OLD}</span> <a href="">Again</a>`);
    expect((await answers.visit('/a', [], 'tab')).notice).toEqual({ text: OLD, retry: 'Again' });
  });

  it('is what was kept once the network has been waited for', async () => {
    const { document, goAway } = await keptSite();
    goAway('silent');
    const answer = document('/a');
    const told = vi.fn<(answer: Response) => void>();
    void answer.then(told);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await text(answer)).toContain(OLD);
  });

  it('goes together: a kept document has the data that it came with, whatever was published since', async () => {
    const { answers, document, goAway, deploy } = await keptSite();
    goAway('yes');
    await document('/a');
    goAway('no');
    deploy();
    expect(await text(answers.data('/data/v/a.js', 'tab'))).toBe('one /data/v/a.js');
    expect(await text(answers.data('/data/v/a.js', 'other'))).toBe('two /data/v/a.js');
    // It says so after the network is back, too.
    expect((await answers.visit('/a', [], 'tab')).notice?.text).toBe(OLD);
  });

  it('waits for the data of a document that is new, however long that takes', async () => {
    const { answers, document, goAway } = await keptSite();
    await document('/a');
    goAway('silent');
    const told = vi.fn<(answer: Response) => void>();
    void answers.data('/data/v/a.js', 'tab').then(told);
    await vi.advanceTimersByTimeAsync(PATIENCE * 3);
    expect(told).not.toHaveBeenCalled();
  });

  it('says that a page within the document is old where its data were kept', async () => {
    const { answers, document, goAway } = await keptSite();
    await document('/b');
    goAway('yes');
    expect(await text(answers.data('/data/v/a.js', 'tab'))).toBe('one /data/v/a.js');
    goAway('no');
    expect((await answers.visit('/a', [], 'tab')).notice?.text).toBe(OLD);
    await answers.data('/data/v/a.js', 'tab');
    expect((await answers.visit('/a', [], 'tab')).notice).toBeUndefined();
  });

  it('is a list of what is kept where the page is not, and an error for files', async () => {
    const { answers, document, goAway } = await keptSite();
    goAway('yes');
    const answer = await document('/b');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('<li><a href="/a">');
    await expect(answers.data('/data/v/b.js', 'tab')).rejects.toThrow('no network');
    await expect(answers.file('/assets/b.js', () => undefined)).rejects.toThrow('no network');
  });
});
