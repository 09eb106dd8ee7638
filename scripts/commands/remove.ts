import { resolve } from 'node:path';
import { parseOperands, UsageError } from '../command-line.ts';
import { nameKind } from '../compiler/diagnostics/phrases.ts';
import type { Messages } from '../messages/messages.ts';
import { openValidFolder, saveIfValid, tellNewFindings } from '../operator/data-folder/edit-folder.ts';
import { changingFolder } from '../operator/data-folder/save-changes.ts';
import { isOneOf, REMOVABLE_KINDS } from '../operator/scaffold/kinds.ts';
import { planRemove, type Remove } from '../operator/scaffold/plan-remove.ts';
import { readLock } from '../operator/translations/translations.ts';
import { defaultDataFolder } from '../project/folders.ts';

/** Removes an entry. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const line = parseOperands('remove', args, messages);
  if (!line) return 0;
  const { options, operands } = line;
  const [kind = '', id, ...others] = operands;
  if (!isOneOf(REMOVABLE_KINDS, kind))
    throw new UsageError((own) => own.entries.nameRemovable(REMOVABLE_KINDS));
  if (id === undefined || others.length > 0) throw new UsageError((own) => own.entries.nameGone(kind));
  const folder = resolve(options.data ?? defaultDataFolder);
  const isDryRun = options['dry-run'] !== undefined;
  const make = (): void => removeIn(folder, { kind, id, to: options.to }, isDryRun, messages);
  await changingFolder(folder, messages, make, { isDryRun });
  return 0;
}

function removeIn(folder: string, remove: Remove, isDryRun: boolean, messages: Messages): void {
  const { entries } = messages;
  const { sources, files } = openValidFolder(folder, messages);
  const { changes, alsoGone, moved } = planRemove(files, remove, (code) => readLock(folder, code));
  const after = saveIfValid(folder, sources, changes, messages, isDryRun);
  for (const [path, content] of changes)
    console.log(content === undefined ? entries.removed(path, isDryRun) : entries.written(path, isDryRun));
  for (const { kind, id } of alsoGone) console.log(entries.alsoGone(nameKind(kind)(messages), id, isDryRun));
  if (moved) console.log(entries.moved(moved.from, moved.to, isDryRun));
  if (isDryRun) console.log(entries.nothingWritten);
  tellNewFindings(sources, changes, after, messages);
}
