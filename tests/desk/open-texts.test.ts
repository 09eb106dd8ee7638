import { expect, it } from 'vitest';
import { checkSite } from '../../scripts/compiler/check-site.ts';
import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import { findOpenTexts } from '../../scripts/desk/translations.ts';
import type { OpenText } from '../../src/desk/store/api.ts';
import { valueAt } from '../../src/desk/store/operation.ts';
import { sortByPart, textPart } from '../../src/desk/store/text-parts.ts';
import { firstOperatorFolder } from '../helpers/first-operator.ts';

const sources = readDataFolder(firstOperatorFolder);
const decode = (path: string) =>
  JSON.parse(new TextDecoder().decode(sources.find((source) => source.path === path)?.bytes));

/** The open texts of a language that the site has not had before and the software has no words in. */
function openTexts(): readonly OpenText[] {
  const site = decode('site.json');
  const languages = [
    ...site.languages,
    { code: 'nl', locale: 'nl-NL', name: 'Nederlands', direction: 'ltr' },
  ];
  const bytes = Buffer.from(JSON.stringify({ ...site, languages }));
  const changed = sources.map((source) => (source.path === 'site.json' ? { ...source, bytes } : source));
  const open = findOpenTexts(checkSite(changed).wholeModel.files, () => undefined);
  return open.filter(({ language }) => language === 'nl');
}

it('Every text to translate into a new language has an original: the operator’s, else the software’s.', () => {
  const open = openTexts();
  const originals = open.map(
    ({ area, path, original }) => original ?? valueAt(decode(`texts/en/${area}.json`), path),
  );
  expect(originals.every((original) => typeof original === 'string' && original !== '')).toBe(true);
  expect(open.filter(({ original }) => original !== undefined).length).toBeGreaterThan(100);
});

it('The texts to translate begin with tours and end with the words of the software.', () => {
  const parts = [...new Set(sortByPart(openTexts()).map(textPart))];
  expect([parts[0], parts.at(-1)]).toEqual(['packages', 'software']);
});
