import type { JsonPath } from '../../../schema/json-path.ts';
import { META_LENGTHS } from '../../../schema/limits.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding, type Wording } from '../diagnostics/finding.ts';
import { invariant } from '../link/invariant.ts';
import type { Model } from '../link/model.ts';
import { BASE_LANGUAGE, hasSoftwareText, readDictionaries } from '../read/read-dictionaries.ts';
import { type TextEntries, type TextEntry, textEntries } from '../validate/text-entries.ts';
import { acknowledgedIn } from './acknowledge.ts';

const metaTooLong = finding('text.meta-long', 'warning', {
  en: ({ characters, most }: { characters: number; most: number }) => [
    `This has ${characters} characters; search engines show at most ${most}.`,
    'Shorten it, and put what matters first.',
  ],
  id: ({ characters, most }) => [
    `Panjangnya ${characters} huruf; mesin pencari menampilkan paling banyak ${most}.`,
    'Dahulukan yang penting, lalu persingkat.',
  ],
});

const metaTwice = finding('text.meta-twice', 'warning', {
  en: ({ other }: { other: string }) => [
    `Another page has the same text: "${other}".`,
    'Give every page its own title and description, so that people and search engines can tell them apart.',
  ],
  id: ({ other }) => [
    `Halaman lain memakai teks yang sama: "${other}".`,
    'Beri setiap halaman judul dan deskripsi sendiri, supaya orang dan mesin pencari bisa membedakannya.',
  ],
});

/** A language that lacks texts. */
interface Untranslated {
  readonly code: string;
  readonly name: string;
  readonly missing: number;
  readonly all: number;
  /** True if the language is published although most texts are missing. */
  readonly isTooEarly: boolean;
}

const missingWords: Wording<Untranslated> = {
  en: ({ code, name, missing, all, isTooEarly }) => [
    `${name} ("${code}"): ${missing} of ${all} texts are missing (${Math.floor((missing / all) * 100)} %).`,
    `Translate them: "npm run translations -- export ${code}" writes a file that lists them.${
      isTooEarly ? ' Until then, add "published": false to the language.' : ''
    }`,
  ],
  id: ({ code, name, missing, all, isTooEarly }) => [
    `${name} ("${code}"): ${missing} dari ${all} teks belum ada (${Math.floor((missing / all) * 100)} %).`,
    `Terjemahkan: "npm run translations -- export ${code}" menulis file yang memuat semuanya.${
      isTooEarly ? ' Sebelum itu, tambahkan "published": false pada bahasa ini.' : ''
    }`,
  ],
};

const missingTexts = finding('language.missing-texts', 'warning', missingWords);
/** An error when the site is about to be published. */
const untranslated = finding('language.untranslated', 'warning', missingWords);

const neededLanguage = finding('language.needed', 'error', {
  en: ({ code }: { code: string }) => [
    `"${code}" cannot have "published": false: it is the default language, or replaces missing texts.`,
    'Remove "published", or name another "defaultLanguage" or "fallbackLanguage".',
  ],
  id: ({ code }) => [
    `"${code}" tidak boleh memakai "published": false: bahasa ini bahasa utama, atau pengganti teks yang belum ada.`,
    'Hapus "published", atau pilih "defaultLanguage" atau "fallbackLanguage" yang lain.',
  ],
});

const otherLocale = finding('language.locale', 'warning', {
  en: ({ code, locale }: { code: string; locale: string }) => [
    `The locale "${locale}" belongs to another language than "${code}": months, days and numbers would be in that one.`,
    'Correct the locale or the code.',
  ],
  id: ({ code, locale }) => [
    `Kode "${locale}" milik bahasa lain, bukan "${code}": bulan, hari, dan angka akan tertulis dalam bahasa itu.`,
    'Perbaiki locale atau kodenya.',
  ],
});

const typefaceNotInstalled = finding('typeface.not-installed', 'error', {
  en: ({ name }: { name: string }) => [
    `The typeface "${name}" is not installed.`,
    `Run "npm install --save-dev ${name}", or remove this line: visitors then see a typeface of their own device.`,
  ],
  id: ({ name }) => [
    `Jenis huruf "${name}" belum terpasang.`,
    `Pasang dengan "npm install --save-dev ${name}", atau hapus baris ini: pengunjung lalu melihat jenis huruf perangkatnya sendiri.`,
  ],
});

const slicedTypeface = finding('typeface.sliced', 'error', {
  en: ({ name, whole }: { name: string; whole: string }) => [
    `"${name}" splits its typeface into dozens of small files.`,
    `Use the same typeface in whole files: run "npm install --save-dev ${whole}", and write "${whole}" here.`,
  ],
  id: ({ name, whole }) => [
    `"${name}" membagi jenis hurufnya menjadi puluhan file kecil.`,
    `Pakai jenis huruf yang sama dalam file utuh: "npm install --save-dev ${whole}", lalu tulis "${whole}" di sini.`,
  ],
});

/** Missing texts of a language that are reported one by one; more become one finding. */
const MAX_NAMED = 10;

/** Finds languages with the locale of another one, and unpublished ones that visitors need. */
export function checkLanguages({ files }: Model): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return [];
  const { languages, defaultLanguage, fallbackLanguage } = site.value;
  return languages.flatMap(({ code, locale, published }, index) => [
    ...(published === false && [defaultLanguage, fallbackLanguage].includes(code)
      ? [neededLanguage(site.file.valueAt(['languages', index, 'published']), { code })]
      : []),
    ...(isOfLanguage(locale, code)
      ? []
      : [otherLocale(site.file.valueAt(['languages', index, 'locale']), { code, locale })]),
  ]);
}

/**
 * True if a locale fits a language: the same language, or one of its group with the same names of months (`no` and `nb`).
 * A language that the runtime does not know may borrow any locale.
 */
function isOfLanguage(locale: string, code: string): boolean {
  if (Intl.DateTimeFormat.supportedLocalesOf(code).length === 0) return true;
  const { language } = new Intl.Locale(locale);
  return language === new Intl.Locale(code).language || nameMonths(language) === nameMonths(code);
}

function nameMonths(language: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2030, month, 15))).join();
}

/** Replaces the findings about missing texts by one per language that lacks many; acknowledged ones stay. */
export function summarizeMissing({ files }: Model, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return found;
  const { languages, fallbackLanguage } = site.value;
  const isAcknowledged = acknowledgedIn(files);
  return languages.reduce((open, { code, name, published }, index) => {
    if (code === fallbackLanguage) return open;
    const others = open.filter((each) => !isMissingIn(code, each) || isAcknowledged(each));
    const named = open.length - others.length;
    if (named === 0) return open;
    const all = [...findOriginals(code, fallbackLanguage, textEntries(files, fallbackLanguage)).keys()];
    const own = textEntries(files, code);
    const missing = all.filter((key) => !own.has(key) && !hasSoftwareText(code, key)).length;
    const isMostly = missing * 2 > all.length;
    if (!isMostly && named <= MAX_NAMED) return open;
    const isTooEarly = published !== false && isMostly;
    const report = isTooEarly ? untranslated : missingTexts;
    const at = site.file.valueAt(['languages', index]);
    return [...others, report(at, { code, name, missing, all: all.length, isTooEarly })];
  }, found);
}

function isMissingIn(language: string, { code, at }: Diagnostic): boolean {
  return (
    (code === 'text.missing' || code === 'text.missing-file') && at.file.startsWith(`texts/${language}/`)
  );
}

/** Installed packages with typefaces, by name. */
export type InstalledTypefaces = ReadonlyMap<string, { readonly isWhole: boolean }>;

/** Finds typefaces that the build cannot use: not installed, or split into small files. */
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
    if (!found) return [typefaceNotInstalled(at, { name: typeface })];
    return found.isWhole
      ? []
      : [slicedTypeface(at, { name: typeface, whole: typeface.replace('-variable/', '/') })];
  });
}

/** Finds titles and descriptions that search engines cut off, or that two pages of a language share. */
export function checkMeta({ files }: Model): readonly Diagnostic[] {
  const languages = files.single.site?.value.languages ?? [];
  return languages.flatMap(({ code }) => {
    const texts = [...textEntries(files, code, isMeta).values()];
    return (['title', 'description'] as const).flatMap((part) => {
      const parts = texts.filter(({ path }) => path.at(-1) === part);
      return [...checkLengths(parts, META_LENGTHS[part]), ...findRepeated(parts)];
    });
  });
}

function isMeta(path: JsonPath): boolean {
  return path.at(-2) === 'meta';
}

function checkLengths(texts: readonly TextEntry[], most: number): readonly Diagnostic[] {
  return texts.flatMap(({ text, file, path }) => {
    const length = Array.from(text).length;
    return length > most ? [metaTooLong(file.valueAt(path), { characters: length, most })] : [];
  });
}

function findRepeated(texts: readonly TextEntry[]): readonly Diagnostic[] {
  const first = new Map<string, TextEntry>();
  return texts.flatMap((entry) => {
    const key = entry.text.trim().toLowerCase();
    const other = first.get(key);
    if (!other) first.set(key, entry);
    return other ? [metaTwice(entry.file.valueAt(entry.path), { other: other.key })] : [];
  });
}

/**
 * The texts to translate into a language: the operator's own in the fallback language, and those of the software if it has
 * no dictionary of the language.
 */
export function findOriginals(language: string, fallback: string, own: TextEntries): TextEntries {
  const dictionaries = readDictionaries();
  if (dictionaries.has(language)) return own;
  const words = dictionaries.get(fallback) ?? invariant(dictionaries.get(BASE_LANGUAGE), BASE_LANGUAGE);
  return new Map([...words.entries, ...own]);
}
