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
  const found = files.texts
    .filter((texts) => texts.language === language)
    .flatMap(({ area, file }) => entriesBelow(file, area, file.value, []));
  return new Map(found.map((entry) => [entry.key, entry]));
}

function entriesBelow(
  file: ParsedFile,
  area: TextArea,
  value: unknown,
  path: JsonPath,
): readonly TextEntry[] {
  if (typeof value === 'string') {
    return isTodo(value) ? [] : [{ key: [area, ...path].join('.'), area, path, text: value, file }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => entriesBelow(file, area, item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$schema' ? [] : entriesBelow(file, area, item, [...path, key]),
  );
}
