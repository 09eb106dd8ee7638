import { join, resolve } from 'node:path';
import { parseForDevelopers } from '../command-line.ts';
import { writeFiles } from '../compiler/write/write-files.ts';
import { LiveContent } from '../dev/content-plugin.ts';
import { jsonSchemas } from '../editor/json-schemas.ts';
import type { Messages } from '../messages/messages.ts';
import { defaultDataFolder, generatedFolder, projectFolder } from '../project/folders.ts';

const HELP = `node scripts/run.cjs compile [--data DIR] [--out DIR]
  Compiles the content of a data folder, or of data/, once, for type checks and editors; --out names another folder
  for the modules.`;

/** Compiles the content of a data folder once; for developers, its help in English. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const line = parseForDevelopers(args, { data: { type: 'string' }, out: { type: 'string' } }, HELP);
  if (!line) return 0;
  const { values } = line;
  const dataFolder = resolve(values.data ?? defaultDataFolder);
  const out = values.out === undefined ? generatedFolder(dataFolder) : resolve(values.out);
  return new LiveContent(dataFolder, out, messages).compile().ok ? 0 : 1;
}

/** The folder of the JSON Schemas; every file of the data folder names its own. */
const jsonSchemaFolder = join(projectFolder, 'schema/json');

const SCHEMAS_HELP = `npm run schemas
  Brings the editors' JSON Schemas up to date with the zod schemas.`;

/** Brings the editors' JSON Schemas up to date with the zod schemas; for developers, in English. */
export async function schemas(args: readonly string[]): Promise<number> {
  if (!parseForDevelopers(args, {}, SCHEMAS_HELP)) return 0;
  const { written, removed, unchanged } = writeFiles(jsonSchemaFolder, jsonSchemas());
  console.log(`${written.length} written, ${removed.length} removed, ${unchanged} unchanged.`);
  return 0;
}
