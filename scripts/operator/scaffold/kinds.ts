import { type FolderName, folderCollections } from '../../../schema/collections.ts';
import type { ParsedFile } from '../../compiler/parse/parsed-file.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';

/** Kinds of entries that are made in a list of a file. */
const NEW_LISTED_KINDS = ['season', 'closure', 'offer', 'ageGroup', 'question'] as const;

export type NewListedKind = (typeof NEW_LISTED_KINDS)[number];

/** Kinds of entries that can be made. */
export const NEW_KINDS = [
  'package',
  'destination',
  'day',
  'ownPage',
  'language',
  ...NEW_LISTED_KINDS,
] as const;

export type NewKind = (typeof NEW_KINDS)[number];

/** Kinds whose new entries are asked for their names, from which ids can be made. */
export type NamedKind = NewListedKind | 'ownPage';

export function isNamed(kind: NewKind): kind is NamedKind {
  return kind === 'ownPage' || NEW_LISTED_KINDS.some((listed) => listed === kind);
}

/** Kinds of entries whose ids are names of files. */
export const FILED_KINDS = ['package', 'destination', 'section', 'ownPage', 'option', 'day'] as const;

export type FiledKind = (typeof FILED_KINDS)[number];

/** Kinds of entries that stand in a list of a file with others of their kind. */
const LISTED_KINDS = [...NEW_LISTED_KINDS, 'phone', 'channel'] as const;

/** Kinds of entries that can be renamed. */
export const RENAMABLE_KINDS = [...FILED_KINDS, ...LISTED_KINDS] as const;

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
export const REMOVABLE_KINDS = [...RENAMABLE_KINDS, 'language', ...SAMPLE_KINDS] as const;

export type RemovableKind = (typeof REMOVABLE_KINDS)[number];

export function isFiled(kind: RemovableKind): kind is FiledKind {
  return FILED_KINDS.some((filed) => filed === kind);
}

/** The folder of the entries of a kind. */
export function folderOf(kind: FiledKind): FolderName {
  const [found] = [...folderCollections].find(([, collection]) => collection.kind === kind) ?? [];
  if (found === undefined) throw new Error(`No folder holds entries of the kind "${kind}".`);
  return found;
}

/** Where the rules of another file stand, after where a file says that its own do. */
export function schemaLinkLike(file: ParsedFile | undefined, own: string, other: string): string | undefined {
  const link = valueAtPath(file?.value, ['$schema']);
  return typeof link === 'string' ? link.replace(`${own}.schema.json`, `${other}.schema.json`) : undefined;
}
