import * as z from 'zod';
import type { TextArea } from '../../../schema/collections.ts';
import type { AgeGroup, CalendarDate, TripCalendar } from '../../pricing/model.ts';
import type { PriceTable } from '../../pricing/price-table.ts';
import { type Operation, operationSchema, type Path, type Step, stepSchema } from './operation.ts';

/** A change that does not fit a file any more, because somebody else changed the same place. */
export interface Conflict {
  readonly operation: Operation;
  /** The value or text that is there now; absent if there is none. */
  readonly theirs?: z.infer<ReturnType<typeof z.json>> | undefined;
  /** When the desk noticed that somebody else had changed the file. */
  readonly at?: string | undefined;
}

/** The steps since the desk was first used on the folder. */
export interface SharedLog {
  readonly steps: readonly Step[];
  /** The number of steps, from the first, that are in the files. */
  readonly saved: number;
  /** Changes with every change of the log and of the files. */
  readonly version: number;
  readonly conflicts: readonly Conflict[];
}

/** A file of the data folder. */
export interface DeskFile {
  readonly path: string;
  /** As it would be saved; absent for a file that is not text. */
  readonly text?: string;
}

/** Answer of `GET /api/folder`. */
export interface FolderAnswer {
  /** Tells the folder from others. */
  readonly id: string;
  readonly files: readonly DeskFile[];
  readonly log: SharedLog;
  /** The windows in which the desk is open. */
  readonly windows: readonly string[];
  /** The folder as people name it. */
  readonly folder: string;
}

/** A finding of the check, in the language asked for. */
export interface DeskFinding {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly line: number;
  /** Keys and indices inside the file with points between them; empty for the whole file. */
  readonly path: string;
  readonly message: string;
  readonly hint: string;
  /** The value is still empty, as it is after it was added: no mistake of anybody. */
  readonly isEmpty?: true;
  /** Its severity once visitors see the entry that it is about; absent if they see it already. */
  readonly heldBack?: 'error' | 'warning';
}

/** Answer of `GET /api/findings?language=…`. */
export interface FindingsAnswer {
  readonly version: number;
  readonly findings: readonly DeskFinding[];
  readonly openTexts: readonly OpenText[];
}

/** A text that is not translated, or whose original has changed since. */
export interface OpenText {
  readonly language: string;
  /** The file that has the translation, or would have it. */
  readonly file: string;
  readonly area: TextArea;
  readonly path: Path;
  readonly state: 'missing' | 'stale';
  /** Under which the record of translations has it. */
  readonly key: string;
  /** The original where it is a word of the software: the data folder has none. */
  readonly original?: string;
  /** The hash of the original as it is now: recorded once the translation is up to date. */
  readonly hash: string;
}

/** A text or price as visitors see it, before and after. */
export interface ShownChange {
  /** Codes of the languages in which it changes so; empty for all of the site. */
  readonly languages: readonly string[];
  /** The part of the page, such as a tour on a card or a row of prices. */
  readonly where?: string | undefined;
  /** A picture gives way to another. */
  readonly isPicture?: true;
  /** Absent if there was none. */
  readonly before?: string | undefined;
  /** Absent if there is none any more. */
  readonly after?: string | undefined;
}

/** The changes on a page. */
export interface PageChanges {
  /** Address in the default language; absent for what every page shows. */
  readonly path?: string;
  /** The title of the page. */
  readonly name: string;
  readonly kind: 'changed' | 'gone' | 'new';
  readonly changes: readonly ShownChange[];
  /** True if something else changes, such as days that can be booked, or links. */
  readonly hasMore: boolean;
}

/** Answer of `GET /api/consequences`. */
export interface ConsequencesAnswer {
  /** Absent while the data has mistakes, as it is or as it was saved. */
  readonly pages?: readonly PageChanges[];
  /** False while pages are still to be compared: the next request goes on with them. */
  readonly isComplete?: boolean;
}

/** The text of a file before and after; absent if there is no file. */
export interface FileChange {
  readonly file: string;
  readonly before?: string;
  readonly after?: string;
}

/** Body of `POST /api/picture`: a picture file to add. */
export const pictureBody = z.strictObject({
  /** Name of the file on the operator's computer. */
  name: z.string().min(1).max(300),
  /** In base64. */
  content: z.base64(),
});

/** Answer of `POST /api/picture`: the picture as it can be added by a step. */
export interface PictureAnswer {
  /** A path in the data folder that is free. */
  readonly file: string;
  /** Stands for the content in the step. */
  readonly reference: string;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Changes that were made to it, and flaws. */
  readonly notes: readonly ('turned' | 'place-removed' | 'smaller' | 'narrow')[];
}

/** Answer of `GET /api/trips`: what prices follow from. */
export interface TripsAnswer {
  /** Absent while the data has mistakes. */
  readonly trips?: DeskTrips | undefined;
}

/** The price lists and calendars of all tours, as their pages have them. Amounts in minor units. */
export interface DeskTrips {
  /** In the operator's zone. */
  readonly today: CalendarDate;
  /** Of the currency. */
  readonly decimals: number;
  readonly ageGroups: readonly AgeGroup[];
  /** By file. */
  readonly tables: Readonly<Record<string, PriceTable>>;
  readonly tours: readonly DeskTour[];
}

/** When a tour goes, and its price list for each option. */
export interface DeskTour {
  readonly id: string;
  /** Absent if the site has no calendar. */
  readonly calendar?: TripCalendar;
  readonly lists: readonly { readonly option?: string; readonly file?: string }[];
}

/** Answer of `GET /api/fixes?language=…`: what can be put right in one way only. */
export interface FixesAnswer {
  readonly fixes: readonly FileFix[];
}

/** A file that can be put right, before and after. */
export interface FileFix {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly changes: readonly {
    readonly kind: 'amount' | 'apostrophe' | 'blanks' | 'order' | 'picture' | 'writing';
    /** Its earlier position, counted from 1. */
    readonly line: number;
    /** As it is in the file then. */
    readonly after: string;
  }[];
}

/** Body of `POST /api/po`: a PO file that came back from a translator. */
export const poBody = z.strictObject({ of: z.string(), name: z.string(), content: z.base64() });

/** Answer of `POST /api/po`; nothing is changed yet. */
export interface PoAnswer {
  /** Sentences on why nothing can be taken over; empty if everything can. */
  readonly problems: readonly string[];
  /** Texts that change, and texts of the file that are left out. */
  readonly counts: Readonly<Record<'changed' | 'fuzzy' | 'unknown', number>>;
  readonly files: readonly FileChange[];
}

/** Body of `POST /api/steps`; the answer is the log. */
export const stepsBody = z.strictObject({
  /** The version that the steps were made from. */
  version: z.int(),
  /** Steps at the end that the new ones replace: what is typed in one field is one step. */
  replaced: z.int().nonnegative(),
  steps: z.array(stepSchema).readonly(),
});

/** Body of `POST /api/decide`; the answer is the log. */
export const decideBody = z.strictObject({
  conflict: z.strictObject({
    operation: operationSchema,
    theirs: z.json().optional(),
    at: z.string().optional(),
  }),
  choice: z.enum(['ours', 'theirs']),
});

/** Body of `POST /api/save`; the answer is the log. */
export const saveBody = z.strictObject({ language: z.string() });

/** Answer to a request that could not be carried out. */
export interface FailureAnswer {
  /** A sentence for the operator. */
  readonly sentence: string;
}

/** Answer of `GET /api/token`, which no page of another site can read. */
export interface TokenAnswer {
  readonly token: string;
}

/** Events of `GET /api/events`. */
export type DeskEvent =
  /** The log has changed, in this window or another. */
  | { readonly kind: 'log'; readonly version: number }
  /** Files were changed outside of the desk. */
  | { readonly kind: 'files'; readonly version: number; readonly files: readonly string[] }
  /** The step that is being done, in words, while the site is made. */
  | { readonly kind: 'progress'; readonly sentence: string };
