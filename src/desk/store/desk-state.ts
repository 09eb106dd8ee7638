import * as z from 'zod';
import type { Conflict, DeskFinding, OpenText } from './api.ts';
import type { DeskDocument } from './documents.ts';
import { type Operation, type Step, stepSchema } from './operation.ts';

/** Everything that the desk shows; a new object after every change. */
export interface DeskState {
  /** False until the folder was read for the first time. */
  readonly isLoaded: boolean;
  readonly folder: string;
  /** The version of the log and the files that the server had last. */
  readonly version: number;
  readonly documents: ReadonlyMap<string, DeskDocument>;
  readonly steps: readonly Step[];
  /** Steps that are in the files. */
  readonly saved: number;
  readonly conflicts: readonly Conflict[];
  readonly findings: readonly DeskFinding[];
  readonly openTexts: readonly OpenText[];
  /** True if the findings are those of the documents as they are now. */
  readonly isChecked: boolean;
  readonly isSaving: boolean;
  /** The step of the server, in words, while it makes the site. */
  readonly progress?: string;
  /** Grows when documents change otherwise than by an edit: by undo, redo, or from outside. */
  readonly revision: number;
  /** Sentences on edits that could not be kept: somebody else had changed the same place before they were sent. */
  readonly dropped: readonly string[];
  /** A sentence on what the server could not do last; undefined once it works again. */
  readonly failure?: string | undefined;
}

/** An edit of the operator. */
export interface Edit {
  readonly operations: readonly Operation[];
  readonly sentence: string;
  /** Edits of one field in a row with the same key are one step. */
  readonly mergeKey?: string;
}

/** A place where steps outlive a reload of the page until the server has them. */
export interface UnsentSteps {
  readonly read: () => readonly Step[];
  readonly write: (steps: readonly Step[]) => void;
}

/** For where nothing outlives a reload. */
export const FORGETFUL: UnsentSteps = { read: () => [], write: () => {} };

/** The desk before the folder was read. */
export const EMPTY_STATE: DeskState = {
  isLoaded: false,
  folder: '',
  version: 0,
  documents: new Map(),
  steps: [],
  saved: 0,
  conflicts: [],
  findings: [],
  openTexts: [],
  isChecked: false,
  isSaving: false,
  revision: 0,
  dropped: [],
};

const KEY = 'desk-unsent';
const stepsSchema = z.array(stepSchema);

/** Keeps steps in the browser until the server has them, so that they outlive a reload while the server is away. */
export function unsentSteps(storage: Storage): UnsentSteps {
  return {
    read: () => {
      try {
        return stepsSchema.parse(JSON.parse(storage.getItem(KEY) ?? '[]'));
      } catch {
        return [];
      }
    },
    write: (steps) => {
      storage.removeItem(KEY);
      if (steps.length === 0) return;
      try {
        storage.setItem(KEY, JSON.stringify(steps));
      } catch {
        // The browser has no room for as much. They are sent all the same.
      }
    },
  };
}
