import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { slicedTypeface, typefaceNotInstalled } from '../diagnostics/typefaces.ts';
import type { Model } from '../link/model.ts';

/** The packages with typefaces that are there, by their names. */
export type InstalledTypefaces = ReadonlyMap<string, { readonly isWhole: boolean }>;

/** Typefaces of languages that the build could not take: not installed, or cut in slices. */
export function checkTypefaces(
  { files }: Model,
  installed: InstalledTypefaces | undefined,
): readonly Diagnostic[] {
  const { site } = files.single;
  if (!site || !installed) return [];
  return site.value.languages.flatMap(({ typeface }, index) => {
    if (typeface === undefined) return [];
    const found = installed.get(typeface);
    const at = site.file.valueAt(['languages', index, 'typeface']);
    if (!found) return [typefaceNotInstalled(at, typeface)];
    return found.isWhole ? [] : [slicedTypeface(at, typeface, typeface.replace('-variable/', '/'))];
  });
}
