import { join } from 'node:path';
import type * as z from 'zod';
import type {
  HistoryAnswer,
  PublishingAnswer,
  PublishingChanges,
  publishBody,
} from '../../../src/desk/store/publish-api.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import type { Messages } from '../../messages/messages.ts';
import type { FileContents } from '../../operator/data-folder/save-changes.ts';
import { cacheFolder } from '../../project/folders.ts';
import type { FolderReports } from '../folder-reports.ts';
import { readHistory } from '../history/history.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { Git, GitError } from './git.ts';
import {
  compareWithFolder,
  type MakeSite,
  makeSite,
  publishIntoFolder,
  readMadeFiles,
} from './publish-folder.ts';
import { compareWithOnline, publishOnline, readPublishedFiles } from './publish-online.ts';
import {
  findAddress,
  findClosedReason,
  findObstacle,
  findUpstream,
  findVersion,
  openRepository,
  type Repository,
} from './repository.ts';
import { fetchOnline } from './upstream.ts';

/** The open data folder, as history and publishing need it. */
export interface OpenFolder {
  readonly path: string;
  /** Names what the desk keeps about the folder outside of it. */
  readonly name: string;
  /** The files on the disk. */
  readonly readFiles: () => readonly SourceFile[];
  /** Everything that is found out about it without changing it. */
  readonly reports: Pick<FolderReports, 'findBlocking' | 'findAllConsequences' | 'comparePrices'>;
  readonly pictures: Pick<PictureStore, 'get'>;
  /** Changes files, all or none, while nobody else does. */
  readonly change: (
    messages: Messages,
    make: (files: readonly SourceFile[]) => Promise<FileContents>,
  ) => Promise<void>;
  /** Says to the desk's pages what is being done. */
  readonly reportProgress: (sentence: string) => void;
}

/** Publishes a data folder: to the upstream of its repository, or into a folder if there is none. */
export class Publisher {
  readonly outFolder: string;
  readonly #folder: OpenFolder;
  readonly #makeSite: MakeSite;
  readonly #git: Git;
  #isPublishing = false;

  /** @param make makes the site into a folder */
  constructor(folder: OpenFolder, outFolder: string, make: MakeSite = makeSite) {
    this.#folder = folder;
    this.outFolder = outFolder;
    this.#makeSite = make;
    this.#git = new Git(folder.path);
  }

  /** The version of the repository from which the folder comes, if there is one that can be read. */
  async findVersion(): Promise<string | undefined> {
    try {
      const repository = await openRepository(this.#git);
      return repository && (await findVersion(repository));
    } catch (error) {
      // Saving needs none.
      if (error instanceof GitError) return undefined;
      throw error;
    }
  }

  readHistory(): Promise<HistoryAnswer> {
    return this.#withGit(async () => readHistory(this.#folder.path, await openRepository(this.#git)));
  }

  /** @param isLooking true to fetch first what others have published */
  describe(messages: Messages, isLooking: boolean): Promise<PublishingAnswer> {
    return this.#withGit(() => this.#describe(messages, isLooking));
  }

  async #describe(messages: Messages, isLooking: boolean): Promise<PublishingAnswer> {
    const files = this.#folder.readFiles();
    const repository = await openRepository(this.#git);
    const address = repository && findAddress(repository);
    if (!repository || address === undefined) {
      const reason = repository ? undefined : await findClosedReason(this.#git);
      const compared = compareWithFolder(this.#record, this.outFolder, files);
      return {
        way: 'folder',
        place: this.outFolder,
        theirs: [],
        conflicts: [],
        ...(reason ? { obstacle: reason(messages) } : {}),
        ...compared,
      };
    }
    const common = { way: 'internet', place: address } as const;
    const obstacle = findObstacle(repository);
    const upstream = findUpstream(repository);
    if (obstacle || !upstream) {
      const sentence = obstacle ? { obstacle: obstacle(messages) } : {};
      return { ...common, ...sentence, waiting: [], theirs: [], conflicts: [] };
    }
    const { known, unreachable } = await this.#look(repository, isLooking, messages);
    return {
      ...common,
      ...(unreachable === undefined ? {} : { unreachable }),
      ...(await compareWithOnline(known, findUpstream(known) ?? upstream)),
    };
  }

  /**
   * Compares the folder as it would be saved with what was published last, as visitors see it.
   *
   * @param language that in which pages are named, if the site has it
   */
  describeChanges(messages: Messages, language: string | undefined): Promise<PublishingChanges> {
    return this.#withGit(async () => {
      const { reports } = this.#folder;
      const files = await this.#readPublished();
      const { pages } = files ? await reports.findAllConsequences(language, files) : {};
      return files && pages ? { pages, prices: reports.comparePrices(files, messages) } : {};
    });
  }

  /** The files that were published last; undefined before. */
  async #readPublished(): Promise<readonly SourceFile[] | undefined> {
    const repository = await openRepository(this.#git);
    if (!repository || findAddress(repository) === undefined)
      return readMadeFiles(this.#record, this.outFolder, (reference) => this.#folder.pictures.get(reference));
    const upstream = findObstacle(repository) ? undefined : findUpstream(repository);
    return upstream && readPublishedFiles(repository, upstream, this.#folder.readFiles());
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
      await this.#withGit(() => this.#publish(messages, language, body));
    } finally {
      this.#isPublishing = false;
    }
    return this.describe(messages, false);
  }

  async #publish(messages: Messages, language: string, body: z.infer<typeof publishBody>): Promise<void> {
    const repository = await openRepository(this.#git);
    if (repository && findAddress(repository) !== undefined) {
      const folder = {
        change: (make: Parameters<OpenFolder['change']>[1]) => this.#folder.change(messages, make),
        refuse: (files: readonly SourceFile[]) => this.#refuse(files, messages),
      };
      return publishOnline(repository, folder, body);
    }
    const files = this.#folder.readFiles();
    await this.#refuse(files, messages);
    const folders = { dataFolder: this.#folder.path, outFolder: this.outFolder, language };
    await publishIntoFolder(this.#record, files, () =>
      this.#makeSite(folders, (step) => this.#folder.reportProgress(step)),
    );
  }

  async #look(
    repository: Repository,
    isLooking: boolean,
    messages: Messages,
  ): Promise<{ readonly known: Repository; readonly unreachable?: string }> {
    const upstream = findUpstream(repository);
    if (!isLooking || !upstream) return { known: repository };
    try {
      return { known: await fetchOnline(repository, upstream) };
    } catch (error) {
      if (error instanceof Failure) return { known: repository, unreachable: error.messageIn(messages) };
      throw error;
    }
  }

  /** A repository that is damaged or in the hands of another program is no fault of the desk. */
  async #withGit<Result>(use: () => Promise<Result>): Promise<Result> {
    try {
      return await use();
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      console.error(error.message);
      throw new Failure(({ desk }) => desk.versionsBroken);
    }
  }

  async #refuse(files: readonly SourceFile[], messages: Messages): Promise<void> {
    const found = await this.#folder.reports.findBlocking(files, messages);
    const [first] = found;
    if (first) throw new Failure(({ desk }) => desk.blocked(found.length, `${first.file}: ${first.message}`));
  }

  get #record(): string {
    return join(cacheFolder, 'desk', `${this.#folder.name}-published.json`);
  }
}
