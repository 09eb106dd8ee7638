import type * as z from 'zod';
import { collections, fileCollections, folderCollections, textAreas } from '../../../schema/collections.ts';
import { normalize } from '../../../schema/composed.ts';
import { isDeviceName } from '../../../schema/device-name.ts';
import { correctEnding, type FileRole, findOriginal, suggestPaths } from '../../../schema/file-roles.ts';
import { idSchema } from '../../../schema/primitives.ts';
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import { type ParsedSource, parseFiles } from '../parse/parse-files.ts';
import { EXACT_ODDITIES } from '../parse/parse-json.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import { unreadFile } from '../parse/unread-file.ts';
import type { SourceFile } from '../read/read-data-folder.ts';
import type { ContentFiles, Entry, EntryFiles, ImageFile, TextFile, ValidFile } from './content-files.ts';
import { issuesToDiagnostics } from './issue-to-diagnostics.ts';

const missingFile = finding('file.missing', 'error', {
  en: ({ file }: { file: string }) => [`The file "${file}" is missing.`, 'Restore the file.'],
  id: ({ file }) => [`File "${file}" tidak ada.`, 'Kembalikan file itu.'],
});
const unknownFile = finding('file.unknown', 'error', {
  en: ({ file, known }: { file: string; known: readonly string[] }, { didYouMean }) => [
    'This file has no place in the data folder.',
    didYouMean(file, known) ?? 'Move it out of the data folder.',
  ],
  id: ({ file, known }, { didYouMean }) => [
    'File ini tidak punya tempat di folder data.',
    didYouMean(file, known) ?? 'Pindahkan ke luar folder data.',
  ],
});
const copiedFile = finding('file.copy', 'warning', {
  en: ({ original }: { original: string }) => [
    `This looks like a copy of "${original}", as cloud services and file managers make them. It is not part of the site.`,
    'If it has something that the other file lacks, copy that over; then delete this file.',
  ],
  id: ({ original }) => [
    `File ini tampaknya salinan "${original}" yang dibuat oleh layanan cloud atau pengelola file. Isinya tidak dipakai di situs.`,
    'Kalau ada isinya yang belum ada di file asli, pindahkan dulu; setelah itu hapus file ini.',
  ],
});
const wrongEnding = finding('file.ending', 'error', {
  en: ({ meant }: { meant: string }) => [
    'The name of this file must end with ".json" in small letters, and with nothing after it.',
    `Rename it to "${meant}".`,
  ],
  id: ({ meant }) => [
    'Nama file ini harus berakhiran ".json" dengan huruf kecil, tanpa apa pun di belakangnya.',
    `Ganti namanya menjadi "${meant}".`,
  ],
});

const invalidFileName = finding('file.name', 'error', {
  en: [
    'The file’s name is its id, and may contain only letters, digits and single hyphens.',
    'Rename the file, for example to "my-entry.json".',
  ],
  id: [
    'Nama file dipakai sebagai nama isian: hanya boleh huruf, angka, dan tanda hubung tunggal.',
    'Ganti nama file, misalnya menjadi "my-entry.json".',
  ],
});

const deviceFileName = finding('file.name', 'error', {
  en: ({ id }: { id: string }) => [
    `Windows keeps the name "${id}" for a device: computers with Windows cannot store this file.`,
    'Rename the file.',
  ],
  id: ({ id }) => [
    `Windows memakai nama "${id}" untuk perangkat: komputer dengan Windows tidak bisa menyimpan file ini.`,
    'Ganti nama file ini.',
  ],
});

const sameName = finding('file.name-clash', 'error', {
  en: [
    'Two files have this name. They look the same, but different computers stored the accented letters differently.',
    'Open both, and remove or rename the one that you do not want.',
  ],
  id: [
    'Ada dua file dengan nama ini: tampaknya sama, tetapi huruf beraksennya disimpan dengan dua cara, karena berasal dari komputer yang berbeda.',
    'Buka keduanya, lalu hapus yang tidak dipakai atau beri nama lain.',
  ],
});

const nameClash = finding('file.name-clash', 'error', {
  en: ({ other }: { other: string }) => [
    `On some computers this name is the same as "${other}": only capital letters differ.`,
    'Give one of the two another name.',
  ],
  id: ({ other }) => [
    `Di sebagian komputer nama ini sama dengan "${other}": hanya huruf besar dan kecilnya yang berbeda.`,
    'Beri salah satunya nama lain.',
  ],
});

/** The valid files, and everything that is wrong with each by itself. */
export interface ValidationResult {
  readonly files: ContentFiles;
  readonly diagnostics: readonly Diagnostic[];
}

/** A file validated by itself, without the others. */
interface JudgedFile {
  /** The value parsed by its schema; undefined if it does not match. */
  readonly valid: ValidFile<unknown> | undefined;
  /** With those of parsing. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A file that is given again is not judged again: of many files, few change between two runs. */
const judged = new WeakMap<ParsedSource, JudgedFile>();

/** Validates every file against the schema of its path. */
export function validateFiles(sources: readonly ParsedSource[]): ValidationResult {
  const paths = sources.map(({ source }) => source.path);
  const present = new Set(paths);
  const collector = new Collector();
  for (const parsed of sources) {
    const original = findOriginal(parsed.source.path, present);
    if (original === undefined) collector.add(parsed);
    else collector.reportCopy(parsed.source.path, original);
  }
  collector.reportMissing(present);
  collector.reportClashes(paths);
  return collector.result();
}

/** The files of a data folder that are valid by themselves, for callers that need no findings. */
export function validFiles(sources: readonly SourceFile[]): ContentFiles {
  return validateFiles(parseFiles(sources)).files;
}

function judge(parsed: ParsedSource, schema: z.ZodType): JudgedFile {
  const known = judged.get(parsed) ?? holdAgainst(parsed, schema);
  judged.set(parsed, known);
  return known;
}

function holdAgainst({ file, diagnostics }: ParsedSource, schema: z.ZodType): JudgedFile {
  if (!file) return { valid: undefined, diagnostics };
  const result = schema.safeParse(file.value);
  if (result.success) return { valid: { file, value: result.data }, diagnostics };
  const found = issuesToDiagnostics(file, schema, result.error.issues);
  return { valid: undefined, diagnostics: [...diagnostics, ...found] };
}

/** Sorts the files by what they are. */
class Collector {
  readonly #diagnostics: Diagnostic[] = [];
  readonly #single: Record<string, ValidFile<unknown>> = {};
  readonly #entries: Record<string, Entry<unknown>[]> = Object.fromEntries(
    [...folderCollections.keys()].map((folder) => [folder, []]),
  );
  readonly #texts: TextFile[] = [];
  readonly #images: ImageFile[] = [];
  readonly #parsed = new Map<string, ParsedFile>();
  readonly #damaged = new Set<string>();

  add(parsed: ParsedSource): void {
    const { role, source } = parsed;
    if (source.unread) {
      this.#diagnostics.push(unreadFile(source.path, source.unread));
      this.#damaged.add(normalize(source.path));
      return;
    }
    switch (role.role) {
      case 'image':
        this.#images.push({ ...source, name: normalize(source.path.slice('images/'.length)) });
        return;
      case 'notes':
        return;
      case 'unknown':
        this.#diagnostics.push(withoutPlace(source.path));
        return;
      case 'texts':
        this.#addTexts(parsed, role);
        return;
      default:
        this.#addData(parsed, role);
    }
  }

  reportCopy(path: string, original: string): void {
    this.#diagnostics.push(copiedFile(wholeFile(path), { original }));
  }

  reportMissing(present: ReadonlySet<string>): void {
    for (const [name, { isOptional }] of fileCollections) {
      const path = `${name}.json`;
      if (isOptional || present.has(path)) continue;
      this.#diagnostics.push(missingFile(wholeFile(path), { file: path }));
      this.#damaged.add(path);
    }
  }

  /** Reports paths that differ only in case or Unicode form: some file systems treat them as one. */
  reportClashes(paths: readonly string[]): void {
    const first = new Map<string, string>();
    for (const path of paths) {
      const alike = normalize(path).toLowerCase();
      const other = first.get(alike);
      if (other === undefined) first.set(alike, path);
      else
        this.#diagnostics.push(
          normalize(path) === normalize(other)
            ? sameName(wholeFile(path))
            : nameClash(wholeFile(path), { other }),
        );
    }
  }

  result(): ValidationResult {
    return {
      // Every value was validated against the schema of its place just before it was added.
      files: {
        single: this.#single,
        entries: this.#entries as unknown as EntryFiles,
        texts: this.#texts,
        images: this.#images,
        parsed: this.#parsed,
        damaged: this.#damaged,
        broken: brokenPaths(this.#diagnostics),
      },
      diagnostics: this.#diagnostics,
    };
  }

  #addData(parsed: ParsedSource, role: Extract<FileRole, { role: 'single' | 'entry' }>): void {
    const { source, file } = parsed;
    const isEntry = role.role === 'entry';
    if (isEntry && isDeviceName(role.id))
      this.#diagnostics.push(deviceFileName(wholeFile(source.path), { id: role.id }));
    else if (isEntry && !idSchema.safeParse(role.id).success)
      this.#diagnostics.push(invalidFileName(wholeFile(source.path)));
    const { data } = collections[isEntry ? role.folder : role.name];
    const { valid, diagnostics } = judge(parsed, data);
    this.#diagnostics.push(...diagnostics);
    if (file) this.#parsed.set(source.path, file);
    if (!valid) this.#damaged.add(source.path);
    else if (isEntry) this.#entries[role.folder]?.push({ id: role.id, ...valid });
    else this.#single[role.name] = valid;
  }

  #addTexts(parsed: ParsedSource, { language, area }: Extract<FileRole, { role: 'texts' }>): void {
    const { source, file } = parsed;
    const { diagnostics } = judge(parsed, textAreas[area]);
    // Missing texts are judged later, since another language may replace them; the rest of the file still counts.
    const found = file ? diagnostics.filter(({ code }) => code !== 'shape.missing-field') : diagnostics;
    this.#diagnostics.push(...found);
    const isShapeless = found.some(({ code }) => !EXACT_ODDITIES.has(code));
    if (!file || isShapeless) this.#damaged.add(source.path);
    if (!file) return;
    this.#parsed.set(source.path, file);
    this.#texts.push({ language, area, file });
  }
}

function withoutPlace(file: string): Diagnostic {
  const meant = correctEnding(file);
  return meant === undefined
    ? unknownFile(wholeFile(file), { file, known: suggestPaths(file) })
    : wrongEnding(wholeFile(file), { meant });
}

function brokenPaths(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const { at } of diagnostics) {
    const own = paths.get(at.file) ?? [];
    paths.set(at.file, own);
    own.push(at.path);
  }
  return paths;
}
