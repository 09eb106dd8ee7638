import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { Messages } from '../messages/messages.ts';

/** GitHub shows ten errors and ten warnings of a step, and silently drops the others. */
const MOST_ANNOTATIONS = 10;

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
      MOST_ANNOTATIONS,
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
