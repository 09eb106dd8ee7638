import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Everything below a folder, hidden or not, empty folders too: paths, and what stands there. */
export type FolderState = ReadonlyMap<string, string>;

/** What a folder holds; nothing if it is not there. */
export function stateOf(folder: string): FolderState {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const content = entry.isFile()
          ? createHash('sha256').update(readFileSync(path)).digest('hex')
          : 'folder';
        return [relative(folder, path), content] as const;
      })
      .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
}

/** The paths that are not the same in two states. */
export function differences(left: FolderState, right: FolderState): readonly string[] {
  const paths = new Set([...left.keys(), ...right.keys()]);
  return [...paths].filter((path) => left.get(path) !== right.get(path)).toSorted();
}

/** Whether two states are the same. */
export function isSame(left: FolderState, right: FolderState): boolean {
  return differences(left, right).length === 0;
}
