import { folderCollections } from '../../../schema/collections.ts';
import type { Site } from '../../../schema/site.ts';
import { UsageError } from '../../command-line.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { DataChanges } from '../data-folder/save-changes.ts';
import { editLocks } from '../translations/translations.ts';
import { entryFolder, isFiled, type RemovableKind, requireKnownId } from './kinds.ts';
import { REDIRECTS_FILE, withFormerLanguage, withRedirect } from './redirect.ts';
import { type Gone, isTextKey, removeEntry } from './remove-entry.ts';

/** An entry that is to go. */
export interface Remove {
  readonly kind: RemovableKind;
  readonly id: string;
  /** The address that takes the place of its page, or the language that takes its place; none: the usual one. */
  readonly to?: string | undefined;
}

/** The changes of a removal, and the redirect of its address. */
interface RemovePlan {
  readonly changes: DataChanges;
  /** Entries of lists that went with it. */
  readonly alsoGone: readonly Gone[];
  readonly moved: { readonly from: string; readonly to: string } | undefined;
}

/**
 * Plans a removal.
 *
 * @param readLock gives the text of a language’s translation lock
 * @throws UsageError if there is no such entry, or the site cannot do without the language or channel
 */
export function planRemove(
  files: ContentFiles,
  remove: Remove,
  readLock: (language: string) => string | undefined,
): RemovePlan {
  const { kind, id } = remove;
  const site = invariant(files.single.site, 'site');
  refuseRemoval(files, remove, site.value);
  const { changes: removed, gone } = removeEntry(files, { kind, id });
  const changes = new Map(removed);
  const locks = editLocks(site.value.languages, readLock, (lock, code) =>
    kind === 'language' && code === id
      ? undefined
      : new Map([...lock].filter(([key]) => !isTextKey(key, gone))),
  );
  for (const [path, lock] of locks) changes.set(path, lock);
  const [, ...alsoGone] = gone;
  if (kind === 'language') {
    const to = remove.to ?? site.value.fallbackLanguage;
    changes.set(REDIRECTS_FILE, withFormerLanguage(files, id, to));
    return {
      changes,
      alsoGone,
      moved: { from: `/${id}`, to: to === site.value.defaultLanguage ? '/' : `/${to}` },
    };
  }
  const from = findAddress(files, remove, site.value);
  if (from === undefined) return { changes, alsoGone, moved: undefined };
  const to = remove.to ?? usualAddress(files, remove, site.value);
  changes.set(REDIRECTS_FILE, withRedirect(files, from, to));
  return { changes, alsoGone, moved: { from, to } };
}

function refuseRemoval(files: ContentFiles, { kind, id }: Remove, site: Site): void {
  const known = requireKnownId(files, kind, id);
  const needed = [site.defaultLanguage, site.fallbackLanguage, site.operatorLanguage];
  if (kind === 'language' && needed.includes(id)) {
    throw new UsageError(({ entries }) => entries.neededLanguage(id));
  }
  if (kind === 'channel' && known.length === 1)
    throw new UsageError(({ entries }) => entries.lastOne(kind, id));
}

/** The address of the page of an entry, without language; undefined if it has none. */
function findAddress(files: ContentFiles, { kind, id }: Remove, { pages }: Site): string | undefined {
  if (!isFiled(kind)) return undefined;
  const page = folderCollections.get(entryFolder(kind))?.page;
  const entry = files.entries[entryFolder(kind)].find((one) => one.id === id);
  return page && entry ? page.href(pages, { id, data: entry.value }) : undefined;
}

/** The target for the address of a removed page: for a tour the section that lists it, for a destination their list. */
function usualAddress(files: ContentFiles, { kind, id }: Remove, { pages }: Site): string {
  if (kind === 'destination') return pages.destinations;
  const tour = kind === 'package' && files.entries.packages.find((one) => one.id === id)?.value;
  const section =
    tour &&
    files.entries.sections.find(({ value }) =>
      value.groups.some(({ region, category }) => region === tour.region && category === tour.category),
    );
  return section ? section.value.path : '/';
}
