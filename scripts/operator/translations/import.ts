import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { UsageError } from '../../command-line.ts';
import { Failure } from '../../failure.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { reportFindings } from '../../report/report-findings.ts';
import { saveChanges } from '../data-folder/save-changes.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { decodePo, parsePo } from './po-file.ts';
import { openTranslations, type TargetLanguage, type Translations, targetLanguage } from './translations.ts';

/** An import as the operator asks for it. */
interface ImportOptions {
  readonly folder: string;
  readonly file: string;
  /** The language that it is to be; the file has to say the same. */
  readonly language: string | undefined;
  readonly messages: Messages;
  readonly isDryRun: boolean;
  /** Other words for a large part of the language are intended. */
  readonly acceptsLarge: boolean;
  /** Asks the operator; undefined where nobody can answer. */
  readonly ask: ((question: string, left: Localized) => Promise<string>) | undefined;
}

/** A translator who goes over a language changes less; a file that is not meant for it changes nearly all. */
const LARGE_COUNT = 20;
const LARGE_SHARE = 0.3;

/**
 * Takes over the texts of a PO file, or none of them; gives the exit code.
 *
 * @throws Failure if the file cannot be read, or is one of another language
 */
export async function importTranslations(options: ImportOptions): Promise<number> {
  const { folder, file, messages, isDryRun } = options;
  const words = messages.translations;
  const { sources, translations } = openTranslations(folder, messages);
  const { language, entries } = parsePo(decodePo(readPo(resolve(file))));
  const target = targetLanguage(translations, agreeOnLanguage(language, options, translations));
  const plan = planImport(target, sources, entries);
  for (const key of plan.unknown) console.log(words.passedOver(key));
  if (plan.problems.length > 0) {
    for (const { key, explanation } of plan.problems) {
      const { message, hint } = explanation(messages);
      console.error(`${key}: ${message} ${hint}`);
    }
    console.error(words.nothingChanged);
    return 1;
  }
  for (const { key, before, after } of plan.changed)
    console.log(before === undefined ? `${key}\n  + ${after}` : `${key}\n  - ${before}\n  + ${after}`);
  if (plan.doubts.length > 0) reportFindings(plan.doubts, plan.after, messages);
  if (!isDryRun) {
    if (!(await isIntended(plan, target, options))) return 1;
    saveChanges(folder, plan.changes, { seen: sources });
  }
  console.log(words.imported(plan.changed.length, isDryRun));
  if (plan.fuzzy > 0) console.log(words.leftOut(plan.fuzzy));
  if (plan.absent > 0) console.log(words.notInFile(plan.absent, target.code));
  return 0;
}

function readPo(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.fileUnreadable(path));
  }
}

/**
 * The language of a file, on which its header, its name and the operator agree.
 *
 * @param header the language in the header, such as `it`, `it_IT` or `it-it`; empty if there is none
 * @throws UsageError if nobody names it, Failure if they do not agree
 */
function agreeOnLanguage(
  header: string,
  { language, file }: ImportOptions,
  { source, targets }: Translations,
): string {
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

function normalize(name: string): string {
  return name.trim().replaceAll('_', '-').toLowerCase();
}

/** Tells if an import is to be written: if many texts get other words, the file may be that of another language. */
async function isIntended(
  { changed }: ImportPlan,
  { code, texts }: TargetLanguage,
  { messages, acceptsLarge, ask }: ImportOptions,
): Promise<boolean> {
  const words = messages.translations;
  const replaced = changed.filter(({ before }) => before !== undefined).length;
  const isLarge = replaced > LARGE_COUNT && replaced > LARGE_SHARE * texts.size;
  if (!isLarge || acceptsLarge) return true;
  if (!ask) {
    console.error(words.needsAcceptance(replaced, texts.size, code));
    return false;
  }
  const question = words.askLarge(replaced, texts.size, code);
  const answer = await ask(question, (own) => own.translations.nothingChanged);
  const isAgreed = words.yes.includes(answer.trim().toLowerCase());
  if (!isAgreed) console.error(words.nothingChanged);
  return isAgreed;
}
