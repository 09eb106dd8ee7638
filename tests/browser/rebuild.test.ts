import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';
import { siteFolder } from './helpers/site-folders.ts';

const workspace = mkdtempSync(join(tmpdir(), 'rebuild-'));
const data = join(workspace, 'data');
const out = join(workspace, 'dist');

afterAll(() => rmSync(workspace, { recursive: true }));

/** Builds the site, and gives its files. */
function build(): ReadonlyMap<string, string> {
  execFileSync(
    process.execPath,
    [join(projectFolder, 'scripts/run.cjs'), 'build', '--data', data, '--out', out],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  return filesIn(out);
}

/** The content of all files in a folder, by path. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]));
}

function changedFiles(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path) && !/\.(?:br|gz)$/.test(path));
}

describe('building again', () => {
  it('gives the same bytes from anywhere; with one price changed, only the pages that show it, in every language', () => {
    cpSync(join(projectFolder, 'tests/fixtures/second-operator'), data, { recursive: true });
    const first = filesIn(siteFolder('secondOperator'));
    expect(changedFiles(first, build())).toEqual([]);

    const table = join(data, 'prices/isole-lento.json');
    writeFileSync(table, readFileSync(table, 'utf8').replace('"lodge": 455', '"lodge": 465'));
    const changed = changedFiles(first, build()).map((path) => path.replace(/^data\/\w+\//, 'data/'));

    expect(changed.toSorted()).toEqual([
      'data/it/viaggi_isole-lente-3d.js',
      'data/nl/viaggi_isole-lente-3d.js',
      'nl/viaggi/isole-lente-3d/index.html',
      'viaggi/isole-lente-3d/index.html',
    ]);
  });
});
