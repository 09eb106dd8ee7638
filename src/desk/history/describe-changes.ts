import { PRICE_KEY } from '../../../schema/price-table.ts';
import { describeValues } from '../form/describe-change.ts';
import { describeFile, describePlace, describeValue } from '../form/describe-place.ts';
import type { Place } from '../form/field.ts';
import { NOTES } from '../store/confirm-value.ts';
import type { Documents } from '../store/documents.ts';
import { entryName } from '../store/entries.ts';
import {
  isObject,
  type Json,
  type Operation,
  type Path,
  showJson,
  splitPath,
  valueAt,
} from '../store/operation.ts';
import type { HistoryEntry } from '../store/publish-api.ts';
import { findTextLabel } from '../words/labels.ts';
import type { DeskWords } from '../words/words.ts';
import { type Told, tell } from './tell.ts';
import { goBack } from './undo-changes.ts';

/**
 * One sentence on a change, as the desk would have written it for its own.
 *
 * @param documents the files after the change; for a file that was removed, before it
 */
export function describeOperation(documents: Documents, operation: Operation, words: DeskWords): string {
  const { file } = operation;
  if (file.endsWith('.translated.json')) return words.history.translations(file.split('/')[1] ?? '');
  if (operation.kind === 'file') return describeWholeFile(documents, operation, words);
  const { path } = operation;
  const confirmed = confirmedPlace(operation);
  if (confirmed) return words.fields.confirmed(describeSpot(documents, { file, path: confirmed }, words));
  const where = describeSpot(documents, { file, path }, words);
  switch (operation.kind) {
    case 'insert':
      return `${where}: ${words.fields.addedNamed(describeItem(operation.value, words))}`;
    case 'remove':
      return `${where}: ${words.fields.removedNamed(describeItem(operation.value, words))}`;
    case 'move':
      return `${where}: ${words.fields.moved(operation.from + 1, operation.to + 1)}`;
    case 'set': {
      const { before, after } = operation;
      if (isPart(before ?? after) && (before === undefined || after === undefined)) {
        const around = describeSpot(documents, { file, path: path.slice(0, -1) }, words);
        const name = findTextLabel(words, file, path);
        return `${around}: ${before === undefined ? words.fields.addedNamed(name) : words.fields.removedNamed(name)}`;
      }
      return `${where}: ${describeValues(documents, { file, path }, before, after, words)}`;
    }
  }
}

/** The value whose note an operation takes away, or the file of several; undefined for other operations. */
function confirmedPlace(operation: Exclude<Operation, { kind: 'file' }>): Path | undefined {
  if (operation.kind !== 'set' || operation.after !== undefined || operation.path[0] !== NOTES)
    return undefined;
  const { path, before } = operation;
  const places = path.length > 1 ? path.slice(1) : Object.keys(isObject(before) ? before : {});
  return places.length === 1 ? splitPath(String(places[0])) : [];
}

/** Objects and lists are too long for a sentence. */
function isPart(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null;
}

const NAME_KEYS = ['name', 'id', 'paxCount', 'code', 'text', 'from', 'time'];

/** An item of a list in a few words: the text itself, or what tells it apart. */
function describeItem(item: Json, words: DeskWords): string {
  const name = NAME_KEYS.map((key) => valueAt(item, [key])).find((value) => typeof value === 'string');
  return describeValue(name ?? item, words);
}

/** A place in words; a price by its group size and class. */
export function describeSpot(documents: Documents, { file, path }: Place, words: DeskWords): string {
  if (file.startsWith('images/')) return words.history.picture(file.slice('images/'.length));
  const isCell = file.startsWith('prices/') && path.at(-3) === 'rows' && typeof path.at(-2) === 'number';
  if (!isCell) return describePlace(documents, { file, path }, words);
  const key = String(path.at(-1));
  const column =
    key === PRICE_KEY ? words.grid.price : (entryName(documents, 'tier', key, words.code) ?? key);
  const band = valueAt(documents.get(file)?.value, [...path.slice(0, -1), 'paxCount']);
  const where = describePlace(documents, { file, path: path.slice(0, -2) }, words);
  return `${where}: ${band === undefined ? '' : `${showJson(band)}, `}${column}`;
}

function describeWholeFile(
  documents: Documents,
  { file, before, after }: Extract<Operation, { kind: 'file' }>,
  words: DeskWords,
): string {
  const isPicture = file.startsWith('images/');
  const name = isPicture
    ? words.history.picture(file.slice('images/'.length))
    : describeFile(documents, file, words);
  if (before === undefined) return words.history.fileAdded(name);
  if (after === undefined) return words.history.fileRemoved(name);
  return isPicture ? words.history.fileReplaced(name) : words.history.layoutChanged(name);
}

/** An entry of the history, and its changes in words. */
export interface HistoryItem {
  readonly entry: HistoryEntry;
  readonly changes: readonly Told[];
}

/**
 * The entries in words: those that the desk wrote when they were made, else made of the files as they were then.
 *
 * @param unsaved what was changed since the newest entry
 * @param entries the newest first
 */
export function describeHistory(
  documents: Documents,
  unsaved: readonly Operation[],
  entries: readonly HistoryEntry[],
  words: DeskWords,
): readonly HistoryItem[] {
  let then = goBack(documents, unsaved).documents;
  return entries.map((entry) => {
    const operations = entry.changes.flatMap((change) => change.operations);
    const before = goBack(then, operations).documents;
    const after = then;
    then = before;
    const changes = entry.changes.flatMap(({ sentence, act, isUndo, operations: own }): readonly Told[] =>
      sentence === undefined
        ? own.map((one) => ({
            sentence: describeOperation(isRemoval(one) ? before : after, one, words),
          }))
        : [{ sentence, act: isUndo ? 'undone' : act }],
    );
    const told = new Map(changes.map((change) => [tell(change, words), change]));
    return { entry, changes: [...told.values()] };
  });
}

function isRemoval(operation: Operation): boolean {
  return operation.kind === 'file' && operation.after === undefined;
}
