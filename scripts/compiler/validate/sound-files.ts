import { parseFiles } from '../parse/parse-files.ts';
import type { SourceFile } from '../read/read-data-folder.ts';
import type { ContentFiles } from './content-files.ts';
import { validateFiles } from './validate-files.ts';

/** The files of a data folder as far as each by itself is sound, for callers that need no findings. */
export function soundFiles(sources: readonly SourceFile[]): ContentFiles {
  return validateFiles(parseFiles(sources)).files;
}
