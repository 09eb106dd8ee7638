import { checkSite } from '../../compiler/check-site.ts';
import type { Location } from '../../compiler/diagnostics/diagnostic.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { Messages } from '../../messages/messages.ts';
import { type DataChanges, withChanges } from '../data-folder/changes.ts';
import { setValues } from '../json-edit/edit-json.ts';
import { findOddLengths } from '../translations/doubts.ts';
import { collectTranslations } from '../translations/translations.ts';

const decoder = new TextDecoder();

/**
 * The glossaries of a new site, which say that the texts it begins with are meant: words that its languages have in common,
 * names of places above all, and what the report on translations wonders at. Whatever is found later is the operator's own.
 */
export function settledDoubts(
  sources: readonly SourceFile[],
  { sameWord, shipped }: Messages['newSite'],
): DataChanges {
  const copies = checkSite(sources)
    .diagnostics.filter(({ code }) => code === 'text.copy')
    .map(({ at }) => [languageOf(at), String(valueIn(sources, at))] as const);
  const same = inGlossaries(sources, 'same', copies, sameWord);
  const { translations } = collectTranslations(withChanges(sources, same));
  if (!translations) return same;
  const doubts = translations.targets.flatMap((target) =>
    findOddLengths(target).map(({ key }) => [target.code, key] as const),
  );
  return new Map([...same, ...inGlossaries(withChanges(sources, same), 'accepted', doubts, shipped)]);
}

function inGlossaries(
  sources: readonly SourceFile[],
  field: 'same' | 'accepted',
  found: readonly (readonly [language: string, name: string])[],
  reason: string,
): DataChanges {
  const languages = [...new Set(found.map(([language]) => language))];
  return new Map(
    languages.map((language) => {
      const path = `glossary/${language}.json`;
      const names = found.filter(([own]) => own === language).map(([, name]) => [name, reason]);
      return [path, setValues(textOf(sources, path), [{ path: [field], value: Object.fromEntries(names) }])];
    }),
  );
}

function languageOf({ file }: Location): string {
  return file.split('/')[1] ?? '';
}

function valueIn(sources: readonly SourceFile[], { file, path }: Location): unknown {
  return valueAtPath(JSON.parse(textOf(sources, file)), path.split('.'));
}

function textOf(sources: readonly SourceFile[], path: string): string {
  return decoder.decode(sources.find((source) => source.path === path)?.bytes);
}
