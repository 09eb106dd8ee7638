import type { Diagnostic, Severity } from '../compiler/diagnostics/diagnostic.ts';

/** Of findings of one kind in one file nobody reads more. */
const MOST_OF_A_KIND = 100;

/** Findings of one kind in one file that are only counted. */
interface MoreFindings {
  readonly severity: Severity;
  readonly code: string;
  readonly file: string;
  readonly count: number;
}

/** Findings in their order, and how many more there are of which kind. */
interface LimitedFindings {
  readonly shown: readonly Diagnostic[];
  readonly more: readonly MoreFindings[];
}

/** The first hundred of each kind in each file. */
export function limitFindings(diagnostics: readonly Diagnostic[]): LimitedFindings {
  const kinds = new Map<string, MoreFindings>();
  const shown = diagnostics.filter(({ severity, code, at: { file } }) => {
    const name = [severity, code, file].join('\n');
    const count = (kinds.get(name)?.count ?? 0) + 1;
    kinds.set(name, { severity, code, file, count });
    return count <= MOST_OF_A_KIND;
  });
  const more = [...kinds.values()].flatMap((kind) =>
    kind.count > MOST_OF_A_KIND ? [{ ...kind, count: kind.count - MOST_OF_A_KIND }] : [],
  );
  return { shown, more };
}
