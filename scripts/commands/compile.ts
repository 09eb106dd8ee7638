import { resolve } from 'node:path';
import { type CommandDefinition, parseCommandLine } from '../command-line.ts';
import { defaultDataFolder, generatedFolder } from '../project/folders.ts';
import { ContentWatcher } from '../site/content-plugin.ts';

const command: CommandDefinition<'data'> = {
  name: 'compile',
  summary: 'Writes the typed modules that follow from the content, as editors and type checks need them.',
  options: { data: { value: 'DIR', help: 'Another data folder.' } },
};

/** Compiles the content once. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseCommandLine(command, args);
  if (!options) return 0;
  const dataFolder = resolve(options.data ?? defaultDataFolder);
  return new ContentWatcher(dataFolder, generatedFolder(dataFolder)).compile().ok ? 0 : 1;
}
