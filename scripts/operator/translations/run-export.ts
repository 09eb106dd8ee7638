import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from '../../failure.ts';
import { shownFolder } from '../../project/folders.ts';
import { openTranslations, targetLanguage } from './open-translations.ts';
import { poEntries } from './po-entries.ts';
import { renderPo } from './po-file.ts';

/** Writes the texts of a language into a PO file for its translator; gives the exit code. */
export function exportTranslations(folder: string, language: string, file = `${language}.po`): number {
  const { translations } = openTranslations(folder);
  const target = targetLanguage(translations, language);
  const entries = poEntries(translations, target);
  const path = resolve(file);
  try {
    writeFileSync(path, renderPo(language, entries));
  } catch (error) {
    throw Failure.from(error, `The file "${path}" cannot be written`);
  }
  const open = entries.filter(({ translation, isFuzzy }) => translation === '' || isFuzzy).length;
  console.log(`${entries.length} texts are in ${shownFolder(path)}, ${open} of them to be translated.`);
  return 0;
}
