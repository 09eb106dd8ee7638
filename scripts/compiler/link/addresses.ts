import { type EntryKind, type FolderName, folderCollections } from '../../../schema/collections.ts';
import type { PagePath } from '../../../schema/paths.ts';
import type { Site } from '../../../schema/site.ts';
import type { Location } from '../diagnostics/diagnostic.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import type { EntryName } from './data-files.ts';
import type { KnownIds } from './known-ids.ts';
import type { LinkedSection } from './model.ts';

/** The address of a page in the default language, and the place that sets it. */
export interface Address {
  readonly path: string;
  readonly file: string;
  /** Looks up the place that sets it, which takes time: for findings only. */
  readonly locate: () => Location;
  /** Of a further page of a long list: its number. */
  readonly listPage?: number;
}

/**
 * The addresses of all pages in undamaged files. Addresses that entries cannot change come first, so that a duplicate is
 * reported where it can be changed.
 */
export function collectAddresses(
  files: ContentFiles,
  ids: KnownIds,
  sections: readonly LinkedSection[],
): readonly Address[] {
  const lists = sections.flatMap(furtherPages);
  const site = files.single.site;
  if (!site) return [...lists, ...ownAddresses(files)];
  const paths: Readonly<Record<string, string>> = site.value.pages;
  const fixed = (ids.page ?? []).flatMap((name) => {
    const path = paths[name];
    return path === undefined
      ? []
      : [{ path, file: site.file.path, locate: () => site.file.valueAt(['pages', name]) }];
  });
  return [...lists, ...fixed, ...derivedAddresses(files, site.value.pages), ...ownAddresses(files)];
}

/** The pages of a long list after the first. */
function furtherPages({ file, pages: [, ...further] }: LinkedSection): readonly Address[] {
  return further.map(({ number, path }) => ({
    path,
    file: file.path,
    locate: () => file.valueAt(['path']),
    listPage: number,
  }));
}

/** Addresses that follow from ids. */
function derivedAddresses(files: ContentFiles, pages: Site['pages']): readonly Address[] {
  return pageFolders().flatMap(({ folder, page }) =>
    page.field === undefined
      ? addressesIn(files, folder, (id, data) => page.href(pages, { id, data }), page.lastPart)
      : [],
  );
}

/** Addresses that entries set themselves. */
function ownAddresses(files: ContentFiles): readonly Address[] {
  return pageFolders().flatMap(({ folder, page: { field } }) =>
    field === undefined
      ? []
      : addressesIn(files, folder, (_id, value) => String(Object(value)[field]), field),
  );
}

/** The address of an entry's page, without language; undefined if it has none. */
export function entryAddress({ single, entries }: ContentFiles, { kind, id }: EntryName): string | undefined {
  const pages = single.site?.value.pages;
  const { folder, page } = pageFolders().find((pageFolder) => pageFolder.kind === kind) ?? {};
  const entry = folder && entries[folder].find((one) => one.id === id);
  return pages && page && entry ? page.href(pages, { id, data: entry.value }) : undefined;
}

interface PageFolder {
  readonly folder: FolderName;
  readonly kind: EntryKind | undefined;
  readonly page: PagePath<{ readonly id: string; readonly data: unknown }>;
}

function pageFolders(): readonly PageFolder[] {
  return [...folderCollections].flatMap(([folder, { kind, page }]) => (page ? [{ folder, kind, page }] : []));
}

function addressesIn(
  files: ContentFiles,
  folder: FolderName,
  getPath: (id: string, value: unknown) => string,
  field?: string,
): readonly Address[] {
  return files.entries[folder].map(({ id, value, file }) => ({
    path: getPath(id, value),
    file: file.path,
    locate: () => file.valueAt(field !== undefined && Object.hasOwn(Object(value), field) ? [field] : []),
  }));
}
