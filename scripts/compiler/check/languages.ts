import { META_LENGTHS } from '../../../schema/texts/meta-lengths.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { metaTooLong, metaTwice, missingTexts, neededLanguage } from '../diagnostics/texts.ts';
import { slicedTypeface, typefaceNotInstalled } from '../diagnostics/typefaces.ts';
import type { Model } from '../link/model.ts';
import { must } from '../link/must.ts';
import type { JsonPath } from '../parse/parsed-file.ts';
import { BASE_LANGUAGE, hasSoftwareText, readDictionaries } from '../read/read-dictionaries.ts';
import { type TextEntries, type TextEntry, textEntries } from '../validate/text-entries.ts';
import { acknowledgedIn } from './acknowledge.ts';

/** Of so many missing texts in a language each is named; of more, only their number. */
const MOST_NAMED = 10;

/** Languages that cannot be in progress: visitors without one of their own, and missing texts, get these. */
export function checkLanguages({ files }: Model): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return [];
  const { languages, defaultLanguage, fallbackLanguage } = site.value;
  return languages.flatMap(({ code, published }, index) =>
    published === false && [defaultLanguage, fallbackLanguage].includes(code)
      ? [neededLanguage(site.file.valueAt(['languages', index, 'published']), code)]
      : [],
  );
}

/** Findings about texts; where a language lacks many of them, one finding says how many, besides those acknowledged. */
export function sumUpMissing({ files }: Model, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return found;
  const { languages, fallbackLanguage } = site.value;
  const isAcknowledged = acknowledgedIn(files);
  return languages.reduce((open, { code, name, published }, index) => {
    if (code === fallbackLanguage) return open;
    const others = open.filter((finding) => !isMissingIn(code, finding) || isAcknowledged(finding));
    const named = open.length - others.length;
    if (named === 0) return open;
    const all = [...findOriginals(code, fallbackLanguage, textEntries(files, fallbackLanguage)).keys()];
    const own = textEntries(files, code);
    const missing = all.filter((key) => !own.has(key) && !hasSoftwareText(code, key)).length;
    const isMostly = missing * 2 > all.length;
    if (!isMostly && named <= MOST_NAMED) return open;
    const language = { code, name, isTooEarly: published !== false && isMostly };
    const at = site.file.valueAt(['languages', index]);
    return [...others, missingTexts(at, language, { missing, all: all.length })];
  }, found);
}

function isMissingIn(language: string, { code, at }: Diagnostic): boolean {
  return (
    (code === 'text.missing' || code === 'text.missing-file') && at.file.startsWith(`texts/${language}/`)
  );
}

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

/** Titles and descriptions that search engines cut off, or that two pages of a language share. */
export function checkMeta({ files }: Model): readonly Diagnostic[] {
  const languages = files.single.site?.value.languages ?? [];
  return languages.flatMap(({ code }) => {
    const texts = [...textEntries(files, code, isMeta).values()];
    return (['title', 'description'] as const).flatMap((part) => {
      const parts = texts.filter(({ path }) => path.at(-1) === part);
      return [...tooLong(parts, META_LENGTHS[part]), ...twice(parts)];
    });
  });
}

function isMeta(path: JsonPath): boolean {
  return path.at(-2) === 'meta';
}

function tooLong(texts: readonly TextEntry[], most: number): readonly Diagnostic[] {
  return texts.flatMap(({ text, file, path }) => {
    const length = Array.from(text).length;
    return length > most ? [metaTooLong(file.valueAt(path), length, most)] : [];
  });
}

function twice(texts: readonly TextEntry[]): readonly Diagnostic[] {
  const first = new Map<string, TextEntry>();
  return texts.flatMap((entry) => {
    const said = entry.text.trim().toLowerCase();
    const other = first.get(said);
    if (!other) first.set(said, entry);
    return other ? [metaTwice(entry.file.valueAt(entry.path), other.key)] : [];
  });
}

/**
 * The texts to translate into a language: the operator's own in the fallback language; for a language that the
 * software has no words in, those of the software as well.
 */
export function findOriginals(language: string, fallback: string, own: TextEntries): TextEntries {
  const dictionaries = readDictionaries();
  if (dictionaries.has(language)) return own;
  const words = dictionaries.get(fallback) ?? must(dictionaries.get(BASE_LANGUAGE), BASE_LANGUAGE);
  return new Map([...words.entries, ...own]);
}
