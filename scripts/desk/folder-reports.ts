import type * as z from 'zod';
import { memoize } from '../../schema/memoize.ts';
import type {
  ConsequencesAnswer,
  DeskFinding,
  FindingsAnswer,
  FixesAnswer,
  PoAnswer,
  poBody,
  TripsAnswer,
} from '../../src/desk/store/api.ts';
import type { Documents } from '../../src/desk/store/documents.ts';
import { effectiveSteps, isObject, type Json } from '../../src/desk/store/operation.ts';
import type { PlanAnswer, PlanBody, QuestionsAnswer } from '../../src/desk/store/plan-api.ts';
import type { PriceComparison } from '../../src/desk/store/publish-api.ts';
import { BuildCache } from '../build/build-cache.ts';
import { inspectPictures } from '../build/images/inspect-pictures.ts';
import { installedTypefaces } from '../build/typefaces/fontsource.ts';
import { type CheckOptions, type CheckResult, checkSite } from '../compiler/check-site.ts';
import { parseFiles } from '../compiler/parse/parse-files.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { validContent } from '../compiler/resolve/content.ts';
import { type ResolvedSite, resolveSite } from '../compiler/resolve/resolve-site.ts';
import { validFiles } from '../compiler/validate/validate-files.ts';
import type { Messages } from '../messages/messages.ts';
import { isHidden } from '../operator/data-folder/save-changes.ts';
import { proposeFixes } from '../operator/fix/propose-fixes.ts';
import { comparePrices, DEFAULT_THRESHOLD } from '../operator/prices/diff-prices.ts';
import { createLabels } from '../operator/prices/labels.ts';
import { readSitePrices } from '../operator/prices/site-prices.ts';
import { lockPath } from '../operator/translations/translations.ts';
import { buildCacheFolder, otherDataFolder } from '../project/folders.ts';
import { today } from '../project/today.ts';
import { Comparison, changedFiles } from './consequences.ts';
import { describeFindings, toDocuments } from './describe-findings.ts';
import { describeTrips } from './describe-trips.ts';
import type { Drafts } from './drafts.ts';
import { describeQuestions, planEntry } from './entry-plans.ts';
import { findComparablePrices } from './publish/comparable-prices.ts';
import { findOpenTexts, readTranslatorFile, writeTranslatorFile } from './translations.ts';

/** Milliseconds of comparing pages after which the desk receives what was found so far. */
const COMPARING = 500;

const decoder = new TextDecoder();

/** Reports on a data folder as it would be saved. */
export class FolderReports {
  readonly #folder: string;
  readonly #drafts: Drafts;
  readonly #cache = new BuildCache(buildCacheFolder);
  #last: { readonly version: number; readonly result: CheckResult } | undefined;
  /** Cached until something changes. */
  readonly #checkForPublishing = memoize(async (files: readonly SourceFile[]) => {
    const sources = withoutHidden(files);
    return checkSite(sources, { ...(await this.#checkOptions(sources)), forPublishing: true });
  });
  /** The site before changes, the same while the files stay as they are; undefined if they have mistakes. */
  readonly #resolveFiles = memoize(
    async (files: readonly SourceFile[]): Promise<ResolvedSite | undefined> => {
      const sources = withoutHidden(files);
      const { ok, model } = checkSite(sources, await this.#checkOptions(sources));
      return ok ? resolveSite(validContent(model, { today: today() })) : undefined;
    },
  );

  /** A comparison of earlier files with the site as it would be saved; each request continues it. */
  readonly #compareWith = memoize((files: readonly SourceFile[]) =>
    memoize(async ({ ok, model }: CheckResult): Promise<Comparison | undefined> => {
      const before = ok ? await this.#resolveFiles(files) : undefined;
      if (!before) return undefined;
      const after = resolveSite(validContent(model, { today: today() }));
      const { steps, saved } = this.#drafts.log;
      return new Comparison(before, after, changedFiles(effectiveSteps(steps.slice(saved)).done));
    }),
  );

  constructor(folder: string, drafts: Drafts) {
    this.#folder = folder;
    this.#drafts = drafts;
  }

  /** The findings of the check in the folder as it would be saved. */
  async check(messages: Messages): Promise<FindingsAnswer> {
    const { version } = this.#drafts.log;
    const { diagnostics, wholeModel } = await this.#checked();
    const findings = describeFindings(diagnostics, messages);
    const locks = new Map(this.#drafts.sources.map(({ path, bytes }) => [path, bytes]));
    const openTexts = findOpenTexts(wholeModel.files, (language) => {
      const lock = locks.get(lockPath(language));
      return lock && decoder.decode(lock);
    });
    return { version, findings, openTexts };
  }

  /** The values of the files in the folder as it would be saved, as far as they can be read. */
  readDocuments(): Documents {
    const parsed = parseFiles(withoutHidden(this.#drafts.sources));
    return toDocuments(new Map(parsed.flatMap(({ file }) => (file ? [[file.path, file]] : []))));
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
    const comparison = await this.#compareWith(this.#drafts.files)(await this.#checked());
    await comparison?.advance(COMPARING);
    return comparison?.describe(language) ?? {};
  }

  /** Finds everything that visitors see changed since earlier files; nothing if the folder changes meanwhile. */
  async findAllConsequences(
    language: string | undefined,
    files: readonly SourceFile[],
  ): Promise<ConsequencesAnswer> {
    const { version } = this.#drafts;
    const comparison = await this.#compareWith(files)(await this.#checked());
    while (comparison && !comparison.isComplete && this.#drafts.version === version)
      await comparison.advance(COMPARING);
    return comparison?.isComplete ? comparison.describe(language) : {};
  }

  /** Prices that differ from those of earlier files. */
  comparePrices(files: readonly SourceFile[], messages: Messages): PriceComparison {
    const sources = withoutHidden(this.#drafts.sources);
    const [earlier, now] = [validFiles(withoutHidden(files)), validFiles(sources)];
    const labels = createLabels(readSitePrices(now), messages, earlier.entries.prices);
    const context = { messages, labels, threshold: DEFAULT_THRESHOLD };
    const [before, after] = [findComparablePrices(earlier, now), findComparablePrices(now, earlier)];
    const { heading, rows, others } = comparePrices(before, after, context);
    const largeNote = messages.prices.report.large('!', DEFAULT_THRESHOLD);
    return { heading, rows, others, largeNote };
  }

  /** The fixes that need no decision in the folder as it would be saved. */
  proposeFixes(messages: Messages): FixesAnswer {
    const sources = withoutHidden(this.#drafts.sources);
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
                  .map((fix) => ({ kind: fix.kind, line: fix.line, after: fix.after(messages) })),
              },
            ],
      ),
    };
  }

  /** The folder as it would be saved is checked once, whatever is asked of it. */
  async #checked(): Promise<CheckResult> {
    const { version } = this.#drafts.log;
    const sources = withoutHidden(this.#drafts.sources);
    const options = await this.#checkOptions(sources);
    if (this.#last?.version !== version) this.#last = { version, result: checkSite(sources, options) };
    return this.#last.result;
  }

  async #checkOptions(sources: readonly SourceFile[]): Promise<CheckOptions> {
    return {
      today: today(),
      folder: otherDataFolder(this.#folder),
      pictures: await inspectPictures(sources, this.#cache),
      typefaces: installedTypefaces(),
    };
  }

  /** Findings that block publishing the folder as it would be saved, or would once all its values are confirmed. */
  async findAllBlocking(messages: Messages): Promise<readonly DeskFinding[]> {
    const { sources } = this.#drafts;
    const found = await this.findBlocking(sources, messages);
    const confirmed = await this.findBlocking(withoutNotes(sources), messages);
    const key = ({ code, file, path }: DeskFinding) => `${code} ${file} ${path}`;
    const known = new Set(found.map(key));
    return [...found, ...confirmed.filter((finding) => !known.has(key(finding)))];
  }

  /** Findings on what must not be online. */
  async findBlocking(files: readonly SourceFile[], messages: Messages): Promise<readonly DeskFinding[]> {
    const { diagnostics } = await this.#checkForPublishing(files);
    return describeFindings(
      diagnostics.filter(({ severity }) => severity === 'error'),
      messages,
    );
  }
}

/** Files without notes to confirm, since a value with a note is not checked further. */
const withoutNotes = memoize((files: readonly SourceFile[]): readonly SourceFile[] =>
  files.map((file) => {
    const value = file.path.endsWith('.json') ? readJson(decoder.decode(file.bytes)) : undefined;
    if (!isObject(value) || value.unconfirmed === undefined) return file;
    const { unconfirmed: _, ...rest } = value;
    return { ...file, bytes: new TextEncoder().encode(JSON.stringify(rest)) };
  }),
);

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // The check reports it.
    return undefined;
  }
}

/** The files of the site, without records of translations. */
export function withoutHidden(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.filter(({ path }) => !isHidden(path));
}
