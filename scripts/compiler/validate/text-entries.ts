import type { TextArea } from '../../../schema/collections.ts';
import { isTodo } from '../../../schema/texts/text.ts';
import type { JsonPath, ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles } from './content-files.ts';

/** A text of a language, and where it stands. */
export interface TextEntry {
  /** As in the dictionaries: `packages.reef.name`; lists count from 0. */
  readonly key: string;
  readonly area: TextArea;
  readonly path: JsonPath;
  readonly text: string;
  readonly file: ParsedFile;
}

/** Texts by key, in the order of their files. */
export type TextEntries = ReadonlyMap<string, TextEntry>;

/** All texts of a language; those that have still to be written are none yet. */
export function textEntries(files: ContentFiles, language: string): TextEntries {
  const found = new Map<string, TextEntry>();
  for (const texts of files.texts) {
    if (texts.language !== language) continue;
    const { area, file } = texts;
    addBelow(found, { key: area, area, path: [], file }, file.value);
  }
  return found;
}

/** Adds the texts in a value that stands at a place. */
function addBelow(found: Map<string, TextEntry>, place: Omit<TextEntry, 'text'>, value: unknown): void {
  if (typeof value === 'string') {
    if (!isTodo(value)) found.set(place.key, { ...place, text: value });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, item] of Object.entries(value)) {
    if (key === '$schema') continue;
    const step = isList ? Number(key) : key;
    addBelow(found, { ...place, key: `${place.key}.${key}`, path: [...place.path, step] }, item);
  }
}
