import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Mutant, readResults } from '../../scripts/mutants/results.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const SOURCE = 'const a = 1;\nif (a > 0) {\n  go(a);\n}\n';

function mutant(mutatorName: string, replacement: string, start: [number, number], end: [number, number]) {
  const place = ([line, column]: [number, number]) => ({ line, column });
  return { mutatorName, replacement, status: 'Survived', location: { start: place(start), end: place(end) } };
}

function read(files: Readonly<Record<string, readonly object[]>>): readonly Mutant[] {
  const file = join(temporaryFolder(), 'results.json');
  const entries = Object.entries(files).map(([path, mutants]) => [path, { source: SOURCE, mutants }]);
  writeFileSync(file, JSON.stringify({ files: Object.fromEntries(entries) }));
  return readResults(file);
}

describe('readResults', () => {
  it('gives what is written and what was put in its place', () => {
    const [found] = read({ 'src/a.ts': [mutant('EqualityOperator', 'a >= 0', [2, 5], [2, 10])] });
    expect(found).toEqual({
      file: 'src/a.ts',
      line: 2,
      mutator: 'EqualityOperator',
      code: 'a > 0',
      becomes: 'a >= 0',
      status: 'Survived',
    });
  });

  it('gives code of several lines in one', () => {
    const [found] = read({ 'src/a.ts': [mutant('BlockStatement', '{}', [2, 12], [4, 2])] });
    expect(found?.code).toBe('{ go(a); }');
  });

  it('orders by file and line', () => {
    const late = mutant('A', '', [3, 1], [3, 2]);
    const early = mutant('A', '', [1, 1], [1, 2]);
    const found = read({ 'src/b.ts': [early], 'src/a.ts': [late, early] });
    expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'src/a.ts:1',
      'src/a.ts:3',
      'src/b.ts:1',
    ]);
  });

  it('gives nothing where there is no file yet', () => {
    expect(readResults(join(temporaryFolder(), 'nowhere.json'))).toEqual([]);
  });
});
