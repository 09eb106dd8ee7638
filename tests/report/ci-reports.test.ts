import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { english } from '../../scripts/messages/english.ts';
import { renderGithub, renderSummary } from '../../scripts/report/ci-reports.ts';
import { aFinding } from '../helpers/findings.ts';

const many = (count: number, overrides: Partial<Diagnostic> = {}): readonly Diagnostic[] =>
  Array.from({ length: count }, (_, index) =>
    aFinding({ ...overrides, at: { file: 'home.json', line: index + 1, column: 1, length: 1, path: '' } }),
  );

describe('an annotation on GitHub', () => {
  it.each([
    ['data', 'file=data/home.json,'],
    ['', 'file=home.json,'],
  ])('names the file from the repository, where the data are in "%s".', (folder, file) => {
    expect(renderGithub([aFinding()], folder, english)).toContain(file);
  });

  it.each([
    ['keeps a message with line breaks on one line', 'One.\r\nTwo.', '::One.%0D%0ATwo. Fix it.'],
    ['escapes a per cent sign', '98%0A', '::98%250A Fix it.'],
    ['leaves colons and commas of a message', 'Expected: a, b.', '::Expected: a, b. Fix it.'],
  ])('%s.', (_what, message, shown) => {
    expect(renderGithub([aFinding({ message })], 'data', english)).toContain(shown);
  });
});

describe('many annotations on GitHub', () => {
  it('are ten errors and ten warnings, one of each kind among them, and how many more there are.', () => {
    const all = [...many(30), ...many(30, { severity: 'warning' }), aFinding({ code: 'text.missing' })];
    const lines = renderGithub(all, 'data', english).split('\n');
    const startingWith = (start: string) => lines.filter((line) => line.startsWith(start));
    expect(startingWith('::error')).toHaveLength(10);
    expect(startingWith('::warning')).toHaveLength(10);
    expect(startingWith('::error').join()).toContain('title=text.missing');
    expect(lines.at(-1)).toBe('::notice::41 more findings in the summary of this run.');
  });
});

describe('the summary of a run on GitHub', () => {
  it('shows what findings quote as text, not as Markdown.', () => {
    const odd = aFinding({ message: 'a | b <img src=x> `c`\n**d**' });
    expect(renderSummary([odd], 0, english)).toContain('a \\| b \\<img src=x\\> \\`c\\` \\*\\*d\\*\\*');
  });

  it('stays below the size that GitHub takes, and says that it is cut off.', () => {
    const long = Array.from({ length: 20_000 }, (_, index) =>
      aFinding({
        at: { file: `days/${index % 1000}.json`, line: 1, column: 1, length: 1, path: '' },
        message: 'é'.repeat(60),
      }),
    );
    const summary = renderSummary(long, 0, english);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary.trimEnd()).toMatch(/cut off here because it is too long\.$/);
  });
});
