import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { selectFindings } from '../../scripts/report/select-findings.ts';
import { aFinding } from '../helpers/findings.ts';

function inFile(file: string, line = 1): Pick<Diagnostic, 'at'> {
  return { at: { file, line, column: 1, length: 1, path: '' } };
}

function selectedFiles(findings: readonly Diagnostic[]): readonly string[] {
  return selectFindings(findings).map((item) => (item.kind === 'more' ? '' : item.diagnostic.at.file));
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

describe('selectFindings', () => {
  it('puts errors before warnings, and warnings before reminders of placeholders.', () => {
    const reminder = { severity: 'warning' as const, code: 'placeholder.unconfirmed', ...inFile('c.json') };
    const warning = { severity: 'warning' as const, ...inFile('b.json') };
    const mixed = [aFinding(reminder), aFinding(warning), aFinding(inFile('a.json'))];
    expect(selectedFiles(mixed)).toEqual(['a.json', 'b.json', 'c.json']);
  });

  it('shows warnings beside errors in one line each.', () => {
    const mixed = [aFinding({ severity: 'warning' }), aFinding()];
    expect(selectFindings(mixed).map(({ kind }) => kind)).toEqual(['full', 'short']);
  });

  it('shows three of a kind in a file in full, the next seven in a line each, and counts the others.', () => {
    const many = Array.from({ length: 1000 }, (_, line) => aFinding(inFile('one.json', line)));
    const selected = selectFindings(many);
    expect(selected.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 3 }, () => 'full'),
      ...Array.from({ length: 7 }, () => 'short'),
      'more',
    ]);
    expect(selected.at(-1)).toMatchObject({ count: 990, files: 1, isElsewhere: false });
  });

  it('counts the findings of a kind in many files from the forty-first on.', () => {
    const many = Array.from({ length: 1000 }, (_, index) => aFinding(inFile(`${index}.json`)));
    expect(selectFindings(many).slice(40)).toEqual([
      { kind: 'more', code: 'shape.invalid', count: 960, files: 960, isElsewhere: true },
    ]);
  });

  it('shows the first of every kind, and shows or counts every finding once.', () => {
    const kinds = (list: readonly Diagnostic[]): ReadonlySet<string> =>
      new Set(list.map(({ severity, code }) => severity + code));
    fc.assert(
      fc.property(findingsArb, (all) => {
        const selected = selectFindings(all);
        const shown = selected.flatMap((item) => (item.kind === 'more' ? [] : [item.diagnostic]));
        expect(kinds(shown)).toEqual(kinds(all));
        const counts = selected.map((item) => (item.kind === 'more' ? item.count : 1));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length);
      }),
    );
  });
});
