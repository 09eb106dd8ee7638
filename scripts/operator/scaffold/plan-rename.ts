import { folderCollections, type TextArea } from '../../../schema/collections.ts';
import { composed } from '../../../schema/composed.ts';
import { idSources, textPlaces } from '../../../schema/id-sources.ts';
import { idSchema } from '../../../schema/primitives.ts';
import { UsageError } from '../../command-line.ts';
import { suggest } from '../../compiler/diagnostics/phrases.ts';
import { collectKnownIds } from '../../compiler/link/known-ids.ts';
import { must } from '../../compiler/link/must.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { DataChanges } from '../data-folder/changes.ts';
import { setValues } from '../json-edit/edit-json.ts';
import { lockPath, parseLock, renderLock } from '../translations/lock.ts';
import { type FiledKind, folderOf, isFiled, type RenamableKind, schemaLinkLike } from './kinds.ts';
import { refuseDevice } from './name-questions.ts';
import { REDIRECTS_FILE, withRedirect } from './redirect.ts';
import { renamedLock, renameEntry } from './rename-entry.ts';

/** An entry that gets another id, and perhaps another address. */
export interface Rename {
  readonly kind: RenamableKind;
  readonly from: string;
  readonly to: string;
  /** A new address, for entries that state their own; none: it stays. Others have theirs from their id. */
  readonly path?: string | undefined;
}

/** The changes of a rename, and what it means for visitors. */
interface RenamePlan {
  readonly changes: DataChanges;
  readonly moved: { readonly from: string; readonly to: string } | undefined;
  /** The texts of such entries, which stay as they are; undefined if they have none. */
  readonly textArea: TextArea | undefined;
}

/**
 * Works out a rename.
 *
 * @param readLock gives the text of a language’s translation lock
 * @throws UsageError if there is no such entry, or the new id is taken or none
 */
export function planRename(
  files: ContentFiles,
  rename: Rename,
  readLock: (language: string) => string | undefined,
): RenamePlan {
  const { kind, from, to } = rename;
  refuseIds(files, rename);
  const changes = new Map(renameEntry(files, kind, from, to));
  const site = must(files.single.site, 'site');
  for (const { code } of site.value.languages) {
    const text = readLock(code);
    if (text === undefined) continue;
    const lock = renderLock(renamedLock(parseLock(code, text), kind, from, to));
    if (lock !== text) changes.set(lockPath(code), lock);
  }
  const moved = isFiled(kind) ? movedAddress(files, kind, rename) : undefined;
  if (moved && isFiled(kind)) {
    const file = `${folderOf(kind)}/${to}.json`;
    const entry = changes.get(file);
    const field = pageOf(kind)?.field;
    if (field !== undefined && entry !== undefined) {
      changes.set(file, setValues(entry, [{ path: [field], value: moved.to }]));
    }
    const $schema = schemaLinkLike(site.file, 'site', 'redirects');
    changes.set(REDIRECTS_FILE, withRedirect(files.single.redirects, moved.from, moved.to, $schema));
  }
  return { changes, moved, textArea: textPlaces.find((place) => place.kind === kind)?.area };
}

function refuseIds(files: ContentFiles, { kind, from, to, path }: Rename): void {
  const known = collectKnownIds(files)[kind] ?? [];
  if (!known.includes(from)) {
    const suggestion = suggest(from, known);
    throw new UsageError((messages) => {
      const { noEntry, idsStandIn, idsListed } = messages.entries;
      const where = isFiled(kind) ? idsStandIn(folderOf(kind)) : idsListed(listFile(kind));
      return `${noEntry(kind, from)} ${suggestion(messages) ?? where}`;
    });
  }
  if (known.includes(to)) throw new UsageError(({ entries }) => entries.taken(kind, to));
  if (!idSchema.safeParse(to).success) throw new UsageError(({ entries }) => entries.noId(to));
  refuseDevice(to);
  const hasOwn = isFiled(kind) && pageOf(kind)?.field !== undefined;
  if (path !== undefined && !hasOwn) throw new UsageError(({ entries }) => entries.noOwnAddress);
}

/** The file that lists the entries of a kind. */
function listFile(kind: RenamableKind): string {
  const source = idSources.get(kind);
  return source?.form === 'part' ? source.file : '';
}

/** Where the pages of the entries of a kind are, if they have any. */
function pageOf(kind: FiledKind) {
  return folderCollections.get(folderOf(kind))?.page;
}

function movedAddress(files: ContentFiles, kind: FiledKind, { from, to, path }: Rename): RenamePlan['moved'] {
  const page = pageOf(kind);
  const entry = files.entries[folderOf(kind)].find(({ id }) => id === from);
  if (!page || !entry) return undefined;
  const { pages } = must(files.single.site, 'site').value;
  const before = page.href(pages, { id: from, data: entry.value });
  const after =
    page.field === undefined ? page.href(pages, { id: to, data: entry.value }) : composed(path ?? before);
  return after === before ? undefined : { from: before, to: after };
}
