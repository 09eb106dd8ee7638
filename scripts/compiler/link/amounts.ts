import type * as z from 'zod';
import { fileCollections, folderCollections } from '../../../schema/collections.ts';
import { memoize } from '../../../schema/memoize.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { findAmounts, type WrittenAmount } from '../validate/find-amounts.ts';

/** An amount of money in a file. */
export interface PlacedAmount extends WrittenAmount {
  readonly file: ParsedFile;
}

/** Every amount of money in the valid files. */
export const collectAmounts = memoize(({ single, entries }: ContentFiles): readonly PlacedAmount[] => {
  const inFiles = [...fileCollections].flatMap(([name, { data }]) => amountsIn(single[name]?.file, data));
  const inFolders = [...folderCollections].flatMap(([name, { data }]) =>
    entries[name].flatMap(({ file }) => amountsIn(file, data)),
  );
  return [...inFiles, ...inFolders];
});

function amountsIn(file: ParsedFile | undefined, schema: z.ZodType): readonly PlacedAmount[] {
  return file ? findAmounts(schema, file.value).map(({ path, written }) => ({ path, written, file })) : [];
}
