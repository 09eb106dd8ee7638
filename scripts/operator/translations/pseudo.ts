import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { UsageError } from '../../command-line.ts';
import { findOriginals } from '../../compiler/check/originals.ts';
import { isMessage, parseMessage } from '../../compiler/parse/message.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';
import { Failure } from '../../failure.ts';
import type { Messages } from '../../messages/messages.ts';
import { shownFolder } from '../../project/folders.ts';
import { type DataChanges, withChanges } from '../data-folder/changes.ts';
import { appendValue, setValues } from '../json-edit/edit-json.ts';
import { openTranslations, type Translations } from './translations.ts';

/** The growth of a text in the invented language: as much as translations into long languages have. */
const GROWTH = 0.35;

/** Codes that ISO 639 reserves for private use. */
const PRIVATE_CODES = Array.from('abcdefghijklmnopqrst', (letter) => `q${letter}a`);

/** Writes a copy of a data folder that has an invented language as well; gives the exit code. */
export function writePseudoData(folder: string, target: string, messages: Messages): number {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new UsageError(({ translations }) => translations.folderNotEmpty(shownFolder(target)));
  const { sources, translations } = openTranslations(folder, messages);
  const { code, changes } = pseudoData(translations);
  try {
    for (const { path, bytes } of withChanges(sources, changes)) {
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), bytes);
    }
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.folderUnwritable(target));
  }
  console.log(messages.translations.pseudoWritten(code, shownFolder(target)));
  return 0;
}

/** An invented language, and the files that it adds or changes. */
interface PseudoData {
  readonly code: string;
  readonly changes: DataChanges;
}

/**
 * Adds an invented language to a site, derived from the fallback language: see `pseudoText`. Numbers, dates and plurals
 * follow the fallback language.
 */
export function pseudoData({ files, source, targets }: Translations): PseudoData {
  const taken = [source, ...targets].map((language) => language.code);
  const code = PRIVATE_CODES.find((own) => !taken.includes(own)) ?? 'qtz';
  const changes = new Map<string, string>();
  const originals = [...findOriginals(code, source.code, source.texts).values()];
  for (const area of new Set(originals.map((entry) => entry.area))) {
    const entries = originals.filter((entry) => entry.area === area);
    const own = files.texts.find((texts) => texts.language === source.code && texts.area === area);
    const edits = entries.map(({ path, text }) => ({ path, value: pseudoText(text) }));
    changes.set(`texts/${code}/${area}.json`, setValues(own?.file.text ?? '{}\n', edits));
  }
  const site = files.single.site;
  const like = site?.value.languages.findIndex((language) => language.code === source.code) ?? 0;
  const model = Object(valueAtPath(site?.file.value, ['languages', like]));
  const added = { ...model, code, name: pseudoText(String(model.name)) };
  changes.set('site.json', appendValue(site?.file.text ?? '{}', ['languages'], added));
  return { code, changes };
}

/**
 * A text in an invented language that readers of its source can still read: letters with accents, longer by a third, in
 * brackets. Values, plurals and selections of messages stay as they are.
 *
 * @param text a text that passed the checks
 */
export function pseudoText(text: string): string {
  return `[${changeWords(text, stretch)}]`;
}

/** Accents on all letters that have one; vowels doubled, evenly over the text. */
function stretch(text: string): string {
  let debt = 0;
  let result = '';
  for (const letter of text) {
    const changed = addAccent(letter);
    debt += GROWTH;
    const isDoubled = debt >= 1 && /[aeiouy]/i.test(letter);
    if (isDoubled) debt -= 1;
    result += isDoubled ? changed + changed.toLowerCase() : changed;
  }
  return result;
}

/** A letter with an acute accent, if there is one that the typeface has. */
function addAccent(letter: string): string {
  if (!/[a-z]/i.test(letter)) return letter;
  const combined = `${letter}\u0301`.normalize('NFC');
  return combined.length === 1 && combined < '\u0180' ? combined : letter;
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
