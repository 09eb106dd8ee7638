import { resolve } from 'node:path';
import { parseOperands, UsageError } from '../command-line.ts';
import type { Localized, Messages } from '../messages/messages.ts';
import { openValidFolder, saveIfValid, tellNewFindings } from '../operator/data-folder/edit-folder.ts';
import { changingFolder } from '../operator/data-folder/save-changes.ts';
import { makeNewSite } from '../operator/new-site/run-new-site.ts';
import { isOneOf, NEW_KINDS } from '../operator/scaffold/kinds.ts';
import { type NewEntry, planNew } from '../operator/scaffold/new-entry.ts';
import { type Ask, atTerminal } from '../operator/terminal.ts';
import { defaultDataFolder } from '../project/folders.ts';
import { summarizeSite } from '../report/before-publishing.ts';

/** Makes a new entry. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const line = parseOperands('new', args, messages);
  if (!line) return 0;
  const { data, lang: _, ...given } = line.options;
  const [kind = '', id, ...others] = line.operands;
  if (kind === 'site') return makeSiteIn(id, others, given, messages);
  if (!isOneOf(NEW_KINDS, kind)) throw new UsageError((own) => own.entries.nameKind(NEW_KINDS));
  if (others.length > 0) throw new UsageError((own) => own.entries.nameId(kind));
  const folder = resolve(data ?? defaultDataFolder);
  await changingFolder(folder, messages, () => makeIn(folder, { kind, id, given }, messages));
  return 0;
}

/** Makes a whole site in a folder of its own. */
async function makeSiteIn(
  folder: string | undefined,
  others: readonly string[],
  given: NewEntry['given'],
  messages: Messages,
): Promise<number> {
  if (folder === undefined || others.length > 0) throw new UsageError(({ newSite }) => newSite.nameFolder);
  await asking((ask) => makeNewSite({ folder: resolve(folder), given }, messages, ask));
  return 0;
}

async function makeIn(folder: string, entry: NewEntry, messages: Messages): Promise<void> {
  const { entries } = messages;
  const { sources, files } = openValidFolder(folder, messages);
  const { changes, hints } = await asking((ask) => planNew(files, entry, { messages, ask }));
  const diagnostics = saveIfValid(folder, sources, changes, messages);
  for (const path of changes.keys()) console.log(entries.written(path, false));
  for (const hint of hints) console.log(hint);
  tellNewFindings(sources, changes, diagnostics, messages);
  const [counts = '', ...others] = summarizeSite(diagnostics, folder, messages);
  console.log([entries.checked(counts), ...others].join('\n'));
}

/** Runs something that asks at the terminal, if there is one. */
function asking<Result>(use: (ask: Ask | undefined) => Promise<Result>): Promise<Result> {
  const { stdin: input, stdout: output } = process;
  const left: Localized = ({ entries }) => entries.nothingWritten;
  return input.isTTY && output.isTTY ? atTerminal({ input, output, left }, use) : use(undefined);
}
