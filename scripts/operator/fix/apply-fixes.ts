import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { Messages } from '../../messages/messages.ts';
import { paint } from '../../report/paint.ts';
import { openDataFolder, tellIn } from '../data-folder/open-folder.ts';
import { saveChanges } from '../data-folder/save-changes.ts';
import { type Fix, proposeFixes } from './propose-fixes.ts';

/** Options for making and reporting fixes. */
export interface ApplyOptions {
  readonly messages: Messages;
  /** Nothing is written. */
  readonly isDryRun: boolean;
}

/**
 * Fixes what can be fixed in one way only, and prints each change.
 *
 * @returns the files of the folder as they are now
 * @throws Failure if the folder cannot be written to; it is then as it was
 */
export function applyFixes(
  folder: string,
  sources: readonly SourceFile[],
  { messages, isDryRun }: ApplyOptions,
): readonly SourceFile[] {
  const { fixes, changes } = proposeFixes(sources);
  for (const fix of fixes) console.log(renderFix(fix, messages));
  console.log(`${messages.fixes.done(fixes.length, isDryRun)}\n`);
  if (isDryRun || changes.size === 0) return sources;
  saveChanges(folder, changes, { seen: sources });
  return openDataFolder(folder, tellIn(messages));
}

function renderFix({ file, line, before, after }: Fix, messages: Messages): string {
  const [from, to] = [before(messages), after(messages)];
  return `${paint('cyan', `${file}:${line}`)} ${paint('red', from)} → ${paint('green', to)}`;
}
