import { useState } from 'react';
import { describeGroup, groupOperations } from '../history/group-operations.ts';
import { formatHistoryLine, type HistoryLine } from '../history/history-line.ts';
import { type UndoResult, undoChanges } from '../history/undo-changes.ts';
import { actionOfUndo, isSame, type Operation, stepAct, valueAt } from '../store/operation.ts';
import type { PublishingAnswer } from '../store/publish-api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import type { ChangeLine } from './PublishParts.tsx';
import { useUnsaved } from './publishing-store.ts';

/**
 * The changes that are not published yet, saved or not, each of which can be undone alone. Places that have the published
 * value again are left out.
 */
export function useChangeLines(answer: PublishingAnswer): {
  readonly fresh: readonly ChangeLine[];
  readonly own: readonly ChangeLine[];
  /** Outcome of the last undo, until the next comparison. */
  readonly outcome: UndoResult | undefined;
} {
  const words = useWords();
  const store = useDeskStore();
  const documents = useDesk((state) => state.documents);
  const unsaved = useUnsaved();
  const [last, setLast] = useState<{ readonly answer: PublishingAnswer; readonly outcome: UndoResult }>();
  const undo = async (line: HistoryLine, undone: readonly Operation[], later: readonly Operation[]) => {
    await store.readAgain();
    const outcome = undoChanges(store.getState().documents, undone, later);
    store.endStep();
    store.edit({
      operations: outcome.operations,
      sentence: line.sentence,
      act: actionOfUndo(line.act),
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
    const line = { sentence, act: stepAct(step) };
    return [
      {
        id,
        sentence: formatHistoryLine(line, words),
        undo: () => void undo(line, operations, operationsSince(index + 1)),
      },
    ];
  });
  const own = groupOperations(waiting).flatMap((together): readonly ChangeLine[] => {
    const [operation] = together;
    if (isBack(operation)) return [];
    const sentence = describeGroup(documents, together, words);
    const later = [...waiting.slice(waiting.indexOf(operation) + 1), ...operationsSince(0)].filter(
      (one) => !together.includes(one),
    );
    const id = `${waiting.indexOf(operation)} ${sentence}`;
    return [{ id, sentence, operation, undo: () => void undo({ sentence }, together, later) }];
  });
  return { fresh, own, outcome: last?.answer === answer ? last.outcome : undefined };
}

function placeKey(operation: Operation): string {
  return JSON.stringify([operation.file, operation.kind === 'file' ? [] : operation.path]);
}
