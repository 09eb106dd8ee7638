import type { SourceFile } from '../../../compiler/read/read-data-folder.ts';
import type { DataChanges } from '../../data-folder/changes.ts';
import { setValues } from '../../json-edit/edit-json.ts';
import { type Figure, figureFile } from '../figures/figure.ts';

/** The files whose figures changed, with nothing but these changed in them; both lists are in the same order. */
export function editFiles(
  sources: readonly SourceFile[],
  before: readonly Figure[],
  after: readonly Figure[],
): DataChanges {
  const decoder = new TextDecoder();
  const changed = after.filter(({ value }, index) => value !== before[index]?.value);
  const edited = sources.flatMap(({ path: file, bytes }) => {
    const edits = changed.filter(({ address }) => figureFile(address) === file);
    return edits.length === 0 ? [] : [[file, setValues(decoder.decode(bytes), edits)] as const];
  });
  return new Map(edited);
}
