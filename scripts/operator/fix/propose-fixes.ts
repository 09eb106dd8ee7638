import { applyEdits, type Node, parseTree } from 'jsonc-parser';
import { checkSite } from '../../compiler/check-site.ts';
import { collectKnownIds, type KnownIds, siteText } from '../../compiler/link/known-ids.ts';
import { siteMoney } from '../../compiler/link/site-money.ts';
import type { ParsedFile } from '../../compiler/parse/parsed-file.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { validFiles } from '../../compiler/validate/validate-files.ts';
import type { Messages } from '../../messages/messages.ts';
import { paint } from '../../report/paint.ts';
import { messagePrinter, openDataFolder } from '../data-folder/open-folder.ts';
import { type DataChanges, saveChanges, withChanges } from '../data-folder/save-changes.ts';
import {
  bandStarts,
  type Fix,
  type FixedText,
  fixAmounts,
  fixApostrophes,
  fixBlanks,
  fixOrder,
  fixPictureNames,
  fixWriting,
  type KnownMoney,
  type ProposedFix,
} from './fix-file.ts';

/** Options for making and reporting fixes. */
export interface ApplyOptions {
  readonly messages: Messages;
  /** Nothing is written. */
  readonly isDryRun: boolean;
}

/**
 * Fixes what can be fixed in one way only, and prints each change.
 *
 * @returns the files of the folder as they are now
 * @throws Failure if the folder cannot be written to; it is then as it was
 */
export function applyFixes(
  folder: string,
  sources: readonly SourceFile[],
  { messages, isDryRun }: ApplyOptions,
): readonly SourceFile[] {
  const { fixes, changes } = proposeFixes(sources);
  for (const fix of fixes) console.log(renderFix(fix, messages));
  console.log(`${messages.fixes.done(fixes.length, isDryRun)}\n`);
  if (isDryRun || changes.size === 0) return sources;
  saveChanges(folder, changes, sources);
  return openDataFolder(folder, messagePrinter(messages));
}

function renderFix({ file, line, before, after }: Fix, messages: Messages): string {
  const [from, to] = [before(messages), after(messages)];
  return `${paint('cyan', `${file}:${line}`)} ${paint('red', from)} → ${paint('green', to)}`;
}

/** Fixes that need no question, and the files with them. */
interface FixResult {
  readonly fixes: readonly Fix[];
  readonly changes: DataChanges;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Fixes everything in a data folder that can be fixed in one way only: syntax, amounts written as texts, the order of
 * group sizes, blanks around ids, names of pictures, apostrophes before values. A file that would have more errors than before is left alone.
 */
export function proposeFixes(sources: readonly SourceFile[]): FixResult {
  const written = new Map(
    sources.flatMap((source) => {
      const fixed = fixSource(source);
      return fixed && fixed.fixes.length > 0 ? [[source.path, fixed] as const] : [];
    }),
  );
  const files = validFiles(withChanges(sources, toChanges(written)));
  const site = files.parsed.get('site.json');
  const context: Context = {
    known: collectKnownIds(files),
    money: { currency: siteText(files, 'currency'), decimals: siteMoney(files)?.decimals },
    bands: bandStarts(site && parseTree(site.text)),
    pictures: files.images.map(({ name }) => name),
  };
  const fixed = new Map(written);
  for (const file of files.parsed.values()) {
    const { text, fixes } = fixValues(file, context);
    if (fixes.length === 0) continue;
    fixed.set(file.path, { text, fixes: [...(written.get(file.path)?.fixes ?? []), ...fixes] });
  }
  return keepHarmless(sources, fixed);
}

interface Context {
  readonly known: KnownIds;
  readonly money: KnownMoney;
  readonly bands: ReadonlyMap<string, number>;
  readonly pictures: readonly string[];
}

type FixedFiles = ReadonlyMap<string, FixedText>;

function fixSource({ path, bytes }: SourceFile): FixedText | undefined {
  if (!path.endsWith('.json')) return undefined;
  try {
    return fixWriting(path, decoder.decode(bytes));
  } catch {
    // Not UTF-8: the intended text is unknown.
    return undefined;
  }
}

function fixValues(file: ParsedFile, { known, money, bands, pictures }: Context): FixedText {
  const { path, text, value } = file;
  const tree = parseTree(text);
  if (!tree) return { text, fixes: [] };
  const inPlace = [
    ...fixAmounts(file, tree, money),
    ...fixBlanks(path, text, tree, value, known),
    ...fixPictureNames(file, tree, pictures),
    ...fixApostrophes(file, tree),
  ];
  const changed = applyAll(text, inPlace);
  // Rows move with the fixes in them.
  const changedTree: Node | undefined = parseTree(changed);
  const moved = changedTree ? fixOrder(path, changed, changedTree, bands) : [];
  return { text: applyAll(changed, moved), fixes: [...inPlace, ...moved].map(({ fix }) => fix) };
}

function applyAll(text: string, fixes: readonly ProposedFix[]): string {
  return applyEdits(
    text,
    fixes.flatMap(({ edits }) => [...edits]),
  );
}

/** Keeps the fixes that add no errors: all together, else file by file. */
function keepHarmless(sources: readonly SourceFile[], fixed: FixedFiles): FixResult {
  if (fixed.size === 0) return toResult(fixed);
  const before = countErrors(sources);
  const isHarmless = (tried: FixedFiles): boolean =>
    isNoWorse(countErrors(withChanges(sources, toChanges(tried))), before);
  if (isHarmless(fixed)) return toResult(fixed);
  const harmless = new Map<string, FixedText>();
  for (const [path, file] of fixed) {
    if (isHarmless(new Map([...harmless, [path, file]]))) harmless.set(path, file);
  }
  return toResult(harmless);
}

/** Numbers of errors: those that make a file unreadable, and all others. */
interface Health {
  readonly unreadable: number;
  readonly others: number;
}

function countErrors(sources: readonly SourceFile[]): Health {
  const errors = checkSite(sources).diagnostics.filter(({ severity }) => severity === 'error');
  const unreadable = errors.filter(({ code }) => code.startsWith('syntax.')).length;
  return { unreadable, others: errors.length - unreadable };
}

/** A file that has become readable may show errors that were there before. */
function isNoWorse(after: Health, before: Health): boolean {
  if (after.unreadable !== before.unreadable) return after.unreadable < before.unreadable;
  return after.others <= before.others;
}

function toResult(fixed: FixedFiles): FixResult {
  return { fixes: [...fixed.values()].flatMap(({ fixes }) => fixes), changes: toChanges(fixed) };
}

function toChanges(fixed: FixedFiles): DataChanges {
  return new Map([...fixed].map(([path, { text }]) => [path, text]));
}
