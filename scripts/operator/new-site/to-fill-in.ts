import { valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';

/** A value of a new site that the operator replaces. */
interface ToFillIn {
  readonly file: string;
  readonly path: string;
  readonly note: string;
}

/** What is listed in the data of a new site as not confirmed, the whole site first. */
export function toFillIn(sources: readonly SourceFile[], first: string): readonly ToFillIn[] {
  const found = sources.flatMap(({ path: file, bytes }) => {
    if (!file.endsWith('.json')) return [];
    const listed = valueAtPath(JSON.parse(new TextDecoder().decode(bytes)), ['unconfirmed']);
    return Object.entries(Object(listed)).map(([path, note]) => ({ file, path, note: String(note) }));
  });
  return [...found.filter(({ file }) => file === first), ...found.filter(({ file }) => file !== first)];
}
