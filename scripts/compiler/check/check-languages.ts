import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { missingTexts, neededLanguage } from '../diagnostics/texts.ts';
import type { Model } from '../link/model.ts';
import { hasSoftwareText } from '../read/read-dictionaries.ts';
import { textEntries } from '../validate/text-entries.ts';
import { acknowledgedIn } from './acknowledge.ts';
import { findOriginals } from './originals.ts';

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
