import { join } from 'node:path';
import { parseForDevelopers } from '../command-line.ts';
import { writeFiles } from '../compiler/write/write-files.ts';
import { jsonSchemas } from '../editor/json-schemas.ts';
import { projectFolder } from '../project/folders.ts';

/** The folder of the JSON Schemas; every file of the data folder names its own. */
const jsonSchemaFolder = join(projectFolder, 'schema/json');

const HELP = `npm run schemas
  Brings the editors' JSON Schemas up to date with the zod schemas.`;

const OPTIONS = { lang: { type: 'string' }, help: { type: 'boolean' } } as const;

/** Brings the editors' JSON Schemas up to date with the zod schemas; for developers, in English. */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseForDevelopers({ args: [...args], options: OPTIONS }, HELP);
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const { written, removed, unchanged } = writeFiles(jsonSchemaFolder, jsonSchemas());
  console.log(`${written.length} written, ${removed.length} removed, ${unchanged} unchanged.`);
  return 0;
}
