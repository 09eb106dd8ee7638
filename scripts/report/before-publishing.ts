import { blocksPublishing } from '../compiler/check/publishing.ts';
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { Messages } from '../messages/messages.ts';
import { commandFor } from '../messages/writing.ts';
import { otherDataFolder } from '../project/folders.ts';
import { summarize } from './render-pretty.ts';

/**
 * True if a finding only asks to fill something in: before the site is published, or before an entry is that is held back. A
 * text that is still to be written is more: visitors see it.
 */
export function isToFillIn({ severity, code, isHeldBack }: Diagnostic): boolean {
  return isHeldBack || (severity === 'warning' && code !== 'text.todo' && blocksPublishing(code));
}

/** The numbers of things to fill in, and the commands that list them; nothing if there are none. */
export function countToFillIn(
  diagnostics: readonly Diagnostic[],
  dataFolder: string,
  { report }: Messages,
): readonly string[] {
  const heldBack = diagnostics.filter(({ isHeldBack }) => isHeldBack).length;
  const count = diagnostics.filter(isToFillIn).length - heldBack;
  const command = (flag: string) => commandFor('check', otherDataFolder(dataFolder), flag);
  return [
    ...(count === 0 ? [] : [report.toFillIn(count, command('--publish'))]),
    ...(heldBack === 0 ? [] : [report.heldBack(heldBack, command('--all'))]),
  ];
}

/** The counts of errors and of warnings that are not only to be filled in, and a line of how many those are. */
export function summarizeSite(
  diagnostics: readonly Diagnostic[],
  dataFolder: string,
  messages: Messages,
): readonly string[] {
  const others = diagnostics.filter((diagnostic) => !isToFillIn(diagnostic));
  return [summarize(others, messages), ...countToFillIn(diagnostics, dataFolder, messages)];
}
