import type { SourceFile } from '../../compiler/read/read-data-folder.ts';

/** What a sound file of a data folder holds. */
export function readJson({ bytes }: SourceFile): Readonly<Record<string, unknown>> {
  return JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>>;
}

/** A file of a data folder. */
export function jsonFile(path: string, value: unknown): SourceFile {
  return { path, bytes: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`) };
}

/**
 * One file of a data folder.
 *
 * @throws Error if it is not there
 */
export function fileAt(sources: readonly SourceFile[], path: string): SourceFile {
  const found = sources.find((source) => source.path === path);
  if (!found) throw new Error(`The data has no file "${path}".`);
  return found;
}
