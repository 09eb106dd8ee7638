import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from '../../failure.ts';
import type { Messages } from '../../messages/messages.ts';
import { shownFolder } from '../../project/folders.ts';
import { openTranslations, targetLanguage } from './open-translations.ts';
import { poEntries } from './po-entries.ts';
import { renderPo } from './po-file.ts';

/** Writes the texts of a language into a PO file for its translator; gives the exit code. */
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
  try {
    writeFileSync(path, renderPo(language, entries));
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.fileUnwritable(path));
  }
  const open = entries.filter(({ translation, isFuzzy }) => translation === '' || isFuzzy).length;
  console.log(messages.translations.exported(entries.length, shownFolder(path), open));
  return 0;
}
