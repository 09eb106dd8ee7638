import type { EntryKind } from '../../../schema/collections.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { memoize } from '../../../schema/memoize.ts';
import { describeFile, describePlace, namePlanDay } from '../form/describe-place.ts';
import type { DeskFinding } from '../store/api.ts';
import type { Documents } from '../store/documents.ts';
import { fileId, listIds, nameEntry, siteLanguages } from '../store/entries.ts';
import { hasTexts } from '../store/list-entries.ts';
import { type Path, splitPath, valueAt } from '../store/operation.ts';
import { findLabelKey } from './labels.ts';
import { type DeskWords, languageName } from './words.ts';

/** Findings on values that are one of a few, which may be the names of fields as well. */
const OF_CHOICES = /^shape\.not-one-of$|\.local$/;

const FILE = /"?((?:[\w-]+\/)*[\w-]+\.json)"?/g;

/** Files by the names of what they hold. */
export function replaceFileNames(documents: Documents, sentence: string, words: DeskWords): string {
  return sentence.replace(FILE, (_, file: string) => {
    const [folder, language = ''] = file.split('/');
    // A sentence may mean the texts of every language.
    const isOfAll = folder === 'texts' && !siteLanguages(documents).includes(language);
    const area = isOfAll ? words.areas[fileId(file)] : undefined;
    return `“${area ?? describeFile(documents, file, words)}”`;
  });
}

/** Languages by their names in that of the desk, where a sentence has their names in themselves. */
export function replaceLanguageNames(documents: Documents, sentence: string, words: DeskWords): string {
  const listed = valueAt(documents.get('site.json')?.value, ['languages']);
  return (Array.isArray(listed) ? listed : []).reduce<string>((result, language) => {
    const [code, own] = [valueAt(language, ['code']), valueAt(language, ['name'])];
    return typeof code === 'string' && typeof own === 'string' && own !== ''
      ? result.replaceAll(own, languageName(code, words))
      : result;
  }, sentence);
}

/** Ids, which are in straight quotation marks, by the names of their entries. */
export function replaceIds(documents: Documents, sentence: string, words: DeskWords): string {
  return sentence.replace(/"([^"]*)"/g, (whole, id: string) => {
    const name = nameId(documents, id, words);
    return name === undefined ? whole : `“${name}”`;
  });
}

/** Keys, ids and values, which are in straight quotation marks, by the names that the screens show. */
export function replaceQuotedKeys(
  documents: Documents,
  sentence: string,
  { code, file, path }: DeskFinding,
  words: DeskWords,
): string {
  const place = { file, path: splitPath(path) };
  const choices = OF_CHOICES.test(code) ? words.choices : undefined;
  return sentence.replace(
    /"([^"]*)"/g,
    (_, quoted: string) =>
      `“${
        choices?.[quoted] ??
        nameField(quoted, place, words) ??
        nameId(documents, quoted, words) ??
        namePlanDay(quoted, words) ??
        nameText(documents, quoted, words) ??
        words.icons[quoted] ??
        quoted
      }”`,
  );
}

/** A field by its label, which may be of the place itself, beside it, or of something else; a choice by its name. */
function nameField(
  key: string,
  { file, path }: { readonly file: string; readonly path: Path },
  { labels, choices }: DeskWords,
): string | undefined {
  if (!/^[A-Za-z][\w-]*$/.test(key)) return undefined;
  const places: readonly Path[] = [
    path.at(-1) === key ? path : [...path, key],
    [...path.slice(0, -1), key],
    [key],
  ];
  const [found] = places.flatMap((place) => findLabelKey(labels, file, place) ?? []);
  return (found === undefined ? undefined : labels[found]) ?? choices[key];
}

/** Kinds of entries that sentences name most: where kinds share an id, the first is meant. */
const FIRST: readonly EntryKind[] = ['tier', 'ageGroup', 'band', 'season', 'offer', 'option', 'package'];

const kindsById = memoize((documents: Documents): ReadonlyMap<string, EntryKind> => {
  const kinds = [...new Set([...FIRST, ...idSources.keys()])].toReversed();
  return new Map(kinds.flatMap((kind) => listIds(documents, kind).map((id) => [id, kind] as const)));
});

/** The name of the entry that has an id; undefined if there is none. */
export function nameId(documents: Documents, id: string, words: DeskWords): string | undefined {
  if (siteLanguages(documents).includes(id)) return languageName(id, words);
  const kind = kindsById(documents).get(id);
  if (kind === undefined) return undefined;
  const name = nameEntry(documents, kind, id, words);
  return name === id && hasTexts(kind) ? words.fields.unnamed(id) : name;
}

/** A text that is named by its area and the keys that lead to it. */
function nameText(documents: Documents, quoted: string, words: DeskWords): string | undefined {
  const [area = '', ...path] = quoted.split('.');
  if (path.length === 0 || words.areas[area] === undefined) return undefined;
  const file = `texts/${siteLanguages(documents)[0]}/${area}.json`;
  return describePlace(documents, { file, path }, words);
}
