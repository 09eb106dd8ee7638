import type { OpenText } from './api.ts';
import { parseJson } from './compare-values.ts';
import { isSame, type Json, type Operation, type Path, valueAt } from './operation.ts';
import { sourceHash } from './source-hash.ts';

/**
 * The original from which a translation was made, as the changes of its file have it; undefined if none of them does.
 *
 * @param recorded the hash of the original in the records of translations
 */
export function findEarlierOriginal(
  operations: readonly Operation[],
  from: string,
  { area, path }: Pick<OpenText, 'area' | 'path'>,
  recorded: Json | undefined,
): string | undefined {
  const file = `texts/${from}/${area}.json`;
  for (const operation of operations) {
    if (operation.file !== file) continue;
    const found = valuesOf(operation, path).find(
      (value) => typeof value === 'string' && sourceHash(value) === recorded,
    );
    if (typeof found === 'string') return found;
  }
  return undefined;
}

/** The values that a place had before and after an operation, as far as it is about them. */
function valuesOf(operation: Operation, path: Path): readonly (Json | undefined)[] {
  const { file } = operation;
  if (operation.kind === 'file')
    return [operation.before, operation.after].map((text) => valueAt(parseJson(file, text), path));
  if (operation.kind !== 'set') return [];
  const { path: own, before, after } = operation;
  if (!isSame([...own], path.slice(0, own.length))) return [];
  return [before, after].map((value) => valueAt(value, path.slice(own.length)));
}
