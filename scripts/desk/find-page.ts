import { folderCollections } from '../../schema/collections.ts';
import { classify } from '../../schema/file-roles.ts';
import { idSources, textPlaces } from '../../schema/id-sources.ts';
import { valueAtPath } from '../../schema/json-path.ts';
import type { FieldPlace } from '../../src/desk/preview/preview-api.ts';
import { textsEntry } from '../../src/desk/shell/field-address.ts';
import { splitPath } from '../../src/desk/store/operation.ts';
import { entryAddress } from '../compiler/link/addresses.ts';
import type { PageRoute } from '../compiler/resolve/page-types.ts';
import type { Texts } from '../compiler/resolve/texts.ts';
import type { ContentFiles } from '../compiler/validate/content-files.ts';

/** Pages that are searched for a text that belongs to none of them, such as a note that some tours have. */
const MAX_SEARCHED = 60;

/** The rank of an entry's own page. */
const OWN_PAGE = 3;

/**
 * The path of the page that shows a field: the present one if it does so as well as others.
 *
 * @param findTexts the texts that the page at a path asks for
 */
export function findPath(
  files: ContentFiles,
  routes: readonly PageRoute[],
  present: string,
  place: FieldPlace,
  findTexts: (path: string) => Texts,
): string {
  const isPresent = ({ path }: PageRoute): boolean => path === present;
  const isSingle = (route: PageRoute): boolean => isPresent(route) || route.files().length === 0;
  const sorted = [
    ...routes.filter(isPresent),
    ...routes.filter((route) => !isPresent(route) && isSingle(route)),
    ...routes.filter((route) => !isSingle(route)),
  ];
  const file = textsEntry(place.file, place.field) ?? place.file;
  const made = findMade(sorted, file, findAddress(files, file));
  const keys = textKeys(files, place);
  if (made && (keys.length === 0 || place.field === '')) return made.path;
  const own = made ? undefined : sorted.find(({ kind }) => kind === pageKind(place));
  if (own) return own.path;
  if (keys.length === 0) return present;
  const isKeyOf = (one: string, key: string): boolean =>
    one === key || one.startsWith(`${key}.`) || key.startsWith(`${one}.`);
  const shows = ({ path }: PageRoute): boolean =>
    findTexts(path).asked.some((one) => keys.some((key) => isKeyOf(one, key)));
  const [first, ...others] = sorted;
  const searched = [...(first && isPresent(first) ? [first] : []), ...(made ? [made] : [])];
  const rest = first && isPresent(first) ? others : sorted;
  return (searched.find(shows) ?? rest.slice(0, MAX_SEARCHED).find(shows) ?? made)?.path ?? present;
}

/** The path of the page of the entry in a file; undefined if there is none. */
function findAddress(files: ContentFiles, file: string): string | undefined {
  const role = classify(file);
  if (role.role !== 'entry') return undefined;
  const kind = folderCollections.get(role.folder)?.kind;
  return kind && entryAddress(files, { kind, id: role.id });
}

/** The page that is made of a file, the best first; undefined if none is. */
function findMade(routes: readonly PageRoute[], file: string, address?: string): PageRoute | undefined {
  const ranks = routes.map((route) => (route.path === address ? OWN_PAGE : rankRoute(route, file)));
  const best = Math.max(...ranks);
  return best > 0 ? routes[ranks.indexOf(best)] : undefined;
}

/** An entry's own page comes first, then the tours that are made of a file, then pages that list them. */
function rankRoute(route: PageRoute, file: string): number {
  const made = route.files();
  if (made[0] === file) return OWN_PAGE;
  if (!made.includes(file)) return 0;
  return route.kind === 'package' ? 2 : 1;
}

/** The page type that a field is about. */
function pageKind({ file, field }: FieldPlace): string | undefined {
  const [first, second] = field.split('.');
  const [, area] = /^(?:texts\/[^/]+\/)?(.+)\.json$/.exec(file) ?? [];
  if (area === 'interface') return first;
  return area === 'site' && first === 'banners' ? second : area;
}

/** The keys of the texts at a place, or of the entry of a list that a place is in. */
function textKeys({ parsed }: ContentFiles, { file, field }: FieldPlace): readonly string[] {
  const [, area] = /^texts\/[^/]+\/(.+)\.json$/.exec(file) ?? [];
  if (area !== undefined) return [field === '' ? area : `${area}.${field}`];
  const steps = splitPath(field);
  for (const [kind, source] of idSources) {
    if (source.form !== 'part' || source.file !== file) continue;
    const { length } = source.path;
    if (steps.length <= length || !source.path.every((step, index) => step === steps[index])) continue;
    const id = readId(valueAtPath(parsed.get(file)?.value, steps.slice(0, length + 1))) ?? steps[length];
    const places = textPlaces.filter((place) => place.kind === kind);
    return places.map((place) => [place.area, ...place.path, id].join('.'));
  }
  return [];
}

/** The id of an item of a list; undefined if its key is its id. */
function readId(item: unknown): string | undefined {
  const { id, code } = Object(item) as { readonly id?: unknown; readonly code?: unknown };
  return [item, id, code].find((one) => typeof one === 'string');
}
