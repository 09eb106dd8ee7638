import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptPages } from '../../../src/app/offline/kept-pages.ts';
import { PageAnswers } from '../../../src/app/offline/page-answers.ts';
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

const OLD = 'as of Saturday, 2 January 2027';

/** A site of one page, which is kept in its first release. */
async function keptSite() {
  // Made here, since other tests change the time zone of the process.
  const keptAt = new Date(2027, 0, 2, 12).getTime();
  let release = 'one';
  let isAway = false;
  const fetch = (path: string): Promise<Response> => {
    if (isAway) return Promise.reject(new TypeError('no network'));
    const html = `<body><link href="/data/v/en.js"><link href="/data/v/a.js">${release}</body>`;
    const type = path.includes('.') ? 'text/javascript' : 'text/html';
    return Promise.resolve(
      new Response(type === 'text/html' ? html : `${release} ${path}`, { headers: { 'Content-Type': type } }),
    );
  };
  const pages = new KeptPages(new MemoryCaches() as unknown as CacheStorage, fetch, () => keptAt);
  await pages.keep('/a', []);
  const answers = new PageAnswers(pages, fetch, [ENGLISH]);
  const document = async (path: string, client = 'tab'): Promise<Response> =>
    answers.document(path, fetch(path), client);
  return {
    answers,
    document,
    goAway: (now = true) => {
      isAway = now;
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

  it('is what was kept where the network fails, and says of which day that is', async () => {
    const { answers, document, goAway } = await keptSite();
    goAway();
    expect(await text(document('/a'))).toContain(`<span>${OLD}</span> <a href="">Again</a>`);
    expect((await answers.visit('/a', [], 'tab')).notice).toEqual({ text: OLD, retry: 'Again' });
  });

  it('goes together: a kept document has the data that it came with, whatever was published since', async () => {
    const { answers, document, goAway, deploy } = await keptSite();
    goAway();
    await document('/a');
    goAway(false);
    deploy();
    expect(await text(answers.data('/data/v/a.js', 'tab'))).toBe('one /data/v/a.js');
    expect(await text(answers.data('/data/v/a.js', 'other'))).toBe('two /data/v/a.js');
    // It says so after the network is back, too.
    expect((await answers.visit('/a', [], 'tab')).notice?.text).toBe(OLD);
  });

  it('says that a page within the document is old where its data were kept', async () => {
    const { answers, document, goAway } = await keptSite();
    await document('/b');
    goAway();
    expect(await text(answers.data('/data/v/a.js', 'tab'))).toBe('one /data/v/a.js');
    goAway(false);
    expect((await answers.visit('/a', [], 'tab')).notice?.text).toBe(OLD);
    await answers.data('/data/v/a.js', 'tab');
    expect((await answers.visit('/a', [], 'tab')).notice).toBeUndefined();
  });

  it('is a list of what is kept where the page is not, and an error for files', async () => {
    const { answers, document, goAway } = await keptSite();
    goAway();
    const answer = await document('/b');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('<li><a href="/a">');
    await expect(answers.data('/data/v/b.js', 'tab')).rejects.toThrow('no network');
    await expect(answers.file('/assets/b.js', () => undefined)).rejects.toThrow('no network');
  });
});
