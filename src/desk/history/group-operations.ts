import { describeFile } from '../form/describe-place.ts';
import { NOTES } from '../store/confirm-value.ts';
import type { Documents } from '../store/documents.ts';
import { fileFolder, fileId } from '../store/entries.ts';
import { isRecord, RECORDS } from '../store/open-texts.ts';
import type { Operation } from '../store/operation.ts';
import type { DeskWords } from '../words/words.ts';
import { describeOperation } from './describe-changes.ts';

/** Changes that one sentence is about. */
type OperationGroup = readonly [Operation, ...Operation[]];

/**
 * Changes that one sentence is about: the record of a translation belongs to its text or to the original that was
 * changed, else to all of its language; the note on a value to the value that was changed; an item of a list of texts to
 * the same in all languages.
 */
export function groupOperations(operations: readonly Operation[]): readonly OperationGroup[] {
  const moved = findMoved(operations);
  const removals = new Set(moved.values());
  const groups = new Map<string, [Operation, ...Operation[]]>();
  const companions: Operation[] = [];
  for (const operation of operations) {
    if (removals.has(operation)) continue;
    if (companionKey(operation) !== undefined) {
      companions.push(operation);
      continue;
    }
    const key = groupKey(operation) ?? `${groups.size}`;
    const removal = moved.get(operation);
    addTo(groups, key, operation);
    if (removal) addTo(groups, key, removal);
  }
  const byPlace = new Map(
    [...groups.values()].flatMap((group) => group.map((one) => [placeKey(one), group])),
  );
  const left = new Map<string, [Operation, ...Operation[]]>();
  for (const companion of companions) {
    const group =
      byPlace.get(companionKey(companion) ?? '') ?? byPlace.get(findOriginal(companion, operations) ?? '');
    const key = isRecord(companion) ? companion.file : placeKey(companion);
    if (group) group.push(companion);
    else addTo(left, key, companion);
  }
  return [...groups.values(), ...left.values()];
}

function addTo(groups: Map<string, [Operation, ...Operation[]]>, key: string, operation: Operation): void {
  const group = groups.get(key);
  if (group) group.push(operation);
  else groups.set(key, [operation]);
}

/** A sentence on changes that belong together. */
export function describeGroup(documents: Documents, together: OperationGroup, words: DeskWords): string {
  const [first, second] = together;
  if (first.kind === 'file' && second?.kind === 'file')
    return words.history.fileRenamed(describeFile(documents, first.file, words));
  const isOfAll =
    second !== undefined && groupKey(first) !== undefined && groupKey(first) === groupKey(second);
  return describeOperation(documents, first, words, { isOfAll });
}

/** A key shared by changes of a list of texts in all languages; undefined for other changes. */
function groupKey(operation: Operation): string | undefined {
  if (operation.kind === 'file' || operation.kind === 'set' || !operation.file.startsWith('texts/'))
    return undefined;
  const { kind, file, path } = operation;
  const at = kind === 'move' ? [operation.from, operation.to] : [operation.index];
  return JSON.stringify([kind, fileId(file), path, at]);
}

/** The place of the change that an operation accompanies; undefined if it accompanies none. */
function companionKey(operation: Operation): string | undefined {
  if (operation.kind !== 'set') return isRecord(operation) ? '' : undefined;
  const { file, path, after } = operation;
  if (isRecord(operation)) {
    const [area = '', ...rest] = path.join('.').split('.');
    return JSON.stringify([file.replace(RECORDS, `${area}.json`), rest.join('.')]);
  }
  const isNote = path[0] === NOTES && path.length > 1 && after === undefined;
  return isNote ? JSON.stringify([file, String(path[1])]) : undefined;
}

/** The place of the original whose change put a translation out of date: one in a language that has no such record. */
function findOriginal(record: Operation, operations: readonly Operation[]): string | undefined {
  if (record.kind !== 'set' || !isRecord(record)) return undefined;
  const key = record.path.join('.');
  const isTranslated = (file: string): boolean =>
    operations.some(
      (one) =>
        isRecord(one) && one.kind === 'set' && one.path.join('.') === key && languageFolder(one) === file,
    );
  const original = operations.find(
    (one) =>
      one.kind === 'set' &&
      one.file.startsWith('texts/') &&
      [fileId(one.file), ...one.path].join('.') === key &&
      !isTranslated(languageFolder(one)),
  );
  return original && placeKey(original);
}

function languageFolder({ file }: Operation): string {
  return file.slice(0, file.lastIndexOf('/'));
}

function placeKey(operation: Operation): string {
  return JSON.stringify([operation.file, operation.kind === 'file' ? '' : operation.path.join('.')]);
}

/** Renamed files: added ones with the removals of the same content. */
function findMoved(operations: readonly Operation[]): ReadonlyMap<Operation, Operation> {
  const files = operations.flatMap((operation) => (operation.kind === 'file' ? operation : []));
  return new Map(
    files.flatMap((added) => {
      const removed = files.find(
        ({ file, before, after }) =>
          added.before === undefined &&
          after === undefined &&
          before === added.after &&
          fileFolder(file) === fileFolder(added.file),
      );
      return removed ? [[added, removed] as const] : [];
    }),
  );
}
