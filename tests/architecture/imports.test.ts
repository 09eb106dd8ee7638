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

/** The folder of a list in which a file is. */
function folderWith(path: string, folders: readonly string[]): string | undefined {
  return folders.find((folder) => isBelow(path, folder));
}

function isPackage(to: string): boolean {
  return folderWith(to, ['schema', 'scripts', 'src', 'tests', 'data']) === undefined;
}

/** The imports that lead from one of some folders into one of others, a line each. */
function between(
  imports: readonly Import[],
  from: readonly string[],
  to: readonly string[],
): readonly string[] {
  return imports
    .filter((each) => folderWith(each.from, from) && folderWith(each.to, to))
    .map((each) => `${each.from} imports ${each.to}`);
}

const valuesOnly = (imports: readonly Import[]): readonly Import[] =>
  imports.filter(({ typeOnly }) => !typeOnly);

/** All folders that are reached from one by imports, over any number of others. */
function reachedFrom(
  start: string,
  folders: readonly string[],
  imports: readonly Import[],
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (const folder of waiting) {
    for (const { from, to } of imports) {
      const next = folderWith(to, folders);
      if (!isBelow(from, folder) || next === undefined || next === folder || reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}

it('Imports are found in every part of the code.', () => {
  expect([schema.length, scripts.length, src.length].every((count) => count > 20)).toBe(true);
});

describe('schema', () => {
  it('imports only zod and itself.', () => {
    const others = schema.filter(({ to }) => to !== 'zod' && !isBelow(to, 'schema'));
    expect(others).toEqual([]);
  });
});

describe('src', () => {
  it('imports nothing from scripts, tests and data.', () => {
    expect(between(src, ['src'], ['scripts', 'tests', 'data'])).toEqual([]);
  });

  it('has a site that imports types only from schema.', () => {
    expect(between(valuesOnly(site), ['src'], ['schema'])).toEqual([]);
  });

  it('has a site that imports neither zod nor a package of the compiler.', () => {
    const tools = new Set(scripts.map(({ to }) => to).filter(isPackage));
    const ofBrowser = new Set(['react', 'react-dom', 'react-router-dom', '@mantine/core']);
    const taken = site.filter(({ to }) => to === 'zod' || (tools.has(to) && !ofBrowser.has(to)));
    expect(taken).toEqual([]);
  });

  it('has base folders that import no feature, not the app and not the desk.', () => {
    expect(bases.length).toBeGreaterThan(2);
    expect(between(src, bases, [FEATURES, APP, DESK])).toEqual([]);
  });

  it.each(bases)('has no circle of imports from %s through other base folders.', (folder) => {
    expect(reachedFrom(folder, bases, src)).not.toContain(folder);
  });

  it('has features that import neither the app, the desk nor another feature.', () => {
    const features = foldersBelow(FEATURES);
    expect(features.length).toBeGreaterThan(4);
    expect(between(src, [FEATURES], [APP, DESK])).toEqual([]);
    for (const feature of features) {
      const others = features.filter((other) => other !== feature);
      expect(between(src, [feature], others)).toEqual([]);
    }
  });

  it('has an app that does not import the desk.', () => {
    expect(between(src, [APP], [DESK])).toEqual([]);
  });

  it('has building blocks in ui that know no text, no language and no router.', () => {
    const known = src.filter(
      ({ from, to }) => isBelow(from, 'src/ui') && /^react-router-dom$|\/i18n\/|^src\/generated\//.test(to),
    );
    expect(known).toEqual([]);
  });
});

describe('scripts', () => {
  const stages = foldersBelow('scripts/compiler');

  it('imports nothing from tests, and data only as files.', () => {
    expect(between(scripts, ['scripts'], ['tests', 'data'])).toEqual([]);
  });

  it('takes types only from features, ui and generated modules.', () => {
    const taken = between(valuesOnly(scripts), ['scripts'], [FEATURES, 'src/ui', 'src/generated']);
    expect(taken).toEqual([]);
  });

  it('has a compiler that imports no folder which imports the compiler.', () => {
    const users = foldersBelow('scripts').filter(
      (folder) =>
        folder !== 'scripts/compiler' && between(scripts, [folder], ['scripts/compiler']).length > 0,
    );
    expect(users).toContain('scripts/commands');
    expect(between(scripts, ['scripts/compiler'], users)).toEqual([]);
  });

  it('has stages of the compiler that never touch files, but for read and write.', () => {
    const pure = stages.filter((folder) => !/\/(?:read|write)$/.test(folder));
    expect(pure.length).toBeGreaterThan(4);
    expect(scripts.filter(({ from, to }) => folderWith(from, pure) && to.startsWith('node:fs'))).toEqual([]);
  });
});

describe('all code', () => {
  const paths = ['schema', 'scripts', 'src', 'tests'].flatMap(codeBelow).map(({ path }) => path);

  it('has no barrel and no file of odds and ends.', () => {
    const named = /(?:^|\/)(?:index|utils?|helpers?|misc|common)\.tsx?$/;
    expect(paths.filter((path) => named.test(path))).toEqual([]);
  });
});
