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

/**
 * All texts of a language; those that have still to be written are none yet.
 *
 * @param isWanted by where it stands in its file: whoever needs few texts leaves out the others, of which there are many
 */
export function textEntries(
  files: ContentFiles,
  language: string,
  isWanted: (path: JsonPath) => boolean = () => true,
): TextEntries {
  const found = new Map<string, TextEntry>();
  for (const { language: own, area, file } of files.texts) {
    if (own !== language) continue;
    eachText(file.value, [], (text, path) => {
      if (!isWanted(path) || isTodo(text)) return;
      const key = [area, ...path].join('.');
      found.set(key, { key, area, path: [...path], text, file });
    });
  }
  return found;
}

/**
 * Sees every text in a value.
 *
 * @param path where the value stands; the same list is used for all places, so that it is to be copied if kept
 */
function eachText(
  value: unknown,
  path: (string | number)[],
  see: (text: string, path: JsonPath) => void,
): void {
  if (typeof value === 'string') see(value, path);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, item] of Object.entries(value)) {
    if (key === '$schema') continue;
    path.push(isList ? Number(key) : key);
    eachText(item, path, see);
    path.pop();
  }
}
