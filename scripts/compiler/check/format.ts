import { currentFormat, readFormat } from '../../../schema/migrations/migrations.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { invalidFormat, newerFormat, olderFormat } from '../diagnostics/files.ts';
import type { ParsedSource } from '../parse/parse-files.ts';

/**
 * Tells if a data folder has another format than this version of the software reads: all other findings would follow
 * from that. A site.json that cannot be read is judged by the other checks.
 *
 * @param folder the data folder as people name it, if it is not the usual one
 */
export function checkFormat(
  sources: readonly ParsedSource[],
  folder: string | undefined,
): Diagnostic | undefined {
  const file = sources.find(({ source }) => source.path === 'site.json')?.file;
  if (typeof file?.value !== 'object' || file.value === null) return undefined;
  const format = readFormat(file.value);
  if (format === currentFormat) return undefined;
  const at = file.valueAt(['format']);
  if (format === undefined) return invalidFormat(at, file.sourceAt(['format']) ?? '', currentFormat);
  return format < currentFormat
    ? olderFormat(at, format, currentFormat, folder)
    : newerFormat(at, format, currentFormat);
}
