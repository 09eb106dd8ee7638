import type { CheckerLanguage } from '../../compiler/diagnostics/language.ts';
import { readDataFolder, type SourceFile } from '../../compiler/read/read-data-folder.ts';
import { paint } from '../../report/paint.ts';
import { reportWords } from '../../report/report-words.ts';
import { saveChanges } from '../data-folder/save-changes.ts';
import type { Fix } from './fix.ts';
import { proposeFixes } from './propose-fixes.ts';

/** How fixes are made and told. */
export interface ApplyOptions {
  readonly language: CheckerLanguage | undefined;
  /** Nothing is written. */
  readonly isDryRun: boolean;
}

/**
 * Puts right what can be put right in one way only, and prints each change.
 *
 * @returns the files of the folder as they are now
 * @throws Failure if the folder cannot be written to; it is then as it was
 */
export function applyFixes(
  folder: string,
  sources: readonly SourceFile[],
  { language, isDryRun }: ApplyOptions,
): readonly SourceFile[] {
  const { fixes, changes } = proposeFixes(sources);
  const words = reportWords(language);
  for (const fix of fixes) console.log(renderFix(fix, language));
  console.log(`${words.fixed(fixes.length, isDryRun)}\n`);
  if (isDryRun || changes.size === 0) return sources;
  saveChanges(folder, changes);
  return readDataFolder(folder);
}

function renderFix({ file, line, before, after }: Fix, language: CheckerLanguage | undefined): string {
  const [from, to] = language === undefined ? [before.en, after.en] : [before[language], after[language]];
  return `${paint('cyan', `${file}:${line}`)} ${paint('red', from)} → ${paint('green', to)}`;
}
