import { ON_REQUEST } from '../../../schema/price-table.ts';
import { formKeys } from '../form/form-keys.ts';
import type { FileChange } from '../store/api.ts';
import { NOTES } from '../store/confirm-value.ts';
import type { Documents } from '../store/documents.ts';
import { filesIn, listIds } from '../store/entries.ts';
import { isObject, isSame, type Json, showJson, valueAt } from '../store/operation.ts';
import { listsOfTour } from '../store/price-lists.ts';
import { listItems } from './read-price-list.ts';

/** The parts that are copied from another price list; values that are not confirmed there are not confirmed here. */
const COPIED = formKeys('prices/any.json').filter((key) => key !== 'serves');

/** The first prices of a new list: those of another list, or “ask” in every cell of these columns. */
export type FirstPrices = { readonly from: string } | { readonly columns: readonly string[] };

/** A list that is to be made. */
export interface PlannedList {
  readonly serves: Readonly<Record<string, Json>>;
  readonly first: FirstPrices;
}

/**
 * The lists that give options of a tour their current prices: one for all, or one each if these are in different
 * lists.
 *
 * @param columns those of an option to which no list applies now: “ask” in each
 */
export function planAsNow(
  documents: Documents,
  tour: string,
  options: readonly string[],
  columns: readonly string[],
): readonly PlannedList[] {
  const now = listsOfTour(documents, tour);
  const wanted = now.filter(({ option }) => option === undefined || options.includes(option));
  return [...new Set(wanted.map(({ file }) => file))].map((file) => {
    const own = wanted.filter((list) => list.file === file).flatMap(({ option }) => option ?? []);
    const isForAll = own.length === 0 || own.length === now.length;
    return {
      serves: { package: tour, ...(isForAll ? {} : { options: own }) },
      first: file === undefined ? { columns } : { from: file },
    };
  });
}

/** The price list for the same tours; undefined if there is none yet. */
export function findListFor(documents: Documents, serves: PlannedList['serves']): string | undefined {
  return filesIn(documents, 'prices').find((file) =>
    isSame(valueAt(documents.get(file)?.value, ['serves']), serves),
  );
}

/** The file of a new price list, named after the tours that it is for. */
export function makePriceList(
  documents: Documents,
  serves: PlannedList['serves'],
  first: FirstPrices,
): FileChange & { readonly after: string } {
  const copied =
    'from' in first
      ? documents.get(first.from)?.value
      : { rows: askingRows(usualSizes(documents, serves), first.columns) };
  const link = schemaLink(documents);
  const noted = valueAt(copied, [NOTES]);
  const notes = Object.entries(isObject(noted) ? noted : {}).filter(([place]) =>
    COPIED.some((key) => `${place}.`.startsWith(`${key}.`)),
  );
  const list = {
    ...(link === undefined ? {} : { $schema: link }),
    serves,
    ...Object.fromEntries(
      COPIED.flatMap((key) => {
        const value = valueAt(copied, [key]);
        return value === undefined ? [] : [[key, value] as const];
      }),
    ),
    ...(notes.length > 0 && { [NOTES]: Object.fromEntries(notes) }),
  };
  return { file: freeFile(documents, serves), after: writeList(list) };
}

/** A row for each group size, in which visitors have to ask. */
function askingRows(sizes: readonly string[], columns: readonly string[]): Json {
  return sizes.map((paxCount) => ({
    paxCount,
    ...Object.fromEntries(columns.map((key) => [key, ON_REQUEST])),
  }));
}

/**
 * The group sizes that most lists have, in their order: of those by nights for one by nights, else of the others. All of
 * the site where there is no such list.
 */
function usualSizes(documents: Documents, serves: PlannedList['serves']): readonly string[] {
  const lists = filesIn(documents, 'prices').flatMap((file) => {
    const list = documents.get(file)?.value;
    const isAlike = (valueAt(list, ['serves', 'nights']) === undefined) === (serves.nights === undefined);
    const sizes = listItems(valueAt(list, ['rows'])).map((row) => showJson(valueAt(row, ['paxCount']) ?? ''));
    return isAlike && sizes.length > 0 ? [sizes] : [];
  });
  const count = (sizes: readonly string[]) => lists.filter((other) => isSame(other, [...sizes])).length;
  const [usual] = lists.toSorted((left, right) => count(right) - count(left));
  return usual ?? listIds(documents, 'band');
}

/** The link to the schema, as another file of a folder has its own. */
function schemaLink(documents: Documents): string | undefined {
  const files = ['prices', 'packages', 'days'].flatMap((folder) => filesIn(documents, folder));
  const links = files.map((file) => valueAt(documents.get(file)?.value, ['$schema']));
  const link = links.find((one) => typeof one === 'string');
  return typeof link === 'string' ? link.replace(/[^/]+(?=\.schema\.json$)/, 'prices') : undefined;
}

function freeFile(documents: Documents, serves: PlannedList['serves']): string {
  const words = Object.entries(serves).flatMap(([key, value]) =>
    key === 'nights' ? [key, value] : Array.isArray(value) ? value : [value],
  );
  const name = words
    .map(showJson)
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const names = [name, ...filesIn(documents, 'prices').map((_, position) => `${name}-${position + 2}`)];
  const files = names.map((free) => `prices/${free}.json`);
  return files.find((file) => !documents.has(file)) ?? files[0] ?? '';
}

/** A price list as people write it: each row on a line of its own. */
function writeList(list: Readonly<Record<string, Json>>): string {
  const entries = Object.entries(list).map(([key, value]) => {
    const lines = key === 'rows' ? listItems(value).map((row) => `    ${writeLine(row)}`) : [];
    return `  ${JSON.stringify(key)}: ${lines.length > 0 ? `[\n${lines.join(',\n')}\n  ]` : writeLine(value)}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

function writeLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(writeLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, own]) => `${JSON.stringify(key)}: ${writeLine(own)}`);
  return `{ ${entries.join(', ')} }`;
}
