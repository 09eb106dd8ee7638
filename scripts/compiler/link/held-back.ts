import type * as z from 'zod';
import {
  type EntryKind,
  fileCollections,
  folderCollections,
  kindUnions,
} from '../../../schema/collections.ts';
import { classify } from '../../../schema/file-roles.ts';
import { canBeHeldBack } from '../../../schema/held-back.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { valueAtPath } from '../../../schema/json-path.ts';
import { type FoundReference, findReferences } from '../../../schema/schema-walk.ts';
import { capitalize } from '../../messages/writing.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles, EntryFiles, SingleFiles } from '../validate/content-files.ts';
import { entryAddress } from './addresses.ts';
import {
  type DataFile,
  dataFiles,
  type EntryName,
  foldersNamedAfter,
  lostEntries,
  orphans,
  textPaths,
} from './data-files.ts';
import { ReducedValue } from './reduced-value.ts';

const needsHeldBack = finding('reference.held-back', 'error', {
  en: ({ kind, id }: { kind: EntryKind; id: string }, { noun }) => [
    `The ${noun(kind)} "${id}" is held back, but something that visitors see needs it here.`,
    `Choose another one here, or remove "draft" from the ${noun(kind)} "${id}".`,
  ],
  id: ({ kind, id }, { noun }) => [
    `${capitalize(noun(kind))} "${id}" belum ditayangkan, padahal di sini dibutuhkan oleh isi yang dilihat pengunjung.`,
    `Pilih yang lain di sini, atau hapus "draft" dari ${noun(kind)} "${id}".`,
  ],
});

/** The files of the site that visitors see, and the places in them that cannot do without what is held back. */
export interface PublishedFiles {
  readonly files: ContentFiles;
  readonly needs: readonly Diagnostic[];
}

/** True if a file is of an entry that is held back; also if the file has mistakes. */
export function isHeldBackFile(files: ContentFiles, path: string): boolean {
  const role = classify(path);
  if (role.role !== 'entry' || !canBeHeldBack(role.folder)) return false;
  return valueAtPath(files.parsed.get(path)?.value, ['draft']) === true;
}

/**
 * The files without the entries that are held back and what exists only for them: their plans, price lists, texts and
 * days, and what refers to them. Undefined if nothing is held back. Places in files stay as they are written.
 */
export function withoutHeldBack(files: ContentFiles): PublishedFiles | undefined {
  const held = [...files.parsed.keys()].filter((path) => isHeldBackFile(files, path)).map(entryOfFile);
  return held.length === 0 ? undefined : new Reduction(files).without(held);
}

class Reduction {
  readonly #files: ContentFiles;
  readonly #gone: EntryName[] = [];
  readonly #removed = new Set<string>();
  readonly #values = new Map<string, ReducedValue>();
  readonly #needs: Diagnostic[] = [];

  constructor(files: ContentFiles) {
    this.#files = files;
  }

  without(held: readonly EntryName[]): PublishedFiles {
    const addresses = held.flatMap((entry) => entryAddress(this.#files, entry) ?? []);
    const pending = [...held];
    for (let next = pending.pop(); next; next = pending.pop()) {
      pending.push(...this.#remove(next));
      if (pending.length === 0) pending.push(...this.#orphanDays());
    }
    this.#gone.push(...this.#orphans((kind) => idSources.get(kind)?.form === 'texts'));
    this.#removeRedirects(addresses);
    return { files: this.#published(), needs: this.#needs };
  }

  /** @returns entries of lists that go with it */
  #remove(entry: EntryName): readonly EntryName[] {
    this.#gone.push(entry);
    for (const folder of foldersNamedAfter(entry.kind)) this.#removed.add(`${folder}/${entry.id}.json`);
    return dataFiles(this.#files).flatMap((data) =>
      this.#removed.has(data.file.path) ? [] : this.#removeReferences(data, entry),
    );
  }

  #removeReferences({ file, schema, isLoose }: DataFile, entry: EntryName): readonly EntryName[] {
    const before = this.#values.get(file.path) ?? new ReducedValue(file.value);
    const stuck = new Set<string>();
    let value = before;
    for (;;) {
      const found = findReferences(schema, value.value).findLast(
        ({ kind, id, path }) => id === entry.id && isOfKind(kind, entry.kind) && !stuck.has(path.join('.')),
      );
      if (!found) break;
      const smaller = value.withoutPart(found.path, schema);
      if (smaller) value = smaller;
      else if (isLoose) {
        this.#removed.add(file.path);
        return [];
      } else {
        stuck.add(found.path.join('.'));
        this.#needs.push(needsHeldBack(file.valueAt(value.originalPath(found.path)), entry));
      }
    }
    if (value === before) return [];
    this.#values.set(file.path, value);
    return lostEntries(file.path, before.value, value.value);
  }

  /** Days that only tours held back go through. */
  #orphanDays(): readonly EntryName[] {
    return this.#orphans((kind) => kind === 'day').filter(
      ({ id }) => !this.#removed.has(`days/${id}.json`) && this.#files.parsed.has(`days/${id}.json`),
    );
  }

  /** Entries of some kinds to which only files refer that are left out. */
  #orphans(isWanted: (kind: EntryKind) => boolean): readonly EntryName[] {
    const references = (isRemoved: boolean): readonly FoundReference[] =>
      dataFiles(this.#files)
        .filter(({ file }) => this.#removed.has(file.path) === isRemoved)
        .flatMap(({ file, schema }) => findReferences(schema, file.value))
        .filter(({ kind }) => isWanted(kind));
    return orphans(references(true), references(false));
  }

  /** Addresses that lead to the pages of entries held back lead nowhere. */
  #removeRedirects(addresses: readonly string[]): void {
    const file = this.#files.single.redirects?.file;
    if (!file) return;
    let value = this.#values.get(file.path) ?? new ReducedValue(file.value);
    const entries = Object.entries(Object(valueAtPath(file.value, ['redirects'])));
    for (const [from, to] of entries)
      if (addresses.includes(String(to))) value = value.without(['redirects', from]);
    this.#values.set(file.path, value);
  }

  #published(): ContentFiles {
    const { single, entries, texts, parsed, damaged, ...others } = this.#files;
    const files = new Map<string, ParsedFile>();
    for (const [path, file] of parsed) {
      const reduced = this.#values.get(path);
      if (!this.#removed.has(path)) files.set(path, reduced ? reduced.fileLike(file) : file);
    }
    const reduce = <Item extends { readonly file: ParsedFile; readonly value: unknown }>(
      item: Item,
      schema: z.ZodType,
    ): Item => {
      const file = files.get(item.file.path) ?? item.file;
      return file === item.file ? item : { ...item, file, value: schema.parse(file.value) };
    };
    const left = [...fileCollections].flatMap(([name, { data }]) => {
      const item = single[name];
      return item ? [[name, reduce(item, data)] as const] : [];
    });
    const leftEntries = [...folderCollections].map(([name, { data }]) => {
      const items: EntryFiles[typeof name] = entries[name];
      return [
        name,
        items.filter(({ file }) => !this.#removed.has(file.path)).map((item) => reduce(item, data)),
      ] as const;
    });
    const leftTexts = texts.map((item) => {
      const file = this.#withoutTexts(item.area, item.file);
      files.set(file.path, file);
      return { ...item, file };
    });
    return {
      ...others,
      single: Object.fromEntries(left) as SingleFiles,
      entries: Object.fromEntries(leftEntries) as unknown as EntryFiles,
      texts: leftTexts,
      parsed: files,
      damaged: new Set([...damaged].filter((path) => !this.#removed.has(path))),
    };
  }

  #withoutTexts(area: string, file: ParsedFile): ParsedFile {
    const present = textPaths(area, this.#gone).filter((path) => valueAtPath(file.value, path) !== undefined);
    if (present.length === 0) return file;
    return present.reduce((value, path) => value.without(path), new ReducedValue(file.value)).fileLike(file);
  }
}

function entryOfFile(path: string): EntryName {
  const role = classify(path);
  const kind = role.role === 'entry' ? folderCollections.get(role.folder)?.kind : undefined;
  if (role.role !== 'entry' || kind === undefined) throw new Error(`"${path}" is no file of an entry.`);
  return { kind, id: role.id };
}

function isOfKind(kind: EntryKind, wanted: EntryKind): boolean {
  return kind === wanted || kindUnions[kind]?.includes(wanted) === true;
}
