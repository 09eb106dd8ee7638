import { checkContent } from '../../compiler/check-content.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import type { Localized } from '../../compiler/diagnostics/language.ts';
import { readDataFolder, type SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { validateFiles } from '../../compiler/validate/validate-files.ts';
import { Failure } from '../../failure.ts';
import { chooseLanguage } from '../../report/choose-language.ts';
import { reportFindings } from '../../report/report-findings.ts';
import { type DataChanges, withChanges } from './changes.ts';
import { saveChanges } from './save-changes.ts';

const MEND_FIRST: Localized = {
  en: 'Mend these errors first. Nothing was changed.',
  id: 'Perbaiki dulu kesalahan ini. Tidak ada yang diubah.',
};
const NOT_SOUND: Localized = {
  en: 'This would not be sound. Nothing was changed.',
  id: 'Hasilnya akan salah. Tidak ada yang diubah.',
};

/**
 * Reads a data folder that is about to be changed.
 *
 * @throws Failure if it cannot be read or has errors, which are printed then
 */
export function openSoundFolder(folder: string): {
  readonly sources: readonly SourceFile[];
  readonly files: ContentFiles;
} {
  const sources = readDataFolder(folder);
  refuseErrors(sources, MEND_FIRST);
  return { sources, files: validateFiles(sources).files };
}

/**
 * Writes changes into a data folder if it has no errors afterwards; if it would, nothing is written.
 *
 * @returns the findings after the changes, none of them an error
 * @throws Failure if there would be errors, which are printed then, or the folder cannot be written to
 */
export function saveIfSound(
  folder: string,
  sources: readonly SourceFile[],
  changes: DataChanges,
): readonly Diagnostic[] {
  const visible = new Map([...changes].filter(([path]) => !isHidden(path)));
  const diagnostics = refuseErrors(withChanges(sources, visible), NOT_SOUND);
  saveChanges(folder, changes);
  return diagnostics;
}

function refuseErrors(sources: readonly SourceFile[], sentence: Localized): readonly Diagnostic[] {
  const { diagnostics } = checkContent(sources);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return diagnostics;
  const language = chooseLanguage(undefined);
  reportFindings(errors, sources, { language });
  throw new Failure(language === undefined ? sentence.en : sentence[language]);
}

function isHidden(path: string): boolean {
  return path.split('/').some((step) => step.startsWith('.'));
}
