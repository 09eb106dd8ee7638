import * as fc from 'fast-check';
import type { AddressLanguage } from '../../src/domain/language-address.ts';

/** Languages in any order, the one without prefix among them; some codes start with another. */
export const addressLanguages: fc.Arbitrary<readonly AddressLanguage[]> = fc
  .shuffledSubarray(['en', 'eng', 'fr', 'de', 'e'])
  .map((codes) => codes.map((code) => ({ code, prefix: `/${code}` })))
  .chain((prefixed) =>
    fc
      .nat(prefixed.length)
      .map((index) => [...prefixed.slice(0, index), { code: 'id', prefix: '' }, ...prefixed.slice(index)]),
  );

/** A page's path in the default language, home included; it never starts with a language code. */
export const pagePath = fc
  .array(fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
  .filter(([first = '']) => !['en', 'eng', 'fr', 'de', 'e'].includes(first))
  .map((segments) => `/${segments.join('/')}`);
