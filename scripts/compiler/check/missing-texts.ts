import type * as z from 'zod';
import type { TextArea } from '../../../schema/collections.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import { readDefinition, unwrap } from '../../../schema/schema-walk.ts';
import { shortened } from '../../messages/writing.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import { type ExpectedTexts, placeName } from './expected-texts.ts';
import { neededArguments } from './message-values.ts';

/** Texts that are missing at a place of an area. */
interface MissingTexts {
  readonly place: string;
  /** The keys of the single texts, from the place on; one empty key for a place that is a text itself. */
  readonly keys: readonly string[];
  /** The path of the object to which the property belongs; empty for the file itself. */
  readonly within: string;
  /** The property to add, as JSON with … for each text. */
  readonly json: string;
}

interface MissingIn extends MissingTexts {
  readonly file: string;
  /** The language whose text visitors see instead; none if no language has it. */
  readonly fallback: string | undefined;
}

/** The most characters that a hint takes for the texts to add, and a message to name them. */
const LONGEST_JSON = 600;
const LONGEST_LIST = 200;

export const missingText = finding('text.missing', 'warning', {
  en: ({ file, fallback, place, keys, within, json }: MissingIn) => [
    keys.length < 2
      ? `The text "${[place, ...keys].filter(Boolean).join('.')}" is missing.`
      : `${keys.length} texts of "${place}" are missing: ${shortened(keys.join(', '), LONGEST_LIST)}.`,
    (fallback === undefined ? 'Add ' : `Visitors see the text in "${fallback}" until you add `) +
      (within === '' ? `${json} to ${file}.` : `${json} under "${within}" in ${file}.`),
  ],
  id: ({ file, fallback, place, keys, within, json }) => [
    keys.length < 2
      ? `Teks "${[place, ...keys].filter(Boolean).join('.')}" belum ada.`
      : `${keys.length} teks dari "${place}" belum ada: ${shortened(keys.join(', '), LONGEST_LIST)}.`,
    (fallback === undefined
      ? 'Tambahkan '
      : `Pengunjung melihat teks dalam bahasa "${fallback}" sampai Anda menambahkan `) +
      (within === '' ? `${json} di ${file}.` : `${json} di dalam "${within}" di ${file}.`),
  ],
});

export const missingTextFile = finding('text.missing-file', 'warning', {
  en: ({ file, fallback }: { file: string; fallback: string | undefined }) => [
    `The file "${file}" is missing.`,
    fallback === undefined
      ? 'Restore the file.'
      : `Add the file; until then visitors see the texts in "${fallback}".`,
  ],
  id: ({ file, fallback }) => [
    `File "${file}" tidak ada.`,
    fallback === undefined
      ? 'Kembalikan file itu.'
      : `Tambahkan file itu; sebelum itu pengunjung melihat teks dalam bahasa "${fallback}".`,
  ],
});

/** Without a text to fall back to, a missing one is an error. */
export function errorWithout(fallback: string | undefined, found: Diagnostic): Diagnostic {
  return fallback === undefined ? found.asError() : found;
}

/** Everything that a missing value should hold, as far as its schema and the entries of the site say. */
export function outlineMissing(
  schema: z.ZodType,
  area: TextArea,
  path: JsonPath,
  expected: ExpectedTexts,
): MissingTexts {
  const keys: string[] = [];
  const outline = (part: z.ZodType, below: JsonPath): unknown => {
    const { shape = {}, element, catchall, valueType, type } = readDefinition(part);
    if (element) return [outline(element, below)];
    if (type !== 'object' && type !== 'record') {
      keys.push(below.join('.'));
      return ['…', ...neededArguments(unwrap(part)).map((name) => `{${name}}`)].join(' ');
    }
    const entry = valueType ?? catchall;
    const ids = (entry && expected.get(placeName(area, [...path, ...below]))?.ids) ?? [];
    const children = [
      ...Object.entries(shape).filter(([key, { def }]) => key !== '$schema' && def.type !== 'default'),
      ...ids.flatMap((id) => (entry ? [[id, entry] as const] : [])),
    ];
    return Object.fromEntries(children.map(([key, child]) => [key, outline(child, [...below, key])]));
  };
  const value = JSON.stringify(outline(schema, []), null, 1).replace(/\n\s*/g, ' ');
  return {
    place: placeName(area, path),
    keys,
    within: path.slice(0, -1).join('.'),
    json: shortened(`${JSON.stringify(String(path.at(-1) ?? ''))}: ${value}`, LONGEST_JSON),
  };
}
