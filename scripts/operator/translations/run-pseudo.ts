import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../../command-line.ts';
import { Failure } from '../../failure.ts';
import type { Messages } from '../../messages/messages.ts';
import { shownFolder } from '../../project/folders.ts';
import { withChanges } from '../data-folder/changes.ts';
import { openTranslations } from './open-translations.ts';
import { pseudoData } from './pseudo-data.ts';

/** Writes a copy of a data folder that has an invented language as well; gives the exit code. */
export function writePseudoData(folder: string, target: string, messages: Messages): number {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new UsageError(({ translations }) => translations.folderNotEmpty(shownFolder(target)));
  }
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
