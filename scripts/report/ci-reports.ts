import { appendFileSync } from 'node:fs';
import { byFile, type Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import { Failure } from '../failure.ts';
import type { Messages } from '../messages/messages.ts';
import { summarize } from './render-pretty.ts';
import { limitFindings } from './select-findings.ts';
import { escapeControls } from './visible-output.ts';

/**
 * Findings as one JSON object, for other programs; `more` counts those beyond the limit of a kind in a file.
 */
export function renderJson(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const { shown, more } = limitFindings(diagnostics);
  const report = {
    errors,
    warnings: diagnostics.length - errors,
    diagnostics: shown.map(({ severity, code, at, message, hint }) => ({
      severity,
      code,
      file: at.file,
      line: at.line,
      column: at.column,
      path: at.path,
      message,
      hint,
    })),
    ...(more.length > 0 ? { more } : {}),
  };
  return JSON.stringify(report, null, 2);
}

/** GitHub shows ten errors and ten warnings of a step, and silently drops the others. */
const MAX_ANNOTATIONS = 10;

/**
 * Findings as annotations of GitHub's workflows: as many as it shows, one of each kind first, then a notice that
 * says how many more there are. The findings are in the language already.
 *
 * @param folder the data folder from the repository's root
 */
export function renderGithub(
  diagnostics: readonly Diagnostic[],
  folder: string,
  { report }: Messages,
): string {
  const shown = (['error', 'warning'] as const).flatMap((severity) =>
    kindsFirst(diagnostics.filter((diagnostic) => diagnostic.severity === severity)).slice(
      0,
      MAX_ANNOTATIONS,
    ),
  );
  const more = diagnostics.length - shown.length;
  return [
    ...shown.map((diagnostic) => annotation(diagnostic, folder)),
    ...(more > 0 ? [`::notice::${escapeData(report.moreInSummary(more))}`] : []),
  ].join('\n');
}

function annotation({ severity, code, at, message, hint }: Diagnostic, folder: string): string {
  const file = escapeProperty(folder === '' ? at.file : `${folder}/${at.file}`);
  const place = `file=${file},line=${at.line},col=${at.column},title=${escapeProperty(code)}`;
  return `::${severity} ${place}::${escapeData(`${message} ${hint}`)}`;
}

/** One of each kind before a second of any: GitHub may not show the last ones. */
function kindsFirst(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Map<string, number>();
  const ranked = diagnostics.map((diagnostic) => {
    const rank = seen.get(diagnostic.code) ?? 0;
    seen.set(diagnostic.code, rank + 1);
    return { diagnostic, rank };
  });
  return ranked.toSorted((left, right) => left.rank - right.rank).map(({ diagnostic }) => diagnostic);
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** GitHub refuses a summary beyond 1 MiB; other steps write into it, too. */
const MAX_BYTES = 900_000;

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
export function writeSummary(markdown: string): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
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
  const head = `\n### ${inlineCode(file)}: ${report.severity[severity]}\n\n| ${columns} |\n|---|---|---|---|`;
  const { shown, more } = limitFindings(diagnostics);
  const rows = shown.map((diagnostic) => {
    const { at, message, hint } = diagnostic;
    return `| ${at.line}:${at.column} | ${plain(message)} | ${plain(hint)} | ${inlineCode(diagnostic.code)} |`;
  });
  const others = more.map(
    (kind) => `| | ${plain(report.more(kind.count, kind.code))} | | ${inlineCode(kind.code)} |`,
  );
  return [head, ...rows, ...others];
}

/** The pieces in a row, as many as there is room for. */
function cut(pieces: readonly string[], { report }: Messages): string {
  let bytes = 0;
  const fitting = pieces.findIndex((piece) => {
    bytes += Buffer.byteLength(piece) + 1;
    return bytes > MAX_BYTES;
  });
  if (fitting === -1) return `${pieces.join('\n')}\n`;
  return `${pieces.slice(0, fitting).join('\n')}\n\n${report.cutOff}\n`;
}

/** Text that Markdown leaves as it is, on one line. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&]/g, (mark) => `\\${mark}`).replace(/\s+/g, ' ');
}

function inlineCode(text: string): string {
  return `\`${text.replaceAll('`', '')}\``;
}
