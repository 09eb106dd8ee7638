import { cacheResults } from '../../src/shared/cache-results.ts';
import type { Acknowledged } from '../compiler/check/acknowledge.ts';
import { type Diagnostic, localize, type Severity } from '../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import type { Messages } from '../messages/messages.ts';
import { commandFor } from '../messages/writing.ts';
import { paint } from './paint.ts';
import { type ReportItem, selectAll, selectFindings } from './select-findings.ts';
import { escapeControls } from './visible-output.ts';

/** Texts of files by path; read only for findings that are shown. */
export interface FileTexts {
  get(path: string): string | undefined;
}

const CONTEXT_LINES = 1;
const MAX_WIDTH = 100;

export interface PrettyOptions {
  /** Shows findings in full, up to a hundred of a kind in a file. */
  readonly isWhole?: boolean;
  /** The command that shows every finding in full. */
  readonly allCommand?: string;
}

/** Findings for a terminal: each with its place, the lines around it, a caret and what to do. */
export function renderPretty(
  diagnostics: readonly Diagnostic[],
  texts: FileTexts,
  messages: Messages,
  { isWhole = false, allCommand = commandFor('check', undefined, '--all') }: PrettyOptions = {},
): string {
  const { report } = messages;
  const localized = localize(diagnostics, messages);
  const items = isWhole ? selectAll(localized) : selectFindings(localized);
  const readLines = cacheResults((file: string) => texts.get(file)?.split('\n'));
  const blocks = items.map((item) => ({ kind: item.kind, text: renderItem(item, readLines, report) }));
  const hint =
    !isWhole && items.some(({ kind }) => kind === 'more') ? `\n\n${report.showAll(allCommand)}` : '';
  // Findings of one line each follow without a blank line.
  const body = blocks.reduce((above, { kind, text }, index) => {
    const before = blocks[index - 1];
    if (!before) return text;
    return `${above}${kind === 'full' || before.kind === 'full' ? '\n\n' : '\n'}${text}`;
  }, '');
  return body + hint;
}

interface ReportOptions extends PrettyOptions {
  /** The number of warnings that have been answered for in the data. */
  readonly acknowledged?: number;
}

/** Prints findings for people: errors before warnings, each with its place; then how many there are. */
export function reportFindings(
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceFile[],
  messages: Messages,
  { acknowledged = 0, ...options }: ReportOptions = {},
): void {
  const texts = readTexts(sources);
  if (diagnostics.length > 0) console.log(`${renderPretty(diagnostics, texts, messages, options)}\n`);
  console.log(summarize(diagnostics, messages, acknowledged));
}

/**
 * "2 errors, 1 warning".
 *
 * @param acknowledged how many warnings have been answered for in the data
 */
export function summarize(
  diagnostics: readonly { readonly severity: Severity }[],
  { report }: Messages,
  acknowledged = 0,
): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return report.counts(errors, diagnostics.length - errors, acknowledged);
}

/** The warnings that have been answered for in the data: where, which, why and until when. */
export function renderAcknowledged(acknowledged: readonly Acknowledged[], messages: Messages): string {
  const { report } = messages;
  const blocks = acknowledged.map(({ diagnostic, reason, until }) => {
    const { at, code } = diagnostic;
    const { message } = diagnostic.explain(messages);
    const place = paint('cyan', `${at.file}:${at.line}:${at.column}`);
    const head = `${place} ${paint('dim', report.acknowledged)} ${message} ${paint('dim', `[${code}]`)}`;
    return `${head}\n  ${paint('green', report.reason)} ${reason} (${report.until(until)})`;
  });
  return ['', ...blocks].join('\n');
}

type ReportMessages = Messages['report'];

/** The lines of a file. */
type ReadLines = (file: string) => readonly string[] | undefined;

function renderItem(item: ReportItem, readLines: ReadLines, report: ReportMessages): string {
  if (item.kind === 'more') {
    const { code, count, files, isElsewhere } = item;
    return paint('dim', isElsewhere ? report.moreFiles(count, files, code) : report.more(count, code));
  }
  const { diagnostic } = item;
  return item.kind === 'short'
    ? renderHead(diagnostic, report)
    : renderOne(diagnostic, readLines(diagnostic.at.file), report);
}

function renderHead({ severity, code, at, message }: Diagnostic, report: ReportMessages): string {
  const place = paint('cyan', `${at.file}:${at.line}:${at.column}`);
  const word = paint(['bold', severityColour(severity)], report.severity[severity]);
  return `${place} ${word} ${message} ${paint('dim', `[${code}]`)}`;
}

function renderOne(
  diagnostic: Diagnostic,
  lines: readonly string[] | undefined,
  report: ReportMessages,
): string {
  const { severity, at, hint } = diagnostic;
  const frame =
    lines === undefined ? [] : renderFrame(lines, at.line, at.column, at.length, severityColour(severity));
  return [renderHead(diagnostic, report), ...frame, `  ${paint('green', report.help)} ${hint}`].join('\n');
}

function severityColour(severity: Severity): 'red' | 'yellow' {
  return severity === 'error' ? 'red' : 'yellow';
}

function renderFrame(
  lines: readonly string[],
  line: number,
  column: number,
  length: number,
  colour: 'red' | 'yellow',
): readonly string[] {
  const first = Math.max(1, line - CONTEXT_LINES);
  const last = Math.min(lines.length, line + CONTEXT_LINES);
  const gutter = String(last).length;
  // Very long lines are cut to a window around the place.
  const from = column > MAX_WIDTH ? column - MAX_WIDTH / 2 : 0;
  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const content = (lines[number - 1] ?? '').replaceAll('\t', ' ').replace('\r', '');
    rows.push(
      `  ${paint('dim', `${String(number).padStart(gutter)} │`)} ${content.slice(from, from + MAX_WIDTH)}`,
    );
    if (number !== line) continue;
    const before = escapeControls(content.slice(from, column - 1).padEnd(column - 1 - from));
    const carets = '^'.repeat(Math.max(1, Math.min(length, MAX_WIDTH - (column - 1 - from))));
    rows.push(
      `  ${' '.repeat(gutter)} ${paint('dim', '│')} ${' '.repeat(before.length)}${paint(colour, carets)}`,
    );
  }
  return rows;
}

function readTexts(sources: readonly SourceFile[]): FileTexts {
  const decoder = new TextDecoder();
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return {
    get(path) {
      const source = path.endsWith('.json') ? byPath.get(path) : undefined;
      return source && !source.unread ? decoder.decode(source.bytes) : undefined;
    },
  };
}
