import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageMemoryScript } from '../../src/app/language-memory.ts';
import type { LanguageInfo } from '../../src/domain/page-data/shell.ts';
import { LANGUAGE_KEY } from '../../src/i18n/language-choice.ts';

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
  /** What is stored; undefined where storage is forbidden. */
  readonly stored?: string | null;
  readonly referrer?: string;
}

/** Runs the script as a browser does; gives where it leads, and whether the page was hidden. */
function visit({ address, stored, referrer = '' }: Visit) {
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
    setTimeout: () => 0,
  });
  return { ...seen, hidden: style.visibility === 'hidden' };
}

describe('languageMemoryScript (spec §4 Language, decisions 53)', () => {
  it('leads to the twin of the page, query and hash kept', () => {
    expect(visit({ address: '/tours?a=1#b', stored: 'nl' }).to).toBe('/nl/tours?a=1#b');
  });

  it('leads from the home page to the language’s own', () => {
    expect(visit({ address: '/?a=1', stored: 'nl' }).to).toBe('/nl?a=1');
  });

  it('hides the page until its twin is there', () => {
    expect(visit({ address: '/tours', stored: 'nl' }).hidden).toBe(true);
  });

  it('stays on an address that names its language', () => {
    expect(visit({ address: '/pt/tours', stored: 'nl' }).to).toBeUndefined();
  });

  it('takes an address that only starts like a language for one without', () => {
    expect(visit({ address: '/ptolemy', stored: 'nl' }).to).toBe('/nl/ptolemy');
  });

  it('stays where the visitor comes from a page of the site', () => {
    expect(visit({ address: '/', stored: 'nl', referrer: `${ORIGIN}/nl` }).to).toBeUndefined();
  });

  it('is not misled by another site whose address starts alike', () => {
    expect(visit({ address: '/', stored: 'nl', referrer: `${ORIGIN}.evil/` }).to).toBe('/nl');
  });

  it('stays where storage is forbidden', () => {
    expect(visit({ address: '/' })).toEqual({ hidden: false });
  });

  it('stays, with the page in sight, for whatever else is stored', () => {
    const other = fc.option(
      fc
        .oneof(fc.constantFrom('it', 'NL', '__proto__', 'constructor'), fc.string())
        .filter((text) => text !== 'nl' && text !== 'pt'),
    );
    fc.assert(
      fc.property(other, (stored) => {
        expect(visit({ address: '/tours', stored })).toEqual({ hidden: false });
      }),
    );
  });

  it('cannot end the element that it stands in', () => {
    const [first] = languages;
    const odd = first ? [{ ...first, code: '</script>', prefix: '/</script>' }] : [];
    expect(languageMemoryScript(odd)).not.toContain('</');
  });
});
