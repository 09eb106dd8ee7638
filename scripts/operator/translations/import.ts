import { basename, resolve } from 'node:path';
import { type JsonPath, valueAtPath } from '../../../schema/json-path.ts';
import { UsageError } from '../../command-line.ts';
import { checkSite } from '../../compiler/check-site.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { TextEntry } from '../../compiler/validate/text-entries.ts';
import { Failure } from '../../failure.ts';
import { readNamedFile } from '../../files/named-file.ts';
import type { Messages } from '../../messages/messages.ts';
import { reportFindings } from '../../report/render-pretty.ts';
import { saveChanges, withChanges } from '../data-folder/save-changes.ts';
import { setValues } from '../json-edit/edit-json.ts';
import { confirm } from '../terminal.ts';
import { decodePo, parsePo, type ReturnedEntry } from './po-file.ts';
import { findOddLengths } from './report.ts';
import {
  findTranslations,
  lockPath,
  openTranslations,
  renderLock,
  sourceHash,
  type TargetLanguage,
  type Translations,
  targetLanguage,
} from './translations.ts';

/** An import as requested by the operator. */
interface ImportOptions {
  readonly folder: string;
  readonly file: string;
  /** The expected language; the file must agree. */
  readonly language: string | undefined;
  readonly messages: Messages;
  readonly isDryRun: boolean;
  /** Replacing a large part of a language's texts is intended. */
  readonly acceptsLarge: boolean;
}

/** A text that an import changes. */
interface ChangedText {
  readonly key: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** Number and share of changed texts above which a file is probably of another language. */
const LARGE_COUNT = 20;
const LARGE_SHARE = 0.3;

/**
 * Imports all texts of a PO file, or none; returns the exit code.
 *
 * @throws Failure if the file cannot be read, or is one of another language
 */
export async function importTranslations(options: ImportOptions): Promise<number> {
  const { folder, file, messages, isDryRun } = options;
  const words = messages.translations;
  const { sources, translations } = openTranslations(folder, messages);
  const { language, entries } = parsePo(decodePo(readNamedFile(resolve(file))));
  const target = targetLanguage(translations, agreeOnLanguage(language, options, translations));
  const plan = planImport(target, sources, entries, messages);
  for (const key of plan.unknown) console.log(words.passedOver(key));
  if (plan.problems.length > 0) {
    for (const problem of [...plan.problems, words.nothingChanged]) console.error(problem);
    return 1;
  }
  for (const { key, before, after } of plan.changed)
    console.log(before === undefined ? `${key}\n  + ${after}` : `${key}\n  - ${before}\n  + ${after}`);
  if (plan.doubts.length > 0) reportFindings(plan.doubts, plan.after, messages);
  if (!isDryRun) {
    if (!(await isIntended(plan.changed, target, options))) return 1;
    saveChanges(folder, plan.changes, sources);
  }
  console.log(words.imported(plan.changed.length, isDryRun));
  if (plan.fuzzy > 0) console.log(words.leftOut(plan.fuzzy));
  if (plan.absent > 0) console.log(words.notInFile(plan.absent, target.code));
  return 0;
}

/**
 * The language of a file, on which its header, its name and the operator agree.
 *
 * @param header the language in the header, such as `it`, `it_IT` or `it-it`; empty if there is none
 * @throws UsageError if it is not given, Failure if they do not agree
 */
export function agreeOnLanguage(
  header: string,
  { language, file }: Pick<ImportOptions, 'file' | 'language'>,
  { source, targets }: Translations,
): string {
  const normalize = (name: string): string => name.trim().replaceAll('_', '-').toLowerCase();
  const names = [source, ...targets]
    .flatMap(({ code, locale }) => [code, new Intl.Locale(locale).baseName].map((name) => ({ code, name })))
    .map(({ code, name }) => ({ code, name: normalize(name) }))
    .toSorted((left, right) => right.name.length - left.name.length);
  const named = names.find(({ name }) => name === normalize(header))?.code ?? header;
  const fileName = normalize(basename(file).replace(/\.pot?$/i, ''));
  const ofFile = names.find(({ name }) => new RegExp(`(?:^|[^a-z])${name}$`).test(fileName))?.code;
  const asked = language ?? ofFile;
  if (named !== '' && asked !== undefined && asked !== named)
    throw new Failure((own) => own.translations.otherLanguage(header, asked));
  const found = named === '' ? language : named;
  if (found === undefined) throw new UsageError((own) => own.translations.languageUnknown);
  return found;
}

/** True if an import is to be written: if many texts get other words, the file may be that of another language. */
async function isIntended(
  changed: readonly ChangedText[],
  { code, texts }: TargetLanguage,
  { messages, acceptsLarge }: ImportOptions,
): Promise<boolean> {
  const { translations: words } = messages;
  const replaced = changed.filter(({ before }) => before !== undefined).length;
  if (acceptsLarge || replaced <= LARGE_COUNT || replaced <= LARGE_SHARE * texts.size) return true;
  const counts = [replaced, texts.size, code] as const;
  return confirm(
    { question: words.askLarge(...counts), unasked: words.needsAcceptance(...counts) },
    messages,
  );
}

/**
 * Plans the import of entries that came back from a translator: texts in place, and the record of the sources that they
 * were made from. Empty and fuzzy translations change nothing.
 */
export function planImport(
  target: TargetLanguage,
  sources: readonly SourceFile[],
  entries: readonly ReturnedEntry[],
  messages: Messages,
) {
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
    after: sources,
    doubts: [],
    changes: new Map<string, string>(),
  };
  // A file may be cut off between the lines of a translation.
  const last = changed.find(({ key }) => key === entries.at(-1)?.key);
  const isCutOff = plan.absent > 0 && last?.before?.startsWith(last.after);
  const problems = [
    ...(last && isCutOff ? [`${last.key}: ${messages.translations.cutOff}`] : []),
    ...findMisfits(entries, messages),
    ...findListGaps(target, changed, messages),
  ];
  if (problems.length > 0) return { ...plan, problems };
  const texts = changeFiles(target, sources, changed);
  const after = withChanges(sources, texts);
  const { ok, diagnostics, wholeModel } = checkSite(after);
  if (!ok) return { ...plan, problems: renderErrors(diagnostics, target.code, messages) };
  const sent = given.map(({ key, source }) => [key, sourceHash(source)] as const);
  const lock = renderLock(new Map([...target.lock, ...sent]));
  const isRecorded = lock === renderLock(target.lock);
  const doubts = findOddLengths(targetLanguage(findTranslations(wholeModel.files), target.code))
    .filter((odd) => changed.some(({ key }) => key === odd.key))
    .map(({ doubt }) => doubt);
  const changes = isRecorded ? texts : new Map([...texts, [lockPath(target.code), lock]]);
  return { ...plan, problems, changes, after, doubts };
}

/** Entries that no text can take: of a key that is there twice, or with plural forms. */
function findMisfits(
  entries: readonly ReturnedEntry[],
  { translations: words }: Messages,
): readonly string[] {
  const first = new Map(entries.toReversed().map(({ key, line }) => [key, line]));
  return entries.flatMap(({ key, line, hasPlural }) => {
    const other = first.get(key) ?? line;
    return [
      ...(other === line ? [] : [`${key}: ${words.keyTwice(other, line)}`]),
      ...(hasPlural ? [`${key}: ${words.pluralForms(line)}`] : []),
    ];
  });
}

/** Lists are whole or empty: an entry without those before it would take another’s place. */
function findListGaps(
  target: TargetLanguage,
  changed: readonly ChangedText[],
  { translations: words }: Messages,
): readonly string[] {
  const after = new Set([...target.texts.keys(), ...changed.map(({ key }) => key)]);
  return changed.flatMap(({ key, before }) => {
    const entry = before === undefined ? target.originals.get(key) : undefined;
    const missing = entry && listSiblings(entry).find((other) => !after.has(other));
    return missing === undefined ? [] : [`${key}: ${words.listIncomplete(missing)}`];
  });
}

/** The keys of all entries of the list that holds a text; none if no list holds it. */
function listSiblings({ area, path, file }: TextEntry): readonly string[] {
  const parent = path.slice(0, -1);
  const list = valueAtPath(file.value, parent);
  return Array.isArray(list) ? list.map((_, index) => [area, ...parent, index].join('.')) : [];
}

function changeFiles(
  { code, originals }: TargetLanguage,
  sources: readonly SourceFile[],
  changed: readonly ChangedText[],
): ReadonlyMap<string, string> {
  const entries = changed.flatMap(({ key, after }) => {
    const entry = originals.get(key);
    return entry ? [{ ...entry, value: after }] : [];
  });
  return new Map(
    [...new Set(entries.map(({ area }) => area))].map((area) => {
      const path = `texts/${code}/${area}.json`;
      const present = sources.find((file) => file.path === path);
      const own = entries.filter((entry) => entry.area === area);
      const models = [...new Set(own.map(({ file }) => file.value))];
      const $schema = models.map((model) => valueAtPath(model, ['$schema'])).find(Boolean);
      const text = present
        ? new TextDecoder().decode(present.bytes)
        : `${JSON.stringify({ $schema }, null, 2)}\n`;
      const keysBelow = (parent: JsonPath) =>
        models.flatMap((model) => Object.keys(Object(valueAtPath(model, parent))));
      return [path, setValues(text, own, keysBelow)];
    }),
  );
}

function renderErrors(
  diagnostics: readonly Diagnostic[],
  language: string,
  messages: Messages,
): readonly string[] {
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((diagnostic) => {
      const { message, hint } = diagnostic.explain(messages);
      const area = diagnostic.at.file.replace(new RegExp(`^texts/${language}/(.*)\\.json$`), '$1');
      return `${area}.${diagnostic.at.path}: ${message} ${hint}`;
    });
}
