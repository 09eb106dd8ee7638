import { checkSite } from '../../compiler/check-site.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { soundFiles } from '../../compiler/validate/sound-files.ts';
import { Failure } from '../../failure.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { reportFindings } from '../../report/report-findings.ts';
import { type DataChanges, withChanges } from './changes.ts';
import { newFindings } from './new-findings.ts';
import { openCurrentFolder, tellIn } from './open-folder.ts';
import { saveChanges } from './save-changes.ts';

/**
 * Reads a data folder that is about to be changed.
 *
 * @param messages in which findings are printed
 * @throws Failure if it cannot be read or has errors, which are printed then
 */
export function openSoundFolder(
  folder: string,
  messages: Messages,
): {
  readonly sources: readonly SourceFile[];
  readonly files: ContentFiles;
} {
  const sources = openCurrentFolder(folder, tellIn(messages));
  refuseErrors(sources, ({ failures }) => failures.fixFirst, messages);
  return { sources, files: soundFiles(sources) };
}

/**
 * Checks a data folder as it would be after changes, which are not written.
 *
 * @param messages in which findings are printed
 * @returns the findings, none of them an error
 * @throws Failure if there would be errors, which are printed then
 */
export function refuseUnsound(
  sources: readonly SourceFile[],
  changes: DataChanges,
  messages: Messages,
): readonly Diagnostic[] {
  const visible = new Map([...changes].filter(([path]) => !isHidden(path)));
  return refuseErrors(withChanges(sources, visible), ({ failures }) => failures.notSound, messages);
}

/**
 * Writes changes into a data folder if it has no errors afterwards; if it would, nothing is written.
 *
 * @param messages in which findings are printed
 * @returns the findings after the changes, none of them an error
 * @throws Failure if there would be errors, which are printed then, or the folder cannot be written to
 */
export function saveIfSound(
  folder: string,
  sources: readonly SourceFile[],
  changes: DataChanges,
  messages: Messages,
): readonly Diagnostic[] {
  const diagnostics = refuseUnsound(sources, changes, messages);
  saveChanges(folder, changes, { seen: sources });
  return diagnostics;
}

/**
 * Prints the findings that a data folder has after changes and did not have before.
 *
 * @param sources the folder as it was
 * @param after all findings after the changes
 */
export function tellNewFindings(
  sources: readonly SourceFile[],
  changes: DataChanges,
  after: readonly Diagnostic[],
  messages: Messages,
): void {
  const news = newFindings(checkSite(sources).diagnostics, after);
  if (news.length === 0) return;
  console.log(messages.entries.newFindings);
  reportFindings(news, withChanges(sources, changes), messages);
}

function refuseErrors(
  sources: readonly SourceFile[],
  sentence: Localized,
  messages: Messages,
): readonly Diagnostic[] {
  const { diagnostics } = checkSite(sources);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return diagnostics;
  reportFindings(errors, sources, messages);
  throw new Failure(sentence);
}

function isHidden(path: string): boolean {
  return path.split('/').some((step) => step.startsWith('.'));
}
