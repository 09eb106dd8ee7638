import { resolve } from 'node:path';
import { textAreas } from '../../../schema/collections.ts';
import { findTerms } from '../../../schema/glossary.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import { neededArguments } from '../../compiler/check/message-values.ts';
import { readDictionaries } from '../../compiler/read/read-dictionaries.ts';
import type { TextEntry } from '../../compiler/validate/text-entries.ts';
import { writeNamedFile } from '../../files/named-file.ts';
import { defaultMessages, findMessages, type Messages } from '../../messages/messages.ts';
import { shownFolder } from '../../project/folders.ts';
import { type PoEntry, renderPo } from './po-file.ts';
import {
  findState,
  listKeys,
  openTranslations,
  type TargetLanguage,
  type Translations,
  targetLanguage,
} from './translations.ts';

/** Writes the texts of a language into a PO file for its translator; returns the exit code. */
export function exportTranslations(
  folder: string,
  language: string,
  messages: Messages,
  file = `${language}.po`,
): number {
  const { translations } = openTranslations(folder, messages);
  const target = targetLanguage(translations, language);
  const entries = poEntries(translations, target);
  const path = resolve(file);
  writeNamedFile(path, renderPo(language, entries));
  const open = listKeys(target, 'missing', 'stale').length;
  console.log(messages.translations.exported(entries.length, shownFolder(path), open));
  return 0;
}

/** The texts of a language as a translator gets them, in the order of the source files. */
export function poEntries({ source }: Translations, target: TargetLanguage): readonly PoEntry[] {
  // Translators read the language that is translated from.
  const messages = findMessages(source.code) ?? defaultMessages;
  return [...target.originals.values()].map((entry) => ({
    key: entry.key,
    source: entry.text,
    translation: target.texts.get(entry.key)?.text ?? '',
    isFuzzy: findState(target, entry.key) === 'stale',
    remarks: listRemarks(entry, target, messages),
    place: `${entry.file.path}:${entry.file.valueAt(entry.path).line}`,
  }));
}

function listRemarks(
  { key, area, path, text }: TextEntry,
  { code, texts, glossary }: TargetLanguage,
  { translations }: Messages,
): readonly string[] {
  const [schema] = schemasAt(textAreas[area], path);
  const values = schema ? neededArguments(schema) : [];
  const word = texts.has(key) ? undefined : readDictionaries().get(code)?.texts.get(key);
  return [
    [area, schema?.description].filter(Boolean).join(': '),
    ...(values.length === 0 ? [] : [translations.keepValues(values)]),
    ...(word === undefined ? [] : [translations.softwareWord(word)]),
    ...findTerms(text, glossary?.terms ?? {}).map(([term, wanted]) =>
      translations.glossaryTerm(term, wanted),
    ),
  ];
}
