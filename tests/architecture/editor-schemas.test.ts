import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonSchemas } from '../../scripts/editor/json-schemas.ts';
import { projectFolder } from '../../scripts/project/folders.ts';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { isRecord, secondOperatorFolder, workspaceOf } from '../helpers/workspace.ts';

const schemaFolder = join(projectFolder, 'schema/json');

/** The name of the schema that a file's place asks for. */
function schemaNameOf(path: string): string {
  const [first = '', , area] = path.split('/');
  if (area !== undefined) return `texts-${area.slice(0, -'.json'.length)}`;
  return first.replace(/\.json$/, '');
}

describe('the editors’ schemas', () => {
  it('are those that follow from the schemas of the data', () => {
    expect(readdirSync(schemaFolder).toSorted()).toEqual(
      jsonSchemas()
        .map(({ path }) => path)
        .toSorted(),
    );
  });

  it.each(jsonSchemas())('are up to date in $path (else: npm run schemas)', ({ path, content }) => {
    expect(readFileSync(join(schemaFolder, path), 'utf8')).toBe(content);
  });
});

describe.each([
  ['the data', firstOperatorFolder],
  ['the second operator', secondOperatorFolder],
])('the files of %s', (_name, folder) => {
  const workspace = workspaceOf(folder);
  const files = workspace.paths.filter((path) => path.endsWith('.json'));

  it.each(files)('name their schema: %s', (path) => {
    const value = workspace.json(path);
    const link = isRecord(value) ? value.$schema : undefined;
    const root = relative(projectFolder, folder).replaceAll('\\', '/');
    const target = posix.join(root, posix.dirname(path), String(link));
    // Scenes are read by the drawing tool, which has rules of its own.
    const isScene = path.startsWith('illustrations/');
    const own = `schema/json/${schemaNameOf(path)}.schema.json`;
    expect(target).toBe(isScene ? 'scripts/illustrations/scene.schema.json' : own);
    expect(existsSync(join(projectFolder, target))).toBe(true);
  });
});
