import { describe, expect, it } from 'vitest';
import { codeBelow, foldersBelow, type Import, importsOf } from '../helpers/source-code.ts';

const schema = codeBelow('schema').flatMap(importsOf);
const scripts = codeBelow('scripts').flatMap(importsOf);
const src = codeBelow('src').flatMap(importsOf);

/** The rooms of `src`; each may only use itself and those that stand before it. */
const LAYERS: readonly (readonly string[])[] = [
  ['src/domain', 'src/i18n', 'src/ui', 'src/routing', 'src/generated'],
  ['src/features'],
  ['src/app'],
];

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Whether an import leads to a package rather than to code of ours. */
function isPackage(to: string): boolean {
  return !['schema', 'scripts', 'src', 'tests', 'data'].some((room) => isBelow(to, room));
}

function shown(imports: readonly Import[]): readonly string[] {
  return imports.map(({ from, to }) => `${from} imports ${to}`);
}

function layerOf(path: string): number {
  return LAYERS.findIndex((rooms) => rooms.some((room) => isBelow(path, room)));
}

describe('the reader of imports', () => {
  it.each([
    ["import { a } from './b.ts';", 'src/app/b.ts', false],
    ["import type { A } from '../ui/b.ts';", 'src/ui/b.ts', true],
    ["import { type A, type B } from '#src/domain/b.ts';", 'src/domain/b.ts', true],
    ["import { type A, b } from '#generated/b.ts';", 'src/generated/b.ts', false],
    ["import a, { type B } from 'zod/mini';", 'zod', false],
    ["import '@mantine/core/styles.css';", '@mantine/core', false],
    ["export { a } from './b.ts';", 'src/app/b.ts', false],
    ["import {\n  a,\n  b,\n} from './b.ts';", 'src/app/b.ts', false],
    ["const a = () => import('./b.ts');", 'src/app/b.ts', false],
  ])('reads %j', (text, to, typeOnly) => {
    expect(importsOf({ path: 'src/app/a.ts', text })).toEqual([{ from: 'src/app/a.ts', to, typeOnly }]);
  });

  it('finds the imports of every part of the code', () => {
    expect([schema.length, scripts.length, src.length].every((count) => count > 20)).toBe(true);
  });
});

describe('schema', () => {
  it('imports only zod and itself', () => {
    expect(shown(schema.filter(({ to }) => to !== 'zod' && !isBelow(to, 'schema')))).toEqual([]);
  });
});

describe('src', () => {
  it('takes only types from schema', () => {
    expect(shown(src.filter(({ to, typeOnly }) => isBelow(to, 'schema') && !typeOnly))).toEqual([]);
  });

  it('imports nothing from scripts, tests and data', () => {
    const outside = src.filter(({ to }) => ['scripts', 'tests', 'data'].some((room) => isBelow(to, room)));
    expect(shown(outside)).toEqual([]);
  });

  it('imports neither zod nor the tools of the compiler', () => {
    const tools = new Set(scripts.map(({ to }) => to).filter(isPackage));
    const browser = new Set(['react', 'react-dom', 'react-router-dom', '@mantine/core']);
    const taken = src.filter(({ to }) => to === 'zod' || (tools.has(to) && !browser.has(to)));
    expect(shown(taken)).toEqual([]);
  });

  it('has no room that stands in no layer', () => {
    expect(foldersBelow('src').filter((folder) => layerOf(folder) === -1)).toEqual([]);
  });

  it('imports only from layers below', () => {
    const upwards = src.filter(({ from, to }) => isBelow(to, 'src') && layerOf(to) > layerOf(from));
    expect(shown(upwards)).toEqual([]);
  });

  it.each(['src/domain', 'src/i18n', 'src/ui', 'src/routing'])(
    'keeps %s from what it may not know',
    (room) => {
      const allowed: Readonly<Record<string, readonly string[]>> = {
        'src/domain': ['src/domain'],
        'src/i18n': ['src/i18n', 'src/domain', 'src/generated'],
        'src/ui': ['src/ui', 'src/domain'],
        'src/routing': ['src/routing', 'src/ui'],
      };
      const own = allowed[room] ?? [];
      const strange = src.filter(
        ({ from, to }) =>
          isBelow(from, room) && isBelow(to, 'src') && own.every((folder) => !isBelow(to, folder)),
      );
      expect(shown(strange)).toEqual([]);
    },
  );

  it('has primitives that know no router', () => {
    const routed = src.filter(({ from, to }) => isBelow(from, 'src/ui') && to === 'react-router-dom');
    expect(shown(routed)).toEqual([]);
  });

  it('has no feature that imports another', () => {
    const features = foldersBelow('src/features');
    expect(features.length).toBeGreaterThan(4);
    const featureOf = (path: string): string | undefined =>
      features.find((feature) => isBelow(path, feature));
    const across = src.filter(({ from, to }) => {
      const own = featureOf(from);
      const other = featureOf(to);
      return own !== undefined && other !== undefined && own !== other;
    });
    expect(shown(across)).toEqual([]);
  });
});

describe('scripts', () => {
  it('takes nothing of the app but its rules and types', () => {
    const taken = scripts.filter(
      ({ to, typeOnly }) =>
        !typeOnly && ['src/features', 'src/ui', 'src/generated'].some((room) => isBelow(to, room)),
    );
    expect(shown(taken)).toEqual([]);
  });

  it('imports nothing from tests', () => {
    expect(shown(scripts.filter(({ to }) => isBelow(to, 'tests')))).toEqual([]);
  });

  it('reads the data folder only as files, never as modules', () => {
    expect(shown(scripts.filter(({ to }) => isBelow(to, 'data')))).toEqual([]);
  });

  it('keeps the pure stages of the compiler from the file system', () => {
    const pure = foldersBelow('scripts/compiler').filter((folder) => !/\/(?:read|write)$/.test(folder));
    expect(pure.length).toBeGreaterThan(4);
    const impure = scripts.filter(
      ({ from, to }) => pure.some((folder) => isBelow(from, folder)) && to === 'node:fs',
    );
    expect(shown(impure)).toEqual([]);
  });

  it('never leads from a stage of the compiler to a command, a report or the site', () => {
    const outside = scripts.filter(
      ({ from, to }) =>
        isBelow(from, 'scripts/compiler') &&
        ['scripts/commands', 'scripts/report', 'scripts/site', 'scripts/editor'].some((room) =>
          isBelow(to, room),
        ),
    );
    expect(shown(outside)).toEqual([]);
  });
});

describe('the drawing tool', () => {
  const tool = 'scripts/illustrations';

  it('is used by its command only', () => {
    const users = [...schema, ...scripts, ...src].filter(
      ({ from, to }) => isBelow(to, tool) && !isBelow(from, tool),
    );
    expect([...new Set(users.map(({ from }) => from))]).toEqual(['scripts/commands/illustrations.ts']);
  });

  it('takes nothing but geometry, chance, and how JSON is read and findings are told', () => {
    const rooms = [
      tool,
      'scripts/geometry',
      'scripts/failure.ts',
      'scripts/compiler/diagnostics',
      'scripts/compiler/parse',
      'scripts/compiler/validate',
      'schema/primitives.ts',
    ];
    const strange = scripts.filter(
      ({ from, to, typeOnly }) =>
        isBelow(from, tool) && !isPackage(to) && !typeOnly && rooms.every((room) => !isBelow(to, room)),
    );
    expect(shown(strange)).toEqual([]);
  });
});

describe('shared geometry', () => {
  it('imports nothing but itself', () => {
    const room = 'scripts/geometry';
    const own = scripts.filter(({ from }) => isBelow(from, room));
    expect(own.length).toBeGreaterThan(2);
    expect(shown(own.filter(({ to }) => !isBelow(to, room)))).toEqual([]);
  });
});

describe('all code', () => {
  const files = ['schema', 'scripts', 'src', 'tests'].flatMap(codeBelow);

  it('has no barrels', () => {
    expect(files.filter(({ path }) => /(?:^|\/)index\.tsx?$/.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it('takes icons one by one: the package as a whole costs every build a second', () => {
    const whole = files.filter(({ text }) => /^(?!import type).*['"]lucide-react['"]/m.test(text));
    expect(whole.map(({ path }) => path)).toEqual([]);
  });

  it('has no modules of odds and ends', () => {
    const odd = files.filter(({ path }) => /(?:^|\/)(?:utils?|helpers?|misc|common)\.tsx?$/.test(path));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
});
