import type { Site } from '../../../schema/site.ts';
import { UsageError } from '../../command-line.ts';
import { nameKind } from '../../compiler/diagnostics/phrases.ts';
import { entryAddress } from '../../compiler/link/addresses.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Messages } from '../../messages/messages.ts';
import type { ChangePlan } from '../data-folder/edit-folder.ts';
import { editLocks } from '../translations/translations.ts';
import { type RemovableKind, requireKnownId } from './kinds.ts';
import {
  REDIRECTS_FILE,
  redirectNote,
  withFormerLanguage,
  withoutRedirects,
  withRedirect,
} from './redirect.ts';
import { isTextKey, removeEntry } from './remove-entry.ts';

/** An entry that is to go. */
export interface Remove {
  readonly kind: RemovableKind;
  readonly id: string;
  /** The address that replaces its page, or the language that replaces it; absent: the default one. */
  readonly to?: string | undefined;
  /** False: the address of its page leads nowhere, nor do addresses that led to it. Undefined: it leads on, with a note. */
  readonly isLed?: boolean;
}

/**
 * Plans a removal.
 *
 * @param readLock returns the text of a language’s translation lock
 * @throws UsageError if there is no such entry, or the site cannot do without the language or channel
 */
export function planRemove(
  files: ContentFiles,
  remove: Remove,
  readLock: (language: string) => string | undefined,
): ChangePlan {
  const { kind, id } = remove;
  const site = invariant(files.single.site, 'site');
  refuseRemoval(files, remove, site.value);
  const { changes: removed, gone } = removeEntry(files, { kind, id });
  const locks = editLocks(site.value.languages, readLock, (lock, code) =>
    kind === 'language' && code === id
      ? undefined
      : new Map([...lock].filter(([key]) => !isTextKey(key, gone))),
  );
  const changes = new Map([...removed, ...locks]);
  const address = entryAddress(files, remove);
  const isForgotten = remove.isLed === false && address !== undefined;
  const moved = isForgotten ? undefined : redirect(files, remove, site.value);
  if (isForgotten && files.single.redirects) changes.set(REDIRECTS_FILE, withoutRedirects(files, address));
  if (moved) changes.set(REDIRECTS_FILE, moved.text);
  return {
    changes,
    notes: [
      ...gone
        .slice(1)
        .map(
          (also) => (messages: Messages, isDryRun: boolean) =>
            messages.entries.alsoGone(nameKind(also.kind)(messages), also.id, isDryRun),
        ),
      ...(moved && remove.isLed === undefined ? [redirectNote(moved)] : []),
    ],
  };
}

/**
 * The file of redirects with the address of the removed page, or the language, that leads to another. A language that was
 * not published has had no visitors.
 */
function redirect(
  files: ContentFiles,
  remove: Remove,
  site: Site,
): { readonly from: string; readonly to: string; readonly text: string } | undefined {
  if (remove.kind === 'language') {
    const to = remove.to ?? site.fallbackLanguage;
    const isPublished = site.languages.some(
      ({ code, published }) => code === remove.id && published !== false,
    );
    const isLedTo = Object.values(files.single.redirects?.value.languages ?? {}).includes(remove.id);
    if (!isPublished && !isLedTo) return undefined;
    const text = withFormerLanguage(files, remove.id, to);
    return { from: `/${remove.id}`, to: to === site.defaultLanguage ? '/' : `/${to}`, text };
  }
  const from = entryAddress(files, remove);
  if (from === undefined) return undefined;
  const to = remove.to ?? usualAddress(files, remove, site);
  return { from, to, text: withRedirect(files, from, to) };
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

/** The address that the page of an entry leads to by itself once it is removed; undefined if it has no page. */
export function addressAfter(files: ContentFiles, remove: Remove): string | undefined {
  const site = invariant(files.single.site, 'site').value;
  return entryAddress(files, remove) && usualAddress(files, remove, site);
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
