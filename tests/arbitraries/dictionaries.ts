import * as fc from 'fast-check';
import type { Dictionary } from '../../src/shared/i18n/translate.ts';
import { anyText, inheritedName } from './texts.ts';

/** Languages, few enough that dictionaries and questions meet. */
export const dictionaryLanguage = fc.constantFrom('id', 'en', 'fr', 'de');

/** Keys, few enough that dictionaries and questions meet. */
export const textKey = fc.oneof(fc.constantFrom('home.title', 'home.text', ''), inheritedName, anyText);

const dictionary: fc.Arbitrary<Dictionary> = fc
  .array(fc.tuple(textKey, anyText))
  .map((texts) => new Map(texts));

/** Dictionaries of some of the languages; any may be missing. */
export const dictionaries: fc.Arbitrary<ReadonlyMap<string, Dictionary>> = fc
  .array(fc.tuple(dictionaryLanguage, dictionary))
  .map((entries) => new Map(entries));
