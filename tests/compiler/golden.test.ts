import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { english } from '../../scripts/messages/english.ts';
import { renderJson } from '../../scripts/report/render-json.ts';
import { renderPretty, summarize } from '../../scripts/report/render-pretty.ts';
import { newFindings } from '../helpers/findings.ts';
import { goldenCases, goldenFolder, optionsOfCase, workspaceOfCase } from '../helpers/golden-cases.ts';
import type { Workspace } from '../helpers/workspace.ts';

// A case is a folder of tests/golden with what is changed in the second operator's data, and what the check says then:
//   input/         files that are added or take the place of others
//   edits.json     or: pieces of files that are replaced, each of which occurs once; files that are taken away, copied, or
//                  in whose place something stands that is no file; "forPublishing": the check is asked as before the
//                  site goes online
//   expected.txt   the findings that come in addition, as in a terminal without colours
//   expected.json  or: as `check --format json` prints them
// A new case starts with an empty expected file; `vitest -u` fills it in. Read it as an operator would.

const LEAST_CASES = 200;

/** Cases of what is written otherwise and yet right. */
const WITHOUT_FINDINGS: readonly string[] = [
  'acknowledged',
  'address-any-script',
  'price-amount-text-accepted',
  'price-asked-for',
  'price-decimals-accepted',
  'time-over-midnight',
  'time-with-hyphen-and-dots',
];

const cases = goldenCases();

/** A case without expectation would be filled in unread. */
function expectedFile(name: string): string {
  const file = ['expected.txt', 'expected.json'].map((end) => join(goldenFolder, name, end)).find(existsSync);
  if (file === undefined) throw new Error(`The case "${name}" does not say what is expected.`);
  return file;
}

function pretty(diagnostics: readonly Diagnostic[], workspace: Workspace): string {
  const texts = new Map(
    workspace.sources
      .filter(({ path, unread }) => path.endsWith('.json') && !unread)
      .map(({ path }) => [path, workspace.text(path)] as const),
  );
  const report = stripVTControlCharacters(renderPretty(diagnostics, texts, english));
  const lines = `${report}\n\n${summarize(diagnostics, english)}\n`.split('\n').map((line) => line.trimEnd());
  return lines.join('\n').trimStart();
}

describe('what the check says', () => {
  it(`is written down for at least ${LEAST_CASES} cases`, () => {
    expect(cases.length).toBeGreaterThanOrEqual(LEAST_CASES);
  });

  it.each(cases)('in the case %s', async (name) => {
    const file = expectedFile(name);
    const workspace = workspaceOfCase(name);
    const findings = newFindings(workspace, optionsOfCase(name));
    expect(findings.length > 0).toBe(!WITHOUT_FINDINGS.includes(name));
    const found = file.endsWith('.json') ? `${renderJson(findings)}\n` : pretty(findings, workspace);
    await expect(found).toMatchFileSnapshot(file);
  });
});
