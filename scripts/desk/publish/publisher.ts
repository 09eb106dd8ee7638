import { join } from 'node:path';
import type * as z from 'zod';
import type { DeskFinding } from '../../../src/desk/store/api.ts';
import type { HistoryAnswer, PublishingAnswer, publishBody } from '../../../src/desk/store/publish-api.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import type { Messages } from '../../messages/messages.ts';
import type { FileContents } from '../../operator/data-folder/save-changes.ts';
import { cacheFolder } from '../../project/folders.ts';
import { readHistory } from '../history/history.ts';
import { Git } from './git.ts';
import { compareWithFolder, publishIntoFolder } from './publish-folder.ts';
import { compareWithOnline, publishOnline } from './publish-online.ts';
import { fetchOnline, findOnlinePlace, findVersion } from './repository.ts';

/** The open data folder, as history and publishing need it. */
export interface OpenFolder {
  readonly path: string;
  /** Names what the desk keeps about the folder outside of it. */
  readonly name: string;
  /** The files as they lie on the disk. */
  readonly readFiles: () => readonly SourceFile[];
  /** Findings on what must not be online. */
  readonly findBlocking: (
    files: readonly SourceFile[],
    messages: Messages,
  ) => Promise<readonly DeskFinding[]>;
  /** Changes files, all or none, while nobody else does. */
  readonly change: (
    messages: Messages,
    make: (files: readonly SourceFile[]) => Promise<FileContents>,
  ) => Promise<void>;
  /** Says to the desk's pages what is being done. */
  readonly tellProgress: (sentence: string) => void;
}

/** Publishes a data folder: to the place on the internet that its repository is connected with, else into a folder. */
export class Publisher {
  readonly #folder: OpenFolder;
  readonly #outFolder: string;
  readonly #git: Git;
  #isPublishing = false;

  constructor(folder: OpenFolder, outFolder: string) {
    this.#folder = folder;
    this.#outFolder = outFolder;
    this.#git = new Git(folder.path);
  }

  get outFolder(): string {
    return this.#outFolder;
  }

  /** The version of the repository from which the folder comes, if there is one. */
  findVersion(): Promise<string | undefined> {
    return findVersion(this.#git);
  }

  readHistory(): Promise<HistoryAnswer> {
    return readHistory(this.#folder.path, this.#git);
  }

  /** @param isLooking asks the place first for what others have published */
  async describe(messages: Messages, isLooking: boolean): Promise<PublishingAnswer> {
    const files = this.#folder.readFiles();
    const blocking = await this.#folder.findBlocking(files, messages);
    const place = await findOnlinePlace(this.#git);
    if (!place) {
      const compared = compareWithFolder(this.#record, this.#outFolder, files);
      return { way: 'folder', place: this.#outFolder, theirs: [], conflicts: [], blocking, ...compared };
    }
    const unreachable = isLooking ? await this.#look(place, messages) : undefined;
    return {
      way: 'internet',
      place: place.address,
      blocking,
      ...(unreachable === undefined ? {} : { unreachable }),
      ...(await compareWithOnline(this.#git, place)),
    };
  }

  /** @throws Failure if it cannot be published; nothing is then online that was not before */
  async publish(
    messages: Messages,
    language: string,
    body: z.infer<typeof publishBody>,
  ): Promise<PublishingAnswer> {
    if (this.#isPublishing) throw new Failure(({ desk }) => desk.publishing);
    this.#isPublishing = true;
    try {
      const place = await findOnlinePlace(this.#git);
      if (place) {
        await publishOnline(
          this.#git,
          place,
          {
            change: (make) => this.#folder.change(messages, make),
            refuse: (files) => this.#refuse(files, messages),
          },
          body,
        );
      } else {
        const files = this.#folder.readFiles();
        await this.#refuse(files, messages);
        const folders = { dataFolder: this.#folder.path, outFolder: this.#outFolder, language };
        await publishIntoFolder(this.#record, folders, files, (step) => this.#folder.tellProgress(step));
      }
    } finally {
      this.#isPublishing = false;
    }
    return this.describe(messages, false);
  }

  async #look(place: Parameters<typeof fetchOnline>[1], messages: Messages): Promise<string | undefined> {
    try {
      await fetchOnline(this.#git, place);
      return undefined;
    } catch (error) {
      if (error instanceof Failure) return error.messageIn(messages);
      throw error;
    }
  }

  async #refuse(files: readonly SourceFile[], messages: Messages): Promise<void> {
    const found = await this.#folder.findBlocking(files, messages);
    const [first] = found;
    if (first) throw new Failure(({ desk }) => desk.blocked(found.length, `${first.file}: ${first.message}`));
  }

  get #record(): string {
    return join(cacheFolder, 'desk', `${this.#folder.name}-published.json`);
  }
}
