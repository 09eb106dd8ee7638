import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type * as z from 'zod';
import type { DeskEvent, decideBody, FolderAnswer, SharedLog, stepsBody } from '../../src/desk/store/api.ts';
import { effectiveSteps } from '../../src/desk/store/operation.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { Failure } from '../failure.ts';
import { takeLock } from '../files/lock.ts';
import type { Messages } from '../messages/messages.ts';
import { messagePrinter, openDataFolder } from '../operator/data-folder/open-folder.ts';
import { changingFolder, type FileContents, saveChanges } from '../operator/data-folder/save-changes.ts';
import { lockPath, readLock } from '../operator/translations/translations.ts';
import { cacheFolder, shownFolder } from '../project/folders.ts';
import { Drafts } from './drafts.ts';
import { FolderReports, withoutHidden } from './folder-reports.ts';
import { recordSave, type SaveOrigin } from './history/own-history.ts';
import { describeContent, PictureStore } from './pictures/picture-store.ts';
import { Preview } from './preview.ts';

/** Milliseconds without changes before a folder is read again. */
const SETTLE = 60;

/** A data folder that is open in the desk: its files, and the changes that are not saved yet. */
export class DeskFolder {
  readonly path: string;
  /** Names what the desk keeps about the folder outside of it. */
  readonly name: string;
  readonly pictures: PictureStore;
  readonly #messages: Messages;
  readonly #drafts: Drafts;
  readonly reports: FolderReports;
  readonly #listeners = new Map<(event: DeskEvent) => void, string | undefined>();
  /** The pages of the site as they would be after saving. */
  readonly preview = new Preview(() => ({
    version: this.#drafts.version,
    sources: withoutHidden(this.#drafts.sources),
    files: withoutHidden(this.#drafts.files),
  }));
  readonly #release: () => void;
  #settling: NodeJS.Timeout | undefined;

  /** @throws Failure if the folder cannot be read */
  constructor(folder: string, messages: Messages) {
    this.path = folder;
    this.#messages = messages;
    this.name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
    // Two programs would write over each other's log.
    const lock = takeLock(join(cacheFolder, 'desk', `${this.name}.lock`));
    if (!lock.isTaken) throw new Failure(({ desk }) => desk.isOpen(shownFolder(folder), lock.holder));
    this.#release = lock.release;
    this.pictures = new PictureStore(join(cacheFolder, 'desk', 'pictures'), folder);
    this.#drafts = new Drafts(join(cacheFolder, 'desk', `${this.name}.json`), this.#read(), this.pictures);
    this.reports = new FolderReports(folder, this.#drafts);
  }

  /** Reads the folder again as soon as it is quiet: something in it was changed. */
  noteChange(): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#takeFiles(), SETTLE);
  }

  close(): void {
    clearTimeout(this.#settling);
    this.#release();
  }

  /**
   * Calls back at every change.
   *
   * @param window of the desk that stays open while it listens
   * @returns stops listening
   */
  listen(listener: (event: DeskEvent) => void, window?: string): () => void {
    this.#listeners.set(listener, window);
    return () => void this.#listeners.delete(listener);
  }

  describe(): FolderAnswer {
    const files = this.#drafts.sources.map((file) => ({ path: file.path, text: describeContent(file) }));
    const windows = [...this.#listeners.values()].filter((window) => window !== undefined);
    return { id: this.name, files, log: this.#drafts.log, windows, folder: shownFolder(this.path) };
  }

  /** The bytes of a picture or another file; undefined if there is none of this path. */
  readFile(path: string): Uint8Array | undefined {
    const source = this.#drafts.sources.find((file) => file.path === path);
    return source?.unread ? undefined : source?.bytes;
  }

  /** The files on the disk. */
  readFiles(): readonly SourceFile[] {
    this.#takeFiles();
    return this.#drafts.files;
  }

  /** The files as they would be saved. */
  get sources(): readonly SourceFile[] {
    return this.#drafts.sources;
  }

  /** Changes files on the disk, all or none, while nobody else does; unsaved changes stay as they are. */
  async change(
    messages: Messages,
    make: (files: readonly SourceFile[]) => Promise<FileContents>,
  ): Promise<void> {
    await changingFolder(this.path, messages, async () => {
      this.#takeFiles();
      const seen = this.#drafts.files;
      saveChanges(this.path, await make(seen), seen);
      this.#takeFiles();
    });
  }

  reportProgress(sentence: string): void {
    this.#notify({ kind: 'progress', sentence });
  }

  /** @returns the log; undefined if another window has changed it meanwhile, and nothing was added */
  addSteps(change: z.infer<typeof stepsBody>): SharedLog | undefined {
    return this.#drafts.add(change) ? this.#announceLog() : undefined;
  }

  decide({ conflict, choice }: z.infer<typeof decideBody>): SharedLog {
    this.#drafts.decide(conflict, choice);
    return this.#announceLog();
  }

  /**
   * Writes all changes into the folder, or none.
   *
   * @throws Failure if the folder cannot be written to, or changes do not fit it any more
   */
  async save(messages: Messages, origin: SaveOrigin = {}): Promise<SharedLog> {
    await changingFolder(this.path, messages, () => {
      this.#takeFiles();
      if (this.#drafts.log.conflicts.length > 0) throw new Failure(({ desk }) => desk.conflicts);
      const contents = this.#drafts.contents();
      const { steps, saved } = this.#drafts.log;
      const record = recordSave(this.path, effectiveSteps(steps.slice(saved)).done, origin);
      const changes = new Map([...contents, ...(contents.size > 0 ? record : [])]);
      saveChanges(this.path, changes, this.#drafts.files);
      this.#drafts.noteSaved(this.#drafts.sources);
    });
    return this.#announceLog();
  }

  #read(): readonly SourceFile[] {
    const sources = openDataFolder(this.path, messagePrinter(this.#messages));
    const languages = new Set(sources.flatMap(({ path }) => /^texts\/([^/]+)\//.exec(path)?.[1] ?? []));
    const locks = [...languages].flatMap((language) => {
      const text = readLock(this.path, language);
      return text === undefined ? [] : [{ path: lockPath(language), bytes: new TextEncoder().encode(text) }];
    });
    return [...sources, ...locks];
  }

  /** Takes over what others have changed in the folder. A folder that cannot be read just now is read at its next change. */
  #takeFiles(): void {
    try {
      const files = this.#drafts.takeFiles(this.#read());
      if (files.length > 0) this.#notify({ kind: 'files', version: this.#drafts.log.version, files });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.error(error.messageIn(this.#messages));
    }
  }

  #announceLog(): SharedLog {
    const { log } = this.#drafts;
    this.#notify({ kind: 'log', version: log.version });
    return log;
  }

  #notify(event: DeskEvent): void {
    for (const listener of this.#listeners.keys()) listener(event);
  }
}
