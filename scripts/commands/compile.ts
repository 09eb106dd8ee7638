import { resolve } from 'node:path';
import { type CommandDefinition, parseCommandLine } from '../command-line.ts';
import type { Messages } from '../messages/messages.ts';
import { defaultDataFolder, generatedFolder } from '../project/folders.ts';
import { LiveContent } from '../site/live-content.ts';

const command: CommandDefinition<'compile'> = { name: 'compile', options: { data: 'value' } };

/** Compiles the content once. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const options = parseCommandLine(command, args, messages);
  if (!options) return 0;
  const dataFolder = resolve(options.data ?? defaultDataFolder);
  return new LiveContent(dataFolder, generatedFolder(dataFolder), messages).compile().ok ? 0 : 1;
}
