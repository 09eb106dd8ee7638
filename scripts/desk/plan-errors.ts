import { checkFormat } from '../compiler/check/format.ts';
import { checkSite } from '../compiler/check-site.ts';
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import { parseFiles } from '../compiler/parse/parse-files.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { validateFiles } from '../compiler/validate/validate-files.ts';

/** True if the files have the shapes of their kinds: in others nobody would find what refers to an entry. */
export function isReadable(sources: readonly SourceFile[]): boolean {
  const parsed = parseFiles(sources);
  if (checkFormat(parsed, undefined)) return false;
  const ofShape = new Set(validateFiles(parsed).diagnostics.map(({ code }) => code));
  return !findErrors(sources).some(({ code }) => ofShape.has(code));
}

export function findErrors(sources: readonly SourceFile[]): readonly Diagnostic[] {
  return checkSite(sources).diagnostics.filter(({ severity }) => severity === 'error');
}

/** The errors that were not there before, wherever in their files: places in lists move. */
export function withoutKnown(
  errors: readonly Diagnostic[],
  known: readonly Diagnostic[],
): readonly Diagnostic[] {
  const describe = ({ code, at, message }: Diagnostic): string => JSON.stringify([code, at.file, message]);
  const left = known.map(describe);
  return errors.filter((error) => {
    const index = left.indexOf(describe(error));
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}
