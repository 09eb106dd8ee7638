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

/** Reads every file as JSON and holds it against the schema that its place asks for. */
export function validateFiles(sources: readonly SourceFile[]): ValidationResult {
  const validator = new Validator();
  for (const source of sources.toSorted((left, right) => compareText(left.path, right.path))) {
    validator.add(source);
  }
  validator.reportMissing(sources);
  return validator.result();
}

class Validator {
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
    const schema = isEntry ? entryFolders[role.folder] : singleFiles[role.name];
    const valid = this.#validate(source, schema);
    if (!valid) this.#damaged.add(source.path);
    else if (isEntry) this.#entries[role.folder]?.push({ id: role.id, ...valid });
    else this.#single[role.name] = valid;
  }

  #validate(source: SourceFile, schema: z.ZodType): ValidFile<unknown> | undefined {
    const file = this.#parse(source);
    if (!file) return undefined;
    const result = schema.safeParse(file.value);
    if (result.success) return { file, value: result.data };
    this.#report(file, schema, result.error.issues);
    return undefined;
  }

  #addTexts(source: SourceFile, role: Extract<FileRole, { role: 'texts' }>): void {
    const file = this.#parse(source);
    if (!file) {
      this.#damaged.add(source.path);
      return;
    }
    const schema = textAreas[role.area];
    const result = schema.safeParse(file.value);
    const before = this.#diagnostics.length;
    if (!result.success) this.#report(file, schema, result.error.issues);
    // What is missing is judged later, by what stands in for it; the rest of the file still counts.
    const found = this.#diagnostics.splice(before).filter(({ code }) => code !== 'shape.missing-field');
    this.#diagnostics.push(...found);
    if (found.length > 0) this.#damaged.add(source.path);
    this.#texts.push({ language: role.language, area: role.area, file });
  }

  #parse(source: SourceFile): ParsedFile | undefined {
    const parsed = parseJson(source);
    this.#diagnostics.push(...parsed.diagnostics);
    if (parsed.file) this.#parsed.set(source.path, parsed.file);
    return parsed.file;
  }

  #report(file: ParsedFile, schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): void {
    this.#diagnostics.push(...issuesToDiagnostics(file, schema, issues));
  }
}

function brokenPaths(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const { at } of diagnostics) paths.set(at.file, [...(paths.get(at.file) ?? []), at.path]);
  return paths;
}
