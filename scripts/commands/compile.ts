import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Messages } from '../messages/messages.ts';
import { defaultDataFolder, generatedFolder } from '../project/folders.ts';
import { LiveContent } from '../site/live-content.ts';

/**
 * Compiles the content of a data folder once, for type checks and editors: `--data DIR` names another folder than
 * `data`, `--out DIR` another one for the modules.
 */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' }, out: { type: 'string' } },
  });
  const dataFolder = resolve(values.data ?? defaultDataFolder);
  const out = values.out === undefined ? generatedFolder(dataFolder) : resolve(values.out);
  return new LiveContent(dataFolder, out, messages).compile().ok ? 0 : 1;
}
