import type * as z from 'zod';
import { type TextArea, textAreas } from '../../../schema/collections.ts';
import { valueAtPath, valueBelow } from '../../../schema/json-path.ts';
import { readDefinition, readMeta } from '../../../schema/schema-walk.ts';
import { isTodo } from '../../../schema/texts/text.ts';
import { type Diagnostic, type Location, wholeFile } from '../diagnostics/diagnostic.ts';
import { findNearest } from '../diagnostics/did-you-mean.ts';
import { finding } from '../diagnostics/finding.ts';
import { listedKeys, siteText } from '../link/known-ids.ts';
import type { Model } from '../link/model.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import { BASE_LANGUAGE, hasSoftwareText, isSoftwareGroup } from '../read/read-dictionaries.ts';
import type { ContentFiles, TextFile } from '../validate/content-files.ts';
import { checkMarkup } from './markup.ts';
import { checkMessage } from './message-values.ts';
import {
  type ExpectedIds,
  type ExpectedTexts,
  errorWithout,
  expectedTexts,
  missingText,
  missingTextFile,
  outlineMissing,
  placeName,
} from './missing-texts.ts';

const unknownEntry = finding('text.unknown-entry', 'error', {
  en: ({ key, id, missing }: { key: string; id: string; missing: readonly string[] }, { didYouMean }) => [
    `The text "${key}" belongs to no entry.`,
    didYouMean(id, missing) ?? 'Correct the name, or remove the text.',
  ],
  id: ({ key, id, missing }, { didYouMean }) => [
    `Tidak ada isian yang memakai teks "${key}".`,
    didYouMean(id, missing) ?? 'Perbaiki namanya, atau hapus teks ini.',
  ],
});

const unusedText = finding('text.unused', 'warning', {
  en: ({ key }: { key: string }) => [`The text "${key}" is not used.`, 'Remove it, or use it.'],
  id: ({ key }) => [`Teks "${key}" tidak dipakai di mana pun.`, 'Hapus, atau pakai teks ini.'],
});

const listLength = finding('text.list-length', 'warning', {
  en: ({ own, fallback, language }: { own: number; fallback: number; language: string }) => [
    `The list has ${own} ${own === 1 ? 'entry' : 'entries'}; in "${language}" it has ${fallback}.`,
    'Give the list the same number of entries in every language.',
  ],
  id: ({ own, fallback, language }) => [
    `Daftar ini berisi ${own} butir; dalam bahasa "${language}" ada ${fallback}.`,
    'Samakan jumlah butir di setiap bahasa.',
  ],
});

const copiedText = finding('text.copy', 'warning', {
  en: ({ text, fallback, language }: { text: string; fallback: string; language: string }) => [
    `"${text}" is the same as in "${fallback}".`,
    `Translate it, or list it with a reason under "same" in "glossary/${language}.json".`,
  ],
  id: ({ text, fallback, language }) => [
    `"${text}" sama persis dengan yang dalam bahasa "${fallback}".`,
    `Terjemahkan, atau cantumkan dengan alasannya di "same" dalam "glossary/${language}.json".`,
  ],
});

const todoText = finding('text.todo', 'warning', {
  en: ['This text is still to be written.', 'Replace all of it, including "TODO:", with the text.'],
  id: ['Teks ini masih harus ditulis.', 'Tulis teksnya sebagai ganti seluruh isi ini, termasuk "TODO:".'],
});

/** Texts that are missing, belong to nothing, or take other values than the app gives them. */
export function checkTexts(model: Model): readonly Diagnostic[] {
  const { files, ids } = model;
  const fallback = siteText(files, 'fallbackLanguage');
  if (fallback === undefined || !ids.language?.includes(fallback)) return [];
  const expected = expectedTexts(model);
  const languages = [...new Set([fallback, ...ids.language])];
  return (Object.keys(textAreas) as TextArea[]).flatMap((area) => {
    const inAllLanguages = languages.flatMap((language) =>
      files.texts.filter((texts) => texts.language === language && texts.area === area),
    );
    const sources = { area, fallback, inAllLanguages };
    return languages.flatMap((language) => checkArea(files, expected, language, sources));
  });
}

interface AreaSources {
  readonly area: TextArea;
  readonly fallback: string;
  /** The files of the area in all languages, that of the fallback language first. */
  readonly inAllLanguages: readonly TextFile[];
}

function checkArea(
  files: ContentFiles,
  expected: ExpectedTexts,
  language: string,
  { area, fallback, inAllLanguages }: AreaSources,
): readonly Diagnostic[] {
  const path = `texts/${language}/${area}.json`;
  const standIn = language === fallback ? undefined : fallback;
  const own = inAllLanguages.find((texts) => texts.language === language);
  if (!own) {
    if (files.damaged.has(path) || isDispensable(expected, area, language)) return [];
    const found = missingTextFile(wholeFile(path), { file: path, fallback: standIn });
    return [errorWithout(standIn, found)];
  }
  const checker = new AreaChecker(own.file, area, expected, {
    language,
    standIn,
    fallbackFile: inAllLanguages.find((texts) => texts.language === fallback)?.file,
    allowedCopies: listAllowedCopies(files, language),
    inAllLanguages,
  });
  checker.check(textAreas[area], own.file.value, checker.sources.fallbackFile?.value);
  return checker.diagnostics;
}

/** True if a missing file is not needed: it would hold texts of no entry, or those that the software has. */
function isDispensable(expected: ExpectedTexts, area: TextArea, language: string): boolean {
  const isForNobody = [...expected].every(
    ([place, ids]) => (place !== area && !place.startsWith(`${area}.`)) || ids?.ids.length === 0,
  );
  return isForNobody && (!isSoftwareGroup(area) || isCovered(textAreas[area], area, language));
}

/** True if the software has all texts below a key in a language, texts by id aside. */
function isCovered(schema: z.ZodType, key: string, language: string): boolean {
  if (!isSoftwareGroup(key)) return hasSoftwareText(language, key);
  return Object.entries(readDefinition(schema).shape ?? {}).every(
    ([step, child]) =>
      step === '$schema' || readMeta(child)?.textsOf || isCovered(child, `${key}.${step}`, language),
  );
}

function listAllowedCopies(files: ContentFiles, language: string): readonly string[] | undefined {
  const path = `glossary/${language}.json`;
  return files.damaged.has(path) ? undefined : (listedKeys(files, path, ['same']) ?? []);
}

/** Everything that a file of texts is compared with. */
interface TextSources {
  readonly language: string;
  /** The language whose texts are shown instead of missing ones; none for that language itself. */
  readonly standIn: string | undefined;
  readonly fallbackFile: ParsedFile | undefined;
  /** The files of the area in all languages, that of the fallback language first. */
  readonly inAllLanguages: readonly TextFile[];
  /** Texts that may be the same in both; undefined if the list of them is damaged. */
  readonly allowedCopies: readonly string[] | undefined;
}

class AreaChecker {
  readonly diagnostics: Diagnostic[] = [];
  /** The path of the value that is checked. */
  readonly #path: (string | number)[] = [];

  constructor(
    readonly file: ParsedFile,
    readonly area: TextArea,
    readonly expected: ExpectedTexts,
    readonly sources: TextSources,
  ) {}

  /**
   * @param original the value in the fallback language
   */
  check(schema: z.ZodType, value: unknown, original: unknown): void {
    if (typeof value === 'string') this.#checkText(schema, value, original);
    else if (Array.isArray(value)) this.#checkList(schema, value, original);
    else if (typeof value === 'object' && value !== null) this.#checkObject(schema, value, original);
    else if (value === undefined) this.#checkMissing(schema, original);
  }

  #checkMissing(schema: z.ZodType, original: unknown): void {
    const place = placeName(this.area, this.#path);
    if (isSoftwareGroup(place)) {
      this.#checkObject(schema, {}, original);
      return;
    }
    // Translators get no empty lists.
    if (Array.isArray(original) && original.length === 0) return;
    const { language, standIn } = this.sources;
    if (hasSoftwareText(language, place)) return;
    // A part that may be left out is wanted once the site has something that it names.
    const isWanted = schema.def.type !== 'default' || (this.expected.get(place)?.ids.length ?? 0) > 0;
    if (!isWanted) return;
    const substitute = standIn ?? (hasSoftwareText(BASE_LANGUAGE, place) ? BASE_LANGUAGE : undefined);
    const missing = outlineMissing(schema, this.area, [...this.#path], this.expected);
    const values = { ...missing, file: this.file.path, fallback: substitute };
    this.diagnostics.push(errorWithout(substitute, missingText(this.#keyHere(), values)));
  }

  #checkText(schema: z.ZodType, text: string, original: unknown): void {
    this.diagnostics.push(...checkMessage(() => this.#valueHere(), text, schema));
    this.diagnostics.push(
      ...checkMarkup(text, (index, length) => this.file.partAt(this.#path, index, length)),
    );
    if (isTodo(text)) this.diagnostics.push(todoText(this.#valueHere()));
    else if (original === text && !readMeta(schema)?.isName) this.#checkCopy(text);
  }

  /** Checks the value under a key or at a position. */
  #checkBelow(schema: z.ZodType, step: string | number, value: object, original: unknown): void {
    this.#path.push(step);
    this.check(schema, valueBelow(value, step), valueBelow(original, step));
    this.#path.pop();
  }

  /** @param text a text that is the same in the fallback language */
  #checkCopy(text: string): void {
    const { standIn, language, allowedCopies } = this.sources;
    if (standIn === undefined || !allowedCopies) return;
    const hasWords = /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''));
    if (!hasWords || allowedCopies.includes(text)) return;
    this.diagnostics.push(copiedText(this.#valueHere(), { text, fallback: standIn, language }));
  }

  #checkObject(schema: z.ZodType, value: object, original: unknown): void {
    const { shape = {}, catchall, valueType } = readDefinition(schema);
    const strangers = Object.keys(value).filter((key) => !Object.hasOwn(shape, key));
    for (const [key, child] of Object.entries(shape)) {
      // A key that is almost the missing one is reported already, as unknown.
      const isMisspelt = !Object.hasOwn(value, key) && findNearest(key, strangers) !== undefined;
      if (key !== '$schema' && !isMisspelt) this.#checkBelow(child, key, value, original);
    }
    const entry = valueType ?? catchall;
    // Without other keys there are no texts by ids.
    if (!entry || entry.def.type === 'never') return;
    const expected = this.expected.get(placeName(this.area, this.#path));
    if (expected) this.#checkEntries(entry, value, original, expected);
  }

  /** Texts by the id of their entry: those that must be there, and those that belong to none. */
  #checkEntries(entry: z.ZodType, value: object, original: unknown, expected: ExpectedIds): void {
    const { others, optional = [] } = expected;
    const ids = [...expected.ids, ...optional.filter((id) => Object.hasOwn(value, id))];
    const wanted = new Set(ids);
    const strangers = Object.keys(value).filter((id) => id !== '$schema' && !wanted.has(id));
    const missing = ids.filter((id) => !Object.hasOwn(value, id));
    // A text under almost the right id is one mistake: that the right one is missing follows from it.
    const meant = strangers.map((id) => findNearest(id, missing));
    const misspelt = new Set(meant);
    for (const id of ids) if (!misspelt.has(id)) this.#checkBelow(entry, id, value, original);
    for (const [index, id] of strangers.entries()) {
      const path = [...this.#path, id];
      const at = this.file.keyAt(path);
      const name = placeName(this.area, path);
      this.diagnostics.push(
        others === 'unused' && meant[index] === undefined
          ? unusedText(at, { key: name })
          : unknownEntry(at, { key: name, id, missing }),
      );
    }
  }

  #checkList(schema: z.ZodType, value: readonly unknown[], original: unknown): void {
    const { element } = readDefinition(schema);
    if (element) {
      for (const index of value.keys()) this.#checkBelow(element, index, value, original);
    }
    if (readMeta(schema)?.isOwnList) return;
    const { inAllLanguages } = this.sources;
    if (inAllLanguages.every((texts) => (this.#listIn(texts)?.length ?? value.length) === value.length))
      return;
    const lists = inAllLanguages.flatMap((texts): readonly ListLength[] => {
      const list = this.#listIn(texts);
      return list ? [{ language: texts.language, length: list.length }] : [];
    });
    const usual = usualLength(lists);
    if (!usual || usual.length === value.length) return;
    const values = { own: value.length, fallback: usual.length, language: usual.language };
    this.diagnostics.push(listLength(this.#keyHere(), values));
  }

  /** The list at this place in another language. */
  #listIn({ file }: TextFile): readonly unknown[] | undefined {
    const list = valueAtPath(file.value, this.#path);
    return Array.isArray(list) ? list : undefined;
  }

  #keyHere(): Location {
    return this.file.keyAt(this.#path);
  }

  #valueHere(): Location {
    return this.file.valueAt(this.#path);
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
