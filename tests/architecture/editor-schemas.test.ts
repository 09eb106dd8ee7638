import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonSchemas } from '../../scripts/editor/json-schemas.ts';
import { projectFolder } from '../../scripts/project/folders.ts';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { isRecord, secondOperatorFolder, workspaceOf } from '../helpers/workspace.ts';

const schemaFolder = join(projectFolder, 'schema/json');

/** The schema that the place of a file asks for. */
function schemaFor(path: string): string {
  const [first = '', , area] = path.split('/');
  const name = area === undefined ? first.replace(/\.json$/, '') : `texts-${area.slice(0, -'.json'.length)}`;
  return `schema/json/${name}.schema.json`;
}

describe('the JSON Schemas for editors', () => {
  it('are as many as the schemas of the data.', () => {
    const expected = jsonSchemas().map(({ path }) => path);
    expect(readdirSync(schemaFolder).toSorted()).toEqual(expected.toSorted());
  });

  it.each(jsonSchemas())('are up to date in $path (else: npm run schemas).', ({ path, content }) => {
    expect(readFileSync(join(schemaFolder, path), 'utf8')).toBe(content);
  });

  it.each([firstOperatorFolder, secondOperatorFolder])('are named by every file of %s.', (folder) => {
    const workspace = workspaceOf(folder);
    const root = relative(projectFolder, folder).replaceAll('\\', '/');
    for (const path of workspace.paths.filter((each) => each.endsWith('.json'))) {
      const value = workspace.json(path);
      const link = isRecord(value) ? String(value.$schema) : '';
      const target = posix.join(root, posix.dirname(path), link);
      expect(target, path).toBe(schemaFor(path));
      expect(existsSync(join(projectFolder, target)), path).toBe(true);
    }
  });
});
