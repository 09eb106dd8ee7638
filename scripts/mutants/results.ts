import { existsSync, readFileSync } from 'node:fs';

/** What became of a changed piece of code; NoCoverage: no test reaches it. */
export type MutantStatus =
  | 'Killed'
  | 'Timeout'
  | 'Survived'
  | 'NoCoverage'
  | 'Ignored'
  | 'RuntimeError'
  | 'CompileError'
  | 'Pending';

/** One changed piece of code, and whether a test noticed. */
export interface Mutant {
  readonly file: string;
  /** Line of the file where the piece begins, counted from 1. */
  readonly line: number;
  /** The kind of change, as Stryker names it. */
  readonly mutator: string;
  /** The piece as it is written, and what was put in its place; blanks and line breaks as one blank. */
  readonly code: string;
  readonly becomes: string;
  readonly status: MutantStatus;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is used of a report in the format that Stryker writes. */
interface StrykerReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly status: MutantStatus;
          readonly location: { readonly start: Place; readonly end: Place };
        }[];
      }
    >
  >;
}

/** The mutants of a file of results, in the order of files and lines; none if it is not there. */
export function readResults(file: string): readonly Mutant[] {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8')) as StrykerReport;
  const mutants = Object.entries(report.files).flatMap(([path, { source, mutants: found }]) =>
    found.map(({ mutatorName, replacement = '', status, location }) => ({
      file: path,
      line: location.start.line,
      mutator: mutatorName,
      code: oneLine(cut(source, location.start, location.end)),
      becomes: oneLine(replacement),
      status,
    })),
  );
  return mutants.toSorted((left, right) => left.file.localeCompare(right.file) || left.line - right.line);
}

/** The text from one place to another; lines and columns count from 1. */
function cut(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const whole = lines.join('\n');
  const lastLine = lines.at(-1) ?? '';
  return whole.slice(start.column - 1, whole.length - lastLine.length + end.column - 1);
}

function oneLine(code: string): string {
  return code.replace(/\s+/g, ' ').trim();
}
