import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionarySchema } from '../../../schema/texts/dictionary.ts';
import type { Dictionary } from '../../../src/i18n/translate.ts';
import { projectFolder } from '../../project/folders.ts';

/** The language of the software's words where it has none in the language of a page. */
export const BASE_LANGUAGE = 'en';

const FOLDER = join(projectFolder, 'src/i18n/dictionaries');

let read: ReadonlyMap<string, SoftwareDictionary> | undefined;

/** The software's own texts in one language. */
export interface SoftwareDictionary {
  /** Path of the file, for messages. */
  readonly path: string;
  readonly json: string;
  /** Texts by key, such as `interface.common.bookNow`; list items by their index. */
  readonly texts: Dictionary;
}

/** The software's own texts by language. They are part of the program: reading them always gives the same. */
export function readDictionaries(): ReadonlyMap<string, SoftwareDictionary> {
  read ??= new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.slice(0, -'.json'.length), readDictionary(name)]),
  );
  return read;
}

/** Whether the software has a text of its own in a language; for a list, whether it has any items. */
export function hasSoftwareText(language: string, key: string): boolean {
  const texts = readDictionaries().get(language)?.texts;
  return texts !== undefined && (texts.has(key) || texts.has(`${key}.0`));
}

/** Whether the software has texts below a key. */
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
  const json = readFileSync(join(FOLDER, name), 'utf8');
  const texts = new Map<string, string>();
  collectTexts(texts, '', dictionarySchema.parse(JSON.parse(json)));
  return { path: name, json, texts };
}

/** Adds all texts of a value to a dictionary; a list replaces the list that is there. */
export function collectTexts(dictionary: Map<string, string>, key: string, value: unknown): void {
  if (typeof value === 'string') dictionary.set(key, value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) removeItems(dictionary, key);
  for (const [step, item] of Object.entries(value)) {
    if (step !== '$schema') collectTexts(dictionary, key === '' ? step : `${key}.${step}`, item);
  }
}

function removeItems(dictionary: Map<string, string>, list: string): void {
  for (let index = 0; dictionary.delete(`${list}.${index}`); index += 1);
}
