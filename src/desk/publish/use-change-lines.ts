import { useState } from 'react';
import { describeOperation } from '../history/describe-changes.ts';
import { type Undoing, undoChanges } from '../history/undo-changes.ts';
import type { Operation } from '../store/operation.ts';
import type { PublishingAnswer } from '../store/publish-api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import type { ChangeLine } from './PublishParts.tsx';
import { useUnsaved } from './publishing-store.ts';

/** The changes that are not published yet, each to be undone alone: those that are not saved, and those that are. */
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
  const undo = (sentence: string, undone: readonly Operation[], later: readonly Operation[]) => () => {
    const outcome = undoChanges(store.getState().documents, undone, later);
    store.endStep();
    store.edit({ operations: outcome.operations, sentence: words.history.undoing(sentence) });
    setLast({ answer, outcome });
  };
  const operationsSince = (step: number) => unsaved.slice(step).flatMap(({ operations }) => operations);
  const fresh = unsaved.map(({ id, sentence, undoes, operations }, index): ChangeLine => {
    const text = undoes === undefined ? sentence : words.shell.undoWhat(sentence);
    return { id, sentence: text, undo: undo(text, operations, operationsSince(index + 1)) };
  });
  const waiting = answer.waiting.map(({ operation }) => operation);
  const own = waiting.map((operation, index): ChangeLine => {
    const sentence = describeOperation(documents, operation, words);
    const later = [...waiting.slice(index + 1), ...operationsSince(0)];
    return { id: `${index} ${sentence}`, sentence, operation, undo: undo(sentence, [operation], later) };
  });
  return { fresh, own, outcome: last?.answer === answer ? last.outcome : undefined };
}
