import { nameListItem } from '../fields/name-item.ts';
import { describeValues } from '../form/describe-change.ts';
import { describeFile, describePlace, describeStep } from '../form/describe-place.ts';
import { parseJson } from '../store/compare-values.ts';
import { NOTES } from '../store/confirm-value.ts';
import type { Documents } from '../store/documents.ts';
import {
  isObject,
  isSame,
  type Json,
  type Operation,
  type Path,
  splitPath,
  valueAt,
} from '../store/operation.ts';
import type { HistoryEntry } from '../store/publish-api.ts';
import { type DeskWords, languageName } from '../words/words.ts';
import { describeGroup, groupOperations } from './group-operations.ts';
import { formatHistoryLine, type HistoryLine } from './history-line.ts';
import { revert } from './undo-changes.ts';

/**
 * One sentence on a change, as the desk would have written it for its own.
 *
 * @param documents the files after the change; for a file that was removed, before it
 * @param isOfAll true for a text of all languages
 */
export function describeOperation(
  documents: Documents,
  operation: Operation,
  words: DeskWords,
  { isOfAll = false } = {},
): string {
  const { file } = operation;
  if (file.endsWith('.translated.json'))
    return words.history.translations(languageName(file.split('/')[1] ?? '', words));
  if (operation.kind === 'file') return describeWholeFile(documents, operation, words);
  const { path } = operation;
  const confirmed = confirmedPlace(operation);
  if (confirmed) return words.fields.confirmed(describePlace(documents, { file, path: confirmed }, words));
  const where = describePlace(documents, { file, path }, words, { isOfAll });
  const nameItem = (item: Json, index: number) =>
    nameListItem(item, index, { file, path }, { documents, words });
  switch (operation.kind) {
    case 'insert':
      return `${where}: ${words.fields.addedNamed(nameItem(operation.value, operation.index))}`;
    case 'remove':
      return `${where}: ${words.fields.removedNamed(nameItem(operation.value, operation.index))}`;
    case 'move': {
      const { to } = operation;
      const item = valueAt(documents.get(file)?.value, [...path, to]) ?? '';
      return `${where}: ${words.fields.moved(nameItem(item, operation.from), to + 1)}`;
    }
    case 'set': {
      const { before, after } = operation;
      if (isPart(before ?? after) && (before === undefined || after === undefined)) {
        const around = describePlace(documents, { file, path: path.slice(0, -1) }, words);
        const name = describeStep(documents, { file, path }, words);
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

function describeWholeFile(
  documents: Documents,
  { file, before, after }: Extract<Operation, { kind: 'file' }>,
  words: DeskWords,
): string {
  const name = describeFile(documents, file, words);
  if (before === undefined) return words.history.fileAdded(name);
  if (after === undefined) return words.history.fileRemoved(name);
  const [left, right] = [before, after].map((text) => parseJson(file, text));
  const isLayout = left !== undefined && isSame(left, right);
  return isLayout ? words.history.layoutChanged(name) : words.history.fileReplaced(name);
}

/** A step with more changes is described by its recorded sentence, in whichever language. */
const MAX_SENTENCES = 3;

/** An entry of the history, and its changes in words. */
export interface HistoryItem {
  readonly entry: HistoryEntry;
  readonly changes: readonly HistoryLine[];
}

/**
 * The entries in words: those that the desk wrote in this language when they were made, else made of the files as they were then.
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
  let then = revert(documents, unsaved).documents;
  return entries.map((entry) => {
    const operations = entry.changes.flatMap((change) => change.operations);
    const before = revert(then, operations).documents;
    const after = then;
    then = before;
    const isOwn = entry.language === words.code;
    const changes = entry.changes.flatMap(
      ({ sentence, act, isUndo, operations: own }): readonly HistoryLine[] => {
        const action = { act: isUndo ? 'undone' : act } as const;
        if (sentence !== undefined && isOwn) return [{ sentence, ...action }];
        const sentences = groupOperations(own).map((together) =>
          describeGroup(isRemoval(together[0]) ? before : after, together, words),
        );
        return sentence !== undefined && sentences.length > MAX_SENTENCES
          ? [{ sentence, ...action }]
          : sentences.map((one) => ({ sentence: one, ...action }));
      },
    );
    const lines = new Map(changes.map((change) => [formatHistoryLine(change, words), change]));
    return { entry, changes: [...lines.values()] };
  });
}

function isRemoval(operation: Operation): boolean {
  if (operation.kind === 'set' || operation.kind === 'file') return operation.after === undefined;
  return operation.kind === 'remove';
}
