import { classify, type FileRole } from '../../../schema/file-roles.ts';
import { memoize } from '../../../schema/memoize.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/read-data-folder.ts';
import { parseJson } from './parse-json.ts';
import type { ParsedFile } from './parsed-file.ts';

/** A file of the data folder with its role and content. */
export interface ParsedSource {
  readonly source: SourceFile;
  readonly role: FileRole;
  /** Undefined for pictures, for files without a place, for what was not read, and for invalid JSON. */
  readonly file: ParsedFile | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads every file whose place asks for JSON, in the order of their paths. */
export function parseFiles(sources: readonly SourceFile[]): readonly ParsedSource[] {
  return sources.toSorted((left, right) => compareText(left.path, right.path)).map(parseOnce);
}

/** A file that is given again is not parsed again: of many files, few change between two runs. */
const parseOnce = memoize((source: SourceFile): ParsedSource => {
  const role = classify(source.path);
  if (source.unread || role.role === 'image' || role.role === 'notes' || role.role === 'unknown') {
    return { source, role, file: undefined, diagnostics: [] };
  }
  return { source, role, ...parseJson(source) };
});
