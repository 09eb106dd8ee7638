import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import { paint } from './paint.ts';

/** The texts of the files that findings stand in, by path. */
export type FileTexts = ReadonlyMap<string, string>;

const CONTEXT_LINES = 1;
const MAX_WIDTH = 100;

/** Findings for a terminal: each with its place, the lines around it, a caret and what to do. */
export function renderPretty(diagnostics: readonly Diagnostic[], texts: FileTexts): string {
  return diagnostics.map((diagnostic) => renderOne(diagnostic, texts.get(diagnostic.at.file))).join('\n\n');
}

/** "2 errors, 1 warning". */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return `${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function renderOne({ severity, code, at, message, hint }: Diagnostic, text: string | undefined): string {
  const colour = severity === 'error' ? 'red' : 'yellow';
  const place = paint('cyan', `${at.file}:${at.line}:${at.column}`);
  const head = `${place} ${paint(['bold', colour], severity)} ${message} ${paint('dim', `[${code}]`)}`;
  const frame = text === undefined ? [] : renderFrame(text, at.line, at.column, at.length, colour);
  return [head, ...frame, `  ${paint('green', 'help')} ${hint}`].join('\n');
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
