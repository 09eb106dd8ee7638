import type { TextArea } from '../../../schema/collections.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { listedKeys } from './listed-ids.ts';

/**
 * The ids under which texts stand in an area, in any language: a text that is missing in one of them is reported
 * there, not at all that refers to it. Undefined where the file of the fallback language is damaged, or missing.
 */
export function textIds(
  files: ContentFiles,
  fallback: string | undefined,
  area: TextArea,
  path: JsonPath,
): readonly string[] | undefined {
  const own = fallback === undefined ? undefined : keysIn(files, `texts/${fallback}/${area}.json`, path);
  if (own === undefined) return undefined;
  const others = files.texts
    .filter((texts) => texts.area === area)
    .flatMap(({ file }) => keysIn(files, file.path, path) ?? []);
  return [...new Set([...own, ...others])];
}

function keysIn(files: ContentFiles, file: string, path: JsonPath): readonly string[] | undefined {
  return listedKeys(files, file, path)?.filter((key) => key !== '$schema');
}
