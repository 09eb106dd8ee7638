import { defaultMessages, type Localized, type Messages } from '../../messages/messages.ts';

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

/** A finding in the words of one language. */
export interface Explanation {
  /** The mistake, and what was found. */
  readonly message: string;
  /** The change to make. */
  readonly hint: string;
}

/**
 * A finding about content, available in every language. Its messages are composed when they are read, since most findings
 * are only counted.
 */
export class Diagnostic implements Explanation {
  /** Permanent, dotted. */
  readonly code: string;
  /** Errors fail the run, warnings never do. */
  readonly severity: Severity;
  readonly at: Location;
  /** Its severity once visitors see the entry that it is about; undefined if they see it already. */
  readonly heldBack: Severity | undefined;
  readonly #explanation: Localized<Explanation>;
  readonly #messages: Messages;
  #explained: Explanation | undefined;

  /** @param messages the language in which it is at first */
  constructor(
    severity: Severity,
    code: string,
    at: Location,
    explanation: Localized<Explanation>,
    messages = defaultMessages,
    heldBack?: Severity,
  ) {
    this.code = code;
    this.severity = severity;
    this.at = at;
    this.heldBack = heldBack;
    this.#explanation = explanation;
    this.#messages = messages;
  }

  get isHeldBack(): boolean {
    return this.heldBack !== undefined;
  }

  get message(): string {
    return this.#inWords().message;
  }

  get hint(): string {
    return this.#inWords().hint;
  }

  #inWords(): Explanation {
    this.#explained ??= this.#explanation(this.#messages);
    return this.#explained;
  }

  /** Its message and hint in a language. */
  explain(messages: Messages): Explanation {
    return this.#explanation(messages);
  }

  /** The same finding with the severity of an error. */
  asError(): Diagnostic {
    return new Diagnostic('error', this.code, this.at, this.#explanation, this.#messages);
  }

  /** The same finding about an entry that is held back: something that is left to do. */
  asHeldBack(): Diagnostic {
    return new Diagnostic('warning', this.code, this.at, this.#explanation, this.#messages, this.severity);
  }

  /** The same finding in a language. */
  localized(messages: Messages): Diagnostic {
    return new Diagnostic(this.severity, this.code, this.at, this.#explanation, messages, this.heldBack);
  }
}

/** Findings in a language. */
export function localize(diagnostics: readonly Diagnostic[], messages: Messages): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => diagnostic.localized(messages));
}

/** The start of a file: the place of a finding about the file itself. */
export function wholeFile(file: string): Location {
  return { file, line: 1, column: 1, length: 1, path: '' };
}

/** True if any of the findings fails the run. */
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

/** Removes findings with the same code, place and message. Messages are composed only where a place has several. */
export function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const places = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { at, code } = diagnostic;
    const place = [at.file, at.line, at.column, code].join('\n');
    const others = places.get(place);
    if (others) others.push(diagnostic);
    else places.set(place, [diagnostic]);
  }
  return [...places.values()].flatMap((alike) =>
    alike.length === 1
      ? alike
      : [...new Map(alike.map((diagnostic) => [diagnostic.message, diagnostic])).values()],
  );
}

/** The findings of each file, in the order in which the files first appear. */
export function byFile(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.at.file);
    if (group) group.push(diagnostic);
    else groups.set(diagnostic.at.file, [diagnostic]);
  }
  return groups;
}

/** Order of two texts by code unit, the same on every machine. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
