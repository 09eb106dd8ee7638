import { judgedTexts, type StylePlace, stylePlaces } from '../../compiler/style/style-places.ts';
import type { Messages } from '../../messages/messages.ts';
import { aligned } from './aligned.ts';
import type { TargetLanguage, Translations } from './translations.ts';

/** The places of a language by the names of its rules of style, in the order of its glossary. */
export function placesByRule(language: TargetLanguage): ReadonlyMap<string, readonly StylePlace[]> {
  const rules = Object.entries(language.glossary?.style ?? {});
  const texts = judgedTexts(language.texts.values(), language);
  return new Map(rules.map(([name, rule]) => [name, stylePlaces(texts, rule, language.locale)] as const));
}

/** A table of how many places every rule of style counts in every language; undefined if there are no rules. */
export function styleTable({ source, targets }: Translations, { style }: Messages): string | undefined {
  const languages = [source, ...targets].map((language) => ({ language, found: placesByRule(language) }));
  const names = [...new Set(languages.flatMap(({ found }) => [...found.keys()]))];
  if (names.length === 0) return undefined;
  const rows = names.map((name) => [
    name,
    ...languages.map(({ language, found }) => withLimit(language, name, found.get(name)?.length)),
  ]);
  return `${style.title}\n\n${aligned([['', ...languages.map(({ language }) => language.code)], ...rows])}`;
}

function withLimit({ glossary }: TargetLanguage, name: string, count: number | undefined): string {
  if (count === undefined) return '–';
  const limit = glossary?.style?.[name]?.limit;
  return limit === undefined ? String(count) : `${count} (${limit})`;
}

/** A table of how many places every rule of a language counts in every area that has any. */
export function areaTable(language: TargetLanguage, { translations }: Messages): string {
  const found = placesByRule(language);
  const areas = [...new Set([...language.texts.values()].map(({ area }) => area))];
  const rows = areas
    .map((area) => ({
      area,
      counts: [...found.values()].map((places) => places.filter(({ entry }) => entry.area === area).length),
    }))
    .filter(({ counts }) => counts.some((count) => count > 0))
    .map(({ area, counts }) => [area, ...counts.map(String)]);
  const sums = [...found].map(([name, { length }]) => withLimit(language, name, length));
  return aligned([['', ...found.keys()], ...rows, [translations.all, ...sums]]);
}
