import { useState } from 'react';
import { describeFile } from '../form/describe-place.ts';
import { describeOperation } from '../history/describe-changes.ts';
import { type Told, tell } from '../history/tell.ts';
import { type Undoing, undoChanges } from '../history/undo-changes.ts';
import { fileFolder, fileId } from '../store/entries.ts';
import { isRecord, RECORDS } from '../store/open-texts.ts';
import { isSame, type Operation, oppositeAct, stepAct, valueAt } from '../store/operation.ts';
import type { PublishingAnswer } from '../store/publish-api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import type { ChangeLine } from './PublishParts.tsx';
import { useUnsaved } from './publishing-store.ts';

/**
 * The changes that are not published yet, each to be undone alone: those that are not saved, and those that are. Places
 * that are back at what is published are left out.
 */
export function useChangeLines(answer: PublishingAnswer): {
  readonly fresh: readonly ChangeLine[];
  readonly own: readonly ChangeLine[];
  /** Of the last undoing, until the next comparison. */
  readonly outcome: Undoing | undefined;
} {
  const words = useWords();
  const store = useDeskStore();
  const documents = useDesk((state) => state.documents);
  const unsaved = useUnsaved();
  const [last, setLast] = useState<{ readonly answer: PublishingAnswer; readonly outcome: Undoing }>();
  const undo = (told: Told, undone: readonly Operation[], later: readonly Operation[]) => () => {
    const outcome = undoChanges(store.getState().documents, undone, later);
    store.endStep();
    store.edit({
      operations: outcome.operations,
      sentence: told.sentence,
      act: oppositeAct(told.act),
    });
    setLast({ answer, outcome });
  };
  const operationsSince = (step: number) => unsaved.slice(step).flatMap(({ operations }) => operations);
  const waiting = answer.waiting.map(({ operation }) => operation);
  const isBack = (operation: Operation): boolean =>
    operation.kind === 'set' &&
    isSame(valueAt(documents.get(operation.file)?.value, operation.path), operation.before);
  const backAgain = new Set(waiting.filter(isBack).map(placeKey));
  const fresh = unsaved.flatMap((step, index): readonly ChangeLine[] => {
    const { id, sentence, operations } = step;
    if (operations.every((operation) => backAgain.has(placeKey(operation)))) return [];
    const told = { sentence, act: stepAct(step) };
    return [{ id, sentence: tell(told, words), undo: undo(told, operations, operationsSince(index + 1)) }];
  });
  const own = tellTogether(waiting).flatMap((together): readonly ChangeLine[] => {
    const [operation, other] = together;
    if (!operation || isBack(operation)) return [];
    const isMoved = operation.kind === 'file' && other?.kind === 'file';
    const sentence = isMoved
      ? words.history.fileRenamed(describeFile(documents, operation.file, words))
      : describeOperation(documents, operation, words);
    const later = [...waiting.slice(waiting.indexOf(operation) + 1), ...operationsSince(0)].filter(
      (one) => !together.includes(one),
    );
    const id = `${waiting.indexOf(operation)} ${sentence}`;
    return [{ id, sentence, operation, undo: undo({ sentence }, together, later) }];
  });
  return { fresh, own, outcome: last?.answer === answer ? last.outcome : undefined };
}

/** Changes that one line is about: the record of a translation belongs to its text, else to all of its language. */
export function tellTogether(operations: readonly Operation[]): readonly (readonly Operation[])[] {
  const records = new Map<string, Operation>();
  for (const operation of operations)
    if (isRecord(operation) && operation.kind === 'set')
      records.set(`${operation.file} ${operation.path.join('.')}`, operation);
  const moved = findMoved(operations);
  const own = operations
    .filter((operation) => !isRecord(operation) && ![...moved.values()].includes(operation))
    .map((operation) => {
      const removal = moved.get(operation);
      if (removal) return [operation, removal];
      const { file } = operation;
      const path = operation.kind === 'file' ? [] : operation.path;
      const key = `${file.replace(/[^/]*$/, RECORDS)} ${[fileId(file), ...path].join('.')}`;
      const record = records.get(key);
      records.delete(key);
      return record ? [operation, record] : [operation];
    });
  const left = operations.filter(
    (operation) =>
      isRecord(operation) && (operation.kind !== 'set' || [...records.values()].includes(operation)),
  );
  const files = [...new Set(left.map(({ file }) => file))];
  return [...own, ...files.map((file) => left.filter((operation) => operation.file === file))];
}

/** Files that only have another name now: those that were added, with the removal of the same. */
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

function placeKey(operation: Operation): string {
  return JSON.stringify([operation.file, operation.kind === 'file' ? [] : operation.path]);
}
