import { checkSite } from '../../compiler/check-site.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { validFiles } from '../../compiler/validate/validate-files.ts';
import { Failure } from '../../failure.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { reportFindings } from '../../report/render-pretty.ts';
import { openCurrentFolder } from './open-folder.ts';
import { type DataChanges, isHidden, saveChanges, withChanges } from './save-changes.ts';

/**
 * Reads a data folder that is about to be changed.
 *
 * @throws Failure if it cannot be read or has errors, which are printed then
 */
export function openValidFolder(
  folder: string,
  messages: Messages,
): { readonly sources: readonly SourceFile[]; readonly files: ContentFiles } {
  const sources = openCurrentFolder(folder, messages);
  refuseErrors(sources, ({ failures }) => failures.fixFirst, messages);
  return { sources, files: validFiles(sources) };
}

/**
 * Writes changes into a data folder if it has no errors afterwards, and gives its findings.
 *
 * @param isDryRun checks the changes, and writes nothing
 * @throws Failure if there would be errors, which are printed then, or the folder cannot be written to
 */
export function saveIfValid(
  folder: string,
  sources: readonly SourceFile[],
  changes: DataChanges,
  messages: Messages,
  isDryRun = false,
): readonly Diagnostic[] {
  const visible = new Map([...changes].filter(([path]) => !isHidden(path)));
  const after = withChanges(sources, visible);
  const diagnostics = refuseErrors(after, ({ failures }) => failures.wouldCauseErrors, messages);
  if (!isDryRun) saveChanges(folder, changes, { seen: sources });
  return diagnostics;
}

/** Prints the findings that a data folder has after changes and did not have before. */
export function tellNewFindings(
  sources: readonly SourceFile[],
  changes: DataChanges,
  after: readonly Diagnostic[],
  messages: Messages,
): void {
  const found = findNew(checkSite(sources).diagnostics, after);
  if (found.length === 0) return;
  console.log(messages.entries.newFindings);
  reportFindings(found, withChanges(sources, changes), messages);
}

/** The findings that a folder did not have before; lines move when others are written above them. */
export function findNew(before: readonly Diagnostic[], after: readonly Diagnostic[]): readonly Diagnostic[] {
  const describe = ({ code, at, message }: Diagnostic): string =>
    JSON.stringify([code, at.file, at.path, message]);
  const known = new Set(before.map(describe));
  return after.filter((finding) => !known.has(describe(finding)));
}

/** @throws Failure with a sentence if a site has errors, which are printed then */
export function refuseErrors(
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
