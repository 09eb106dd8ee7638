import type * as z from 'zod';
import type { StartAnswer, StartedAnswer, startBody } from '../../src/desk/store/plan-api.ts';
import { checkFormat } from '../compiler/check/format.ts';
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import { type ParsedSource, parseFiles } from '../compiler/parse/parse-files.ts';
import { Failure } from '../failure.ts';
import type { Messages } from '../messages/messages.ts';
import { readPlan } from '../operator/data-folder/journal.ts';
import { messagePrinter, openDataFolder } from '../operator/data-folder/open-folder.ts';
import { changingFolder } from '../operator/data-folder/save-changes.ts';
import { isEmptyFolder, writeNewSite } from '../operator/new-site/run-new-site.ts';
import { readTemplate, siteQuestions } from '../operator/new-site/site-questions.ts';
import { collectAnswers } from '../operator/scaffold/questions.ts';
import { upgradeFolder } from '../operator/upgrade/run-upgrade.ts';
import { shownFolder } from '../project/folders.ts';
import { describeQuestion, findReasons } from './entry-plans.ts';

/**
 * Tells what a data folder needs before the desk can open it. Changes of a killed command are finished first.
 *
 * @throws Failure if the folder cannot be read
 */
export async function readStartState(path: string, messages: Messages): Promise<StartAnswer> {
  const folder = shownFolder(path);
  if (Array.isArray(readPlan(path))) await changingFolder(path, messages, () => {});
  if (isEmptyFolder(path)) {
    const questions = siteQuestions(messages).map(describeQuestion);
    const { choices, languages } = readTemplate();
    const properNames = Object.fromEntries(
      Object.entries(choices.channels).map(([answer, { name }]) => [answer, name]),
    );
    return { folder, needs: 'site', questions, withTexts: languages, properNames };
  }
  const older = findOlderFormat(readFiles(path, messages));
  return older
    ? { folder, needs: 'upgrade', sentence: older.explain(messages).message }
    : { folder, needs: 'nothing' };
}

/**
 * Makes the site or the upgrade that a data folder needs, all of it or nothing.
 *
 * @throws Failure if the folder needs something else by now, or cannot be read or written to
 */
export async function prepareFolder(
  path: string,
  body: z.infer<typeof startBody>,
  messages: Messages,
): Promise<StartedAnswer> {
  if ((await readStartState(path, messages)).needs !== body.action)
    throw new Failure(({ desk }) => desk.startedMeanwhile);
  if (body.action === 'upgrade') {
    refuseBrokenFiles(readFiles(path, messages));
    await changingFolder(path, messages, () => upgradeFolder(path, false, messages));
    return { reasons: {} };
  }
  const questions = siteQuestions(messages);
  const reasons = findReasons(questions, body.answers, messages);
  if (Object.keys(reasons).length > 0) return { reasons };
  const answers = await collectAnswers(questions, body.answers, { messages, ask: undefined });
  await writeNewSite(path, answers, messages);
  return { reasons };
}

function readFiles(path: string, messages: Messages): readonly ParsedSource[] {
  return parseFiles(openDataFolder(path, messagePrinter(messages)));
}

/** A newer format is a finding of the desk's own check. */
function findOlderFormat(files: readonly ParsedSource[]): Diagnostic | undefined {
  const finding = checkFormat(files, undefined);
  return finding?.code === 'format.older' ? finding : undefined;
}

/** @throws Failure that names the first file that cannot be read */
function refuseBrokenFiles(files: readonly ParsedSource[]): void {
  const found = files.flatMap(({ diagnostics }) => diagnostics).find(({ severity }) => severity === 'error');
  if (!found) return;
  throw new Failure((messages) => {
    const { message, hint } = found.explain(messages);
    return messages.desk.notUpgraded(`${found.at.file}, ${found.at.line}`, `${message} ${hint}`);
  });
}
