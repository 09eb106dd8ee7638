import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { type BuildCache, type CachedFiles, decode } from '../build-cache.ts';
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

/** The typeface of each language that names one, cut down to the letters of its texts. */
export async function siteTypefaces({ languages }: ResolvedSite, cache: BuildCache): Promise<SiteTypefaces> {
  const found = new Map<string, LanguageTypeface>();
  for (const language of languages) {
    const typeface = await cutTypeface(language, cache);
    if (typeface) found.set(language.info.code, typeface);
  }
  return found;
}

async function cutTypeface(
  { typeface }: ResolvedLanguage,
  cache: BuildCache,
): Promise<LanguageTypeface | undefined> {
  if (!typeface) return undefined;
  const source = openTypeface(typeface.name);
  const letters = Array.from(typeface.letters)
    .filter((letter) => !isLatin(letter))
    .join('');
  const inputs = [CUT, typeface.name, source.version, source.weights, letters];
  const cached = await cache.cached('typefaces', inputs, async () => {
    // Shaper and compressor take long to load, and most sites need none.
    const { subsetTypeface } = await import('./subset-typeface.ts');
    return toFiles(await subsetTypeface(source, letters));
  });
  const subset = fromFiles(cached);
  return subset && { source, subset };
}

/** Whether the site's own typeface, or what stands in for it, has a letter: Latin ones and common signs. */
function isLatin(letter: string): boolean {
  return /[\p{ASCII}\p{Script=Latin}\u0080-\u00FF\u2000-\u206F\u20A0-\u20CF\u2122\u2212]/u.test(letter);
}

/** Name of the file with all but the bytes of weights, which are files by their own names. */
const ABOUT = 'about.json';

function toFiles(subset: SubsetTypeface | undefined): CachedFiles {
  if (!subset) return {};
  const { files, ...about } = subset;
  return {
    [ABOUT]: Buffer.from(JSON.stringify(about)),
    ...Object.fromEntries(files.map(({ weight, bytes }) => [weight, bytes])),
  };
}

function fromFiles({ [ABOUT]: about, ...weights }: CachedFiles): SubsetTypeface | undefined {
  if (!about) return undefined;
  const files = Object.entries(weights).map(([weight, bytes]) => ({ weight, bytes }));
  return { ...(JSON.parse(decode(about)) as Omit<SubsetTypeface, 'files'>), files };
}
