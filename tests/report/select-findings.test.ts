import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { selectFindings } from '../../scripts/report/select-findings.ts';
import { aFinding } from '../helpers/findings.ts';

function findings(count: number, overrides: (index: number) => Partial<Diagnostic>): readonly Diagnostic[] {
  return Array.from({ length: count }, (_, index) => aFinding(overrides(index)));
}

function inFile(file: string, line = 1): Pick<Diagnostic, 'at'> {
  return { at: { file, line, column: 1, length: 1, path: '' } };
}

const findingsArb = fc
  .array(
    fc.record({
      severity: fc.constantFrom('error' as const, 'warning' as const),
      code: fc.constantFrom('a.one', 'a.two', 'b.three'),
      file: fc.constantFrom('one.json', 'two.json', 'three.json'),
    }),
    { maxLength: 200 },
  )
  .map((all) => all.map(({ file, ...rest }) => aFinding({ ...rest, ...inFile(file) })));

describe('the selection of findings', () => {
  it('gives few findings in full', () => {
    const few = findings(3, (index) => inFile('one.json', index));
    expect(selectFindings(few)).toEqual(few.map((diagnostic) => ({ kind: 'full', diagnostic })));
  });

  it('gives errors before warnings', () => {
    const mixed = [aFinding({ severity: 'warning', ...inFile('a.json') }), aFinding(inFile('b.json'))];
    const files = selectFindings(mixed).map((item) => (item.kind === 'more' ? '' : item.diagnostic.at.file));
    expect(files).toEqual(['b.json', 'a.json']);
  });

  it('gives warnings before what the data itself says is still to be done', () => {
    const reminder = { severity: 'warning' as const, code: 'placeholder.unconfirmed', ...inFile('a.json') };
    const mixed = [aFinding(reminder), aFinding({ severity: 'warning', ...inFile('b.json') })];
    const files = selectFindings(mixed).map((item) => (item.kind === 'more' ? '' : item.diagnostic.at.file));
    expect(files).toEqual(['b.json', 'a.json']);
  });

  it('gives warnings beside errors a line each', () => {
    const mixed = [aFinding({ severity: 'warning' }), aFinding()];
    expect(selectFindings(mixed).map(({ kind }) => kind)).toEqual(['full', 'short']);
  });

  it('gives the fourth of a kind in a file a line', () => {
    expect(selectFindings(findings(4, () => inFile('one.json'))).at(-1)?.kind).toBe('short');
  });

  it('counts the others of a kind in a file from the eleventh on', () => {
    const many = findings(1000, (index) => inFile('one.json', index));
    expect(selectFindings(many).slice(10)).toEqual([
      { kind: 'more', code: 'shape.invalid', count: 990, files: 1, isElsewhere: false },
    ]);
  });

  it('counts the others of a kind in many files from the forty-first on', () => {
    const many = findings(1000, (index) => inFile(`${index}.json`));
    expect(selectFindings(many).slice(40)).toEqual([
      { kind: 'more', code: 'shape.invalid', count: 960, files: 960, isElsewhere: true },
    ]);
  });

  it('shows the first of every kind', () => {
    fc.assert(
      fc.property(findingsArb, (all) => {
        const shown = selectFindings(all).flatMap((item) => (item.kind === 'more' ? [] : [item.diagnostic]));
        const kinds = (list: readonly Diagnostic[]): ReadonlySet<string> =>
          new Set(list.map(({ severity, code }) => severity + code));
        expect(kinds(shown)).toEqual(kinds(all));
      }),
    );
  });

  it('shows or counts every finding exactly once', () => {
    fc.assert(
      fc.property(findingsArb, (all) => {
        const told = selectFindings(all).map((item) => (item.kind === 'more' ? item.count : 1));
        expect(told.reduce((sum, count) => sum + count, 0)).toBe(all.length);
      }),
    );
  });
});
