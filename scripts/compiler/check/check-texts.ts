import type * as z from 'zod';
import { type TextArea, textAreas } from '../../../schema/collections.ts';
import { isTodo } from '../../../schema/texts/text.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/did-you-mean.ts';
import {
  copiedText,
  listLength,
  missingText,
  missingTextFile,
  todoText,
  unknownEntry,
  unusedText,
} from '../diagnostics/texts.ts';
import { listedKeys, textAt } from '../link/listed-ids.ts';
import type { Model } from '../link/model.ts';
import { type JsonPath, type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';
import type { ContentFiles, TextFile } from '../validate/content-files.ts';
import { definitionOf, metaOf } from '../validate/schema-walk.ts';
import { checkMessage } from './check-message.ts';
import { type ExpectedIds, type ExpectedTexts, expectedTexts, placeName } from './expected-texts.ts';

/** Texts that are missing, belong to nothing, or take other values than the app gives them. */
export function checkTexts(model: Model): readonly Diagnostic[] {
  const { files, ids } = model;
  const fallback = textAt(files, 'site.json', ['fallbackLanguage']);
  if (fallback === undefined || !ids.language?.includes(fallback)) return [];
  const expected = expectedTexts(model);
  return ids.language.flatMap((code) =>
    (Object.keys(textAreas) as TextArea[]).flatMap((area) =>
      checkArea(files, expected, area, code, fallback),
    ),
  );
}

function checkArea(
  files: ContentFiles,
  expected: ExpectedTexts,
  area: TextArea,
  language: string,
  fallback: string,
): readonly Diagnostic[] {
  const path = `texts/${language}/${area}.json`;
  const standIn = language === fallback ? undefined : fallback;
  const own = findTexts(files, language, area);
  if (!own)
    return files.damaged.has(path) || isForNobody(expected, area) ? [] : [missingTextFile(path, standIn)];
  const checker = new AreaChecker(own.file, area, expected, {
    language,
    standIn,
    fallbackFile: findTexts(files, fallback, area)?.file,
    allowedCopies: listAllowedCopies(files, language),
    everywhere: files.texts
      .filter((texts) => texts.area === area)
      .toSorted((left, right) => Number(right.language === fallback) - Number(left.language === fallback)),
  });
  checker.check(textAreas[area], [], own.file.value, checker.sources.fallbackFile?.value);
  return checker.diagnostics;
}

/** Whether an area holds texts by the ids of entries of which there are none. */
function isForNobody(expected: ExpectedTexts, area: TextArea): boolean {
  return expected.get(placeName(area, []))?.ids.length === 0;
}

function listAllowedCopies(files: ContentFiles, language: string): readonly string[] | undefined {
  const path = `glossary/${language}.json`;
  return files.damaged.has(path) ? undefined : (listedKeys(files, path, ['same']) ?? []);
}

function findTexts(files: ContentFiles, language: string, area: TextArea): TextFile | undefined {
  return files.texts.find((texts) => texts.language === language && texts.area === area);
}

/** What a file of texts is compared with. */
interface TextSources {
  readonly language: string;
  /** The language that stands in for missing texts; none for that language itself. */
  readonly standIn: string | undefined;
  readonly fallbackFile: ParsedFile | undefined;
  /** The files of the area in all languages, that of the fallback language first. */
  readonly everywhere: readonly TextFile[];
  /** Texts that may be the same in both; undefined where the list of them is damaged. */
  readonly allowedCopies: readonly string[] | undefined;
}

function isName(schema: z.ZodType): boolean {
  return metaOf(schema)?.isName === true;
}

class AreaChecker {
  readonly diagnostics: Diagnostic[] = [];

  constructor(
    readonly file: ParsedFile,
    readonly area: TextArea,
    readonly expected: ExpectedTexts,
    readonly sources: TextSources,
  ) {}

  /**
   * @param value what stands at the path
   * @param original what stands there in the fallback language
   */
  check(schema: z.ZodType, path: JsonPath, value: unknown, original: unknown): void {
    if (value === undefined) {
      // A part that may be left out is wanted once the site has something that it names.
      const isWanted = schema.def.type !== 'default' || this.#expects(path);
      if (!isWanted) return;
      this.diagnostics.push(
        missingText(this.file.keyAt(path), placeName(this.area, path), this.sources.standIn),
      );
    } else if (typeof value === 'string') {
      this.diagnostics.push(
        ...checkMessage(() => this.file.valueAt(path), value, schema),
        ...(isTodo(value)
          ? [todoText(this.file.valueAt(path))]
          : isName(schema)
            ? []
            : this.#checkCopy(value, path, original)),
      );
    } else if (Array.isArray(value)) {
      this.#checkList(schema, value, path, original);
    } else if (typeof value === 'object' && value !== null) {
      this.#checkObject(schema, value, path, original);
    }
  }

  #expects(path: JsonPath): boolean {
    return (this.expected.get(placeName(this.area, path))?.ids.length ?? 0) > 0;
  }

  /** Checks what stands at the last step of a path in a value. */
  #checkBelow(schema: z.ZodType, path: JsonPath, value: object, original: unknown): void {
    const step = path.slice(-1);
    this.check(schema, path, valueAtPath(value, step), valueAtPath(original, step));
  }

  #checkCopy(text: string, path: JsonPath, original: unknown): readonly Diagnostic[] {
    const { standIn, language, allowedCopies } = this.sources;
    if (standIn === undefined || !allowedCopies || original !== text) return [];
    const hasWords = /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''));
    if (!hasWords || allowedCopies.includes(text)) return [];
    return [copiedText(this.file.valueAt(path), text, standIn, language)];
  }

  /** The list at a path in all languages, that of the fallback language first. */
  #listsAt(path: JsonPath): readonly ListLength[] {
    return this.sources.everywhere.flatMap(({ language, file }) => {
      const list = valueAtPath(file.value, path);
      return Array.isArray(list) ? [{ language, length: list.length }] : [];
    });
  }

  #checkObject(schema: z.ZodType, value: object, path: JsonPath, original: unknown): void {
    const { shape = {}, catchall, valueType } = definitionOf(schema);
    const strangers = Object.keys(value).filter((key) => !Object.hasOwn(shape, key));
    for (const [key, child] of Object.entries(shape)) {
      // A key that is almost the missing one is reported already, as unknown.
      const isMisspelt = !Object.hasOwn(value, key) && nearest(key, strangers) !== undefined;
      if (key !== '$schema' && !isMisspelt) this.#checkBelow(child, [...path, key], value, original);
    }
    const entry = valueType ?? catchall;
    const expected = this.expected.get(placeName(this.area, path));
    if (entry && expected) this.#checkEntries(entry, value, path, original, expected);
  }

  /** Texts by the id of their entry: those that must be there, and those that belong to none. */
  #checkEntries(
    entry: z.ZodType,
    value: object,
    path: JsonPath,
    original: unknown,
    { ids, others }: ExpectedIds,
  ): void {
    const wanted = new Set(ids);
    const strangers = Object.keys(value).filter((id) => id !== '$schema' && !wanted.has(id));
    const missing = ids.filter((id) => !Object.hasOwn(value, id));
    // Where a text stands under almost the right id, that is the mistake; that one lacks, follows.
    const meant = strangers.map((id) => nearest(id, missing));
    const misspelt = new Set(meant);
    for (const id of ids) if (!misspelt.has(id)) this.#checkBelow(entry, [...path, id], value, original);
    for (const [index, id] of strangers.entries()) {
      const at = this.file.keyAt([...path, id]);
      const name = placeName(this.area, [...path, id]);
      this.diagnostics.push(
        others === 'unused' && meant[index] === undefined
          ? unusedText(at, name)
          : unknownEntry(at, name, id, missing),
      );
    }
  }

  #checkList(schema: z.ZodType, value: readonly unknown[], path: JsonPath, original: unknown): void {
    const { element } = definitionOf(schema);
    if (element) {
      for (const index of value.keys()) this.#checkBelow(element, [...path, index], value, original);
    }
    const lists = this.#listsAt(path);
    if (lists.every(({ length }) => length === value.length)) return;
    const usual = usualLength(lists);
    if (usual && usual.length !== value.length) {
      this.diagnostics.push(listLength(this.file.keyAt(path), value.length, usual.length, usual.language));
    }
  }
}

interface ListLength {
  readonly language: string;
  readonly length: number;
}

/** The length that a list has in most languages; if there is no such length, that of the first. */
function usualLength(lists: readonly ListLength[]): ListLength | undefined {
  const alike = (length: number): number => lists.filter((list) => list.length === length).length;
  return lists.toSorted((left, right) => alike(right.length) - alike(left.length))[0];
}
