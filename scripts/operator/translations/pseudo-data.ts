import { findOriginals } from '../../compiler/check/languages.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { DataChanges } from '../data-folder/changes.ts';
import { appendValue, setValues } from '../json-edit/edit-json.ts';
import { pseudoText } from './pseudo-text.ts';
import type { Translations } from './translations.ts';

/** ISO 639 keeps the codes from qaa to qtz for private use; the first that is free. */
function pseudoCode(taken: readonly string[]): string {
  const codes = Array.from({ length: 20 }, (_, index) => `q${String.fromCodePoint(0x61 + index)}a`);
  return codes.find((code) => !taken.includes(code)) ?? 'qtz';
}

/** A data folder’s invented language, and the files that it adds or changes. */
interface PseudoData {
  readonly code: string;
  readonly changes: DataChanges;
}

/**
 * Adds an invented language to a site, derived from the fallback language: see `pseudoText`. Numbers, dates
 * and plurals follow the fallback language.
 */
export function pseudoData({ files, source, targets }: Translations): PseudoData {
  const code = pseudoCode([source, ...targets].map((language) => language.code));
  const changes = new Map<string, string>();
  const originals = [...findOriginals(code, source.code, source.texts).values()];
  for (const area of new Set(originals.map((entry) => entry.area))) {
    const own = files.texts.find((texts) => texts.language === source.code && texts.area === area);
    const edits = originals
      .filter((entry) => entry.area === area)
      .map(({ path, text }) => ({ path, value: pseudoText(text) }));
    changes.set(`texts/${code}/${area}.json`, setValues(own?.file.text ?? '{}\n', edits));
  }
  const site = files.single.site?.file;
  const languages = valueAtPath(site?.value, ['languages']);
  const like = Array.isArray(languages)
    ? languages.find((entry) => valueAtPath(entry, ['code']) === source.code)
    : {};
  const added = { ...like, code, name: pseudoText(String(valueAtPath(like, ['name']))) };
  changes.set('site.json', appendValue(site?.text ?? '{}', ['languages'], added));
  return { code, changes };
}
