import * as z from 'zod';
import type { ConsequencesAnswer, DeskFinding } from './api.ts';
import { type Operation, operationSchema, stepSchema } from './operation.ts';

/** Changes of files that belong together, with a sentence where the desk has made them. */
export const changeSchema = z.strictObject({
  sentence: z.string().optional(),
  /** Set if the sentence describes a change that was undone or redone. */
  act: stepSchema.shape.act,
  /** The same as `act: 'undone'`, as it was recorded before. */
  isUndo: z.boolean().optional(),
  operations: z.array(operationSchema).readonly(),
});

export type Change = z.infer<typeof changeSchema>;

/** One save, or what somebody else has published. */
export interface HistoryEntry {
  readonly id: string;
  /** Instant in ISO 8601. */
  readonly at: string;
  /** Name of the person, where it is known. */
  readonly by?: string | undefined;
  /** The version of the repository on which the desk made it. */
  readonly head?: string | undefined;
  /** The language in which the desk recorded its sentences, where it is known. */
  readonly language?: string | undefined;
  /** In the order in which they were made; none if they are too many to list. */
  readonly changes: readonly Change[];
  /** Files that were changed, where their changes are too many to list. */
  readonly files?: number | undefined;
}

/** Answer of `GET /api/history`: the newest first. */
export interface HistoryAnswer {
  readonly entries: readonly HistoryEntry[];
}

/** A change that is not on both sides. */
export interface PublishChange {
  readonly operation: Operation;
  /** Names of the people who may have made it. */
  readonly by?: string | undefined;
}

/** A place that somebody else has changed, too, since the last time that was published. */
const publishConflict = z.strictObject({
  file: z.string(),
  path: z.array(z.union([z.string(), z.int().nonnegative()])).readonly(),
  mine: z.json().optional(),
  theirs: z.json().optional(),
  /** Names of the people who may have changed it. */
  by: z.string().optional(),
  /** When it was changed there last. */
  at: z.string().optional(),
});

export type PublishConflict = z.infer<typeof publishConflict>;

/** Answer of `GET /api/publishing`, which compares with what is known to be online; with `look=` the place is asked. */
export interface PublishingAnswer {
  /** The way of publishing: to a place on the internet, or into a folder that is to be uploaded. */
  readonly way: 'internet' | 'folder';
  /** The address of the place or folder. */
  readonly place: string;
  /** When it was published last; absent if it never was. */
  readonly published?: string | undefined;
  /** When it was published last from this computer; absent if it never was. */
  readonly publishedHere?: string | undefined;
  /** Changes that the files have and the place has not. */
  readonly waiting: readonly PublishChange[];
  /** Changes that the place has and the files have not. */
  readonly theirs: readonly PublishChange[];
  readonly conflicts: readonly PublishConflict[];
  /** A sentence why the place could not be asked. */
  readonly unreachable?: string | undefined;
  /** A sentence on what keeps the folder from being published on the internet, and the way out. */
  readonly obstacle?: string | undefined;
}

/** Answer of `GET /api/blocking`. */
export interface BlockingAnswer {
  /** Everything that keeps the folder, as it would be saved, from being published. */
  readonly findings: readonly DeskFinding[];
}

/** Prices that changed, in words. */
export interface PriceComparison {
  /** Headings of the columns: list, group, class, earlier price, price, change. */
  readonly heading: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly isLarge: boolean }[];
  /** Sentences on what differs otherwise, such as prices that are gone. */
  readonly others: readonly { readonly text: string; readonly isLarge: boolean }[];
  /** A sentence on what is large. */
  readonly largeNote: string;
}

/** Answer of `GET /api/publishing/changes`: the folder as it would be saved, compared with what was published last. */
export interface PublishingChanges extends ConsequencesAnswer {
  readonly prices?: PriceComparison;
}

/** Body of `POST /api/publish`; the answer is that of `GET /api/publishing` afterwards. */
export const publishBody = z.strictObject({
  /** The name of the version. */
  title: z.string().max(1000),
  /** The published changes in words. */
  sentences: z.array(z.string().max(1000)).readonly(),
  /** Decisions on places that somebody else has changed, too. */
  decisions: z.array(publishConflict.extend({ choice: z.enum(['mine', 'theirs']) })).readonly(),
});
