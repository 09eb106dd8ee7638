import { resolve } from 'node:path';
import { parseCommandLine } from '../command-line.ts';
import type { Messages } from '../messages/messages.ts';
import { changingFolder } from '../operator/data-folder/save-changes.ts';
import { upgradeFolder } from '../operator/upgrade/run-upgrade.ts';
import { defaultDataFolder } from '../project/folders.ts';

/** Brings a data folder to the format of the software. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const options = parseCommandLine('upgrade', args, messages);
  if (!options) return 0;
  const folder = resolve(options.data ?? defaultDataFolder);
  const isDryRun = options['dry-run'] !== undefined;
  await changingFolder(folder, messages, () => upgradeFolder(folder, isDryRun, messages), { isDryRun });
  return 0;
}
