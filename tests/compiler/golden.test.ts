import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import { renderJson } from '../../scripts/report/render-json.ts';
import { renderPretty, summarize } from '../../scripts/report/render-pretty.ts';
import { newFindings } from '../helpers/findings.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

// A case is a folder of tests/golden with what is changed in the second operator's data, and what the check says then:
//   input/         files that are added or take the place of others
//   edits.json     or: pieces of files that are replaced, each of which occurs once; files that are taken away
//   expected.txt   the findings that come in addition, as in a terminal without colours
//   expected.json  or: as `check --format json` prints them
// A new case starts with an empty expected file; `vitest -u` fills it in. Read it as an operator would.

interface Edits {
  readonly replace?: readonly {
    readonly file: string;
    readonly text: string;
    readonly with?: string;
    /** Instead of a text: bytes in hexadecimal. */
    readonly withBytes?: string;
  }[];
  readonly without?: readonly string[];
}

const folder = join(import.meta.dirname, '../golden');
const LEAST_CASES = 78;

const cases = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

/** A case without expectation would be filled in unread. */
function expectedFile(name: string): string {
  const file = ['expected.txt', 'expected.json'].map((end) => join(folder, name, end)).find(existsSync);
  if (file === undefined) throw new Error(`The case "${name}" does not say what is expected.`);
  return file;
}

function workspaceOfCase(name: string): Workspace {
  const input = join(folder, name, 'input');
  const edits = join(folder, name, 'edits.json');
  let workspace = secondOperator();
  if (existsSync(input)) {
    for (const { path, bytes } of readDataFolder(input)) workspace = workspace.withBytes(path, bytes);
  }
  return existsSync(edits) ? applyEdits(workspace, JSON.parse(readFileSync(edits, 'utf8'))) : workspace;
}

function applyEdits(workspace: Workspace, { replace = [], without = [] }: Edits): Workspace {
  let edited = workspace;
  for (const { file, text, with: replacement = '', withBytes } of replace) {
    edited =
      withBytes === undefined
        ? edited.replace(file, text, replacement)
        : replaceBytes(edited, file, text, withBytes);
  }
  for (const path of without) edited = edited.without(path);
  return edited;
}

function replaceBytes(workspace: Workspace, file: string, text: string, hex: string): Workspace {
  const [before = '', after] = workspace.text(file).split(text);
  if (after === undefined) throw new Error(`"${text}" does not occur in "${file}".`);
  return workspace.withBytes(
    file,
    Buffer.concat([Buffer.from(before), Buffer.from(hex, 'hex'), Buffer.from(after)]),
  );
}

function pretty(diagnostics: readonly Diagnostic[], workspace: Workspace): string {
  const texts = new Map(
    workspace.paths
      .filter((path) => path.endsWith('.json'))
      .map((path) => [path, workspace.text(path)] as const),
  );
  const report = stripVTControlCharacters(renderPretty(diagnostics, texts));
  const lines = `${report}\n\n${summarize(diagnostics)}\n`.split('\n').map((line) => line.trimEnd());
  return lines.join('\n').trimStart();
}

describe('what the check says', () => {
  it(`is written down for at least ${LEAST_CASES} cases`, () => {
    expect(cases.length).toBeGreaterThanOrEqual(LEAST_CASES);
  });

  it.each(cases)('in the case %s', async (name) => {
    const file = expectedFile(name);
    const workspace = workspaceOfCase(name);
    const findings = newFindings(workspace);
    const found = file.endsWith('.json') ? `${renderJson(findings)}\n` : pretty(findings, workspace);
    await expect(found).toMatchFileSnapshot(file);
  });
});
