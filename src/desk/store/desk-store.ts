import type { Conflict, FileChange, FindingsAnswer, FolderAnswer } from './api.ts';
import { selectOpen, withNotes } from './confirm-value.ts';
import { type Connection, RequestFailure } from './connection.ts';
import {
  type DeskState,
  dropFindings,
  type Edit,
  EMPTY_STATE,
  FORGETFUL,
  makeStep,
  type UnsentSteps,
} from './desk-state.ts';
import { applySteps, applyToDocuments, readDocument } from './documents.ts';
import { withRecords } from './open-texts.ts';
import {
  effectiveSteps,
  invert,
  type Json,
  mergeSets,
  type Operation,
  type Path,
  type Step,
  valueAt,
} from './operation.ts';
import { ServerLog } from './server-log.ts';

/** Milliseconds of quiet before changes are sent, and before the check runs. */
const SEND_PAUSE = 150;
const CHECK_PAUSE = 400;

/**
 * The documents of the desk and the log of what was changed in them. Edits are shown at once and sent to the server, which
 * keeps them. The server's log counts: steps that another window or program has overtaken are applied again where they
 * still fit.
 */
export class DeskStore {
  readonly #connection: Connection;
  readonly #unsent: UnsentSteps;
  readonly #listeners = new Set<() => void>();
  #state: DeskState = EMPTY_STATE;
  readonly #server: ServerLog;
  /** Of the folder whose documents are shown. */
  #folderId: string | undefined;
  #mergeKey: string | undefined;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #checkTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, unsent: UnsentSteps = FORGETFUL) {
    this.#connection = connection;
    this.#server = new ServerLog(connection);
    this.#unsent = unsent;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = (): DeskState => this.#state;

  /** Reads the folder and follows what happens to it. @returns ends it */
  start(): () => void {
    void this.#load();
    return this.#connection.listen((event) => {
      if (event === undefined) void this.#load();
      else if (event.kind === 'progress') this.#set({ progress: event.sentence });
      else if (this.#server.hear(event.version)) void this.#load();
    });
  }

  /** The value at a path of a file; undefined where there is none. */
  valueAt(file: string, path: Path): Json | undefined {
    return valueAt(this.#state.documents.get(file)?.value, path);
  }

  /** Makes an edit; it is shown at once. Values that it changes are confirmed by it. */
  edit({ operations: own, sentence, mergeKey }: Edit): void {
    if (own.length === 0) return;
    const { documents, steps, saved } = this.#state;
    const unsaved = effectiveSteps(steps.slice(saved)).done.flatMap((step) => step.operations);
    const operations = withNotes(documents, withRecords(documents, unsaved, own));
    const last = steps.at(-1);
    const isMerged =
      mergeKey !== undefined && mergeKey === this.#mergeKey && steps.length > saved && !last?.undoes;
    this.#mergeKey = mergeKey;
    const merged = isMerged && last ? mergeSets(last.operations, operations) : undefined;
    const step = makeStep(merged ?? operations, sentence);
    this.#apply(operations, [...(merged ? steps.slice(0, -1) : steps), step]);
  }

  /** Ends the step that is being typed: the next edit of the field is a step of its own. */
  endStep(): void {
    this.#mergeKey = undefined;
  }

  /** Forgets the sentences on edits that could not be kept: they were read. */
  forgetDropped(): void {
    this.#set({ dropped: [] });
  }

  /** True while the server does not have everything yet. */
  get hasUnsent(): boolean {
    return this.#state.steps !== this.#server.steps;
  }

  /** The step that `undo` takes back, and the one that `redo` does again. */
  get undoable(): { readonly undo?: Step | undefined; readonly redo?: Step | undefined } {
    const { done, undone } = effectiveSteps(this.#state.steps);
    return { undo: done.at(-1), redo: undone.at(-1) };
  }

  undo(): void {
    const { undo } = this.undoable;
    if (!undo) return;
    const operations = undo.operations.map(invert).toReversed();
    this.#append({ ...undo, operations, undoes: undo.id });
  }

  redo(): void {
    const { redo } = this.undoable;
    if (redo) this.#append({ ...redo, isRedo: true });
  }

  /** Writes all changes into the files. @returns whether they are there */
  async save(): Promise<boolean> {
    this.endStep();
    this.#set({ isSaving: true });
    try {
      await this.#flush();
      const { steps, saved } = this.#state;
      await this.#server.save((log) => {
        const pending = this.#server.missing(this.#state.steps).filter(({ id }) => !holds(log.steps, id));
        this.#set({
          version: log.version,
          steps: pending.length === 0 ? log.steps : [...log.steps, ...pending],
          saved: log.saved,
          conflicts: log.conflicts,
          failure: undefined,
        });
      });
      this.#set({ saveResult: { count: effectiveSteps(steps.slice(saved)).done.length } });
      // Edits may have come meanwhile, here or in another window.
      if (this.#server.isBehind) await this.#load();
      else await this.#flush();
      return true;
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      this.#set({ saveResult: { failure: error.message } });
      return false;
    } finally {
      this.#set({ isSaving: false });
    }
  }

  /** Decides a place that somebody else has changed, too. */
  async decide(conflict: Conflict, choice: 'ours' | 'theirs'): Promise<void> {
    try {
      await this.#connection.decide(conflict, choice);
      await this.#load();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Replaces whole files, as one edit. */
  editFiles(files: readonly FileChange[], sentence: string): void {
    this.edit({ operations: files.map((change) => ({ kind: 'file', ...change })), sentence });
  }

  /**
   * Asks the server for something beside the log, once it has all steps; with a body it is sent.
   *
   * @throws RequestFailure
   */
  async ask<Answer>(path: string, body?: unknown): Promise<Answer> {
    await this.#flush();
    return this.#connection.ask<Answer>(path, body);
  }

  /** The same; undefined where the server does not answer, which the desk then says. */
  async tryAsk<Answer>(path: string, body?: unknown): Promise<Answer | undefined> {
    try {
      return await this.ask<Answer>(path, body);
    } catch (error) {
      this.#fail(error);
      return undefined;
    }
  }

  #append(step: Step): void {
    this.endStep();
    const own: Step = { ...step, id: crypto.randomUUID(), at: new Date().toISOString() };
    this.#apply(own.operations, [...this.#state.steps, own]);
    this.#set({ revision: this.#state.revision + 1 });
  }

  #apply(operations: readonly Operation[], steps: readonly Step[]): void {
    const documents = new Map(this.#state.documents);
    for (const operation of operations) applyToDocuments(documents, operation);
    const findings = selectOpen(documents, dropFindings(this.#state.findings, operations));
    this.#set({ documents, steps, findings, isChecked: false });
    this.#keepUnsent();
    clearTimeout(this.#sendTimer);
    this.#sendTimer = setTimeout(
      () => void this.#flush().catch((error: unknown) => this.#fail(error)),
      SEND_PAUSE,
    );
  }

  /** Sends what the server does not have yet. */
  async #flush(): Promise<void> {
    clearTimeout(this.#sendTimer);
    if (!this.#server.isBusy && !this.hasUnsent) return;
    await this.#server.send(
      () => this.#state.steps,
      ({ version, conflicts }) => {
        this.#keepUnsent();
        this.#set({ version, conflicts, failure: undefined });
      },
    );
    await this.#goOn();
  }

  /** Reads the folder again and sends what is left. */
  async #load(): Promise<void> {
    try {
      await this.#server.readFolder((answer) => this.#takeFolder(answer));
      this.#keepUnsent();
      await this.#goOn();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Another window or program may have been faster: what is left is sent after its changes. */
  async #goOn(): Promise<void> {
    if (this.#server.isBehind) await this.#load();
    else if (this.hasUnsent) await this.#flush();
    else this.#checkSoon();
  }

  /** Shows a folder; steps that the server does not have are applied again where they fit, if they are of this folder. */
  #takeFolder({ id: folderId, files, log, folder }: FolderAnswer): void {
    const isShown = folderId === this.#folderId;
    const own = isShown ? this.#server.missing(this.#state.steps) : this.#unsent.read(folderId);
    const pending = own.filter(({ id }) => !holds(log.steps, id));
    const documents = new Map(files.map((file) => [file.path, readDocument(file)]));
    const { again, dropped } = applySteps(documents, pending);
    this.#folderId = folderId;
    if (!isShown) this.endStep();
    this.#set({
      isLoaded: true,
      folder,
      version: log.version,
      documents,
      steps: again.length === 0 ? log.steps : [...log.steps, ...again],
      saved: log.saved,
      conflicts: log.conflicts,
      dropped: [...(isShown ? this.#state.dropped : []), ...dropped],
      elsewhere: this.#unsent.otherFolders(folderId),
      isChecked: false,
      revision: this.#state.revision + 1,
      failure: undefined,
    });
  }

  #keepUnsent(): void {
    if (this.#folderId === undefined) return;
    this.#unsent.write(this.#folderId, this.#state.folder, this.#server.missing(this.#state.steps));
  }

  #checkSoon(): void {
    clearTimeout(this.#checkTimer);
    this.#checkTimer = setTimeout(() => void this.#check(), CHECK_PAUSE);
  }

  async #check(): Promise<void> {
    try {
      const { version, findings, openTexts } = await this.#connection.ask<FindingsAnswer>('/api/findings');
      if (version === this.#server.version) this.#set({ findings, openTexts, isChecked: true });
      else this.#checkSoon();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if (!(error instanceof RequestFailure)) throw error;
    this.#set({ failure: error.message });
  }

  #set(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function holds(steps: readonly Step[], wanted: string): boolean {
  return steps.some(({ id }) => id === wanted);
}
