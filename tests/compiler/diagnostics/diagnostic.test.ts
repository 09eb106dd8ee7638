import { describe, expect, it } from 'vitest';
import {
  Diagnostic,
  type Severity,
  sortDiagnostics,
  withoutRepeats,
} from '../../../scripts/compiler/diagnostics/diagnostic.ts';
import { unreadFile } from '../../../scripts/compiler/parse/unread-file.ts';
import { english } from '../../../scripts/messages/english.ts';
import { everywhere } from '../../../scripts/messages/messages.ts';
import { staleTranslation } from '../../../scripts/operator/translations/report.ts';
import { fingerprint } from '../../helpers/findings.ts';

interface Short {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly severity?: Severity;
  readonly code?: string;
  readonly message?: string;
}

function finding(short: Short): Diagnostic {
  const { file = 'b.json', line = 2, column = 2, severity = 'warning', code = 'b', message = 'b' } = short;
  const at = { file, line, column, length: 1, path: '' };
  return new Diagnostic(severity, code, at, everywhere({ message, hint: 'Fix it.' }));
}

describe('sortDiagnostics', () => {
  it.each<readonly [what: string, first: Short, second: Short]>([
    ['file', { file: 'a.json', line: 9 }, { file: 'b.json', line: 1 }],
    ['line, as a number', { line: 9, column: 9 }, { line: 10 }],
    ['column', { column: 1, severity: 'warning' }, { column: 2, severity: 'error' }],
    ['severity, errors first', { severity: 'error', code: 'z' }, { severity: 'warning', code: 'a' }],
    ['code', { code: 'a', message: 'z' }, { code: 'b', message: 'a' }],
    ['message', { message: 'a' }, { message: 'b' }],
  ])('orders findings by %s', (_what, first, second) => {
    const ordered = [finding(first), finding(second)];
    expect(sortDiagnostics(ordered.toReversed()).map(fingerprint)).toEqual(ordered.map(fingerprint));
  });
});

describe('withoutRepeats', () => {
  it('keeps one of the same findings at one place', () => {
    const other = finding({ column: 3 });
    expect(withoutRepeats([finding({}), other, finding({})])).toEqual([finding({}), other]);
  });

  it.each<Short>([{ file: 'c.json' }, { line: 3 }, { code: 'c' }, { message: 'c' }])(
    'keeps both findings that differ in %j',
    (other) => {
      expect(withoutRepeats([finding({}), finding(other)])).toHaveLength(2);
    },
  );
});

it.each<readonly [code: string, made: Diagnostic, message: string]>([
  [
    'syntax.too-large',
    unreadFile('walk.json', { reason: 'too-large', bytes: 3_000_000, limit: 2_000_000 }),
    'The file has 3,000,000 bytes; more than 2,000,000 are not read.',
  ],
])('%s, which no golden case shows, is explained in a sentence', (code, made, message) => {
  expect([made.code, made.explain(english).message]).toEqual([code, message]);
});

it('a stale translation comes with the command that accepts it', () => {
  const at = { file: 'texts/nl/pages.json', line: 3, column: 5, length: 8, path: 'home.title' };
  const stale = staleTranslation(at, {
    key: 'pages.home.title',
    language: 'nl',
    source: 'it',
    sourceText: 'Due laghi',
  });
  expect(stale.explain(english).hint).toContain('npm run translations -- accept nl pages.home.title');
});
