import * as fc from 'fast-check';
import type { AddressLanguage } from '../../src/shared/language-address.ts';

/** Languages in any order, the one without prefix among them; some codes start with another. */
export const addressLanguages: fc.Arbitrary<readonly AddressLanguage[]> = fc
  .shuffledSubarray(['en', 'eng', 'fr', 'de', 'e'])
  .map((codes) => codes.map((code) => ({ code, prefix: `/${code}` })))
  .chain((prefixed) =>
    fc
      .nat(prefixed.length)
      .map((index) => [...prefixed.slice(0, index), { code: 'id', prefix: '' }, ...prefixed.slice(index)]),
  );

const LETTERS = [...'abz09éßøرحلةيوم٣海の々ーไทยहд한𠮷'];
/** They stand behind letters. */
const MARKS = ['\u0947', '\u0e49', '\u0651'];

const word = fc
  .tuple(fc.constantFrom(...LETTERS), fc.string({ unit: fc.constantFrom(...LETTERS, ...MARKS) }))
  .map((parts) => parts.join(''));

/** What stands between two slashes, in any script. */
export const segment = fc.array(word, { minLength: 1 }).map((words) => words.join('-').normalize('NFC'));

/** A page's path in the default language, home included; it never starts with a language code. */
export const pagePath = fc
  .array(segment)
  .filter(([first = '']) => !['en', 'eng', 'fr', 'de', 'e'].includes(first))
  .map((segments) => `/${segments.join('/')}`);
