import { type Diagnostic, type Severity, tellIn } from '../compiler/diagnostics/diagnostic.ts';
import type { CheckerLanguage } from '../compiler/diagnostics/language.ts';
import { paint } from './paint.ts';
import { countFindings, type ReportWords, reportWords } from './report-words.ts';
import { type ReportItem, selectFindings } from './select-findings.ts';

/** The texts of the files that findings stand in, by path. */
export type FileTexts = ReadonlyMap<string, string>;

const CONTEXT_LINES = 1;
const MAX_WIDTH = 100;

/** How findings are told. */
export interface ReportOptions {
  /** The checker's usual language unless another is named. */
  readonly language?: CheckerLanguage | undefined;
  /** Every finding in full, however many there are. */
  readonly all?: boolean;
  /** How many warnings have been answered for in the data. */
  readonly acknowledged?: number;
}

/** Findings for a terminal: each with its place, the lines around it, a caret and what to do. */
export function renderPretty(
  diagnostics: readonly Diagnostic[],
  texts: FileTexts,
  { language, all = false }: ReportOptions = {},
): string {
  const words = reportWords(language);
  const told = tellIn(language, diagnostics);
  const items = all
    ? told.map((diagnostic) => ({ kind: 'full' as const, diagnostic }))
    : selectFindings(told);
  const blocks = items.map((item) => ({ kind: item.kind, text: renderItem(item, texts, words) }));
  const hint = items.some(({ kind }) => kind === 'more') ? `\n\n${words.showAll}` : '';
  // Findings of a line each stand close together, others apart.
  const body = blocks.reduce((report, { kind, text }, index) => {
    const before = blocks[index - 1];
    if (!before) return text;
    return `${report}${kind === 'full' || before.kind === 'full' ? '\n\n' : '\n'}${text}`;
  }, '');
  return body + hint;
}

/** "2 errors, 1 warning". */
export function summarize(
  diagnostics: readonly Diagnostic[],
  { language, acknowledged = 0 }: ReportOptions = {},
): string {
  return reportWords(language).counts(countFindings(diagnostics, acknowledged));
}

function renderItem(item: ReportItem, texts: FileTexts, words: ReportWords): string {
  if (item.kind === 'more') {
    const { code, count, files, isElsewhere } = item;
    return paint('dim', isElsewhere ? words.moreFiles(count, files, code) : words.more(count, code));
  }
  const { diagnostic } = item;
  return item.kind === 'short'
    ? renderHead(diagnostic, words)
    : renderOne(diagnostic, texts.get(diagnostic.at.file), words);
}

function renderHead({ severity, code, at, message }: Diagnostic, words: ReportWords): string {
  const place = paint('cyan', `${at.file}:${at.line}:${at.column}`);
  const word = paint(['bold', colourOf(severity)], words.severity[severity]);
  return `${place} ${word} ${message} ${paint('dim', `[${code}]`)}`;
}

function renderOne(diagnostic: Diagnostic, text: string | undefined, words: ReportWords): string {
  const { severity, at, hint } = diagnostic;
  const frame =
    text === undefined ? [] : renderFrame(text, at.line, at.column, at.length, colourOf(severity));
  return [renderHead(diagnostic, words), ...frame, `  ${paint('green', words.help)} ${hint}`].join('\n');
}

function colourOf(severity: Severity): 'red' | 'yellow' {
  return severity === 'error' ? 'red' : 'yellow';
}

function renderFrame(
  text: string,
  line: number,
  column: number,
  length: number,
  colour: 'red' | 'yellow',
): readonly string[] {
  const lines = text.split('\n');
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
    const carets = '^'.repeat(Math.max(1, Math.min(length, MAX_WIDTH - (column - 1 - from))));
    rows.push(
      `  ${' '.repeat(gutter)} ${paint('dim', '│')} ${' '.repeat(column - 1 - from)}${paint(colour, carets)}`,
    );
  }
  return rows;
}
