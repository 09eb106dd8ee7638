import { checkSite } from '../../compiler/check-site.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { type CheckerLanguage, inLanguage, type Localized } from '../../compiler/diagnostics/language.ts';
import { readDataFolder, type SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { soundFiles } from '../../compiler/validate/sound-files.ts';
import { Failure } from '../../failure.ts';
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
 * @param language the language of what is printed; the checker’s usual one if none is named
 * @throws Failure if it cannot be read or has errors, which are printed then
 */
export function openSoundFolder(
  folder: string,
  language: CheckerLanguage | undefined,
): {
  readonly sources: readonly SourceFile[];
  readonly files: ContentFiles;
} {
  const sources = readDataFolder(folder);
  refuseErrors(sources, MEND_FIRST, language);
  return { sources, files: soundFiles(sources) };
}

/**
 * Checks a data folder as it would be after changes, which are not written.
 *
 * @param language the language of what is printed; the checker’s usual one if none is named
 * @returns the findings, none of them an error
 * @throws Failure if there would be errors, which are printed then
 */
export function refuseUnsound(
  sources: readonly SourceFile[],
  changes: DataChanges,
  language: CheckerLanguage | undefined,
): readonly Diagnostic[] {
  const visible = new Map([...changes].filter(([path]) => !isHidden(path)));
  return refuseErrors(withChanges(sources, visible), NOT_SOUND, language);
}

/**
 * Writes changes into a data folder if it has no errors afterwards; if it would, nothing is written.
 *
 * @param language the language of what is printed; the checker’s usual one if none is named
 * @returns the findings after the changes, none of them an error
 * @throws Failure if there would be errors, which are printed then, or the folder cannot be written to
 */
export function saveIfSound(
  folder: string,
  sources: readonly SourceFile[],
  changes: DataChanges,
  language: CheckerLanguage | undefined,
): readonly Diagnostic[] {
  const diagnostics = refuseUnsound(sources, changes, language);
  saveChanges(folder, changes);
  return diagnostics;
}

function refuseErrors(
  sources: readonly SourceFile[],
  sentence: Localized,
  language: CheckerLanguage | undefined,
): readonly Diagnostic[] {
  const { diagnostics } = checkSite(sources);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return diagnostics;
  reportFindings(errors, sources, { language });
  throw new Failure(inLanguage(sentence, language));
}

function isHidden(path: string): boolean {
  return path.split('/').some((step) => step.startsWith('.'));
}
