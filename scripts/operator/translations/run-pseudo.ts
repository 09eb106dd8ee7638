import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../../command-line.ts';
import { Failure } from '../../failure.ts';
import { shownFolder } from '../../project/folders.ts';
import { withChanges } from '../data-folder/changes.ts';
import { openTranslations } from './open-translations.ts';
import { pseudoData } from './pseudo-data.ts';

/** Writes a copy of a data folder that has an invented language as well; gives the exit code. */
export function writePseudoData(folder: string, target: string): number {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new UsageError(`The folder "${shownFolder(target)}" is not empty. Name a new one.`);
  }
  const { sources, translations } = openTranslations(folder);
  const { code, changes } = pseudoData(translations);
  try {
    for (const { path, bytes } of withChanges(sources, changes)) {
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), bytes);
    }
  } catch (error) {
    throw Failure.from(error, `The folder "${target}" cannot be written to`);
  }
  console.log(
    `The data with the invented language "${code}" is in ${shownFolder(target)}. See it with: npm start -- --data ${shownFolder(target)}`,
  );
  return 0;
}
