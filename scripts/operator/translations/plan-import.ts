import type { Diagnostic, Explanation } from '../../compiler/diagnostics/diagnostic.ts';
import { oddLength } from '../../compiler/diagnostics/translations.ts';
import { type JsonPath, valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { TextEntry } from '../../compiler/validate/text-entries.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { type DataChanges, withChanges } from '../data-folder/changes.ts';
import { setValues } from '../json-edit/edit-json.ts';
import { findOddLengths } from './doubts.ts';
import { lockPath, renderLock, sourceHash } from './lock.ts';
import type { ReturnedEntry } from './po-file.ts';
import { collectTranslations, type TargetLanguage, targetLanguage } from './translations.ts';

/** A text that an import changes. */
interface ChangedText {
  readonly key: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** The outcome of an import, before anything is written. */
export interface ImportPlan {
  readonly changed: readonly ChangedText[];
  /** Keys that the source no longer has. */
  readonly unknown: readonly string[];
  /** How many translations are left out, since they are marked as fuzzy. */
  readonly fuzzy: number;
  /** How many texts of the language have no entry. */
  readonly absent: number;
  /** Reasons why nothing may be written; then there are no changes. */
  readonly problems: readonly ImportProblem[];
  readonly changes: DataChanges;
  /** The visible files as they will be, and unusual lengths among the changed texts. */
  readonly after: readonly SourceFile[];
  readonly doubts: readonly Diagnostic[];
}

/** Something that keeps an import from being written, by the key of its text. */
interface ImportProblem {
  readonly key: string;
  readonly explanation: Localized<Explanation>;
}

/**
 * Plans the import of entries that came back from a translator: texts in place, and the record of the sources that they
 * were made from. Empty and fuzzy translations change nothing.
 */
export function planImport(
  target: TargetLanguage,
  sources: readonly SourceFile[],
  entries: readonly ReturnedEntry[],
): ImportPlan {
  const known = entries.filter(({ key }) => target.originals.has(key));
  const translated = known.filter(({ translation }) => translation !== '');
  const given = translated.filter(({ isFuzzy }) => !isFuzzy);
  const changed = given
    .map(({ key, translation }) => ({ key, before: target.texts.get(key)?.text, after: translation }))
    .filter(({ before, after }) => before !== after);
  const plan = {
    changed,
    unknown: entries.filter(({ key }) => !target.originals.has(key)).map(({ key }) => key),
    fuzzy: translated.length - given.length,
    absent: target.originals.size - new Set(known.map(({ key }) => key)).size,
  };
  const refuse = (problems: readonly ImportProblem[]): ImportPlan => ({
    ...plan,
    problems,
    changes: new Map(),
    after: sources,
    doubts: [],
  });
  const problems = [...findMisfits(entries), ...findListGaps(target, changed)];
  if (problems.length > 0) return refuse(problems);
  const texts = changeFiles(target, sources, changed);
  const after = withChanges(sources, texts);
  const result = collectTranslations(after, () => undefined);
  if (!result.ok) return refuse(toProblems(result.diagnostics, target.code));
  const lock = new Map([
    ...target.lock,
    ...given.map(({ key, source }) => [key, sourceHash(source)] as const),
  ]);
  const isRecorded = renderLock(lock) === renderLock(target.lock);
  const keys = new Set(changed.map(({ key }) => key));
  return {
    ...plan,
    problems,
    changes: isRecorded ? texts : new Map([...texts, [lockPath(target.code), renderLock(lock)]]),
    after,
    doubts: findOddLengths(targetLanguage(result.translations, target.code))
      .filter(({ entry }) => keys.has(entry.key))
      .map(({ entry, isLong }) => oddLength(entry.file.valueAt(entry.path), target.code, isLong)),
  };
}

/** Entries that no text can take: of a key that is there twice, or with plural forms. */
function findMisfits(entries: readonly ReturnedEntry[]): readonly ImportProblem[] {
  const first = new Map(entries.toReversed().map(({ key, line }) => [key, line]));
  return entries.flatMap(({ key, line, hasPlural }) => {
    const other = first.get(key) ?? line;
    return [
      ...(other === line
        ? []
        : [{ key, explanation: ({ translations }: Messages) => translations.keyTwice(other, line) }]),
      ...(hasPlural
        ? [{ key, explanation: ({ translations }: Messages) => translations.pluralForms(line) }]
        : []),
    ];
  });
}

/** Lists are whole or empty: an entry without those before it would take another’s place. */
function findListGaps(target: TargetLanguage, changed: readonly ChangedText[]): readonly ImportProblem[] {
  const after = new Set([...target.texts.keys(), ...changed.map(({ key }) => key)]);
  return changed
    .filter(({ before }) => before === undefined)
    .flatMap(({ key }) => {
      const missing = listSiblings(target.originals.get(key)).find((other) => !after.has(other));
      if (missing === undefined) return [];
      return [{ key, explanation: ({ translations }: Messages) => translations.listIncomplete(missing) }];
    });
}

/** The keys of all entries of the list that holds a text; none if no list holds it. */
function listSiblings(entry: TextEntry | undefined): readonly string[] {
  if (!entry || typeof entry.path.at(-1) !== 'number') return [];
  const parent = entry.path.slice(0, -1);
  const list = valueAtPath(entry.file.value, parent);
  return Array.isArray(list) ? list.map((_, index) => [entry.area, ...parent, index].join('.')) : [];
}

function changeFiles(
  target: TargetLanguage,
  sources: readonly SourceFile[],
  changed: readonly ChangedText[],
): DataChanges {
  const entries = changed.flatMap(({ key, after }) => {
    const entry = target.originals.get(key);
    return entry ? [{ entry, value: after }] : [];
  });
  return new Map(
    [...new Set(entries.map(({ entry }) => entry.area))].map((area) => {
      const own = entries.filter(({ entry }) => entry.area === area);
      const path = `texts/${target.code}/${area}.json`;
      const present = sources.find((file) => file.path === path);
      const originals = [...new Set(own.map(({ entry }) => entry.file.value))];
      const text = present ? new TextDecoder().decode(present.bytes) : emptyFile(originals);
      const edits = own.map(({ entry, value }) => ({ path: entry.path, value }));
      const keysBelow = (parent: JsonPath) =>
        originals.flatMap((original) => Object.keys(Object(valueAtPath(original, parent))));
      return [path, setValues(text, edits, keysBelow)];
    }),
  );
}

/** A file of texts without texts; it names its schema as one of the originals does. */
function emptyFile(originals: readonly unknown[]): string {
  const $schema = originals
    .map((original) => valueAtPath(original, ['$schema']))
    .find((link) => typeof link === 'string');
  return `${JSON.stringify($schema === undefined ? {} : { $schema }, null, 2)}\n`;
}

function toProblems(diagnostics: readonly Diagnostic[], language: string): readonly ImportProblem[] {
  const start = `texts/${language}/`;
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((diagnostic) => {
      const { at } = diagnostic;
      const area = at.file.startsWith(start) ? at.file.slice(start.length, -'.json'.length) : at.file;
      return { key: `${area}.${at.path}`, explanation: (messages) => diagnostic.explain(messages) };
    });
}
