import type * as z from 'zod';
import { idSchema } from '../../../schema/primitives.ts';
import { entryFolders, optionalFiles, singleFiles, textAreas } from '../../../schema/sources.ts';
import { compareText, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { invalidFileName, missingFile, unknownFile } from '../diagnostics/files.ts';
import { parseJson } from '../parse/parse-json.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { SourceFile } from '../read/read-data-folder.ts';
import { classify, type FileRole, knownPaths } from './classify.ts';
import type { ContentFiles, Entry, EntryFiles, ImageFile, TextFile, ValidFile } from './content-files.ts';
import { issuesToDiagnostics } from './issue-to-diagnostics.ts';

/** The files as far as they are sound, and everything that is wrong with the others. */
export interface ValidationResult {
  readonly files: ContentFiles;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a file by itself comes to, before it is seen with the others. */
interface JudgedFile {
  /** Undefined if it is no sound JSON. */
  readonly file: ParsedFile | undefined;
  /** Its value as its schema gives it; undefined if it does not fit. */
  readonly valid: ValidFile<unknown> | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** A file that is given again is not judged again: of many files, few change between two runs. */
const judged = new WeakMap<SourceFile, JudgedFile>();

/** Reads every file as JSON and holds it against the schema that its place asks for. */
export function validateFiles(sources: readonly SourceFile[]): ValidationResult {
  const collector = new Collector();
  for (const source of sources.toSorted((left, right) => compareText(left.path, right.path))) {
    collector.add(source);
  }
  collector.reportMissing(sources);
  return collector.result();
}

function judge(source: SourceFile, schema: z.ZodType): JudgedFile {
  const known = judged.get(source);
  if (known) return known;
  const own = holdAgainst(source, schema);
  judged.set(source, own);
  return own;
}

function holdAgainst(source: SourceFile, schema: z.ZodType): JudgedFile {
  const { file, diagnostics } = parseJson(source);
  if (!file) return { file, valid: undefined, diagnostics };
  const result = schema.safeParse(file.value);
  if (result.success) return { file, valid: { file, value: result.data }, diagnostics };
  const found = issuesToDiagnostics(file, schema, result.error.issues);
  return { file, valid: undefined, diagnostics: [...diagnostics, ...found] };
}

/** Sorts the files by what they are. */
class Collector {
  readonly #diagnostics: Diagnostic[] = [];
  readonly #single: Record<string, ValidFile<unknown>> = {};
  readonly #entries: Record<string, Entry<unknown>[]> = Object.fromEntries(
    Object.keys(entryFolders).map((folder) => [folder, []]),
  );
  readonly #texts: TextFile[] = [];
  readonly #images: ImageFile[] = [];
  readonly #parsed = new Map<string, ParsedFile>();
  readonly #damaged = new Set<string>();

  add(source: SourceFile): void {
    const role = classify(source.path);
    switch (role.role) {
      case 'image':
        this.#images.push(source);
        return;
      case 'unknown':
        this.#diagnostics.push(unknownFile(source.path, knownPaths(source.path)));
        return;
      case 'texts':
        this.#addTexts(source, role);
        return;
      default:
        this.#addData(source, role);
    }
  }

  reportMissing(sources: readonly SourceFile[]): void {
    const present = new Set(sources.map(({ path }) => path));
    for (const name of Object.keys(singleFiles)) {
      const isOptional = optionalFiles.some((optional) => optional === name);
      if (!isOptional && !present.has(`${name}.json`)) this.#diagnostics.push(missingFile(`${name}.json`));
    }
  }

  result(): ValidationResult {
    return {
      // Every value was held against the schema of its own place just before it was put there.
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

  #addData(source: SourceFile, role: Extract<FileRole, { role: 'single' | 'entry' }>): void {
    const isEntry = role.role === 'entry';
    if (isEntry && !idSchema.safeParse(role.id).success) this.#diagnostics.push(invalidFileName(source.path));
    const { file, valid, diagnostics } = judge(
      source,
      isEntry ? entryFolders[role.folder] : singleFiles[role.name],
    );
    this.#diagnostics.push(...diagnostics);
    if (file) this.#parsed.set(source.path, file);
    if (!valid) this.#damaged.add(source.path);
    else if (isEntry) this.#entries[role.folder]?.push({ id: role.id, ...valid });
    else this.#single[role.name] = valid;
  }

  #addTexts(source: SourceFile, role: Extract<FileRole, { role: 'texts' }>): void {
    const { file, diagnostics } = judge(source, textAreas[role.area]);
    // What is missing is judged later, by what stands in for it; the rest of the file still counts.
    const found = file ? diagnostics.filter(({ code }) => code !== 'shape.missing-field') : diagnostics;
    this.#diagnostics.push(...found);
    const isShapeless = found.some(({ code }) => code !== 'syntax.duplicate-key');
    if (!file || isShapeless) this.#damaged.add(source.path);
    if (!file) return;
    this.#parsed.set(source.path, file);
    this.#texts.push({ language: role.language, area: role.area, file });
  }
}

function brokenPaths(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const { at } of diagnostics) paths.set(at.file, [...(paths.get(at.file) ?? []), at.path]);
  return paths;
}
