import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localizedPath, locatePath, readableAddress } from '../../src/shared/language-address.ts';
import { addressLanguages, pagePath } from '../arbitraries/addresses.ts';

const id = { code: 'id', prefix: '' };
const en = { code: 'en', prefix: '/en' };
const fr = { code: 'fr', prefix: '/fr' };
const languages = [id, en, fr];

describe('locatePath', () => {
  it.each([
    ['/', 'id', '/'],
    ['/about', 'id', '/about'],
    ['/about///', 'id', '/about'],
    ['/en', 'en', '/'],
    ['/en/about', 'en', '/about'],
    ['/english', 'id', '/english'],
    ['/EN/about', 'id', '/EN/about'],
    ['/about/en', 'id', '/about/en'],
    ['/en/%D8%B1%D8%AD%D9%84%D8%A9/', 'en', '/رحلة'],
    ['/%d8%b1%d8%ad', 'id', '/رح'],
    // An invalid escape, and a slash that belongs to a name.
    ['/%D8', 'id', '/%D8'],
    ['/a%2Fb', 'id', '/a%2Fb'],
  ])('reads %j as the language %s and the page %s', (address, code, path) => {
    const located = locatePath(languages, address);
    expect([located.language.code, located.path]).toEqual([code, path]);
  });

  it('finds the default language anywhere in the list', () => {
    expect(locatePath([en, fr, id], '/about').language).toBe(id);
  });

  it('reads back every page in every language', () => {
    fc.assert(
      fc.property(addressLanguages, pagePath, (all, path) => {
        for (const language of all) {
          expect(locatePath(all, localizedPath(language, path))).toEqual({ language, path });
        }
      }),
    );
  });

  it('reads addresses as browsers make them of links', () => {
    fc.assert(
      fc.property(addressLanguages, pagePath, (all, path) => {
        for (const language of all) {
          const address = localizedPath(language, path);
          const { pathname } = new URL(address, 'https://site.example');
          expect(pathname).toBe(address);
          expect(new URL(readableAddress(address), 'https://site.example').pathname).toBe(address);
          expect(address).toMatch(/^[\w\-/%]*$/);
        }
      }),
    );
  });
});
