import { resolve } from 'node:path';
import { type CommandDefinition, parseCommandLine } from '../command-line.ts';
import type { Messages } from '../messages/messages.ts';
import { defaultDataFolder, generatedFolder } from '../project/folders.ts';
import { ContentWatcher } from '../site/content-plugin.ts';

const command: CommandDefinition<'compile'> = { name: 'compile', options: { data: 'value' } };

/** Compiles the content once. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const options = parseCommandLine(command, args, messages);
  if (!options) return 0;
  const dataFolder = resolve(options.data ?? defaultDataFolder);
  return new ContentWatcher(dataFolder, generatedFolder(dataFolder), messages).compile().ok ? 0 : 1;
}
