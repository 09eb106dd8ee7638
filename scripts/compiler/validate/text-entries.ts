import { type TextArea, textAreas } from '../../../schema/collections.ts';
import { type JsonPath, listTexts } from '../../../schema/json-path.ts';
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
  return listTexts(file.value).flatMap(({ path, text }) => {
    if (path[0] === '$schema' || !isWanted(path) || isTodo(text)) return [];
    const key = [area, ...path].join('.');
    return [[key, { key, area, path, text, file }] as const];
  });
}
