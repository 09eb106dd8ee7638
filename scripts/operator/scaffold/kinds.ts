import type { ParsedFile } from '../../compiler/parse/parsed-file.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';

/** Kinds of entries that can be made. */
export const NEW_KINDS = ['package', 'destination', 'day', 'language'] as const;

export type NewKind = (typeof NEW_KINDS)[number];

/** Kinds of entries that can be renamed. */
export const RENAMABLE_KINDS = ['package', 'destination', 'day'] as const;

export type RenamableKind = (typeof RENAMABLE_KINDS)[number];

const FOLDERS = { package: 'packages', destination: 'destinations', day: 'days' } as const;

/** The folder of the entries of a kind; their texts stand in the area of the same name. */
export function folderOf<Kind extends RenamableKind>(kind: Kind): (typeof FOLDERS)[Kind] {
  return FOLDERS[kind];
}

/** Where the rules of another file stand, told by where a file says that its own do. */
export function schemaLinkLike(file: ParsedFile | undefined, own: string, other: string): string | undefined {
  const link = valueAtPath(file?.value, ['$schema']);
  return typeof link === 'string' ? link.replace(`${own}.schema.json`, `${other}.schema.json`) : undefined;
}
