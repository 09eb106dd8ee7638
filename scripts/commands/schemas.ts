import { join } from 'node:path';
import { type CommandDefinition, parseCommandLine } from '../command-line.ts';
import { writeFiles } from '../compiler/write/write-files.ts';
import { jsonSchemas } from '../editor/json-schemas.ts';
import { projectFolder } from '../project/folders.ts';

const command: CommandDefinition<never> = {
  name: 'schemas',
  summary: 'Writes the JSON Schemas that editors read, from the schemas of the data.',
  options: {},
};

/** Where the JSON Schemas lie; every file of the data folder names its own. */
export const jsonSchemaFolder = join(projectFolder, 'schema/json');

/** Brings the editors' JSON Schemas up to date. */
export async function run(args: readonly string[]): Promise<number> {
  if (!parseCommandLine(command, args)) return 0;
  const { written, removed, unchanged } = writeFiles(jsonSchemaFolder, jsonSchemas());
  console.log(`${written.length} written, ${removed.length} removed, ${unchanged} unchanged.`);
  return 0;
}
