import { appendFileSync } from 'node:fs';
import { byFile, type Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import { Failure } from '../failure.ts';
import type { Messages } from '../messages/messages.ts';
import { summarize } from './render-pretty.ts';
import { limitFindings } from './select-findings.ts';
import { escapeControls } from './visible-output.ts';

/** GitHub refuses a summary beyond 1 MiB: this many bytes at most, with room for what other steps write. */
const MOST_BYTES = 900_000;

/**
 * All findings as Markdown, a table for each file, errors first; cut off only where GitHub would refuse it. Of too many
 * of a kind in a file, some are only counted.
 */
export function renderSummary(
  diagnostics: readonly Diagnostic[],
  acknowledged: number,
  messages: Messages,
): string {
  const counts = summarize(diagnostics, messages, acknowledged);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const pieces = [...byFile(errors).values(), ...byFile(warnings).values()].flatMap((ofFile) =>
    renderTable(ofFile, messages),
  );
  return cut([`## ${counts}`, ...pieces], messages);
}

/**
 * Adds Markdown to the summary of a run on GitHub; elsewhere does nothing.
 *
 * @throws Failure if the file that GitHub names cannot be written to
 */
export function writeSummary(markdown: string, file = process.env.GITHUB_STEP_SUMMARY): void {
  if (!file) return;
  try {
    appendFileSync(file, escapeControls(markdown));
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.summaryUnwritable(file));
  }
}

function renderTable(diagnostics: readonly Diagnostic[], { report }: Messages): readonly string[] {
  const [
    {
      at: { file },
      severity,
    } = { at: { file: '' }, severity: 'error' as const },
  ] = diagnostics;
  const { place, what, whatToDo, code: codes } = report.columns;
  const columns = [place, what, whatToDo, codes].join(' | ');
  const head = `\n### ${code(file)}: ${report.severity[severity]}\n\n| ${columns} |\n|---|---|---|---|`;
  const { shown, more } = limitFindings(diagnostics);
  const rows = shown.map((diagnostic) => {
    const { at, message, hint } = diagnostic;
    return `| ${at.line}:${at.column} | ${plain(message)} | ${plain(hint)} | ${code(diagnostic.code)} |`;
  });
  const others = more.map(
    (kind) => `| | ${plain(report.more(kind.count, kind.code))} | | ${code(kind.code)} |`,
  );
  return [head, ...rows, ...others];
}

/** The pieces in a row, as many as there is room for. */
function cut(pieces: readonly string[], { report }: Messages): string {
  let bytes = 0;
  const fitting = pieces.findIndex((piece) => {
    bytes += Buffer.byteLength(piece) + 1;
    return bytes > MOST_BYTES;
  });
  if (fitting === -1) return `${pieces.join('\n')}\n`;
  return `${pieces.slice(0, fitting).join('\n')}\n\n${report.cutOff}\n`;
}

/** Text that Markdown leaves as it is, on one line. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&]/g, (mark) => `\\${mark}`).replace(/\s+/g, ' ');
}

function code(text: string): string {
  return `\`${text.replaceAll('`', '')}\``;
}
