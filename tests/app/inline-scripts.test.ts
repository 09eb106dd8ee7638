import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languageMemoryScript, SHARED_CHOICE } from '../../src/app/inline-scripts.ts';
import { LANGUAGE_KEY } from '../../src/shared/language-choice.ts';
import type { LanguageInfo } from '../../src/shared/page-data/layout.ts';

const ORIGIN = 'https://tours.example';

const languages = ['it', 'nl', 'pt'].map(
  (code): LanguageInfo => ({
    code,
    locale: code,
    name: code,
    direction: 'ltr',
    prefix: code === 'it' ? '' : `/${code}`,
    isFallback: false,
    offer: { text: '', accept: '', dismiss: '' },
  }),
);

interface Visit {
  readonly address: string;
  /** The stored text; undefined if storage is forbidden. */
  readonly stored?: string | null;
  readonly referrer?: string;
  readonly type?: NavigationTimingType;
}

/** Runs the script as a browser does; returns the address that it leads to, and `hidden` if it hides the page. */
function visit({ address, stored, referrer = '', type = 'navigate' }: Visit) {
  const seen: { to?: string; hidden?: boolean } = {};
  const { origin, pathname, search, hash } = new URL(address, ORIGIN);
  const style = { visibility: '' };
  runInNewContext(languageMemoryScript(languages), {
    location: {
      origin,
      pathname,
      search,
      hash,
      replace: (to: string) => {
        seen.to = to;
      },
    },
    localStorage: {
      getItem: (key: string) => {
        if (stored === undefined) throw new Error('forbidden');
        return key === LANGUAGE_KEY ? stored : null;
      },
    },
    document: { referrer, documentElement: { style } },
    performance: { getEntriesByType: () => [{ type }] },
    setTimeout: () => 0,
  });
  return { ...seen, hidden: style.visibility === 'hidden' };
}

describe('languageMemoryScript', () => {
  it.each([
    [
      'to the twin of the page, with query and hash',
      { address: '/tours?a=1#b', stored: 'nl' },
      '/nl/tours?a=1#b',
    ],
    ['from the home page to that of the language', { address: '/?a=1', stored: 'nl' }, '/nl?a=1'],
    [
      'from an address that only starts like a language',
      { address: '/ptolemy', stored: 'nl' },
      '/nl/ptolemy',
    ],
    [
      'from another site whose address starts alike',
      { address: '/', stored: 'nl', referrer: `${ORIGIN}.evil/` },
      '/nl',
    ],
  ])('leads %s, and hides the page until then', (_, visited, to) => {
    expect(visit(visited)).toEqual({ to, hidden: true });
  });

  it.each([
    ['on an address that names its language', { address: '/pt/tours', stored: 'nl' }],
    [
      'where the visitor comes from a page of the site',
      { address: '/', stored: 'nl', referrer: `${ORIGIN}/nl` },
    ],
    ['on the way back', { address: '/tours', stored: 'nl', type: 'back_forward' }],
    ['where the page is loaded again', { address: '/tours', stored: 'nl', type: 'reload' }],
    ['where storage is forbidden', { address: '/' }],
    ['where the stored text is no language', { address: '/tours', stored: '__proto__' }],
    ['where nothing is stored', { address: '/tours', stored: null }],
  ] as const)('stays %s', (_, visited) => {
    expect(visit(visited)).toEqual({ hidden: false });
  });

  it('cannot close its script element', () => {
    const [first] = languages;
    const odd = first ? [{ ...first, code: '</script>', prefix: '/</script>' }] : [];
    expect(languageMemoryScript(odd)).not.toContain('</');
  });
});

it.each([
  ['?option=C', true],
  ['?utm=x&people=3', true],
  ['?age-child=1', true],
  ['?utm_option=C', false],
  ['', false],
])('SHARED_CHOICE %s hides prices: %s', (search, isHidden) => {
  const marks: string[] = [];
  runInNewContext(SHARED_CHOICE, {
    location: { search },
    document: { documentElement: { setAttribute: (name: string) => marks.push(name) } },
  });
  expect(marks.length > 0).toBe(isHidden);
});
