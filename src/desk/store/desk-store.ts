import type { Conflict, FileChange, FindingsAnswer, FolderAnswer } from './api.ts';
import { selectOpen } from './confirm-value.ts';
import { type Connection, RequestFailure } from './connection.ts';
import {
  type DeskState,
  dropFindings,
  type Edit,
  EMPTY_STATE,
  NO_STORAGE,
  type UnreadText,
  type UnsentSteps,
} from './desk-state.ts';
import { applySteps, applyToDocuments, readDocument } from './documents.ts';
import {
  actionOfUndo,
  type Json,
  type Operation,
  type Path,
  type Step,
  stepAct,
  valueAt,
} from './operation.ts';
import { makeRedoStep, makeUndoStep, OwnSteps, undoStep } from './own-steps.ts';
import { planEdit } from './plan-edit.ts';
import { ServerLog, without, withPending } from './server-log.ts';
import { unsavedSteps } from './unsaved-steps.ts';

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
  readonly #own: OwnSteps;
  /** Of the folder whose documents are shown. */
  #folderId: string | undefined;
  #mergeKey: string | undefined;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #checkTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    connection: Connection,
    unsent: UnsentSteps = NO_STORAGE,
    window: string = crypto.randomUUID(),
  ) {
    this.#connection = connection;
    this.#server = new ServerLog(connection);
    this.#unsent = unsent;
    this.#own = new OwnSteps(window);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = (): DeskState => this.#state;

  /** Reads the folder and follows what happens to it. @returns stops following */
  start(): () => void {
    void this.#load();
    return this.#connection.listen((event) => {
      if (event === undefined) void this.#load();
      else if (event.kind === 'progress') this.#set({ progress: event.sentence });
      else if (this.#server.hear(event.version)) void this.#load();
    });
  }

  /** The value at a path of a file; undefined if there is none. */
  valueAt(file: string, path: Path): Json | undefined {
    return valueAt(this.#state.documents.get(file)?.value, path);
  }

  /** Makes an edit; it is shown at once. Values that it changes are confirmed by it. */
  edit(edit: Edit): void {
    if (edit.operations.length === 0) return;
    const { window } = this.#own;
    const isSameField = edit.mergeKey !== undefined && edit.mergeKey === this.#mergeKey;
    const { operations, earlier, step } = planEdit(this.#state, edit, isSameField ? window : undefined);
    this.#mergeKey = edit.mergeKey;
    if (this.#state.notice?.kind !== 'notSaved') this.#set({ notice: undefined });
    this.#apply(operations, [...earlier, this.#own.sign(step)]);
  }

  /** Ends the step that is being typed: the next edit of the field is a step of its own. */
  endStep(): void {
    this.#mergeKey = undefined;
  }

  /** Forgets the sentences on edits that could not be kept: they were read. */
  forgetDropped(): void {
    this.#set({ dropped: [] });
  }

  /** Forgets the outcome of the last save, undo or redo: it was read. */
  forgetNotice(): void {
    this.#set({ notice: undefined });
  }

  /** True while there are steps that the server has not received. */
  get hasUnsent(): boolean {
    return this.#state.steps !== this.#server.steps;
  }

  /** The step of this window that `undo` takes back, and the one that `redo` does again. */
  get undoable(): { readonly undo?: Step | undefined; readonly redo?: Step | undefined } {
    return this.#own.find(this.#state.steps);
  }

  /** Notes a text that its field cannot read. @returns forgets it */
  noteUnread(text: UnreadText): () => void {
    this.#set({ unread: [...this.#state.unread, text] });
    return () => this.#set({ unread: this.#state.unread.filter((one) => one !== text) });
  }

  /** Says that a text is gone with its field, which could not read it. */
  showLost(unread: UnreadText): void {
    this.#set({ notice: { kind: 'lost', unread } });
  }

  /** Takes back the last step of this window; before that, the texts that fields cannot read. */
  undo(): void {
    const { unread: texts, revision } = this.#state;
    const unread = texts.at(-1);
    const { undo } = this.undoable;
    if (unread) this.#set({ revision: revision + 1, notice: { kind: 'cleared', unread } });
    else if (undo) this.#undoStep(undo, undo, makeUndoStep);
  }

  redo(): void {
    const { redo, undoing } = this.#own.find(this.#state.steps);
    if (redo && undoing) this.#undoStep(undoing, redo, makeRedoStep);
  }

  /** Writes all changes into the files. @returns whether they are there */
  async save(): Promise<boolean> {
    this.endStep();
    this.#set({ isSaving: true });
    try {
      await this.#flush();
      const { documents, steps, saved } = this.#state;
      await this.#server.save((log) =>
        this.#set(withPending(log, without(this.#server.missing(this.#state.steps), log.steps))),
      );
      const count = unsavedSteps(documents, steps, saved).length;
      this.#set({ notice: { kind: 'saved', count, unread: this.#state.unread.at(-1) } });
      // Edits may have come meanwhile, here or in another window.
      if (this.#server.isBehind) await this.#load();
      else await this.#flush();
      return true;
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      this.#set({ notice: { kind: 'notSaved', reason: error.message } });
      return false;
    } finally {
      this.#set({ isSaving: false });
    }
  }

  /** Decides a place that somebody else has changed, too. */
  async decide(conflict: Conflict, choice: 'ours' | 'theirs'): Promise<void> {
    if (await this.#attempt(() => this.#connection.decide(conflict, choice))) await this.#load();
  }

  /** Replaces whole files, as one edit. The server has it afterwards, so that the preview can show a new page. */
  async editFiles(files: readonly FileChange[], sentence: string): Promise<void> {
    this.edit({ operations: files.map((change) => ({ kind: 'file', ...change })), sentence });
    await this.#attempt(() => this.#flush());
  }

  /** Reads the folder again, whose texts edits have changed since: with it a whole file can be compared. */
  async readAgain(): Promise<void> {
    await this.#attempt(() => this.#flush());
    await this.#load();
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

  /** The same; undefined if the server does not answer, which the desk then says. */
  tryAsk<Answer>(path: string, body?: unknown): Promise<Answer | undefined> {
    return this.#attempt(() => this.ask<Answer>(path, body));
  }

  /** Takes a step back, and tells the change that it made. */
  #undoStep(step: Step, about: Step, make: typeof makeUndoStep): void {
    this.endStep();
    const { documents, steps, saved, revision } = this.#state;
    const { operations, skipped, unreadable } = undoStep(documents, steps, step);
    if (operations.length === 0) {
      this.#own.pass(step, about);
      const kind = unreadable.length > 0 ? 'unreadable' : 'overtaken';
      this.#set({ notice: { kind, sentence: about.sentence } });
      return;
    }
    this.#apply(operations, [...steps, this.#own.sign(make(about, operations))]);
    const kind = actionOfUndo(stepAct(step));
    const wasSaved = steps.indexOf(step) < saved && ({ wasSaved: true } as const);
    const notice = {
      kind,
      sentence: about.sentence,
      isPart: skipped.length + unreadable.length > 0,
      ...wasSaved,
    };
    this.#set({ revision: revision + 1, notice });
  }

  #apply(operations: readonly Operation[], steps: readonly Step[]): void {
    const documents = new Map(this.#state.documents);
    for (const operation of operations) applyToDocuments(documents, operation);
    const findings = selectOpen(documents, dropFindings(this.#state.findings, operations));
    this.#set({ documents, steps, findings, isChecked: false });
    this.#keepUnsent();
    clearTimeout(this.#sendTimer);
    this.#sendTimer = setTimeout(() => void this.#attempt(() => this.#flush()), SEND_PAUSE);
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
    await this.#attempt(async () => {
      await this.#server.readFolder((answer) => this.#takeFolder(answer));
      this.#keepUnsent();
      await this.#goOn();
    });
  }

  /** Another window or program may have been faster: what is left is sent after its changes. */
  async #goOn(): Promise<void> {
    if (this.#server.isBehind) await this.#load();
    else if (this.hasUnsent) await this.#flush();
    else this.#checkSoon();
  }

  /** Shows a folder; steps that the server does not have are applied again where they fit, if they are of this folder. */
  #takeFolder(answer: FolderAnswer): void {
    const { id: folderId, files, log, folder } = answer;
    const isShown = folderId === this.#folderId;
    const own = isShown ? this.#server.missing(this.#state.steps) : this.#unsent.read(folderId);
    const documents = new Map(files.map((file) => [file.path, readDocument(file)]));
    const { again, dropped } = applySteps(documents, without(own, log.steps));
    this.#folderId = folderId;
    this.#own.forgetPassed();
    if (!isShown) {
      this.endStep();
      this.#own.adopt(answer);
    }
    this.#set({
      isLoaded: true,
      folder,
      documents,
      ...withPending(log, again),
      dropped: [...(isShown ? this.#state.dropped : []), ...dropped],
      elsewhere: this.#unsent.otherFolders(folderId),
      isChecked: false,
      revision: this.#state.revision + 1,
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
    await this.#attempt(async () => {
      const { version, findings, openTexts } = await this.#connection.ask<FindingsAnswer>('/api/findings');
      if (version === this.#server.version) this.#set({ findings, openTexts, isChecked: true });
      else this.#checkSoon();
    });
  }

  /** Does something that the server may refuse, which the desk then says. */
  async #attempt<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      this.#set({ failure: error.message });
      return undefined;
    }
  }

  #set(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
