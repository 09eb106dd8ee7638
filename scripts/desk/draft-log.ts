import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { type Step, stepSchema } from '../../src/desk/store/operation.ts';

const logSchema = z.strictObject({
  steps: z.array(stepSchema).readonly(),
  /** The number of steps, from the first, that are in the files. */
  saved: z.int().nonnegative(),
  /** The texts that steps begin from, by file. */
  bases: z.record(
    z.string(),
    z.strictObject({
      /** Absent if the file did not exist. */
      text: z.string().optional(),
      /** The first step that is applied to the text. */
      from: z.int().nonnegative(),
    }),
  ),
});

/** The log of a folder, as its file has it. */
export type Log = z.infer<typeof logSchema>;

/** A log that is damaged is put aside, where people who know JSON can still read it. */
export function readLog(file: string): Log {
  const empty: Log = { steps: [], saved: 0, bases: {} };
  try {
    return logSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return empty;
    if (!(error instanceof SyntaxError) && !(error instanceof z.ZodError)) throw error;
    renameSync(file, `${file}.damaged-${Date.now()}`);
    return empty;
  }
}

/** Writes a log, or leaves the old one. @throws Error of the system */
export function writeLog(file: string, log: Log): void {
  const aside = `${file}.new`;
  mkdirSync(dirname(aside), { recursive: true });
  writeFileSync(aside, JSON.stringify(log), { flush: true });
  renameSync(aside, file);
}

/** A text from which steps begin. */
export function withText(text: string | undefined, from: number): Log['bases'][string] {
  return { ...(text === undefined ? {} : { text }), from };
}

/** The first step that can be kept if a number of steps is dropped: a kept step must not undo a dropped one. */
export function findFirstKept(steps: readonly Step[], count: number): number {
  const gone = new Set(steps.slice(0, Math.max(0, count)).map(({ id }) => id));
  const last = steps.findLastIndex(({ undoes }) => undoes !== undefined && gone.has(undoes));
  return Math.max(0, count, last + 1);
}
