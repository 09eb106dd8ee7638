import { withNotes } from './confirm-value.ts';
import type { DeskState, Edit } from './desk-state.ts';
import { withRecords } from './open-texts.ts';
import { effectiveSteps, mergeSets, type Operation, type Step } from './operation.ts';
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
 * @param typingIn the window in which the last step may be of the same field; undefined where it is of another
 */
export function planEdit(
  { documents, steps, saved }: Pick<DeskState, 'documents' | 'saved' | 'steps'>,
  { operations: own, sentence, act }: Edit,
  typingIn: string | undefined,
): EditPlan {
  const unsaved = effectiveSteps(steps.slice(saved)).done.flatMap((step) => step.operations);
  const operations = withNotes(documents, withRecords(documents, unsaved, own));
  const last = steps.at(-1);
  const goesOn = typingIn !== undefined && last?.window === typingIn && !last.undoes && steps.length > saved;
  const merged = goesOn ? mergeSets(last.operations, operations) : undefined;
  const whole = merged ?? operations;
  const [first] = whole;
  return {
    operations,
    earlier: merged ? steps.slice(0, -1) : steps,
    step: {
      sentence:
        typeof sentence === 'string' ? sentence : sentence(first?.kind === 'set' ? first.before : undefined),
      ...(act === undefined ? {} : { act }),
      operations: [...whole],
    },
  };
}
