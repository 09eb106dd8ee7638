import type { SingleFile } from '../../../schema/sources.ts';
import type { Localized } from '../../messages/messages.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { LIST_NOUNS, type ListNoun } from '../diagnostics/nouns.ts';
import { duplicateId } from '../diagnostics/reference.ts';
import { idOf } from '../link/listed-ids.ts';
import { type JsonPath, type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/** Lists whose entries are told apart by their ids. */
const LISTS: readonly (readonly [file: SingleFile, path: JsonPath, noun: ListNoun])[] = [
  ['site', ['languages'], 'language'],
  ['site', ['regions'], 'region'],
  ['site', ['destinationCategories'], 'destinationCategory'],
  ['site', ['tiers'], 'tier'],
  ['site', ['bands'], 'band'],
  ['site', ['inclusions'], 'inclusion'],
  ['site', ['exclusions'], 'exclusion'],
  ['categories', ['categories'], 'category'],
  ['home', ['popular'], 'popular'],
  ['home', ['statistics'], 'statistic'],
  ['about', ['statistics'], 'statistic'],
  ['about', ['team'], 'member'],
  ['about', ['values'], 'value'],
  ['featured-tours', ['featuredTours'], 'featuredTour'],
  ['testimonials', ['testimonials'], 'testimonial'],
  ['questions', ['questions'], 'question'],
];

/** Entries of lists that share an id. */
export function checkLists(files: ContentFiles): readonly Diagnostic[] {
  return LISTS.flatMap(([name, path, noun]) => {
    const file = files.parsed.get(`${name}.json`);
    return file ? duplicatesIn(file, path, LIST_NOUNS[noun]) : [];
  });
}

function duplicatesIn(file: ParsedFile, path: JsonPath, noun: Localized): readonly Diagnostic[] {
  const list = valueAtPath(file.value, path);
  if (!Array.isArray(list)) return [];
  const ids = list.map(idOf);
  return ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [duplicateId(file.valueAt([...path, index]), noun, id)]
      : [],
  );
}
