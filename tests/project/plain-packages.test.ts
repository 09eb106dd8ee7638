import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';

interface Asked {
  readonly format?: string;
  readonly parentURL?: string;
}

type Hook = (name: string, context: Asked, next: (name: string) => Promise<unknown>) => Promise<unknown>;

/** Imported by its address: the loader's own module has no types. */
const { load, resolve } = (await import(
  pathToFileURL(join(projectFolder, 'scripts/plain-packages.mjs')).href
)) as { readonly load: Hook; readonly resolve: Hook };

const ZOD = join(projectFolder, 'node_modules/zod/index.js');
const passedOn = (name: string) => Promise.resolve(`passed on: ${name}`);
const inPackage = { parentURL: 'file:///site/node_modules/parts/index.mjs' };

describe('the loader of packages', () => {
  it('gives modules of packages as they are', async () => {
    const loaded = await load(pathToFileURL(ZOD).href, { format: 'module' }, passedOn);
    expect(loaded).toEqual({ format: 'module', source: readFileSync(ZOD), shortCircuit: true });
  });

  it.each([
    ['a module of the project', 'file:///site/scripts/main.ts', 'module'],
    ['a script of a package', 'file:///site/node_modules/parts/index.cjs', 'commonjs'],
    ['a module of Node', 'node:fs', 'builtin'],
  ])('passes on %s', async (_what, url, format) => {
    expect(await load(url, { format }, passedOn)).toBe(`passed on: ${url}`);
  });

  it('finds a file beside another of its package', async () => {
    expect(await resolve('../core/Box.mjs', inPackage, passedOn)).toEqual({
      url: 'file:///site/node_modules/core/Box.mjs',
      format: 'module',
      shortCircuit: true,
    });
  });

  it.each([
    ['another package', 'react', inPackage],
    ['a file without its ending', './Box', inPackage],
    ['a file of the project', './Box.mjs', { parentURL: 'file:///site/scripts/main.ts' }],
    ['the first file of all', './Box.mjs', {}],
  ])('passes on %s', async (_what, specifier, context) => {
    expect(await resolve(specifier, context, passedOn)).toBe(`passed on: ${specifier}`);
  });
});
