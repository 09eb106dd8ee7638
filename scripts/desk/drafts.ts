import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import type { Conflict, SharedLog, stepsBody } from '../../src/desk/store/api.ts';
import { compareTexts } from '../../src/desk/store/compare-values.ts';
import { effectiveSteps, type Operation, OUTSIDE, type Step } from '../../src/desk/store/operation.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { Failure } from '../failure.ts';
import { type DataChanges, type FileContents, withChanges } from '../operator/data-folder/save-changes.ts';
import { type AppliedText, applyToText } from './apply-to-text.ts';
import { findFirstKept, type Log, readLog, withText, writeLog } from './draft-log.ts';
import { describeContent, isReference, type PictureStore } from './pictures/picture-store.ts';

/** Saved steps that can still be undone. */
const MAX_SAVED = 500;

/**
 * Changes in the desk that are not saved yet: a log of steps over the files of a data folder. The log lies outside
 * the folder and outlives the process. Files that others change keep these changes; where both changed the same place, the
 * file's own value holds until somebody decides.
 */
export class Drafts {
  readonly #logFile: string;
  readonly #pictures: PictureStore;
  #files: readonly SourceFile[];
  #log: Log;
  /** Higher than that of an earlier process, which open pages may still know. */
  #version = Date.now();
  #texts = new Map<string, AppliedText>();
  /** When others have changed files. */
  readonly #changedAt = new Map<string, string>();

  /** @param logFile where the log is kept */
  constructor(logFile: string, files: readonly SourceFile[], pictures: PictureStore) {
    this.#logFile = logFile;
    this.#pictures = pictures;
    this.#log = readLog(logFile);
    this.#files = files;
    this.#rebase();
  }

  get log(): SharedLog {
    const { steps, saved } = this.#log;
    return { steps, saved, version: this.#version, conflicts: this.#conflicts() };
  }

  /** Changes with every change of the log and of the files. */
  get version(): number {
    return this.#version;
  }

  /** The files in the folder. */
  get files(): readonly SourceFile[] {
    return this.#files;
  }

  /** The files as they would be saved. */
  get sources(): readonly SourceFile[] {
    return withChanges(this.#files, this.contents());
  }

  /** The contents to be written into files. */
  contents(): FileContents {
    const changes = [...this.changes()].map(([file, text]) => {
      return [file, isReference(text) ? this.#pictures.get(text) : text] as const;
    });
    return new Map(changes);
  }

  /** Texts that differ from the files, references for pictures; undefined for a file that is to be deleted. */
  changes(): DataChanges {
    return new Map(
      Object.keys(this.#log.bases).flatMap((file) => {
        const { text } = this.#applied(file);
        return text === this.#textOnDisk(file) ? [] : [[file, text] as const];
      }),
    );
  }

  /** Takes over the files as they are now. @returns the paths of those that others have changed */
  takeFiles(files: readonly SourceFile[]): readonly string[] {
    const before = new Map(this.#files.map((file) => [file.path, file]));
    const after = new Map(files.map((file) => [file.path, file]));
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => !isSameFile(before.get(path), after.get(path)),
    );
    if (changed.length === 0) return [];
    for (const file of changed) this.#changedAt.set(file, new Date().toISOString());
    this.#files = files;
    this.#rebase();
    this.#version += 1;
    return changed;
  }

  /**
   * Adds steps to the log.
   *
   * @returns false if another window has changed the log meanwhile; nothing is added then
   * @throws Failure if a picture is not there any more
   * @throws Error of the system where the log cannot be written; nothing is added then
   */
  add({ version, replaced, steps }: z.infer<typeof stepsBody>): boolean {
    const { steps: old, saved, bases } = this.#log;
    const from = old.length - replaced;
    if (version !== this.#version || from < saved) return false;
    for (const { operations } of steps) this.#keepPictures(operations);
    const fresh = steps
      .flatMap(({ operations }) => operations)
      .filter(({ file }) => !Object.hasOwn(bases, file))
      .map(({ file }) => [file, withText(this.#textOnDisk(file), from)]);
    this.#write({
      saved,
      steps: [...old.slice(0, from), ...steps],
      bases: { ...bases, ...Object.fromEntries(fresh) },
    });
    return true;
  }

  /** Decides a conflict: the desk's value is to replace that of the file, or gives way to it. */
  decide({ operation, theirs }: Conflict, choice: 'ours' | 'theirs'): void {
    const { steps, saved, bases } = this.#log;
    const decided = steps.flatMap((step, index) => {
      if (index < saved) return [step];
      const operations = step.operations.flatMap((own) => {
        if (!isDeepStrictEqual(own, operation)) return [own];
        return choice === 'theirs' ? [] : [expecting(own, theirs)];
      });
      return operations.length === 0 ? [] : [{ ...step, operations }];
    });
    this.#write({ saved, steps: decided, bases });
  }

  /** Notes that the changes are in the files. */
  noteSaved(files: readonly SourceFile[]): void {
    this.#files = files;
    const { steps } = this.#log;
    const log = { ...this.#log, saved: steps.length };
    this.#write(this.#forget(log, findFirstKept(steps, steps.length - MAX_SAVED)));
  }

  /** The log without its first steps, which cannot be undone any more. */
  #forget({ steps, saved, bases }: Log, count: number): Log {
    const left = steps.slice(count);
    const used = new Set(left.flatMap(({ operations }) => operations.map(({ file }) => file)));
    const kept = Object.entries(bases).flatMap(([file, base]) => {
      if (!used.has(file)) return [];
      const text = base.from < count ? this.#textAfter(file, count).text : base.text;
      return [[file, withText(text, Math.max(0, base.from - count))] as const];
    });
    return { steps: left, saved: saved - count, bases: Object.fromEntries(kept) };
  }

  /**
   * Lets steps begin from the files as they are, where others have changed them since the steps were saved. The change is
   * noted, after the saved ones, as a step that no window made, which can then be undone beside it.
   */
  #rebase(): void {
    this.#texts.clear();
    const { steps, saved, bases } = this.#log;
    const isAllSaved = Object.keys(bases).every(
      (file) => this.#textAfter(file, steps.length).text === this.#textOnDisk(file),
    );
    // Killed after the files were saved and before that was noted.
    if (isAllSaved && saved < steps.length) {
      this.#log = { ...this.#log, saved: steps.length };
      return;
    }
    const changed = Object.keys(bases).filter(
      (file) => this.#textAfter(file, saved).text !== this.#textOnDisk(file),
    );
    if (changed.length === 0) return;
    const used = new Set(
      steps.slice(0, saved).flatMap(({ operations }) => operations.map(({ file }) => file)),
    );
    const operations = changed
      .filter((file) => used.has(file))
      .flatMap((file) => compareTexts(file, this.#textAfter(file, saved).text, this.#textOnDisk(file)));
    const outside: readonly Step[] =
      operations.length === 0
        ? []
        : [{ id: randomUUID(), sentence: '', at: new Date().toISOString(), window: OUTSIDE, operations }];
    const from = saved + outside.length;
    const moved = Object.entries(bases).map(([file, base]) => {
      if (changed.includes(file)) return [file, withText(this.#textOnDisk(file), from)] as const;
      return [file, base.from > saved ? { ...base, from: base.from + outside.length } : base] as const;
    });
    const log = {
      steps: steps.toSpliced(saved, 0, ...outside),
      saved: from,
      bases: Object.fromEntries(moved),
    };
    this.#log = this.#forget(log, findFirstKept(log.steps, from - MAX_SAVED));
    this.#texts.clear();
  }

  #conflicts(): readonly Conflict[] {
    return Object.keys(this.#log.bases).flatMap((file) => {
      const at = this.#changedAt.get(file);
      const { conflicts } = this.#applied(file);
      return at === undefined ? conflicts : conflicts.map((conflict) => ({ ...conflict, at }));
    });
  }

  /** The text of a file after all steps. */
  #applied(file: string): AppliedText {
    const known = this.#texts.get(file) ?? this.#textAfter(file, this.#log.steps.length);
    this.#texts.set(file, known);
    return known;
  }

  #textAfter(file: string, count: number): AppliedText {
    const { steps, bases } = this.#log;
    const { text, from } = bases[file] ?? withText(this.#textOnDisk(file), 0);
    const { done } = effectiveSteps(steps.slice(from, count));
    return applyToText(
      text,
      done.flatMap(({ operations }) => operations.filter((operation) => operation.file === file)),
    );
  }

  #textOnDisk(file: string): string | undefined {
    const source = this.#files.find(({ path }) => path === file);
    return source && describeContent(source);
  }

  /** Keeps pictures that are replaced or removed, so that this can be undone. */
  #keepPictures(operations: readonly Operation[]): void {
    for (const operation of operations) {
      if (operation.kind !== 'file') continue;
      const { file, before, after } = operation;
      const own = this.sources.find(({ path }) => path === file);
      if (isReference(before) && own && describeContent(own) === before) this.#pictures.put(own.bytes);
      if (isReference(after) && !this.#pictures.get(after))
        throw new Failure(({ desk }) => desk.pictureGone(file));
    }
  }

  #write(log: Log): void {
    writeLog(this.#logFile, log);
    this.#log = log;
    this.#version += 1;
    this.#texts.clear();
  }
}

/** An operation that expects what is there now. */
function expecting(operation: Operation, theirs: Conflict['theirs']): Operation {
  switch (operation.kind) {
    case 'set':
      return { ...operation, before: theirs };
    case 'file':
      return { ...operation, before: typeof theirs === 'string' ? theirs : undefined };
    default:
      return { ...operation, length: Array.isArray(theirs) ? theirs.length : 0 };
  }
}

function isSameFile(left: SourceFile | undefined, right: SourceFile | undefined): boolean {
  return (
    left === right ||
    (left !== undefined && right !== undefined && Buffer.compare(left.bytes, right.bytes) === 0)
  );
}
