import { type CheckResult, checkSite } from '../../compiler/check-site.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { Failure } from '../../failure.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { reportFindings } from '../../report/render-pretty.ts';
import { openCurrentFolder } from './open-folder.ts';
import { changingFolder, type DataChanges, isHidden, saveChanges, withChanges } from './save-changes.ts';

/** Changes of a data folder that are worked out, and sentences about them for the operator. */
export interface ChangePlan {
  readonly changes: DataChanges;
  readonly notes: readonly ((messages: Messages, isDryRun: boolean) => string)[];
}

interface PlanOptions {
  readonly messages: Messages;
  /** Nothing is written. */
  readonly isDryRun?: boolean;
  /** Findings that the folder did not have before are printed. */
  readonly showsNewFindings?: boolean;
}

/**
 * Changes a data folder without errors by a plan, unless it would have errors afterwards, and prints what was changed.
 *
 * @returns the findings of the folder afterwards
 * @throws Failure if the folder cannot be read or written to, or there are or would be errors, which are printed then
 */
export function changeByPlan(
  folder: string,
  plan: (files: ContentFiles) => ChangePlan | Promise<ChangePlan>,
  { messages, isDryRun = false, showsNewFindings = false }: PlanOptions,
): Promise<readonly Diagnostic[]> {
  const { written, removed, nothingWritten, newFindings } = messages.entries;
  const change = async (): Promise<readonly Diagnostic[]> => {
    const sources = openCurrentFolder(folder, messages);
    const before = refuseErrors(sources, ({ failures }) => failures.fixFirst, messages);
    const { changes, notes } = await plan(before.wholeModel.files);
    const visible = new Map([...changes].filter(([path]) => !isHidden(path)));
    const changed = withChanges(sources, visible);
    const after = refuseErrors(changed, ({ failures }) => failures.wouldCauseErrors, messages);
    if (!isDryRun) saveChanges(folder, changes, sources);
    for (const [path, content] of changes)
      console.log(content === undefined ? removed(path, isDryRun) : written(path, isDryRun));
    for (const note of notes) console.log(note(messages, isDryRun));
    if (isDryRun) console.log(nothingWritten);
    const found = showsNewFindings ? findNew(before.diagnostics, after.diagnostics) : [];
    if (found.length > 0) {
      console.log(newFindings);
      reportFindings(found, changed, messages);
    }
    return after.diagnostics;
  };
  return changingFolder(folder, messages, change, { isDryRun });
}

/** The findings that a folder did not have before; lines move when others are written above them. */
export function findNew(before: readonly Diagnostic[], after: readonly Diagnostic[]): readonly Diagnostic[] {
  const describe = ({ code, at, message }: Diagnostic): string =>
    JSON.stringify([code, at.file, at.path, message]);
  const known = new Set(before.map(describe));
  return after.filter((finding) => !known.has(describe(finding)));
}

/**
 * Checks a site.
 *
 * @throws Failure with a sentence if it has errors, which are printed then
 */
export function refuseErrors(
  sources: readonly SourceFile[],
  sentence: Localized,
  messages: Messages,
): CheckResult {
  const result = checkSite(sources);
  if (result.ok) return result;
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  reportFindings(errors, sources, messages);
  throw new Failure(sentence);
}
