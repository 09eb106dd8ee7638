import { checkContent } from '../../compiler/check-content.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { readDataFolder, type SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { validateFiles } from '../../compiler/validate/validate-files.ts';
import { Failure } from '../../failure.ts';
import { reportFindings } from '../../report/report-findings.ts';
import { type DataChanges, withChanges } from './changes.ts';
import { saveChanges } from './save-changes.ts';

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
  refuseErrors(sources, 'Mend these errors first. Nothing was changed.');
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
  const diagnostics = refuseErrors(
    withChanges(sources, visible),
    'This would not be sound. Nothing was changed.',
  );
  saveChanges(folder, changes);
  return diagnostics;
}

function refuseErrors(sources: readonly SourceFile[], sentence: string): readonly Diagnostic[] {
  const { diagnostics } = checkContent(sources);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return diagnostics;
  reportFindings(errors, sources);
  throw new Failure(sentence);
}

function isHidden(path: string): boolean {
  return path.split('/').some((step) => step.startsWith('.'));
}
