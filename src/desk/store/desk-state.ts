import * as z from 'zod';
import type { Conflict, DeskFinding, OpenText } from './api.ts';
import type { DeskDocument, Documents } from './documents.ts';
import { type Json, type Operation, type Step, stepSchema } from './operation.ts';

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
  /** Unreadable texts in fields, which are in no document; the newest last. */
  readonly unread: readonly UnreadText[];
  /** The outcome of the last save, undo or redo, until the next edit; a new object each time. */
  readonly notice?: Notice | undefined;
  /** The step of the server, in words, while it makes the site. */
  readonly progress?: string;
  /** Grows when documents change otherwise than by an edit: by undo, redo, or from outside. */
  readonly revision: number;
  /** Edits that could not be kept: somebody else had changed the same place before they were sent. */
  readonly dropped: readonly Step[];
  /** Other folders, opened at the same address before, with changes in the browser that were never sent. */
  readonly elsewhere: readonly string[];
  /** A sentence on what the server could not do last; undefined once it works again. */
  readonly failure?: string | undefined;
}

/** A text that a field cannot read. */
export interface UnreadText {
  readonly label: string;
  readonly text: string;
}

/** The outcome of a save, or of an undo or redo; or a text that was lost because its field could not read it. */
export type Notice =
  | { readonly kind: 'saved'; readonly count: number; readonly unread?: UnreadText | undefined }
  | { readonly kind: 'cleared' | 'lost'; readonly unread: UnreadText }
  | { readonly kind: 'notSaved'; readonly reason: string }
  | {
      /** Nothing happened where others have changed all of it since (overtaken), or its file is no JSON (unreadable). */
      readonly kind: 'overtaken' | 'redone' | 'undone' | 'unreadable';
      readonly sentence: string;
      /** Others have changed a part since, which stays. */
      readonly isPart?: boolean;
      /** It lies in the files still, until the next save. */
      readonly wasSaved?: boolean;
    };

/** An edit of the operator. */
export interface Edit {
  readonly operations: readonly Operation[];
  /**
   * Says what was changed; for edits in a row that are one step, given the value before the first of them, and the documents
   * after the last: a name that is being typed is in them.
   */
  readonly sentence: string | ((before: Json | undefined, after: Documents) => string);
  /** Edits of one field in a row with the same key are one step. */
  readonly mergeKey?: string;
  /** Set if the sentence describes a change that this step undoes or redoes. */
  readonly act?: Step['act'];
}

/** A place where the steps of each folder outlive a reload of the page until the server has them. */
export interface UnsentSteps {
  readonly read: (folderId: string) => readonly Step[];
  /** @param name of the folder, as people call it */
  readonly write: (folderId: string, name: string, steps: readonly Step[]) => void;
  /** The names of other folders with kept steps. */
  readonly otherFolders: (folderId: string) => readonly string[];
}

/** For where nothing outlives a reload. */
export const NO_STORAGE: UnsentSteps = { read: () => [], write: () => {}, otherFolders: () => [] };

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
  unread: [],
  revision: 0,
  dropped: [],
  elsewhere: [],
};

const KEY = 'desk-unsent:';
const unsentSchema = z.strictObject({ name: z.string(), steps: z.array(stepSchema) });

/** Keeps steps in the browser until the server has them, so that they outlive a reload while the server is away. */
export function unsentSteps(storage: Storage): UnsentSteps {
  const readAt = (key: string): z.infer<typeof unsentSchema> | undefined => {
    try {
      return unsentSchema.parse(JSON.parse(storage.getItem(key) ?? ''));
    } catch {
      return undefined;
    }
  };
  return {
    read: (folderId) => readAt(KEY + folderId)?.steps ?? [],
    write: (folderId, name, steps) => {
      storage.removeItem(KEY + folderId);
      if (steps.length === 0) return;
      try {
        storage.setItem(KEY + folderId, JSON.stringify({ name, steps }));
      } catch {
        // The browser has no room for as much. They are sent all the same.
      }
    },
    otherFolders: (folderId) =>
      Object.keys(storage)
        .filter((key) => key.startsWith(KEY) && key !== KEY + folderId)
        .flatMap((key) => readAt(key)?.name ?? []),
  };
}

/** Findings without those on values that are set, which hold no more; the same list if there are none of them. */
export function dropFindings(
  findings: readonly DeskFinding[],
  operations: readonly Operation[],
): readonly DeskFinding[] {
  const starts = operations.flatMap((operation) =>
    operation.kind === 'set' ? [`${operation.file} ${operation.path.join('.')}.`] : [],
  );
  const left = findings.filter(
    ({ file, path }) => !starts.some((start) => `${file} ${path}.`.startsWith(start)),
  );
  return left.length < findings.length ? left : findings;
}
