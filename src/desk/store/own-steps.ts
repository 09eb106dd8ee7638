import { type UndoResult, undoChanges } from '../history/undo-changes.ts';
import type { FolderAnswer } from './api.ts';
import { applyToDocuments, type Documents, fitsDocument } from './documents.ts';
import {
  actionOfUndo,
  effectiveSteps,
  invert,
  isTouchedBy,
  type Operation,
  OUTSIDE,
  type Step,
  stepAct,
} from './operation.ts';

/** A step that no window has signed yet. */
export type UnsignedStep = Omit<Step, 'at' | 'id' | 'window'>;

/** The steps that one window undoes and does again: its own, and those of windows that were closed before it opened. */
export class OwnSteps {
  readonly window: string;
  readonly #others = new Set<string>();
  /** Steps that cannot be undone in the documents as they are, since others have changed the same places. */
  readonly #overtaken = new Set<string>();

  constructor(window: string) {
    this.window = window;
  }

  sign(step: UnsignedStep): Step {
    return { ...step, id: crypto.randomUUID(), at: new Date().toISOString(), window: this.window };
  }

  /** Takes over the steps of windows that are closed now. */
  adopt({ log, windows }: FolderAnswer): void {
    const open = new Set([...windows, OUTSIDE]);
    for (const { window } of log.steps)
      if (window !== undefined && !open.has(window)) this.#others.add(window);
  }

  /** Notes that a step cannot be undone or done again, until others have changed the documents. */
  pass(...steps: readonly Step[]): void {
    for (const { id } of steps) this.#overtaken.add(id);
  }

  /** Forgets which steps were passed over: others have changed the documents. */
  forgetPassed(): void {
    this.#overtaken.clear();
  }

  /** The step that is undone next, and the one that is done again, with the step that has taken it back. */
  find(steps: readonly Step[]) {
    const own = steps.filter((step) => this.#has(step));
    const { done, undone } = effectiveSteps(own);
    const redo = undone.at(-1);
    const undoing = redo && own.findLast(({ undoes }) => undoes === redo.id);
    return { undo: done.at(-1), redo, undoing };
  }

  #has({ id, window }: Step): boolean {
    if (this.#overtaken.has(id)) return false;
    return window === undefined || window === this.window || this.#others.has(window);
  }
}

/** The operations that take a step back; where later steps have changed the same place, the later value stays. */
export function undoStep(documents: Documents, steps: readonly Step[], step: Step): UndoResult {
  const inverse = step.operations.map(invert).toReversed();
  const later = steps.slice(steps.indexOf(step) + 1);
  const holding = new Set(effectiveSteps(steps).done);
  const isTouched = isTouchedBy(
    step,
    later.filter((one) => holding.has(one)),
  );
  if (!isTouched && fitTogether(documents, inverse))
    return { operations: inverse, skipped: [], unreadable: [] };
  return undoChanges(
    documents,
    step.operations,
    later.flatMap(({ operations }) => operations),
  );
}

function fitTogether(documents: Documents, operations: readonly Operation[]): boolean {
  const after = new Map(documents);
  return operations.every((operation) => {
    if (operation.kind !== 'file' && !fitsDocument(after.get(operation.file), operation)) return false;
    applyToDocuments(after, operation);
    return true;
  });
}

/** The step that takes another one back. */
export function makeUndoStep(step: Step, operations: Step['operations']): UnsignedStep {
  return { sentence: step.sentence, operations, undoes: step.id, act: actionOfUndo(stepAct(step)) };
}

/** The step that does again what was taken back. */
export function makeRedoStep(step: Step, operations: Step['operations']): UnsignedStep {
  const act = stepAct(step);
  return { sentence: step.sentence, operations, isRedo: true, ...(act === 'done' ? {} : { act }) };
}
