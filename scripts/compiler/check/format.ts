import { currentFormat, readFormat } from '../../../schema/migrations/migrations.ts';
import { commandFor } from '../../messages/writing.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import type { ParsedSource } from '../parse/parse-files.ts';

const olderFormat = finding('format.older', 'error', {
  en: ({ found, current, folder }: { found: number; current: number; folder: string | undefined }) => [
    `This data folder has format ${found}; this version of the software needs format ${current}.`,
    `Run "${commandFor('upgrade', folder)}".`,
  ],
  id: ({ found, current, folder }) => [
    `Folder data ini berformat ${found}; versi perangkat lunak ini memerlukan format ${current}.`,
    `Jalankan "${commandFor('upgrade', folder)}".`,
  ],
});

const newerFormat = finding('format.newer', 'error', {
  en: ({ found, current }: { found: number; current: number }) => [
    `This data folder has format ${found}; this version of the software reads format ${current}.`,
    'Update the software.',
  ],
  id: ({ found, current }) => [
    `Folder data ini berformat ${found}; versi perangkat lunak ini membaca format ${current}.`,
    'Perbarui perangkat lunaknya.',
  ],
});

const invalidFormat = finding('format.invalid', 'error', {
  en: ({ found, current }: { found: string; current: number }) => [
    `The format of a data folder is a whole number from 1 to ${current}; found ${found}.`,
    'Restore the number that was here; a folder without this line has format 1.',
  ],
  id: ({ found, current }) => [
    `Format folder data adalah bilangan bulat dari 1 sampai ${current}; yang ditemukan ${found}.`,
    'Kembalikan angka yang semula ada di sini; folder tanpa baris ini berformat 1.',
  ],
});

/**
 * True if a data folder has another format than this version of the software reads: all other findings would follow
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
  if (format === undefined)
    return invalidFormat(at, { found: file.sourceAt(['format']) ?? '', current: currentFormat });
  return format < currentFormat
    ? olderFormat(at, { found: format, current: currentFormat, folder })
    : newerFormat(at, { found: format, current: currentFormat });
}
