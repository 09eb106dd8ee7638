import type { EntryKind, FolderName } from '../../../schema/collections.ts';
import { classify } from '../../../schema/file-roles.ts';
import { type IdSource, idSources } from '../../../schema/id-sources.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { idsAt, isLeftOut, textAt } from './listed-ids.ts';
import { textIds } from './text-ids.ts';

/** The ids of a kind of entry; undefined where the file that lists them is damaged. */
export type KnownIds = { readonly [Kind in EntryKind]?: readonly string[] | undefined };

/** All ids that may be referred to; entries in damaged files count, so that no mistake is reported twice. */
export function collectKnownIds(files: ContentFiles): KnownIds {
  const fallback = textAt(files, 'site.json', ['fallbackLanguage']);
  return Object.fromEntries([...idSources].map(([kind, source]) => [kind, idsFrom(files, fallback, source)]));
}

function idsFrom(
  files: ContentFiles,
  fallback: string | undefined,
  source: IdSource,
): readonly string[] | undefined {
  switch (source.form) {
    case 'folder':
      return entryIds(files, source.folder);
    case 'part':
      if (source.isOptional && isLeftOut(files, source.file, source.path)) return [];
      return idsAt(files, source.file, source.path)?.filter((id) => !source.except.includes(id));
    case 'texts':
      return textIds(files, fallback, source.area, source.path);
    case 'union': {
      const parts = source.kinds.map((kind) => {
        const part = idSources.get(kind);
        return part && idsFrom(files, fallback, part);
      });
      return parts.every((ids) => ids !== undefined) ? parts.flat() : undefined;
    }
  }
}

function entryIds(files: ContentFiles, folder: FolderName): readonly string[] {
  const sound = files.entries[folder].map(({ id }) => id);
  const damaged = [...files.damaged].flatMap((path) => {
    const role = classify(path);
    return role.role === 'entry' && role.folder === folder ? [role.id] : [];
  });
  return [...sound, ...damaged];
}
