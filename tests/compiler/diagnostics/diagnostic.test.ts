import { describe, expect, it } from 'vitest';
import {
  compareText,
  Diagnostic,
  hasErrors,
  type Severity,
  sortDiagnostics,
  withoutRepeats,
} from '../../../scripts/compiler/diagnostics/diagnostic.ts';
import { everywhere } from '../../../scripts/messages/messages.ts';
import { fingerprint } from '../../helpers/findings.ts';

interface Short {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly severity?: Severity;
  readonly code?: string;
  readonly message?: string;
  readonly hint?: string;
}

function finding(short: Short): Diagnostic {
  const { file = 'b.json', line = 2, column = 2, severity = 'warning', code = 'b', message = 'b' } = short;
  const { hint = 'Mend it.' } = short;
  return new Diagnostic(
    severity,
    code,
    { file, line, column, length: 1, path: '' },
    everywhere({ message, hint }),
  );
}

describe('findings in order', () => {
  it.each<readonly [what: string, first: Short, second: Short]>([
    ['file', { file: 'a.json', line: 9 }, { file: 'b.json', line: 1 }],
    ['line', { line: 1, column: 9 }, { line: 2, column: 1 }],
    ['column', { column: 1, severity: 'warning' }, { column: 2, severity: 'error' }],
    ['severity, errors first', { severity: 'error', code: 'z' }, { severity: 'warning', code: 'a' }],
    ['code', { code: 'a', message: 'z' }, { code: 'b', message: 'a' }],
    ['message', { message: 'a' }, { message: 'b' }],
  ])('go by %s', (_what, first, second) => {
    const ordered = [finding(first), finding(second)];
    const told = ordered.map(fingerprint);
    expect(sortDiagnostics(ordered.toReversed()).map(fingerprint)).toEqual(told);
    expect(sortDiagnostics(ordered).map(fingerprint)).toEqual(told);
  });

  it('go by lines as numbers', () => {
    const ordered = [finding({ line: 9 }), finding({ line: 10 })];
    expect(sortDiagnostics(ordered.toReversed())).toEqual(ordered);
  });
});

describe('findings without repeats', () => {
  it('are put into words only where several stand at one place', () => {
    const inWords: number[] = [];
    const at = (line: number) =>
      new Diagnostic('error', 'b', { file: 'b.json', line, column: 1, length: 1, path: '' }, () => {
        inWords.push(line);
        return { message: 'b', hint: '' };
      });
    withoutRepeats(sortDiagnostics([at(1), at(2), at(2), at(3)]));
    expect(inWords).toEqual([2, 2]);
  });

  it('tell the same of the same place once', () => {
    expect(withoutRepeats([finding({}), finding({ column: 3 }), finding({})])).toEqual([
      finding({}),
      finding({ column: 3 }),
    ]);
  });

  it.each<Short>([{ file: 'c.json' }, { line: 3 }, { column: 3 }, { code: 'c' }, { message: 'c' }])(
    'tell all that differ in %j',
    (other) => {
      expect(withoutRepeats([finding({}), finding(other)])).toHaveLength(2);
    },
  );
});

it('errors fail a run, warnings do not', () => {
  expect(hasErrors([finding({}), finding({ severity: 'error' })])).toBe(true);
  expect(hasErrors([finding({}), finding({})])).toBe(false);
});

it('texts are compared by code unit', () => {
  expect([compareText('B', 'a'), compareText('a', 'B'), compareText('a', 'a')]).toEqual([-1, 1, 0]);
});
