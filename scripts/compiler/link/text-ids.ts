import type { TextArea } from '../../../schema/sources.ts';
import { type JsonPath, valueAtPath } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/** The ids under which texts stand in an area; undefined where their file is damaged or missing. */
export function textIds(
  files: ContentFiles,
  language: string | undefined,
  area: TextArea,
  path: JsonPath,
): readonly string[] | undefined {
  const source = files.texts.find((texts) => texts.language === language && texts.area === area);
  if (!source) return undefined;
  const value = valueAtPath(source.file.value, path);
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.keys(value).filter((key) => key !== '$schema');
}
