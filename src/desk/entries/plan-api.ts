import * as z from 'zod';

/** A question about a new entry. */
export interface EntryQuestion {
  readonly option: string;
  readonly text: string;
  /** The possible answers; absent: any. */
  readonly choices?: readonly string[];
  /** Several answers, with commas between them. */
  readonly isList: boolean;
  readonly isNeeded: boolean;
  /** The answer if there is none. */
  readonly fallback?: string;
}

/** Answer of `GET /api/questions?kind=…&language=…`. */
export interface QuestionsAnswer {
  /** Whether its name is to be asked for as well: it is among the questions of other kinds. */
  readonly asksName: boolean;
  readonly questions: readonly EntryQuestion[];
}

/** Body of `POST /api/plan?language=…`. */
export const planBody = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('new'),
    kind: z.string(),
    /** Absent: made from the name. */
    id: z.string().optional(),
    /** In the language that texts are translated from. */
    name: z.string().optional(),
    /** By the options of questions; those that are missing have their fallback. */
    answers: z.record(z.string(), z.string()),
  }),
  z.strictObject({ action: z.literal('rename'), kind: z.string(), id: z.string(), to: z.string() }),
  z.strictObject({ action: z.literal('duplicate'), kind: z.string(), id: z.string(), to: z.string() }),
  z.strictObject({ action: z.literal('remove'), kind: z.string(), id: z.string() }),
]);

export type PlanBody = z.infer<typeof planBody>;

/** The text of a file before and after; absent where there is no file. */
export interface FileChange {
  readonly file: string;
  readonly before?: string;
  readonly after?: string;
}

/** Answer of `POST /api/plan`; nothing is changed yet. */
export interface PlanAnswer {
  /** Sentences on why it cannot be done; empty where it can. */
  readonly problems: readonly string[];
  /** Why answers are not possible, by the options of their questions. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly files: readonly FileChange[];
  /** Sentences on what follows from it. */
  readonly notes: readonly string[];
  /** The file of the entry afterwards; absent where it is no file, or gone. */
  readonly opens?: string;
}
