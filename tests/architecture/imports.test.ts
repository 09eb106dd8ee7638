import { describe, expect, it } from 'vitest';
import { codeBelow, foldersBelow, type Import, importsOf } from '../helpers/source-code.ts';

const schema = codeBelow('schema').flatMap(importsOf);
const scripts = codeBelow('scripts').flatMap(importsOf);
const src = codeBelow('src').flatMap(importsOf);

const FEATURES = 'src/features';
const APP = 'src/app';
const DESK = 'src/desk';
/** The visitors' site: what is in `src` beside the desk. */
const site = src.filter(({ from }) => !isBelow(from, DESK));
/** The folders of `src` that features are made of; a new folder belongs to them by itself. */
const bases = foldersBelow('src').filter((folder) => ![FEATURES, APP, DESK].includes(folder));

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The imports that lead from one of some folders into one of others, a line each. */
function between(
  imports: readonly Import[],
  from: readonly string[],
  to: readonly string[],
): readonly string[] {
  const isIn = (path: string, folders: readonly string[]) => folders.some((folder) => isBelow(path, folder));
  return imports
    .filter((each) => isIn(each.from, from) && isIn(each.to, to))
    .map((each) => `${each.from} imports ${each.to}`);
}

const valuesOnly = (imports: readonly Import[]): readonly Import[] =>
  imports.filter(({ typeOnly }) => !typeOnly);

describe('imports point one way', () => {
  it('schema imports only zod and itself.', () => {
    expect([schema.length, scripts.length, src.length].every((count) => count > 20)).toBe(true);
    expect(schema.filter(({ to }) => to !== 'zod' && !isBelow(to, 'schema'))).toEqual([]);
  });

  it.each<readonly [what: string, imports: readonly Import[], from: string[], to: string[]]>([
    ['src takes nothing from scripts, tests and data', src, ['src'], ['scripts', 'tests', 'data']],
    ['the site takes only types from schema', valuesOnly(site), ['src'], ['schema']],
    ['base folders take no feature, not the app and not the desk', src, [...bases], [FEATURES, APP, DESK]],
    ['features take neither the app nor the desk', src, [FEATURES], [APP, DESK]],
    ['the app does not take the desk', src, [APP], [DESK]],
    ['scripts take data only as files', scripts, ['scripts'], ['tests', 'data']],
    [
      'scripts take types only from features, ui and generated modules',
      valuesOnly(scripts),
      ['scripts'],
      [FEATURES, 'src/ui', 'src/generated'],
    ],
  ])('%s.', (_what, imports, from, to) => {
    expect(between(imports, from, to)).toEqual([]);
  });

  it('no feature takes another one.', () => {
    const features = foldersBelow(FEATURES);
    expect(features.length).toBeGreaterThan(4);
    for (const feature of features)
      expect(
        between(
          src,
          [feature],
          features.filter((other) => other !== feature),
        ),
      ).toEqual([]);
  });

  it('the site takes neither zod nor a package of the compiler.', () => {
    const ours = ['schema', 'scripts', 'src', 'tests', 'data'];
    const isPackage = (to: string) => !ours.some((folder) => isBelow(to, folder));
    const tools = new Set(scripts.map(({ to }) => to).filter(isPackage));
    const ofBrowser = new Set(['react', 'react-dom', 'react-router-dom', '@mantine/core']);
    expect(site.filter(({ to }) => to === 'zod' || (tools.has(to) && !ofBrowser.has(to)))).toEqual([]);
  });

  it('the compiler takes no folder that takes the compiler.', () => {
    const users = foldersBelow('scripts').filter(
      (folder) =>
        folder !== 'scripts/compiler' && between(scripts, [folder], ['scripts/compiler']).length > 0,
    );
    expect(users).toContain('scripts/commands');
    expect(between(scripts, ['scripts/compiler'], users)).toEqual([]);
  });
});
