import { resolve } from 'node:path';
import { parseOperands, UsageError } from '../command-line.ts';
import type { Messages } from '../messages/messages.ts';
import { openValidFolder, saveIfValid } from '../operator/data-folder/edit-folder.ts';
import { changingFolder } from '../operator/data-folder/save-changes.ts';
import { isOneOf, RENAMABLE_KINDS } from '../operator/scaffold/kinds.ts';
import { planRename, type Rename } from '../operator/scaffold/rename-entry.ts';
import { readLock } from '../operator/translations/translations.ts';
import { defaultDataFolder } from '../project/folders.ts';

/** Renames an entry. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const line = parseOperands('rename', args, messages);
  if (!line) return 0;
  const { options, operands } = line;
  const [kind = '', from, to, ...others] = operands;
  if (!isOneOf(RENAMABLE_KINDS, kind))
    throw new UsageError((own) => own.entries.nameRenamable(RENAMABLE_KINDS));
  if (from === undefined || to === undefined || others.length > 0)
    throw new UsageError((own) => own.entries.nameIds(kind));
  const folder = resolve(options.data ?? defaultDataFolder);
  const rename = { kind, from, to, path: options.path };
  const isDryRun = options['dry-run'] !== undefined;
  const make = (): void => renameIn(folder, rename, isDryRun, messages);
  await changingFolder(folder, messages, make, { isDryRun });
  return 0;
}

function renameIn(folder: string, rename: Rename, isDryRun: boolean, messages: Messages): void {
  const { entries } = messages;
  const { sources, files } = openValidFolder(folder, messages);
  const { changes, moved, textArea } = planRename(files, rename, (code) => readLock(folder, code));
  saveIfValid(folder, sources, changes, messages, isDryRun);
  for (const [path, content] of changes)
    console.log(content === undefined ? entries.removed(path, isDryRun) : entries.written(path, isDryRun));
  if (moved) console.log(entries.moved(moved.from, moved.to, isDryRun));
  if (textArea !== undefined) console.log(entries.textsStay(textArea));
  if (isDryRun) console.log(entries.nothingWritten);
}
