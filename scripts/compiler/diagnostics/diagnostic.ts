import type { CheckerLanguage, Localized } from './language.ts';

/** A place in a file of the data folder. */
export interface Location {
  /** Path relative to the data folder, with forward slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column: number;
  /** Length of the marked text on its first line; at least 1. */
  readonly length: number;
  /** Path inside the JSON value, such as `rows.0.paxCount`; empty for the whole file. */
  readonly path: string;
}

export type Severity = 'error' | 'warning';

/** What is said of a finding in one language. */
export interface Told {
  /** What is wrong, and what was found. */
  readonly message: string;
  /** What to change. */
  readonly hint: string;
}

/** A finding about content, told in the checker's usual language. Errors fail the run, warnings never do. */
export interface Diagnostic extends Told {
  /** Permanent, dotted. */
  readonly code: string;
  readonly severity: Severity;
  readonly at: Location;
  /** The same in every language of the checker. */
  readonly told: Localized<Told>;
}

/** A finding that fails the run. */
export function error(code: string, at: Location, told: Localized<Told>): Diagnostic {
  return finding('error', code, at, told);
}

/** A finding that may be right all the same. */
export function warning(code: string, at: Location, told: Localized<Told>): Diagnostic {
  return finding('warning', code, at, told);
}

/** A finding about content; `told` says the same in every language. */
export function finding(severity: Severity, code: string, at: Location, told: Localized<Told>): Diagnostic {
  return { code, severity, at, ...told.en, told };
}

/** The findings as they are told in a language; as they are if none is named. */
export function tellIn(
  language: CheckerLanguage | undefined,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (language === undefined) return diagnostics;
  return diagnostics.map((diagnostic) => ({ ...diagnostic, ...diagnostic.told[language] }));
}

/** The start of a file: where a finding about the file itself stands. */
export function wholeFile(file: string): Location {
  return { file, line: 1, column: 1, length: 1, path: '' };
}

/** Whether any of the findings fails the run. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** Findings in the order of files, lines and columns, errors of a place before its warnings. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (left, right) =>
      compareText(left.at.file, right.at.file) ||
      left.at.line - right.at.line ||
      left.at.column - right.at.column ||
      compareText(left.severity, right.severity) ||
      compareText(left.code, right.code) ||
      compareText(left.message, right.message),
  );
}

/** Findings of which none says the same of the same place twice; sorted ones stay so. */
export function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Map(
    diagnostics.map((diagnostic) => {
      const { at, code, message } = diagnostic;
      return [[at.file, at.line, at.column, code, message].join('\n'), diagnostic];
    }),
  );
  return [...seen.values()];
}

/** Order of two texts by code unit, the same on every machine. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
