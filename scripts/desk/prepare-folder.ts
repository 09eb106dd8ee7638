import { existsSync } from 'node:fs';
import { checkFormat } from '../compiler/check/format.ts';
import { parseFiles } from '../compiler/parse/parse-files.ts';
import type { Messages } from '../messages/messages.ts';
import { findInJournal } from '../operator/data-folder/journal.ts';
import { openDataFolder, tellIn } from '../operator/data-folder/open-folder.ts';
import { changingFolder } from '../operator/data-folder/save-changes.ts';
import { makeNewSite } from '../operator/new-site/run-new-site.ts';
import { type AskOnce, confirm } from '../operator/terminal.ts';
import { upgradeFolder } from '../operator/upgrade/run-upgrade.ts';
import { otherDataFolder, shownFolder } from '../project/folders.ts';

/**
 * Makes a data folder ready for the desk: finishes a save that was stopped, and, after asking, makes a new site where there
 * is none and upgrades an older one.
 *
 * @returns whether the desk can be opened
 * @throws Failure if the folder cannot be read or written to, or the person leaves
 */
export async function prepareFolder(
  folder: string,
  messages: Messages,
  ask: AskOnce | undefined,
): Promise<boolean> {
  if (!existsSync(folder)) {
    if (!ask) return true;
    console.log(messages.desk.noSite(shownFolder(folder)));
    await makeNewSite({ folder, given: {} }, messages, (text) =>
      ask(text, ({ entries }) => entries.nothingWritten),
    );
    return true;
  }
  // A desk that was killed may have left a save half-way: taking the folder finishes it.
  if (existsSync(findInJournal(folder, 'plan.json'))) await changingFolder(folder, messages, () => {});
  const files = parseFiles(openDataFolder(folder, tellIn(messages)));
  const finding = checkFormat(files, otherDataFolder(folder));
  if (finding?.code !== 'format.older') return true;
  const { message, hint } = finding.explain(messages);
  const question = { question: `${message}\n${messages.desk.askUpgrade}`, unasked: `${message} ${hint}` };
  if (!(await confirm(ask, question, messages))) return false;
  await changingFolder(folder, messages, () => upgradeFolder(folder, false, messages));
  return true;
}
