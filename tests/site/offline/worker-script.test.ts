import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { sourceHash } from '../../../scripts/site/hosting/content-policy.ts';
import { missingPage, RETIRED_WORKER, workerScript } from '../../../scripts/site/offline/service-worker.ts';
import { languageAt, markedDocument, missingDocument } from '../../../src/app/offline/kept-html.ts';
import type { OfflineLanguage } from '../../../src/domain/offline.ts';
import { firstOperatorSite, languageOf } from '../../helpers/first-operator.ts';

const COLORS = { ground: { light: '#fff', dark: '#000' }, deep: '#123' };

/** What the worker of the site is told of its languages. */
function languages(): readonly OfflineLanguage[] {
  const [, list = '[]'] =
    /^const OFFLINE_LANGUAGES=(.*);$/m.exec(workerScript(firstOperatorSite(), 'code', COLORS)) ?? [];
  return JSON.parse(list) as readonly OfflineLanguage[];
}

const at = (path: string): OfflineLanguage => {
  const language = languageAt(languages(), path);
  if (!language) throw new Error(path);
  return language;
};

describe('the worker that keeps pages', () => {
  it('speaks every language of the site, and ends itself where it is switched off', () => {
    expect(workerScript(firstOperatorSite(), 'code', COLORS).endsWith(';\ncode\n')).toBe(true);
    expect(languages().map(({ prefix }) => prefix)).toEqual(['', '/en', '/fr', '/de']);
    expect(workerScript({ ...firstOperatorSite(), isKeptOffline: false }, 'code', COLORS)).toBe(
      RETIRED_WORKER,
    );
  });

  it.each([
    ['/fr', 'fr-FR'],
    ['/fr/paket/x', 'fr-FR'],
    ['/france', 'id-ID'],
    ['/', 'id-ID'],
  ])('answers %s in %s', (path, locale) => {
    expect(at(path).locale).toBe(locale);
  });

  it('says of which day a kept document is, before all else', () => {
    const marked = markedDocument(
      '<html><body class="a"><p>x</p></body>',
      at('/de'),
      new Date(2026, 10, 20, 23, 50).getTime(),
    );
    const { document } = parseHTML(marked);
    const first = document.body.firstElementChild;
    expect(first?.getAttribute('data-offline')).toBe('document');
    expect(first?.textContent).toBe(
      'Keine oder nur schwache Verbindung. Diese Seite und ihre Preise sind vom Freitag, 20. November 2026. Erneut versuchen',
    );
    expect(document.querySelector('p')?.textContent).toBe('x');
  });

  it('lists what is kept on the page in place of one that is not; nothing where nothing is', () => {
    const response = new Response('');
    const pages = [{ path: '/en/a', title: 'Tea &amp; hills', at: 0, files: [], response }];
    const { document } = parseHTML(missingDocument(at('/en'), pages));
    expect(document.querySelector('h1')?.textContent).toBe('No connection');
    expect(document.querySelector('li a')?.getAttribute('href')).toBe('/en/a');
    expect(document.querySelector('li a')?.textContent).toBe('Tea & hills');
    expect(parseHTML(missingDocument(at('/en'), [])).document.querySelector('h2')).toBeNull();
  });

  it('gives that page a policy that names its style', () => {
    const html = missingPage(firstOperatorSite(), languageOf(firstOperatorSite(), 'fr'), COLORS);
    const { document } = parseHTML(html);
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content');
    expect(policy).toContain(sourceHash(document.querySelector('style')?.textContent ?? ''));
    expect(document.documentElement.lang).toBe('fr');
    expect(document.querySelectorAll('script, link, img')).toHaveLength(0);
  });
});
