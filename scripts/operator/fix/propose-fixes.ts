import { applyEdits, type Node, parseTree } from 'jsonc-parser';
import { checkSite } from '../../compiler/check-site.ts';
import { collectKnownIds, type KnownIds, textAt } from '../../compiler/link/known-ids.ts';
import { siteMoney } from '../../compiler/link/site-money.ts';
import type { ParsedFile } from '../../compiler/parse/parsed-file.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { validFiles } from '../../compiler/validate/validate-files.ts';
import { type DataChanges, withChanges } from '../data-folder/changes.ts';
import type { Fix, ProposedFix } from './fix.ts';
import { fixAmounts, type KnownMoney } from './fix-amounts.ts';
import { fixBlanks } from './fix-blanks.ts';
import { bandStarts, fixOrder } from './fix-order.ts';
import { fixPictureNames } from './fix-picture-names.ts';
import { type FixedText, fixWriting } from './fix-writing.ts';

/** What can be put right without asking, and the files as they are then. */
interface FixResult {
  readonly fixes: readonly Fix[];
  readonly changes: DataChanges;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Everything in a data folder that can be put right in one way only: how files are written, amounts written as
 * texts, the order of group sizes, blanks around ids, names of pictures. A file that would have more mistakes than before is left.
 */
export function proposeFixes(sources: readonly SourceFile[]): FixResult {
  const written = fixEach(sources, fixSource);
  const files = validFiles(withChanges(sources, changesOf(written)));
  const site = files.parsed.get('site.json');
  const context: Context = {
    known: collectKnownIds(files),
    money: { currency: textAt(files, 'site.json', ['currency']), decimals: siteMoney(files)?.decimals },
    bands: bandStarts(site && parseTree(site.text)),
    pictures: files.images.map(({ name }) => name),
  };
  const fixed = new Map(written);
  for (const file of files.parsed.values()) {
    const { text, fixes } = fixValues(file, context);
    if (fixes.length === 0) continue;
    fixed.set(file.path, { text, fixes: [...(written.get(file.path)?.fixes ?? []), ...fixes] });
  }
  return withoutHarm(sources, fixed);
}

interface Context {
  readonly known: KnownIds;
  readonly money: KnownMoney;
  readonly bands: ReadonlyMap<string, number>;
  readonly pictures: readonly string[];
}

type FixedFiles = ReadonlyMap<string, FixedText>;

function fixEach(
  sources: readonly SourceFile[],
  fix: (source: SourceFile) => FixedText | undefined,
): FixedFiles {
  return new Map(
    sources.flatMap((source) => {
      const fixed = fix(source);
      return fixed && fixed.fixes.length > 0 ? [[source.path, fixed] as const] : [];
    }),
  );
}

function fixSource({ path, bytes }: SourceFile): FixedText | undefined {
  if (!path.endsWith('.json')) return undefined;
  try {
    return fixWriting(path, decoder.decode(bytes));
  } catch {
    // No UTF-8: nobody can tell what it was meant to say.
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
  ];
  const changed = applyAll(text, inPlace);
  // Rows move with what was put right in them.
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

/** Only what leaves the data no worse than it was: all together, else file by file. */
function withoutHarm(sources: readonly SourceFile[], fixed: FixedFiles): FixResult {
  if (fixed.size === 0) return resultOf(fixed);
  const before = healthOf(sources);
  const isHarmless = (tried: FixedFiles): boolean =>
    isNoWorse(healthOf(withChanges(sources, changesOf(tried))), before);
  if (isHarmless(fixed)) return resultOf(fixed);
  const harmless = new Map<string, FixedText>();
  for (const [path, file] of fixed) {
    if (isHarmless(new Map([...harmless, [path, file]]))) harmless.set(path, file);
  }
  return resultOf(harmless);
}

/** How many mistakes there are: those for which a file cannot be read, and all others. */
interface Health {
  readonly unreadable: number;
  readonly others: number;
}

function healthOf(sources: readonly SourceFile[]): Health {
  const errors = checkSite(sources).diagnostics.filter(({ severity }) => severity === 'error');
  const unreadable = errors.filter(({ code }) => code.startsWith('syntax.')).length;
  return { unreadable, others: errors.length - unreadable };
}

/** A file that can be read at last may show mistakes that were there before. */
function isNoWorse(after: Health, before: Health): boolean {
  if (after.unreadable !== before.unreadable) return after.unreadable < before.unreadable;
  return after.others <= before.others;
}

function resultOf(fixed: FixedFiles): FixResult {
  return { fixes: [...fixed.values()].flatMap(({ fixes }) => fixes), changes: changesOf(fixed) };
}

function changesOf(fixed: FixedFiles): DataChanges {
  return new Map([...fixed].map(([path, { text }]) => [path, text]));
}
