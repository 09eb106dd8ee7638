import { resolve } from 'node:path';
import { parseForDevelopers } from '../command-line.ts';
import { LiveContent } from '../dev/content-plugin.ts';
import type { Messages } from '../messages/messages.ts';
import { defaultDataFolder, generatedFolder } from '../project/folders.ts';

const HELP = `node scripts/run.cjs compile [--data DIR] [--out DIR]
  Compiles the content of a data folder, or of data/, once, for type checks and editors; --out names another folder
  for the modules.`;

const OPTIONS = {
  data: { type: 'string' },
  out: { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Compiles the content of a data folder once; for developers, its help in English. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const { values } = parseForDevelopers({ args: [...args], options: OPTIONS }, HELP);
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const dataFolder = resolve(values.data ?? defaultDataFolder);
  const out = values.out === undefined ? generatedFolder(dataFolder) : resolve(values.out);
  return new LiveContent(dataFolder, out, messages).compile().ok ? 0 : 1;
}
