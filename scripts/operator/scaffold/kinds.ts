import { collections, type FolderName, folderCollections } from '../../../schema/collections.ts';
import type { ParsedFile } from '../../compiler/parse/parsed-file.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';

/** Kinds of entries that can be made. */
export const NEW_KINDS = ['package', 'destination', 'day', 'ownPage', 'language'] as const;

export type NewKind = (typeof NEW_KINDS)[number];

/** Kinds of entries that can be renamed: those whose ids are names of files. */
export const RENAMABLE_KINDS = ['package', 'destination', 'section', 'ownPage', 'option', 'day'] as const;

export type RenamableKind = (typeof RENAMABLE_KINDS)[number];

/** The folder of the entries of a kind. */
export function folderOf(kind: RenamableKind): FolderName {
  const [found] = [...folderCollections].find(([, collection]) => collection.kind === kind) ?? [];
  if (found === undefined) throw new Error(`No folder holds entries of the kind "${kind}".`);
  return found;
}

/** The area in which the texts of the entries of a kind stand; none: they have no texts. */
export function areaOf(kind: RenamableKind): string | undefined {
  const collection = collections[folderOf(kind)];
  return 'area' in collection ? collection.area : undefined;
}

/** Where the rules of another file stand, after where a file says that its own do. */
export function schemaLinkLike(file: ParsedFile | undefined, own: string, other: string): string | undefined {
  const link = valueAtPath(file?.value, ['$schema']);
  return typeof link === 'string' ? link.replace(`${own}.schema.json`, `${other}.schema.json`) : undefined;
}
