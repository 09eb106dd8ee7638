import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { TextArea } from '../../../schema/collections.ts';
import { dictionarySchema } from '../../../schema/texts/dictionary.ts';
import type { Dictionary } from '../../../src/shared/i18n/translate.ts';
import { projectFolder } from '../../project/folders.ts';
import { ParsedFile } from '../parse/parsed-file.ts';
import { type TextEntries, textsInFile } from '../validate/text-entries.ts';

/** The language of the software's words where it has none in the language of a page. */
export const BASE_LANGUAGE = 'en';

const FOLDER = join(projectFolder, 'src/shared/i18n/dictionaries');

let read: ReadonlyMap<string, SoftwareDictionary> | undefined;

/** The software's own texts in one language, by key. */
interface SoftwareDictionary {
  readonly texts: Dictionary;
  /** The same by area, in the shape of files of texts. */
  readonly areas: Readonly<Record<string, unknown>>;
  /** The same as entries of a file, for translators. */
  readonly entries: TextEntries;
}

/** The software's own texts by language. They are part of the program and never change while it runs. */
export function readDictionaries(): ReadonlyMap<string, SoftwareDictionary> {
  read ??= new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.slice(0, -'.json'.length), readDictionary(name)]),
  );
  return read;
}

/** True if the software has a text of its own in a language; for a list, if it has any items. */
export function hasSoftwareText(language: string, key: string): boolean {
  const texts = readDictionaries().get(language)?.texts;
  return texts !== undefined && (texts.has(key) || texts.has(`${key}.0`));
}

/** True if the software has texts below a key. */
export function isSoftwareGroup(key: string): boolean {
  groups ??= new Set(
    [...(readDictionaries().get(BASE_LANGUAGE)?.texts.keys() ?? [])].flatMap((text) => parentKeys(text)),
  );
  return groups.has(key);
}

let groups: ReadonlySet<string> | undefined;

function parentKeys(key: string): readonly string[] {
  const steps = key.split('.');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('.'));
}

function readDictionary(name: string): SoftwareDictionary {
  const path = join(FOLDER, name);
  const { data: areas, error } = dictionarySchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (error) throw new Error(`${path}\n${z.prettifyError(error)}`);
  const files = Object.entries(areas).map(([area, value]) => ({
    area: area as TextArea,
    file: new ParsedFile(name, JSON.stringify(value, null, 2), value),
  }));
  const entries = new Map(files.flatMap(({ area, file }) => textsInFile(area, file)));
  return { texts: new Map([...entries].map(([key, { text }]) => [key, text])), areas, entries };
}
