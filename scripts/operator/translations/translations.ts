import type { Glossary } from '../../../schema/glossary.ts';
import { findOriginals } from '../../compiler/check/languages.ts';
import { checkSite } from '../../compiler/check-site.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { must } from '../../compiler/link/must.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { type TextEntries, textEntries } from '../../compiler/validate/text-entries.ts';
import { parseLock, type TranslationLock } from './lock.ts';

/** A language into which the texts of the fallback language are translated. */
export interface TargetLanguage {
  readonly code: string;
  readonly locale: string;
  readonly texts: TextEntries;
  /** The texts to translate: see `findOriginals`. */
  readonly originals: TextEntries;
  readonly glossary: Glossary | undefined;
  readonly lock: TranslationLock;
}

/** The texts of all languages. */
export interface Translations {
  readonly files: ContentFiles;
  /** The fallback language, which all others are translated from. */
  readonly source: TargetLanguage;
  /** The other languages, in the order of the site. */
  readonly targets: readonly TargetLanguage[];
}

/** The translations of a data folder without errors; of any other, what the check finds. */
type TranslationsResult =
  | { readonly ok: true; readonly translations: Translations; readonly diagnostics: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/**
 * Collects the texts of all languages.
 *
 * @param readLock gives the text of a language’s lock file
 * @throws Failure if a lock is damaged
 */
export function collectTranslations(
  sources: readonly SourceFile[],
  readLock: (language: string) => string | undefined,
): TranslationsResult {
  const { ok, diagnostics, model } = checkSite(sources);
  if (!ok) return { ok, diagnostics };
  const { files } = model;
  const site = must(files.single.site, 'site').value;
  const own = textEntries(files, site.fallbackLanguage);
  const languages = site.languages.map(({ code, locale }) => ({
    code,
    locale,
    texts: code === site.fallbackLanguage ? own : textEntries(files, code),
    originals: code === site.fallbackLanguage ? own : findOriginals(code, site.fallbackLanguage, own),
    glossary: files.entries.glossary.find(({ id }) => id === code)?.value,
    lock: parseLock(code, readLock(code)),
  }));
  const source = must(
    languages.find(({ code }) => code === site.fallbackLanguage),
    site.fallbackLanguage,
  );
  const targets = languages.filter((language) => language !== source);
  return { ok: true, translations: { files, source, targets }, diagnostics };
}
