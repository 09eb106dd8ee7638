import * as z from 'zod';
import type { FileChange } from './api.ts';

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
  /** True if its name is to be asked for as well: it is among the questions of other kinds. */
  readonly asksName: boolean;
  /** Keys of other texts that may be written at once. */
  readonly texts: readonly string[];
  readonly questions: readonly EntryQuestion[];
  /** Files of the data cannot be read: no entry can be made before they are corrected. */
  readonly isBlocked?: true;
}

/** Answer of `GET /api/start?language=…`: what the folder needs before the desk can open it. */
export type StartAnswer = {
  /** The folder as people name it. */
  readonly folder: string;
} & (
  | { readonly needs: 'nothing' }
  /** An upgrade; the sentence says why. */
  | { readonly needs: 'upgrade'; readonly sentence: string }
  | {
      readonly needs: 'site';
      readonly questions: readonly EntryQuestion[];
      /** The languages whose texts a new site has, by their codes. */
      readonly withTexts: readonly string[];
      /** Names of apps and the like by the answers that mean them. */
      readonly properNames: Readonly<Record<string, string>>;
    }
);

/** Body of `POST /api/start?language=…`; the answers are by the options of questions. */
export const startBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('site'), answers: z.record(z.string(), z.string()) }),
  z.strictObject({ action: z.literal('upgrade') }),
]);

/** Answer of `POST /api/start`: why answers are not possible, by their options; without any the desk is open. */
export interface StartedAnswer {
  readonly reasons: Readonly<Record<string, string>>;
}

/** Body of `POST /api/plan?language=…`. */
export const planBody = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('new'),
    kind: z.string(),
    /** Absent: made from the name. */
    id: z.string().optional(),
    /** By their keys, its name among them, in the language that texts are translated from. */
    texts: z.record(z.string(), z.string()).optional(),
    /** Its name in other languages. */
    names: z.record(z.string(), z.string()).optional(),
    /** By the options of questions; those that are missing have their fallback. */
    answers: z.record(z.string(), z.string()),
  }),
  z.strictObject({
    action: z.literal('rename'),
    kind: z.string(),
    id: z.string(),
    to: z.string(),
    isLed: z.boolean().optional(),
  }),
  z.strictObject({
    action: z.literal('duplicate'),
    kind: z.string(),
    id: z.string(),
    /** Absent: made from the name. */
    to: z.string().optional(),
    /** The name of the copy for visitors, by language; absent for that of the original. */
    names: z.record(z.string(), z.string()).optional(),
  }),
  z.strictObject({
    action: z.literal('remove'),
    kind: z.string(),
    id: z.string(),
    /** Its address is to lead to another page. */
    isLed: z.boolean(),
  }),
]);

export type PlanBody = z.infer<typeof planBody>;

/** Answer of `POST /api/plan`; nothing is changed yet. */
export interface PlanAnswer {
  /** Sentences on why it cannot be done; empty if it can. */
  readonly problems: readonly string[];
  /** Mistakes of the data are in the way, and are to be corrected first. */
  readonly isBlocked?: true;
  /** Sentences why answers are not possible, by the options of their questions. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly files: readonly FileChange[];
  /** Sentences on what follows from it. */
  readonly notes: readonly string[];
  /** The address that visitors of a removed or renamed page are, or would be, led to. */
  readonly leadsTo?: string;
  /** The file of the entry afterwards; absent if it is no file, or gone. */
  readonly opens?: string;
}
