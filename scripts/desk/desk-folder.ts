import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type * as z from 'zod';
import { memoize } from '../../schema/memoize.ts';
import type {
  ConsequencesAnswer,
  DeskEvent,
  DeskFinding,
  decideBody,
  FindingsAnswer,
  FixesAnswer,
  FolderAnswer,
  PlanAnswer,
  PlanBody,
  PoAnswer,
  poBody,
  QuestionsAnswer,
  SharedLog,
  stepsBody,
  TripsAnswer,
} from '../../src/desk/store/api.ts';
import { effectiveSteps } from '../../src/desk/store/operation.ts';
import { BuildCache } from '../build/build-cache.ts';
import { inspectPictures } from '../build/images/inspect-pictures.ts';
import { installedTypefaces } from '../build/typefaces/fontsource.ts';
import { type CheckOptions, type CheckResult, checkSite } from '../compiler/check-site.ts';
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { validContent } from '../compiler/resolve/content.ts';
import { type ResolvedSite, resolveSite } from '../compiler/resolve/resolve-site.ts';
import { Failure } from '../failure.ts';
import { takeLock } from '../files/lock.ts';
import type { Messages } from '../messages/messages.ts';
import { openDataFolder, tellIn } from '../operator/data-folder/open-folder.ts';
import {
  changingFolder,
  type FileContents,
  isHidden,
  saveChanges,
} from '../operator/data-folder/save-changes.ts';
import { proposeFixes } from '../operator/fix/propose-fixes.ts';
import { lockPath, readLock } from '../operator/translations/translations.ts';
import { buildCacheFolder, cacheFolder, otherDataFolder, shownFolder } from '../project/folders.ts';
import { today } from '../project/today.ts';
import { Comparison, changedFiles } from './consequences.ts';
import { describeTrips } from './describe-trips.ts';
import { Drafts } from './drafts.ts';
import { describeQuestions, planEntry } from './entry-plans.ts';
import { recordSave } from './history/own-history.ts';
import { describeContent, PictureStore } from './pictures/picture-store.ts';
import { Preview } from './preview.ts';
import { findOpenTexts, readTranslatorFile, writeTranslatorFile } from './translations.ts';

/** Milliseconds that a folder has to be quiet before it is read again. */
const SETTLE = 60;

/** Milliseconds in which pages are compared before the desk is told what differs so far. */
const COMPARING = 500;

const decoder = new TextDecoder();

/** A data folder that is open in the desk: its files, and the changes that are not saved yet. */
export class DeskFolder {
  readonly path: string;
  /** Names what the desk keeps about the folder outside of it. */
  readonly name: string;
  readonly pictures: PictureStore;
  readonly #messages: Messages;
  readonly #drafts: Drafts;
  readonly #cache = new BuildCache(buildCacheFolder);
  readonly #listeners = new Set<(event: DeskEvent) => void>();
  /** Asked for again and again while nothing changes. */
  readonly #checkForPublishing = memoize(async (files: readonly SourceFile[]) => {
    const sources = files.filter(({ path }) => !isHidden(path));
    return checkSite(sources, { ...(await this.#checkOptions(sources)), forPublishing: true });
  });
  /** The pages of the site as they would be after saving. */
  readonly preview = new Preview(() => ({
    version: this.#drafts.version,
    sources: this.#contents(),
    files: this.#saved(),
  }));
  /** The site before changes, the same while the files stay as they are; undefined where they have mistakes. */
  readonly #resolveSaved = memoize(
    async (files: readonly SourceFile[]): Promise<ResolvedSite | undefined> => {
      const saved = files.filter(({ path }) => !isHidden(path));
      const { ok, model } = checkSite(saved, await this.#checkOptions(saved));
      return ok ? resolveSite(validContent(model, { today: today() })) : undefined;
    },
  );
  /** The saved site beside the site as it would be saved, which is asked for until it was compared to the end. */
  readonly #compare = memoize(async ({ ok, model }: CheckResult): Promise<Comparison | undefined> => {
    const before = ok ? await this.#resolveSaved(this.#drafts.files) : undefined;
    if (!before) return undefined;
    const after = resolveSite(validContent(model, { today: today() }));
    const { steps, saved } = this.#drafts.log;
    return new Comparison(before, after, changedFiles(effectiveSteps(steps.slice(saved)).done));
  });
  readonly #release: () => void;
  #settling: NodeJS.Timeout | undefined;
  #last: { readonly version: number; readonly result: CheckResult } | undefined;

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

  /** Calls back at every change. @returns ends it */
  listen(listener: (event: DeskEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  describe(): FolderAnswer {
    const files = this.#drafts.sources.map((file) => ({ path: file.path, text: describeContent(file) }));
    return { id: this.name, files, log: this.#drafts.log, folder: shownFolder(this.path) };
  }

  /** The bytes of a picture or another file; undefined if there is none of this path. */
  readFile(path: string): Uint8Array | undefined {
    const source = this.#drafts.sources.find((file) => file.path === path);
    return source?.unread ? undefined : source?.bytes;
  }

  /** The findings of the check in the folder as it would be saved. */
  async check(messages: Messages): Promise<FindingsAnswer> {
    const { version } = this.#drafts.log;
    const { diagnostics, model } = await this.#checked();
    const findings = describeFindings(diagnostics, messages);
    const locks = new Map(this.#drafts.sources.map(({ path, bytes }) => [path, bytes]));
    const openTexts = findOpenTexts(model.files, (language) => {
      const lock = locks.get(lockPath(language));
      return lock && decoder.decode(lock);
    });
    return { version, findings, openTexts };
  }

  /** The questions about a new entry in the folder as it would be saved. */
  describeQuestions(kind: string, id: string, messages: Messages): QuestionsAnswer {
    return describeQuestions(this.#drafts.sources, kind, id, messages);
  }

  /** Plans making, renaming or removing an entry in the folder as it would be saved. */
  planEntry(body: PlanBody, messages: Messages): Promise<PlanAnswer> {
    return planEntry(this.#drafts.sources, body, messages);
  }

  /** The texts of a language for its translator, in the folder as it would be saved. */
  async writeTranslatorFile(language: string): Promise<string> {
    return writeTranslatorFile({ sources: this.#drafts.sources, result: await this.#checked() }, language);
  }

  /** Reads what a translator's file would change in the folder as it would be saved. */
  async readTranslatorFile(body: z.infer<typeof poBody>, messages: Messages): Promise<PoAnswer> {
    return readTranslatorFile(
      { sources: this.#drafts.sources, result: await this.#checked() },
      body,
      messages,
    );
  }

  /** The price lists and calendars in the folder as it would be saved. */
  async describeTrips(): Promise<TripsAnswer> {
    return { trips: describeTrips(await this.#checked(), today()) };
  }

  /**
   * Finds what visitors see changed by unsaved changes, as far as it is known after a moment; nothing while the data has
   * mistakes.
   *
   * @param language that in which pages are named, if the site has it
   */
  async findConsequences(language: string | undefined): Promise<ConsequencesAnswer> {
    const comparison = await this.#compare(await this.#checked());
    await comparison?.advance(COMPARING);
    return comparison?.describe(language) ?? {};
  }

  /** The fixes that need no decision in the folder as it would be saved. */
  proposeFixes(messages: Messages): FixesAnswer {
    const sources = this.#contents();
    const { fixes, changes } = proposeFixes(sources);
    const texts = new Map(sources.map(({ path, bytes }) => [path, bytes]));
    return {
      fixes: [...changes].flatMap(([file, after]) =>
        after === undefined
          ? []
          : [
              {
                file,
                before: new TextDecoder('utf-8', { ignoreBOM: true }).decode(texts.get(file)),
                after,
                changes: fixes
                  .filter((fix) => fix.file === file)
                  .map((fix) => ({
                    line: fix.line,
                    before: fix.before(messages),
                    after: fix.after(messages),
                  })),
              },
            ],
      ),
    };
  }

  /** The files as they lie in the folder, without records of translations. */
  #saved(): readonly SourceFile[] {
    return this.#drafts.files.filter(({ path }) => !isHidden(path));
  }

  /** The files as they would be saved; records of translations are none of the site's. */
  #contents(): readonly SourceFile[] {
    return this.#drafts.sources.filter(({ path }) => !isHidden(path));
  }

  /** The folder as it would be saved is checked once, whatever is asked of it. */
  async #checked(): Promise<CheckResult> {
    const { version } = this.#drafts.log;
    const sources = this.#contents();
    const options = await this.#checkOptions(sources);
    if (this.#last?.version !== version) this.#last = { version, result: checkSite(sources, options) };
    return this.#last.result;
  }

  async #checkOptions(sources: readonly SourceFile[]): Promise<CheckOptions> {
    return {
      today: today(),
      folder: otherDataFolder(this.path),
      pictures: await inspectPictures(sources, this.#cache),
      typefaces: installedTypefaces(),
    };
  }

  /** The files as they lie on the disk. */
  readFiles(): readonly SourceFile[] {
    this.#takeFiles();
    return this.#drafts.files;
  }

  /** The files as they would be saved. */
  get sources(): readonly SourceFile[] {
    return this.#drafts.sources;
  }

  /** Findings on what must not be online. */
  async findBlocking(files: readonly SourceFile[], messages: Messages): Promise<readonly DeskFinding[]> {
    const { diagnostics } = await this.#checkForPublishing(files);
    return describeFindings(
      diagnostics.filter(({ severity }) => severity === 'error'),
      messages,
    );
  }

  /** Changes files, all or none, while nobody else does. Changes that are not saved yet stay. */
  async change(
    messages: Messages,
    make: (files: readonly SourceFile[]) => Promise<FileContents>,
  ): Promise<void> {
    await changingFolder(this.path, messages, async () => {
      this.#takeFiles();
      const seen = this.#drafts.files;
      saveChanges(this.path, await make(seen), { seen });
      this.#takeFiles();
    });
  }

  tellProgress(sentence: string): void {
    this.#tell({ kind: 'progress', sentence });
  }

  /** @returns the log; undefined where another window has changed it meanwhile, and nothing was added */
  addSteps(change: z.infer<typeof stepsBody>): SharedLog | undefined {
    return this.#drafts.add(change) ? this.#tellLog() : undefined;
  }

  decide({ conflict, choice }: z.infer<typeof decideBody>): SharedLog {
    this.#drafts.decide(conflict, choice);
    return this.#tellLog();
  }

  /**
   * Writes all changes into the folder, or none.
   *
   * @param head the version of the repository around the folder, if there is one
   * @throws Failure if the folder cannot be written to, or changes do not fit it any more
   */
  async save(messages: Messages, head?: string): Promise<SharedLog> {
    await changingFolder(this.path, messages, () => {
      this.#takeFiles();
      if (this.#drafts.log.conflicts.length > 0) throw new Failure(({ desk }) => desk.conflicts);
      const contents = this.#drafts.contents();
      const { steps, saved } = this.#drafts.log;
      const record = recordSave(this.path, effectiveSteps(steps.slice(saved)).done, head);
      const changes = new Map([...contents, ...(contents.size > 0 ? record : [])]);
      saveChanges(this.path, changes, { seen: this.#drafts.files });
      this.#drafts.noteSaved(this.#drafts.sources);
    });
    return this.#tellLog();
  }

  #read(): readonly SourceFile[] {
    const sources = openDataFolder(this.path, tellIn(this.#messages));
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
      if (files.length > 0) this.#tell({ kind: 'files', version: this.#drafts.log.version, files });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.error(error.messageIn(this.#messages));
    }
  }

  #tellLog(): SharedLog {
    const { log } = this.#drafts;
    this.#tell({ kind: 'log', version: log.version });
    return log;
  }

  #tell(event: DeskEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

function describeFindings(diagnostics: readonly Diagnostic[], messages: Messages): readonly DeskFinding[] {
  return diagnostics.map((diagnostic) => ({
    code: diagnostic.code,
    severity: diagnostic.severity,
    file: diagnostic.at.file,
    line: diagnostic.at.line,
    path: diagnostic.at.path,
    ...diagnostic.explain(messages),
  }));
}
