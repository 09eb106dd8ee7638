import { join } from 'node:path';
import { writeFiles } from '../compiler/write/write-files.ts';
import { jsonSchemas } from '../editor/json-schemas.ts';
import { projectFolder } from '../project/folders.ts';

/** The folder of the JSON Schemas; every file of the data folder names its own. */
const jsonSchemaFolder = join(projectFolder, 'schema/json');

/** Brings the editors' JSON Schemas up to date with the zod schemas, for developers. */
export async function run(): Promise<number> {
  const { written, removed, unchanged } = writeFiles(jsonSchemaFolder, jsonSchemas());
  console.log(`${written.length} written, ${removed.length} removed, ${unchanged} unchanged.`);
  return 0;
}
