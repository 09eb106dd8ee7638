import {
  type EntryKind,
  type FiledKind,
  type FolderName,
  filedKinds,
  folderCollections,
} from '../../../schema/collections.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { type JsonPath, valueAtPath } from '../../../schema/json-path.ts';
import { UsageError } from '../../command-line.ts';
import { suggest } from '../../compiler/diagnostics/phrases.ts';
import { collectKnownIds, entryId } from '../../compiler/link/known-ids.ts';
import type { ParsedFile } from '../../compiler/parse/parsed-file.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';

/** Kinds of entries that are made in a list of a file. */
export const NEW_LISTED_KINDS = ['season', 'closure', 'offer', 'ageGroup', 'question'] as const;

export type NewListedKind = (typeof NEW_LISTED_KINDS)[number];

/** Kinds of entries that can be made. */
export const NEW_KINDS = [
  'package',
  'destination',
  'day',
  'section',
  'ownPage',
  'language',
  ...NEW_LISTED_KINDS,
] as const;

export type NewKind = (typeof NEW_KINDS)[number];

/** Kinds for whose new entries `npm run new` asks a name, from which it can make the id. */
export type NamedKind = NewListedKind | 'ownPage';

export function isNamed(kind: NewKind): kind is NamedKind {
  return kind === 'ownPage' || isOneOf(NEW_LISTED_KINDS, kind);
}

/** Kinds of entries that are in a list of a file. */
const LISTED_KINDS = [...NEW_LISTED_KINDS, 'phone', 'channel'] as const;

/** Kinds of entries that can be renamed. */
export const RENAMABLE_KINDS = [...filedKinds, ...LISTED_KINDS, 'tier', 'band'] as const;

export type RenamableKind = (typeof RENAMABLE_KINDS)[number];

/** Kinds of entries that a new site has as samples, in lists of pages. */
const SAMPLE_KINDS = [
  'testimonial',
  'homeStatistic',
  'aboutStatistic',
  'teamMember',
  'value',
  'popularPlace',
  'featuredTour',
] as const;

/** Kinds of entries that can be removed. */
export const REMOVABLE_KINDS = [...filedKinds, ...LISTED_KINDS, 'language', ...SAMPLE_KINDS] as const;

export type RemovableKind = (typeof REMOVABLE_KINDS)[number];

export function isFiled(kind: RenamableKind | RemovableKind): kind is FiledKind {
  return isOneOf(filedKinds, kind);
}

/** True if a kind is one of some kinds. */
export function isOneOf<Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind {
  return kinds.some((known) => known === kind);
}

/** The folder of the entries of a kind. */
export function entryFolder(kind: FiledKind): FolderName {
  const [found] = [...folderCollections].find(([, collection]) => collection.kind === kind) ?? [];
  if (found === undefined) throw new Error(`No folder holds entries of the kind "${kind}".`);
  return found;
}

/** The link to the schema of another file, made from a file's own link. */
export function schemaLinkLike(file: ParsedFile | undefined, own: string, other: string): string | undefined {
  const link = valueAtPath(file?.value, ['$schema']);
  return typeof link === 'string' ? link.replace(`${own}.schema.json`, `${other}.schema.json`) : undefined;
}

/** The paths of an entry in a list of a file. */
export function placesInList(path: string, value: unknown, kind: EntryKind, id: string): readonly JsonPath[] {
  const source = idSources.get(kind);
  if (source?.form !== 'part' || source.file !== path) return [];
  const list: unknown = valueAtPath(value, source.path);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry, index) => (entryId(entry) === id ? [[...source.path, index]] : []));
}

/**
 * The ids of the entries of a kind.
 *
 * @throws UsageError unless an id is one of them
 */
export function requireKnownId(
  files: ContentFiles,
  kind: RenamableKind | RemovableKind,
  id: string,
): readonly string[] {
  const known = collectKnownIds(files)[kind] ?? [];
  if (known.includes(id)) return known;
  const suggestion = suggest(id, known);
  const source = idSources.get(kind);
  const file = source?.form === 'part' ? source.file : 'site.json';
  throw new UsageError((messages) => {
    const { noEntry, idsInFolder, idsListed } = messages.entries;
    const place = isFiled(kind) ? idsInFolder(entryFolder(kind)) : idsListed(file);
    return `${noEntry(kind, id)} ${suggestion(messages) ?? place}`;
  });
}
