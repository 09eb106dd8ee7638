import type { EntryKind } from '../../../schema/collections.ts';
import { textAreas } from '../../../schema/collections.ts';
import { isDeviceName } from '../../../schema/device-name.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import { readSchema } from '../form/schema-node.ts';
import type { Documents } from './documents.ts';
import { isObject, type Json, type Operation, type Path, valueAt } from './operation.ts';

/** Longer ids are cut between words. */
const MAX_ID = 32;

/** True if an entry of a kind is nothing but a text: one that is written is there. */
export function isPlainText(kind: EntryKind | undefined): boolean {
  const source = kind && idSources.get(kind);
  if (source?.form !== 'texts') return false;
  const [schema] = schemasAt(textAreas[source.area], [...source.path, 'x']);
  return schema !== undefined && readSchema(schema).type === 'string';
}

/** Writes the texts of a new entry that is nothing but a text, by languages. */
export function writeNewText(
  documents: Documents,
  kind: EntryKind,
  texts: Readonly<Record<string, string>>,
  name: string,
): { readonly id: string; readonly operations: readonly Operation[] } {
  const source = idSources.get(kind);
  if (source?.form !== 'texts') throw new Error(`Entries of the kind "${kind}" are no texts.`);
  const { area, path } = source;
  const taken = new Set(
    [...documents].flatMap(([file, { value }]) => {
      const own =
        file.startsWith('texts/') && file.endsWith(`/${area}.json`) ? valueAt(value, path) : undefined;
      return isObject(own) ? Object.keys(own) : [];
    }),
  );
  const id = freeId(name, kind, taken);
  const operations = Object.entries(texts)
    .filter(([, text]) => text.trim() !== '')
    .map(([language, text]) => addText(documents, language, area, [...path, id], text.trim()));
  return { id, operations };
}

/** An id made from the words of a name: `boatBack`; of another script, from the kind. */
function freeId(name: string, kind: EntryKind, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Mn}|['’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)));
  const short = words.reduce((id, word) => ((id + word).length > MAX_ID ? id : id + word), '');
  const base = short === '' || isDeviceName(short) ? kind : short;
  const isFree = (id: string): boolean => !taken.has(id);
  if (isFree(base)) return base;
  let number = 2;
  while (!isFree(`${base}${number}`)) number += 1;
  return `${base}${number}`;
}

/** Writes a text at a place if there is none; the file is made where the language has none of the area. */
function addText(documents: Documents, language: string, area: string, path: Path, text: string): Operation {
  const file = `texts/${language}/${area}.json`;
  if (documents.has(file)) return { kind: 'set', file, path, after: text };
  const like = [...documents].find(
    ([other]) => other.startsWith('texts/') && other.endsWith(`/${area}.json`),
  );
  const $schema = valueAt(like?.[1].value, ['$schema']);
  const content = path.reduceRight<Json>((inner, step) => ({ [String(step)]: inner }), text);
  const whole = { ...($schema !== undefined && { $schema }), ...(isObject(content) ? content : {}) };
  return { kind: 'file', file, after: `${JSON.stringify(whole, null, 2)}\n` };
}
