import { join } from 'node:path';
import { type CommandDefinition, parseCommandLine } from '../command-line.ts';
import { writeFiles } from '../compiler/write/write-files.ts';
import { jsonSchemas } from '../editor/json-schemas.ts';
import type { Messages } from '../messages/messages.ts';
import { projectFolder } from '../project/folders.ts';

const command: CommandDefinition<'schemas'> = { name: 'schemas', options: {} };

/** Where the JSON Schemas lie; every file of the data folder names its own. */
export const jsonSchemaFolder = join(projectFolder, 'schema/json');

/** Brings the editors' JSON Schemas up to date. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  if (!parseCommandLine(command, args, messages)) return 0;
  const { written, removed, unchanged } = writeFiles(jsonSchemaFolder, jsonSchemas());
  console.log(messages.schemas.written(written.length, removed.length, unchanged));
  return 0;
}
