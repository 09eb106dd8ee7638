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
import { referencedKinds } from '../../../schema/schema-walk.ts';
import type { Model } from '../link/model.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/** The ids that must have texts; other texts are mistakes, or only superfluous. */
export interface ExpectedIds {
  readonly ids: readonly string[];
  readonly others: 'unknown' | 'unused';
}

/** Expected ids by place: an area, or an area and a path in it; undefined where the data is damaged. */
export type ExpectedTexts = ReadonlyMap<string, ExpectedIds | undefined>;

/** The name of a place with texts by id. */
export function placeName(area: TextArea, path: readonly (string | number)[]): string {
  return [area, ...path].join('.');
}

/** The entries whose texts belong to each place with texts by id. */
export function expectedTexts(model: Model): ExpectedTexts {
  return new Map(textPlaces.map((place) => [placeName(place.area, place.path), expectedAt(model, place)]));
}

/** One entry that needs no text is known all the same: another text there belongs to nothing. */
function expectedAt(model: Model, { kind, ofSeveral }: TextPlace): ExpectedIds | undefined {
  const expected = expectedIds(model, kind);
  return ofSeveral && expected?.ids.length === 1 ? { ids: [], others: 'unused' } : expected;
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
 * Texts that the data names. Where it names one that does not exist, that is reported there, and the text that was
 * meant would only look unused: nothing more is said.
 */
function namedTexts({ files, ids, references }: Model, kind: EntryKind): ExpectedIds | undefined {
  if (!referringFiles(kind).every((name) => files.single[name])) return undefined;
  if (referringFolders(kind).some((name) => hasDamage(files, name))) return undefined;
  const named = new Set(references.filter((reference) => reference.kind === kind).map(({ id }) => id));
  const known = ids[kind] && new Set(ids[kind]);
  const isSound = !known || [...named].every((id) => known.has(id));
  return isSound ? { ids: [...named, ...impliedTexts(files, kind)], others: 'unused' } : undefined;
}

/** Texts that follow from those that the data names: a meal is reported otherwise where it is included. */
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
