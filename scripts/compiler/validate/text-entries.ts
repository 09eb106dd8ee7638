import { type TextArea, textAreas } from '../../../schema/collections.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import { readMeta, schemasAt } from '../../../schema/schema-walk.ts';
import { isTodo } from '../../../schema/texts/text.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles } from './content-files.ts';

/** A text of a language, and its place. */
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
 * All texts of a language as the operator wrote them; those that have still to be written are none yet, and lists that
 * every language has of its own are not translated.
 *
 * @param isWanted by the place in its file: reading few of the many texts saves time
 */
export function textEntries(
  files: ContentFiles,
  language: string,
  isWanted: (path: JsonPath) => boolean = () => true,
): TextEntries {
  const own = files.texts.filter((texts) => texts.language === language);
  return new Map(
    own.flatMap(({ area, file }) =>
      textsInFile(area, file, (path) => isWanted(path) && !isInOwnList(area, path)),
    ),
  );
}

function isInOwnList(area: TextArea, path: JsonPath): boolean {
  if (typeof path.at(-1) !== 'number') return false;
  return schemasAt(textAreas[area], path.slice(0, -1)).some((schema) => readMeta(schema)?.isOwnList);
}

/** All texts of a file, by key. */
export function textsInFile(
  area: TextArea,
  file: ParsedFile,
  isWanted: (path: JsonPath) => boolean = () => true,
): readonly (readonly [key: string, entry: TextEntry])[] {
  const found: (readonly [string, TextEntry])[] = [];
  eachText(file.value, [], (text, path) => {
    if (!isWanted(path) || isTodo(text)) return;
    const key = [area, ...path].join('.');
    found.push([key, { key, area, path: [...path], text, file }]);
  });
  return found;
}

/**
 * Sees every text in a value.
 *
 * @param path of the value; the same list is used for all places, so copy it to keep it
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
