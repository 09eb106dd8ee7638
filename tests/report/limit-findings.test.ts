import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { english } from '../../scripts/messages/english.ts';
import { indonesian } from '../../scripts/messages/indonesian.ts';
import { renderJson, renderSummary } from '../../scripts/report/ci-reports.ts';
import { renderPretty } from '../../scripts/report/render-pretty.ts';
import { limitFindings } from '../../scripts/report/select-findings.ts';
import { aFinding } from '../helpers/findings.ts';

function findings(count: number, file = 'home.json', overrides: Partial<Diagnostic> = {}) {
  return Array.from({ length: count }, (_, index) =>
    aFinding({ at: { file, line: index + 1, column: 1, length: 1, path: '' }, ...overrides }),
  );
}

const MANY = findings(250);
const MORE = [{ severity: 'error', code: 'shape.invalid', file: 'home.json', count: 150 }];

describe('a report of more than a hundred findings of one kind in one file', () => {
  it('leaves room for other kinds, other files and warnings.', () => {
    const others = [
      ...findings(1, 'home.json', { code: 'shape.rule' }),
      ...findings(1, 'site.json'),
      ...findings(1, 'home.json', { severity: 'warning' }),
    ];
    expect(limitFindings([...MANY, ...others])).toEqual({
      shown: [...MANY.slice(0, 100), ...others],
      more: MORE,
    });
  });

  it('counts all and says how many more there are, as JSON.', () => {
    const { errors, diagnostics, more } = JSON.parse(renderJson(MANY));
    expect([errors, diagnostics.length, more]).toEqual([250, 100, MORE]);
  });

  it.each([
    [english, '… and 150 more of the same kind [shape.invalid]'],
    [indonesian, '… dan 150 lagi yang sejenis [shape.invalid]'],
  ])('says in one line how many more there are, in $languageName.', (messages, line) => {
    const report = stripVTControlCharacters(renderPretty(MANY, new Map(), messages, { isWhole: true }));
    expect(report.split('\n').at(-1)).toBe(line);
    expect(report.split('\n').filter((each) => each.startsWith('home.json:'))).toHaveLength(100);
  });

  it('says in one row how many more there are, as a summary.', () => {
    const rows = renderSummary(MANY, 0, english).trimEnd().split('\n');
    expect(rows[0]).toBe('## 250 errors, 0 warnings');
    expect(rows.at(-1)).toBe('| | … and 150 more of the same kind \\[shape.invalid\\] | | `shape.invalid` |');
    expect(rows.filter((row) => /^\| \d/.test(row))).toHaveLength(100);
  });
});
