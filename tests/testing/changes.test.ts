import { describe, expect, it } from 'vitest';
import { runAfter } from '../../scripts/testing/changes.ts';

const TESTS = [
  'tests/architecture/imports.test.ts',
  'tests/domain/money.test.ts',
  'tests/browser/map.test.ts',
];

describe('what runs after a change', () => {
  it('is nothing where nothing has changed', () => {
    expect(runAfter([], TESTS)).toEqual({ unit: [], browser: [] });
  });

  it.each([
    'src/domain/money.ts',
    'schema/site.ts',
    'data/site.json',
    'scripts/compiler/compile.ts',
    'scripts/site/preview/serve.ts',
    'tests/browser/helpers/browser.ts',
    'tests/fixtures/second-operator/site.json',
    'package-lock.json',
  ])('is every browser test, if %s has', (path) => {
    expect(runAfter([path], TESTS).browser).toBe('all');
  });

  it.each(['README.md', 'scripts/operator/terminal.ts', 'tests/domain/money.test.ts'])(
    'is no browser test, if only %s has',
    (path) => {
      expect(runAfter([path], TESTS).browser).toEqual([]);
    },
  );

  it('is a browser test that has changed itself, alone', () => {
    expect(runAfter(['tests/browser/map.test.ts'], TESTS).browser).toEqual(['tests/browser/map.test.ts']);
  });

  it('is the unit tests of the changed files, and those that read the code or run commands', () => {
    expect(runAfter(['src/domain/money.ts'], TESTS).unit).toEqual([
      'src/domain/money.ts',
      'tests/architecture/imports.test.ts',
    ]);
  });
});
