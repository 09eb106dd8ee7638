import { withNotes } from './confirm-value.ts';
import type { DeskState, Edit } from './desk-state.ts';
import { applyToDocuments, type Documents } from './documents.ts';
import { withRecords } from './open-texts.ts';
import {
  effectiveSteps,
  isEmptyValue,
  type Json,
  mergeSets,
  type Operation,
  type Step,
  valueAt,
} from './operation.ts';
import type { UnsignedStep } from './own-steps.ts';

/** An edit with everything that follows from it, as a step after others. */
interface EditPlan {
  readonly operations: readonly Operation[];
  readonly earlier: readonly Step[];
  /** Has the last of the steps in it where the edit goes on with what is being typed. */
  readonly step: UnsignedStep;
}

/**
 * Plans an edit: values that it changes are confirmed by it, and translations that it writes are up to date.
 *
 * @param typingIn the window in which the last step may be of the same field; undefined if it is of another
 * @throws TypeError if it would write null, or a number that JSON cannot hold
 */
export function planEdit(
  { documents, steps, saved }: Pick<DeskState, 'documents' | 'saved' | 'steps'>,
  { operations: own, sentence, act }: Edit,
  typingIn: string | undefined,
): EditPlan {
  if (own.some((operation) => isEmptyValue(writtenValue(operation))))
    throw new TypeError(`An edit writes no value: ${JSON.stringify(own)}`);
  const unsaved = effectiveSteps(steps.slice(saved)).done.flatMap((step) => step.operations);
  const operations = withNotes(documents, withRecords(documents, unsaved, ofLists(documents, own)));
  const last = steps.at(-1);
  const goesOn = typingIn !== undefined && last?.window === typingIn && !last.undoes && steps.length > saved;
  const merged = goesOn ? mergeSets(last.operations, operations) : undefined;
  const whole = merged ?? operations;
  const [first] = whole;
  const describe = (say: Exclude<Edit['sentence'], string>): string => {
    const after = new Map(documents);
    for (const operation of operations) applyToDocuments(after, operation);
    return say(first?.kind === 'set' ? first.before : undefined, after);
  };
  return {
    operations,
    earlier: merged ? steps.slice(0, -1) : steps,
    step: {
      sentence: typeof sentence === 'string' ? sentence : describe(sentence),
      ...(act === undefined ? {} : { act }),
      operations: [...whole],
    },
  };
}

function writtenValue(operation: Operation): Json | undefined {
  if (operation.kind === 'set') return operation.after;
  return operation.kind === 'insert' ? operation.value : undefined;
}

/** The same operations, which remove and append the items of lists that are emptied or written: both can be undone. */
function ofLists(documents: Documents, operations: readonly Operation[]): readonly Operation[] {
  const after = new Map(documents);
  return operations.map((operation) => {
    const own = ofList(after.get(operation.file)?.value, operation);
    applyToDocuments(after, own);
    return own;
  });
}

function ofList(document: Json | undefined, operation: Operation): Operation {
  if (operation.kind !== 'set') return operation;
  const { file, before, after } = operation;
  const index = operation.path.at(-1);
  const path = operation.path.slice(0, -1);
  const list = valueAt(document, path);
  if (typeof index !== 'number' || !Array.isArray(list)) return operation;
  const { length } = list;
  if (after === undefined && before !== undefined)
    return { kind: 'remove', file, path, index, length, value: before };
  if (after !== undefined && index >= length)
    return { kind: 'insert', file, path, index: length, length, value: after };
  return operation;
}
