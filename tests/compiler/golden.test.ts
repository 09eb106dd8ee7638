import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { memoize } from '../../schema/memoize.ts';
import type { Diagnostic, Explanation } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../scripts/compiler/read/read-data-folder.ts';
import { describeFindings } from '../../scripts/desk/describe-findings.ts';
import { english } from '../../scripts/messages/english.ts';
import { defaultMessages, findMessages, languages } from '../../scripts/messages/messages.ts';
import { renderJson } from '../../scripts/report/ci-reports.ts';
import { renderPretty, summarize } from '../../scripts/report/render-pretty.ts';
import { readDocument } from '../../src/desk/store/documents.ts';
import { rewordFinding } from '../../src/desk/words/reword-findings.ts';
import { deskLanguages } from '../../src/desk/words/words.ts';
import { newFindings } from '../helpers/findings.ts';
import { goldenCases, goldenFolder, optionsOfCase, workspaceOfCase } from '../helpers/golden-cases.ts';
import type { Workspace } from '../helpers/workspace.ts';

// A case is a folder of tests/golden with a change to the second operator's data, and the findings that it adds:
//   input/         files that are added or replaced
//   edits.json     or: texts that are replaced, each of which occurs once; files that are removed, copied, or replaced
//                  by something that is no file; "forPublishing": the check before the site goes online
//   expected.txt   the new findings, as in a terminal without colours
//   expected.json  or: as `check --format json` prints them
// A new case starts with an empty expected file; `vitest -u` fills it in. Read it as an operator would.

/** Cases that are written in another way and yet right. */
const WITHOUT_FINDINGS: readonly string[] = [
  'acknowledged',
  'address-any-script',
  'digits-of-any-script',
  'image-camera-name',
  'price-amount-text-accepted',
  'price-asked-for',
  'price-decimals-accepted',
  'time-over-midnight',
  'time-with-hyphen-and-dots',
];

const cases = goldenCases();

/** The expected file must exist: otherwise it would be filled in unread. */
function expectedFile(name: string): string {
  const file = ['expected.txt', 'expected.json'].map((end) => join(goldenFolder, name, end)).find(existsSync);
  if (file === undefined) throw new Error(`The case "${name}" has no expected file.`);
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

/** The names, values and figures that a sentence takes from the data. */
function quotedValues({ message, hint }: Explanation): string {
  const both = `${message} ${hint}`;
  const names = [...both.replace('"seperti ini"', '"like this"').matchAll(/"([^"]*)"|(\{\w+\})/g)].map(
    ([whole]) => whole,
  );
  const figures = [...both.replace(/"[^"]*"/g, '').matchAll(/\d(?:[\d.,]*\d)?/g)].map(([digits]) =>
    digits.replace(/\D/g, ''),
  );
  return [...new Set([...names, ...figures])].toSorted().join();
}

/** Faults of a finding's sentences in other languages than English. */
function translationFaults(finding: Diagnostic): readonly string[] {
  const usual = finding.explain(english);
  return Object.values(languages).flatMap((messages) => {
    const own = finding.explain(messages);
    const isWhole = [own.message, own.hint].every((sentence) => /[.?]$/.test(sentence));
    const isSame = own.message === usual.message || (own.hint === usual.hint && !usual.hint.startsWith('"'));
    return [
      ...(isWhole ? [] : [`${finding.code}: unfinished`]),
      ...(messages === defaultMessages || !isSame ? [] : [`${finding.code}: not translated`]),
      ...(quotedValues(own) === quotedValues(usual) ? [] : [`${finding.code}: other values`]),
    ];
  });
}

/** Files, keys with their quotation marks, keys of several words, commands and days as files have them. */
const CODE = /\.json|"|[{}[\]]|\b(?:[a-z]+[A-Z]|__)\w*|\bnpm\b|\b\d{4}-\d\d-\d\d\b/;
/** Values in texts, elements of drawings, what the operator wrote, ids without names, and telephones are shown as they are. */
const SHOWN = /\{\w+\}|<\w+>|“[^”]*[^\w”][^”]*”|\w+ \((?:without a name|tanpa nama)\)|iPhone/g;

/** Most files are the same in all cases. */
const readFile = memoize(({ path, bytes }: SourceFile) =>
  readDocument({ path, text: new TextDecoder().decode(bytes) }),
);

/** Sentences of the desk, in its languages, that name something as files have it. */
function deskFaults(findings: readonly Diagnostic[], workspace: Workspace): readonly string[] {
  const documents = new Map(workspace.sources.map((file) => [file.path, readFile(file)]));
  // There, what was typed is what the sentences are about.
  const said = findings.filter(({ code }) => !/^(?:syntax|reference\.unknown)/.test(code));
  return Object.entries(deskLanguages).flatMap(([code, words]) =>
    describeFindings(said, findMessages(code) ?? english)
      .map((finding) => rewordFinding(documents, finding, words))
      .map(({ message, hint }) => `${message} ${hint}`)
      .filter((sentences) => CODE.test(sentences.replace(SHOWN, ''))),
  );
}

it.each(cases)(
  'the check finds what the golden case %s expects, says it in whole sentences of every language, and the desk without code',
  async (name) => {
    const file = expectedFile(name);
    const workspace = workspaceOfCase(name);
    const findings = newFindings(workspace, optionsOfCase(name));
    expect(findings.flatMap(translationFaults)).toEqual([]);
    expect(deskFaults(findings, workspace)).toEqual([]);
    expect(findings.length > 0).toBe(!WITHOUT_FINDINGS.includes(name));
    const found = file.endsWith('.json') ? `${renderJson(findings)}\n` : pretty(findings, workspace);
    await expect(found).toMatchFileSnapshot(file);
  },
);
