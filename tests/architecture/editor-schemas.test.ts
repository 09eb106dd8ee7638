import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonSchemas } from '../../scripts/editor/json-schemas.ts';
import { projectFolder } from '../../scripts/project/folders.ts';

const schemaFolder = join(projectFolder, 'schema/json');

describe('the JSON Schemas for editors', () => {
  it('are as many as the schemas of the data.', () => {
    const expected = jsonSchemas().map(({ path }) => path);
    expect(readdirSync(schemaFolder).toSorted()).toEqual(expected.toSorted());
  });

  it.each(jsonSchemas())('are up to date in $path (else: npm run schemas).', ({ path, content }) => {
    expect(readFileSync(join(schemaFolder, path), 'utf8')).toBe(content);
  });
});
