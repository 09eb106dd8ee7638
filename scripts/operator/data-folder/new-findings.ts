import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';

/**
 * The findings of a folder that it did not have before. What is the same finding is said by its code, its file and its
 * place in the value: lines move when others are written above them.
 */
export function newFindings(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): readonly Diagnostic[] {
  const known = new Map<string, number>();
  for (const finding of before) known.set(nameOf(finding), (known.get(nameOf(finding)) ?? 0) + 1);
  return after.filter((finding) => {
    const left = known.get(nameOf(finding)) ?? 0;
    known.set(nameOf(finding), left - 1);
    return left <= 0;
  });
}

function nameOf({ code, at }: Diagnostic): string {
  return JSON.stringify([code, at.file, at.path]);
}
