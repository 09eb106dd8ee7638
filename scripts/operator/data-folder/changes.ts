import { compareText } from '../../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';

/** New contents of files of a data folder, by path; undefined removes the file. */
export type DataChanges = ReadonlyMap<string, string | undefined>;

const encoder = new TextEncoder();

/** The files of a data folder as they will be after the changes, in the order of their paths. */
export function withChanges(sources: readonly SourceFile[], changes: DataChanges): readonly SourceFile[] {
  const kept = sources.filter(({ path }) => !changes.has(path));
  const changed = [...changes].flatMap(([path, content]) =>
    content === undefined ? [] : [{ path, bytes: encoder.encode(content) }],
  );
  return [...kept, ...changed].toSorted((left, right) => compareText(left.path, right.path));
}
