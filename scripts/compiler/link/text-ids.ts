import type { TextArea } from '../../../schema/sources.ts';
import type { JsonPath } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { listedKeys } from './listed-ids.ts';

/** The ids under which texts stand in an area; undefined where their file is damaged there, or missing. */
export function textIds(
  files: ContentFiles,
  language: string | undefined,
  area: TextArea,
  path: JsonPath,
): readonly string[] | undefined {
  if (language === undefined) return undefined;
  return listedKeys(files, `texts/${language}/${area}.json`, path)?.filter((key) => key !== '$schema');
}
