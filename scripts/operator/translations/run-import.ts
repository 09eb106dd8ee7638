import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../../command-line.ts';
import { Failure } from '../../failure.ts';
import type { Messages } from '../../messages/messages.ts';
import { reportFindings } from '../../report/report-findings.ts';
import { withChanges } from '../data-folder/changes.ts';
import { saveChanges } from '../data-folder/save-changes.ts';
import { doubtsAbout } from './doubts.ts';
import { type ChangedText, type ImportPlan, planImport } from './import-po.ts';
import { type OpenTranslations, openTranslations, targetLanguage } from './open-translations.ts';
import { parsePo } from './po-file.ts';
import { collectTranslations, type TargetLanguage } from './translations.ts';

/** Takes over the texts of a PO file, or none of them; gives the exit code. */
export function importTranslations(
  folder: string,
  file: string,
  messages: Messages,
  isDryRun: boolean,
): number {
  const words = messages.translations;
  const opened = openTranslations(folder, messages);
  const { language, entries } = parsePo(readPo(resolve(file)));
  if (language === '') throw new UsageError(({ translations }) => translations.languageUnknown);
  const target = targetLanguage(opened.translations, language);
  const plan = planImport(opened.translations, target, opened.sources, entries);
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
  const doubts = doubtsAbout(result.translations, targetLanguage(result.translations, code)).filter(
    ({ at }) => keys.has(`${at.file.slice(`texts/${code}/`.length, -'.json'.length)}.${at.path}`),
  );
  if (doubts.length > 0) reportFindings(doubts, after, messages);
}

function readPo(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.fileUnreadable(path));
  }
}
