import { join } from 'node:path';
import type { ResolvedLanguage, ResolvedSite } from '../compiler/resolve/resolve-site.ts';
import { hashOf, markUsed, readJsonIfWhole, writeWhole } from '../site/store/kept-file.ts';
import { openTypeface, type TypefacePackage } from './fontsource.ts';
import type { SubsetTypeface } from './subset-typeface.ts';

/** Counts up when the same letters are cut in another way. */
const CUT = 1;

/** The typeface of a language's pages, and the package that it is from. */
export interface LanguageTypeface {
  readonly source: TypefacePackage;
  readonly subset: SubsetTypeface;
}

/** The typefaces of languages that name one, by code. */
export type SiteTypefaces = ReadonlyMap<string, LanguageTypeface>;

/**
 * The typeface of each language that names one, cut down to the letters of its texts. What was cut before is kept.
 *
 * @param kept folder of what builds keep
 */
export async function siteTypefaces({ languages }: ResolvedSite, kept: string): Promise<SiteTypefaces> {
  const found = new Map<string, LanguageTypeface>();
  for (const language of languages) {
    const typeface = await typefaceOf(language, kept);
    if (typeface) found.set(language.info.code, typeface);
  }
  return found;
}

async function typefaceOf(
  { typeface }: ResolvedLanguage,
  kept: string,
): Promise<LanguageTypeface | undefined> {
  if (!typeface) return undefined;
  const source = openTypeface(typeface.name);
  const letters = Array.from(typeface.letters)
    .filter((letter) => !isLatin(letter))
    .join('');
  const key = hashOf(JSON.stringify([CUT, typeface.name, source.version, source.weights, letters]));
  const path = join(kept, 'typefaces', key.slice(0, 2), `${key}.json`);
  const known = readKept(path);
  if (known) {
    markUsed(path);
    return { source, subset: known };
  }
  // Shaper and compressor take long to load, and most sites need none.
  const { subsetTypeface } = await import('./subset-typeface.ts');
  const subset = await subsetTypeface(source, letters);
  if (!subset) return undefined;
  keep(path, subset);
  return { source, subset };
}

/** Whether the site's own typeface, or what stands in for it, has a letter: Latin ones and common signs. */
function isLatin(letter: string): boolean {
  return /[\p{ASCII}\p{Script=Latin}\u0080-\u00FF\u2000-\u206F\u20A0-\u20CF\u2122\u2212]/u.test(letter);
}

/** Bytes are nothing in JSON. */
type KeptFile = { readonly weight: string; readonly bytes: string };
type KeptTypeface = Omit<SubsetTypeface, 'files'> & { readonly files: readonly KeptFile[] };

function readKept(path: string): SubsetTypeface | undefined {
  const kept = readJsonIfWhole(path) as KeptTypeface | undefined;
  if (!kept) return undefined;
  const files = kept.files.map(({ weight, bytes }) => ({ weight, bytes: Buffer.from(bytes, 'base64') }));
  return { ...kept, files };
}

function keep(path: string, subset: SubsetTypeface): void {
  const files = subset.files.map(({ weight, bytes }) => ({
    weight,
    bytes: Buffer.from(bytes).toString('base64'),
  }));
  writeWhole(path, JSON.stringify({ ...subset, files }));
}
