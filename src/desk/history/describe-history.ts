import type { Documents } from '../store/documents.ts';
import type { Operation } from '../store/operation.ts';
import type { HistoryEntry } from '../store/publish-api.ts';
import type { DeskWords } from '../words/words.ts';
import { describeOperation } from './describe-operation.ts';
import { goBack } from './undo-changes.ts';

/** An entry of the history, and its changes in words. */
export interface HistoryItem {
  readonly entry: HistoryEntry;
  readonly sentences: readonly string[];
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
    const sentences = entry.changes.flatMap(({ sentence, isUndo, operations: own }) =>
      sentence === undefined
        ? own.map((one) => describeOperation(isRemoval(one) ? before : after, one, words))
        : [isUndo ? words.shell.undoWhat(sentence) : sentence],
    );
    return { entry, sentences: [...new Set(sentences)] };
  });
}

function isRemoval(operation: Operation): boolean {
  return operation.kind === 'file' && operation.after === undefined;
}
