import { resolve } from 'node:path';
import { parseOperands, UsageError } from '../command-line.ts';
import type { Messages } from '../messages/messages.ts';
import { changeByPlan } from '../operator/data-folder/edit-folder.ts';
import { makeNewSite } from '../operator/new-site/run-new-site.ts';
import { isOneOf, NEW_KINDS, REMOVABLE_KINDS, RENAMABLE_KINDS } from '../operator/scaffold/kinds.ts';
import { planNew } from '../operator/scaffold/new-entry.ts';
import { planRemove } from '../operator/scaffold/plan-remove.ts';
import { planRename } from '../operator/scaffold/rename-entry.ts';
import { asking } from '../operator/terminal.ts';
import { readLock } from '../operator/translations/translations.ts';
import { defaultDataFolder } from '../project/folders.ts';
import { summarizeSite } from '../report/before-publishing.ts';

/** Makes a new entry, or a site. */
export async function make(args: readonly string[], messages: Messages): Promise<number> {
  const line = parseOperands('new', args, messages);
  if (!line) return 0;
  const { data, lang: _, ...given } = line.options;
  const [kind = '', id, ...others] = line.operands;
  if (kind === 'site') {
    if (id === undefined || others.length > 0) throw new UsageError(({ newSite }) => newSite.nameFolder);
    await asking((ask) => makeNewSite(resolve(id), given, messages, ask));
    return 0;
  }
  if (!isOneOf(NEW_KINDS, kind)) throw new UsageError(({ entries }) => entries.nameKind(NEW_KINDS));
  if (others.length > 0) throw new UsageError(({ entries }) => entries.nameId(kind));
  const folder = resolve(data ?? defaultDataFolder);
  const findings = await changeByPlan(
    folder,
    (files) => asking((ask) => planNew(files, { kind, id, given }, { messages, ask })),
    { messages, showsNewFindings: true },
  );
  const [counts = '', ...toFillIn] = summarizeSite(findings, folder, messages);
  console.log([messages.entries.checked(counts), ...toFillIn].join('\n'));
  return 0;
}

/** Renames an entry. */
export async function rename(args: readonly string[], messages: Messages): Promise<number> {
  const line = parseOperands('rename', args, messages);
  if (!line) return 0;
  const { data, path, 'dry-run': dryRun } = line.options;
  const [kind = '', from, to, ...others] = line.operands;
  if (!isOneOf(RENAMABLE_KINDS, kind))
    throw new UsageError(({ entries }) => entries.nameRenamable(RENAMABLE_KINDS));
  if (from === undefined || to === undefined || others.length > 0)
    throw new UsageError(({ entries }) => entries.nameIds(kind));
  const folder = resolve(data ?? defaultDataFolder);
  await changeByPlan(
    folder,
    (files) => planRename(files, { kind, from, to, path }, (code) => readLock(folder, code)),
    { messages, isDryRun: dryRun !== undefined },
  );
  return 0;
}

/** Removes an entry. */
export async function remove(args: readonly string[], messages: Messages): Promise<number> {
  const line = parseOperands('remove', args, messages);
  if (!line) return 0;
  const { data, to, 'dry-run': dryRun } = line.options;
  const [kind = '', id, ...others] = line.operands;
  if (!isOneOf(REMOVABLE_KINDS, kind))
    throw new UsageError(({ entries }) => entries.nameRemovable(REMOVABLE_KINDS));
  if (id === undefined || others.length > 0) throw new UsageError(({ entries }) => entries.nameGone(kind));
  const folder = resolve(data ?? defaultDataFolder);
  await changeByPlan(
    folder,
    (files) => planRemove(files, { kind, id, to }, (code) => readLock(folder, code)),
    { messages, isDryRun: dryRun !== undefined, showsNewFindings: true },
  );
  return 0;
}
