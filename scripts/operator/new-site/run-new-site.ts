import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { UsageError } from '../../command-line.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { projectFolder, shownFolder } from '../../project/folders.ts';
import { summarizeSite } from '../../report/before-publishing.ts';
import { refuseErrors } from '../data-folder/edit-folder.ts';
import { changingFolder, type DataChanges, isHidden, saveChanges } from '../data-folder/save-changes.ts';
import { withIntro } from '../scaffold/new-entry.ts';
import { type Answers, collectAnswers } from '../scaffold/questions.ts';
import type { Prompt } from '../terminal.ts';
import { makeSite, type NewSite, recordTranslations } from './make-site.ts';
import { siteQuestions } from './site-questions.ts';

/**
 * Makes a site from nothing: asks, writes its data folder, and prints the next steps.
 *
 * @param given the values of options; missing ones are asked for at a terminal
 * @throws UsageError if the folder is not empty, or an answer is missing or not possible
 * @throws Failure if the folder cannot be written
 */
export async function makeNewSite(
  folder: string,
  given: Answers,
  messages: Messages,
  ask: Prompt | undefined,
): Promise<void> {
  if (!isEmptyFolder(folder)) throw new UsageError(({ newSite }) => newSite.notEmpty(shownFolder(folder)));
  const talk = { messages, ask: withIntro(ask, messages.newSite.intro) };
  const answers = await collectAnswers(siteQuestions(messages), given, talk);
  const site = await writeNewSite(folder, answers, messages);
  printNextSteps(shownFolder(folder), site, messages);
  console.log(`\n${summarizeSite(site.diagnostics, folder, messages).join('\n')}`);
  console.log(`\n${messages.newSite.next(shownFolder(folder))}`);
}

/**
 * Writes the data folder of a new site, all of it or nothing.
 *
 * @param answers to `siteQuestions`; all are possible
 * @throws Failure if the folder cannot be written, or has got files meanwhile
 */
export async function writeNewSite(
  folder: string,
  answers: Readonly<Record<string, string>>,
  messages: Messages,
) {
  const site = makeSite(answers, messages);
  const wouldCauseErrors: Localized = ({ failures }) => failures.wouldCauseErrors;
  const { diagnostics, wholeModel } = refuseErrors(site.sources, wouldCauseErrors, messages);
  const files = linkSchemas(folder, [...site.sources, ...recordTranslations(wholeModel.files)]);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.folderUnwritable(shownFolder(folder)));
  }
  await changingFolder(folder, messages, () => saveChanges(folder, files, []));
  return { ...site, diagnostics };
}

/** True if a folder is missing or has only hidden files. */
export function isEmptyFolder(folder: string): boolean {
  try {
    return !existsSync(folder) || readdirSync(folder).every(isHidden);
  } catch {
    return false;
  }
}

/** The files of a site, with links to the schemas relative to their future folder. */
function linkSchemas(folder: string, sources: readonly SourceFile[]): DataChanges {
  const linked = sources.map(({ path, bytes }) => {
    const link = relative(dirname(join(folder, path)), join(projectFolder, 'schema/json'));
    const text = new TextDecoder().decode(bytes);
    const replace = (_link: string, key: string): string => key + link.replaceAll('\\', '/');
    return [path, text.replace(/("\$schema": ")[^"]*\/schema\/json/, replace)] as const;
  });
  return new Map(linked);
}

function printNextSteps(folder: string, { sources, languages: own }: NewSite, { newSite }: Messages): void {
  console.log(newSite.made(folder, sources.length));
  console.log(`\n${newSite.fillIn}`);
  const lines = sources.flatMap(({ path: file, bytes }) => {
    const { unconfirmed = {} } = file.endsWith('.json') ? JSON.parse(new TextDecoder().decode(bytes)) : {};
    return Object.entries<string>(unconfirmed).map(([path, note]) => `  ${file}, ${path}: ${note}`);
  });
  const isOfSite = (line: string): boolean => line.startsWith('  site.json');
  for (const line of lines.toSorted((left, right) => Number(isOfSite(right)) - Number(isOfSite(left))))
    console.log(line);
  if (own.borrowed !== undefined) console.log(`\n${newSite.borrowed(own.fallback, own.borrowed)}`);
  for (const code of own.untranslated) console.log(`\n${newSite.untranslated(code, own.fallback, folder)}`);
}
