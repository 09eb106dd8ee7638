import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { findOriginals } from '../../scripts/compiler/check/languages.ts';
import { invariant } from '../../scripts/compiler/link/invariant.ts';
import { isMessage, parseMessage } from '../../scripts/compiler/parse/message.ts';
import type { ContentFiles } from '../../scripts/compiler/validate/content-files.ts';
import type { DataChanges } from '../../scripts/operator/data-folder/save-changes.ts';
import { insertItem, setValues } from '../../scripts/operator/json-edit/edit-json.ts';
import type { Translations } from '../../scripts/operator/translations/translations.ts';

/** Codes that ISO 639 reserves for private use. */
const PRIVATE_CODES = Array.from('abcdefghijklmnopqrst', (letter) => `q${letter}a`);

/**
 * Adds an invented language to a site, derived from the fallback language: see `pseudoText`. Numbers, dates and plurals
 * follow the fallback language.
 */
export function pseudoData(files: ContentFiles, { source, targets }: Translations) {
  const taken = [source, ...targets].map((language) => language.code);
  const code = PRIVATE_CODES.find((own) => !taken.includes(own)) ?? 'qtz';
  const originals = [...findOriginals(code, source.code, source.texts).values()];
  const texts = [...new Set(originals.map(({ area }) => area))].map((area): [string, string] => {
    const own = files.texts.find((file) => file.language === source.code && file.area === area);
    const edits = originals.filter((entry) => entry.area === area);
    const values = edits.map(({ path, text }) => ({ path, value: pseudoText(text) }));
    return [`texts/${code}/${area}.json`, setValues(own?.file.text ?? '{}\n', values)];
  });
  const { file, value } = invariant(files.single.site, 'site');
  const like = value.languages.find((language) => language.code === source.code);
  const added = { ...like, code, name: pseudoText(like?.name ?? '') };
  const changes: DataChanges = new Map([
    ...texts,
    ['site.json', insertItem(file.text, ['languages'], added)],
  ]);
  return { code, changes };
}

/**
 * A text in an invented language that readers of its source can still read: letters with accents where the typeface has
 * them, longer by a third since vowels are doubled, in brackets. Values, plurals and selections stay as they are.
 *
 * @param text a text that passed the checks
 */
function pseudoText(text: string): string {
  const stretch = (words: string): string =>
    words.replace(/[a-z]/gi, (letter) => {
      const accented = `${letter}\u0301`.normalize('NFC');
      const changed = accented.length === 1 && accented < '\u0180' ? accented : letter;
      return /[aeiouy]/i.test(letter) ? changed + changed.toLowerCase() : changed;
    });
  return `[${changeWords(text, stretch)}]`;
}

/**
 * A text or message with changed words. Values, and what plurals and selections are chosen by, stay as they are.
 *
 * @param text a text that passed the checks
 * @param change gives words of the text, without values, in their new form
 */
export function changeWords(text: string, change: (words: string) => string): string {
  if (!isMessage(text)) return change(text);
  const elements = parseMessage(text).map((element) => changeElement(element, change));
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the printer has a declaration of its own
  return printAST(elements);
}

function changeElement(
  element: MessageFormatElement,
  change: (words: string) => string,
): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: change(element.value) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([name, { value }]) => [
    name,
    { value: value.map((inner) => changeElement(inner, change)) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}
