import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from '../../failure.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { reportFindings } from '../../report/report-findings.ts';
import { withChanges } from '../data-folder/changes.ts';
import { saveChanges } from '../data-folder/save-changes.ts';
import { decodePo } from './decode-po.ts';
import { doubtsAbout } from './doubts.ts';
import { isMeant, languageOf } from './import-guards.ts';
import { type ChangedText, type ImportPlan, planImport } from './import-po.ts';
import { type OpenTranslations, openTranslations, targetLanguage } from './open-translations.ts';
import { parsePo } from './po-file.ts';
import { collectTranslations, type TargetLanguage } from './translations.ts';

/** What to import, and how. */
export interface ImportOptions {
  readonly folder: string;
  readonly file: string;
  /** The language that it is to be; the file has to say the same. */
  readonly language: string | undefined;
  readonly messages: Messages;
  readonly isDryRun: boolean;
  /** Other words for a large part of the language are meant. */
  readonly acceptsLarge: boolean;
  /** Asks the operator; undefined where nobody can answer. */
  readonly ask: ((question: string, left: Localized) => Promise<string>) | undefined;
}

/**
 * Takes over the texts of a PO file, or none of them; gives the exit code.
 *
 * @throws Failure if the file cannot be read, or is one of another language
 */
export async function importTranslations(options: ImportOptions): Promise<number> {
  const { folder, file, messages, isDryRun } = options;
  const words = messages.translations;
  const opened = openTranslations(folder, messages);
  const { language, entries } = parsePo(decodePo(readPo(resolve(file))));
  const target = targetLanguage(opened.translations, languageOf(language, options, opened.translations));
  const plan = planImport(target, opened.sources, entries);
  for (const key of plan.unknown) console.log(words.passedOver(key));
  if (plan.problems.length > 0) {
    for (const { key, explanation } of plan.problems) {
      const { message, hint } = explanation(messages);
      console.error(`${key}: ${message} ${hint}`);
    }
    console.error(words.nothingChanged);
    return 1;
  }
  for (const change of plan.changed) console.log(describe(change));
  reportDoubts(opened, target, plan, messages);
  if (!isDryRun && !(await isMeant(plan, target, options))) return 1;
  if (!isDryRun) saveChanges(folder, plan.changes, { seen: opened.sources });
  console.log(words.imported(plan.changed.length, isDryRun));
  return 0;
}

function describe({ key, before, after }: ChangedText): string {
  return before === undefined ? `${key}\n  + ${after}` : `${key}\n  - ${before}\n  + ${after}`;
}

/** What looks odd in the texts that changed. */
function reportDoubts(
  { sources }: OpenTranslations,
  { code }: TargetLanguage,
  { changed, changes }: ImportPlan,
  messages: Messages,
): void {
  const after = withChanges(sources, new Map([...changes].filter(([path]) => !path.includes('/.'))));
  const result = collectTranslations(after, () => undefined);
  if (!result.ok) return;
  const keys = new Set(changed.map(({ key }) => key));
  const doubts = doubtsAbout(targetLanguage(result.translations, code)).filter(({ at }) =>
    keys.has(`${at.file.slice(`texts/${code}/`.length, -'.json'.length)}.${at.path}`),
  );
  if (doubts.length > 0) reportFindings(doubts, after, messages);
}

function readPo(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.fileUnreadable(path));
  }
}
