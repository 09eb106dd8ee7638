import type { FiledKind } from '../../schema/collections.ts';
import { normalize } from '../../schema/composed.ts';
import { textPlaces } from '../../schema/id-sources.ts';
import { valueAtPath } from '../../schema/json-path.ts';
import { foldersNamedAfter } from '../compiler/link/data-files.ts';
import type { ParsedFile } from '../compiler/parse/parsed-file.ts';
import type { ContentFiles } from '../compiler/validate/content-files.ts';
import type { ChangePlan } from '../operator/data-folder/edit-folder.ts';
import { removeValue, setValues } from '../operator/json-edit/edit-json.ts';
import { requireKnownId } from '../operator/scaffold/kinds.ts';
import { kebabCase } from '../operator/scaffold/name-questions.ts';
import { refuseId } from '../operator/scaffold/new-entry.ts';
import { heldBack } from '../operator/scaffold/scaffold.ts';

/** An entry to copy. */
interface Duplicate {
  readonly kind: FiledKind;
  readonly from: string;
  readonly to: string;
  /** The name of the copy for visitors, by language; undefined for that of the original. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/** The texts that name an entry, in menus and at the top of its page and in the results of search engines. */
const NAMES = [['name'], ['title'], ['meta', 'title']];

/**
 * Plans a copy of an entry: its files, its texts in all languages, and the price lists that are only for it. A page gets
 * an address made from its id, and is held back. In languages for which no name is given it has none, so that no two
 * entries are named alike.
 *
 * @throws UsageError if there is no such entry, or the new id is taken or none
 */
export function planDuplicate(files: ContentFiles, { kind, from, to, names }: Duplicate): ChangePlan {
  requireKnownId(files, kind, from);
  refuseId(files, kind, to);
  const changes = new Map<string, string>();
  for (const folder of foldersNamedAfter(kind)) {
    const file = files.parsed.get(`${folder}/${from}.json`);
    const path = `${folder}/${to}.json`;
    if (file) changes.set(path, heldBack(folder, path, withoutAddress(file, to)));
  }
  for (const { area, path } of textPlaces.filter((place) => place.kind === kind)) {
    for (const { file, language } of files.texts.filter((own) => own.area === area)) {
      const value = valueAtPath(file.value, [...path, from]);
      if (value === undefined) continue;
      const copied = setValues(file.text, [{ path: [...path, to], value }]);
      changes.set(file.path, names ? named(copied, [...path, to], names[language]) : copied);
    }
  }
  return { changes: new Map([...changes, ...ownPrices(files, { kind, from, to })]), notes: [] };
}

/** Copies of the price lists that are only for a tour: its copy has the same prices. */
function ownPrices(
  files: ContentFiles,
  { kind, from, to }: Duplicate,
): readonly (readonly [string, string])[] {
  if (kind !== 'package') return [];
  const own = files.entries.prices.filter(
    ({ value: { serves } }) => 'package' in serves && serves.package === from,
  );
  const taken = new Set(files.parsed.keys());
  return own.map(({ id, file }) => {
    const name = id.includes(from) ? id.replace(from, to) : `${to}-${id}`;
    const names = [name, ...own.map((_, position) => `${name}-${position + 2}`)];
    const path = names.map((free) => `prices/${free}.json`).find((free) => !taken.has(free)) ?? '';
    taken.add(path);
    return [path, setValues(file.text, [{ path: ['serves', 'package'], value: to }])];
  });
}

/** The text of a file of texts with the name of a copy; without any if it has none yet. */
function named(text: string, path: readonly string[], name: string | undefined): string {
  const value: unknown = JSON.parse(text);
  const present = NAMES.map((keys) => [...path, ...keys]).filter(
    (place) => typeof valueAtPath(value, place) === 'string',
  );
  if (name)
    return setValues(
      text,
      present.map((place) => ({ path: place, value: normalize(name) })),
    );
  return present.reduce((current, place) => removeValue(current, place), text);
}

/** The text of a file for a copy, without the address that only the original can have. */
function withoutAddress({ text, value }: ParsedFile, id: string): string {
  const path: unknown = valueAtPath(value, ['path']);
  if (typeof path !== 'string') return removeValue(text, ['slug']);
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  return setValues(text, [{ path: ['path'], value: parent + kebabCase(id) }]);
}
