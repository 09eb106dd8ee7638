import { describe, expect, it } from 'vitest';
import { forgets, withForgetting } from '../../scripts/mutants/forget-kept.ts';

describe('a module forgets', () => {
  it.each([
    [
      'const formats = new Map<string, Format>();',
      'let formats = new Map<string, Format>(); (globalThis.__forget_kept__ ??= []).push(() => { formats = new Map<string, Format>(); });',
    ],
    [
      'const found = new WeakMap<object, Found>();',
      'let found = new WeakMap<object, Found>(); (globalThis.__forget_kept__ ??= []).push(() => { found = new WeakMap<object, Found>(); });',
    ],
    [
      'let drawn: Drawn | undefined;',
      'let drawn: Drawn | undefined; (globalThis.__forget_kept__ ??= []).push(() => { drawn = undefined; });',
    ],
    // Changed code is laid out anew.
    [
      'const found = new Map<string, {\n  readonly id: string;\n}>();',
      'let found = new Map<string, {\n  readonly id: string;\n}>(); (globalThis.__forget_kept__ ??= []).push(() => { found = new Map<string, {\n  readonly id: string;\n}>(); });',
    ],
    [
      'let drawn: {\n  readonly key: string;\n  readonly map: Drawn;\n} | undefined;',
      'let drawn: {\n  readonly key: string;\n  readonly map: Drawn;\n} | undefined; (globalThis.__forget_kept__ ??= []).push(() => { drawn = undefined; });',
    ],
  ])('what it keeps in %j', (code, expected) => {
    expect(withForgetting(`// Before.\n${code}\n`)).toBe(`// Before.\n${expected}\n`);
  });

  it.each([
    'const marks: ReadonlySet<string> = new Set(known);',
    'const byId = new Map(entries);',
    'const byId = new Map<string, Found>(entries);',
    '  const found = new Map<string, number>();',
    'let count: number = 0;',
  ])('nothing of %j', (code) => {
    expect(withForgetting(code)).toBe(code);
  });
});

describe('what is kept', () => {
  it.each([
    ['scripts/compiler/resolve/money.ts', true],
    ['scripts/compiler/resolve-data.ts', true],
    ['tests/helpers/real-site.ts', true],
    ['scripts/compiler/read/read-atlas.ts', false],
    ['scripts/compiler/map/base/coast.ts', false],
    ['src/i18n/plural.ts', false],
  ])('in %s is forgotten before each test: %s', (path, expected) => {
    expect(forgets(`/project/${path}`)).toBe(expected);
  });
});
