import type * as z from 'zod';
import {
  type EntryKind,
  type FileName,
  type FolderName,
  fileCollections,
  folderCollections,
  type TextArea,
} from '../../../schema/collections.ts';
import { includedMealKey } from '../../../schema/day.ts';
import { idSources, type TextPlace, textPlaces } from '../../../schema/id-sources.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import { readDefinition, referencedKinds, unwrap } from '../../../schema/schema-walk.ts';
import { shortened } from '../../messages/writing.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import type { Model } from '../link/model.ts';
import type { ContentFiles } from '../validate/content-files.ts';
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
const MAX_JSON = 600;
const MAX_LIST = 200;

export const missingText = finding('text.missing', 'warning', {
  en: ({ file, fallback, place, keys, within, json }: MissingIn) => [
    keys.length < 2
      ? `The text "${[place, ...keys].filter(Boolean).join('.')}" is missing.`
      : `${keys.length} texts of "${place}" are missing: ${shortened(keys.join(', '), MAX_LIST)}.`,
    (fallback === undefined ? 'Add ' : `Visitors see the text in "${fallback}" until you add `) +
      (within === '' ? `${json} to ${file}.` : `${json} under "${within}" in ${file}.`),
  ],
  id: ({ file, fallback, place, keys, within, json }) => [
    keys.length < 2
      ? `Teks "${[place, ...keys].filter(Boolean).join('.')}" belum ada.`
      : `${keys.length} teks dari "${place}" belum ada: ${shortened(keys.join(', '), MAX_LIST)}.`,
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

/** Everything that a missing value should contain, by its schema and the entries of the site. */
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
    json: shortened(`${JSON.stringify(String(path.at(-1) ?? ''))}: ${value}`, MAX_JSON),
  };
}

/** The ids that must have texts; other texts are mistakes, or only superfluous. */
export interface ExpectedIds {
  readonly ids: readonly string[];
  readonly others: 'unknown' | 'unused';
  /** Ids that may have texts, too. */
  readonly optional?: readonly string[];
}

/** Expected ids by place: an area, or an area and a path in it; undefined if the data is damaged. */
export type ExpectedTexts = ReadonlyMap<string, ExpectedIds | undefined>;

/** The name of a place with texts by id. */
export function placeName(area: TextArea, path: readonly (string | number)[]): string {
  return [area, ...path].join('.');
}

/** The entries whose texts belong to each place with texts by id. */
export function expectedTexts(model: Model): ExpectedTexts {
  return new Map(textPlaces.map((place) => [placeName(place.area, place.path), expectedAt(model, place)]));
}

/** A single entry may be without a text; any other text there belongs to nothing. */
function expectedAt(model: Model, { kind, ofSeveral }: TextPlace): ExpectedIds | undefined {
  const expected = expectedIds(model, kind);
  return ofSeveral && expected?.ids.length === 1
    ? { ids: [], others: 'unused', optional: expected.ids }
    : expected;
}

function expectedIds(model: Model, kind: EntryKind): ExpectedIds | undefined {
  const { files, ids } = model;
  const source = idSources.get(kind);
  if (source?.form === 'texts') return namedTexts(model, kind);
  if (source?.form === 'folder' && hasDamage(files, source.folder)) return undefined;
  const known = ids[kind];
  return known && { ids: known, others: 'unknown' };
}

/**
 * Texts that the data names. If it names one that does not exist, that is reported there; the text that was meant is
 * then not reported as unused.
 */
function namedTexts({ files, ids, references }: Model, kind: EntryKind): ExpectedIds | undefined {
  if (!referringFiles(kind).every((name) => files.single[name])) return undefined;
  if (referringFolders(kind).some((name) => hasDamage(files, name))) return undefined;
  const named = new Set(references.filter((reference) => reference.kind === kind).map(({ id }) => id));
  const known = ids[kind] && new Set(ids[kind]);
  const isSound = !known || [...named].every((id) => known.has(id));
  return isSound ? { ids: [...named, ...impliedTexts(files, kind)], others: 'unused' } : undefined;
}

/** Texts that follow from those that the data names: an included meal may have a text of its own. */
function impliedTexts({ entries }: ContentFiles, kind: EntryKind): ReadonlySet<string> {
  if (kind !== 'activity') return new Set();
  const meals = entries.days.flatMap(({ value }) =>
    value.activities.filter(({ meal }) => meal !== undefined),
  );
  return new Set(meals.map(({ text }) => includedMealKey(text)));
}

function referringFiles(kind: EntryKind): readonly FileName[] {
  return [...fileCollections].flatMap(([name, { data }]) => (referencedKinds(data).has(kind) ? [name] : []));
}

function referringFolders(kind: EntryKind): readonly FolderName[] {
  return [...folderCollections].flatMap(([name, { data }]) =>
    referencedKinds(data).has(kind) ? [name] : [],
  );
}

function hasDamage(files: ContentFiles, folder: FolderName): boolean {
  return [...files.damaged].some((path) => path.startsWith(`${folder}/`));
}
