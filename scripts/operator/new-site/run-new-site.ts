import { checkSite } from '../../compiler/check-site.ts';
import { type Diagnostic, hasErrors } from '../../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import { languages, type Messages } from '../../messages/messages.ts';
import { shownFolder } from '../../project/folders.ts';
import { summarizeSite } from '../../report/before-publishing.ts';
import { reportFindings } from '../../report/report-findings.ts';
import { introduced } from '../scaffold/new-entry.ts';
import { answersTo } from '../scaffold/questions.ts';
import type { Ask } from '../terminal.ts';
import { makeSite, type NewSite } from './make-site.ts';
import { recordTranslations } from './settle-translations.ts';
import { siteQuestions } from './site-answers.ts';
import { readTemplate } from './template.ts';
import { refuseTaken, writeSite } from './write-site.ts';

/** How a new site is asked for. */
interface SiteRequest {
  readonly folder: string;
  /** The values of options; what is missing is asked for, if there is somebody to ask. */
  readonly given: Readonly<Record<string, string | undefined>>;
}

/**
 * Makes a site from nothing: asks, writes its data folder, and tells what comes next.
 *
 * @throws UsageError if the folder is not empty, or an answer is missing or not possible
 * @throws Failure if the folder cannot be written
 */
export async function makeNewSite(
  { folder, given }: SiteRequest,
  messages: Messages,
  ask: Ask | undefined,
): Promise<void> {
  refuseTaken(folder);
  const template = readTemplate();
  const talk = { messages, ask: introduced(ask, messages.newSite.intro) };
  const language = findLanguage(messages);
  const answers = await answersTo(siteQuestions(template, talk, language), given, talk);
  const site = makeSite(template, answers, { messages, language });
  const diagnostics = refuseUnsoundSite(site.sources, messages);
  writeSite(folder, [...site.sources, ...recordTranslations(site.sources)]);
  tell(shownFolder(folder), site, messages);
  console.log(`\n${summarizeSite(diagnostics, folder, messages).join('\n')}`);
  console.log(`\n${messages.newSite.next(shownFolder(folder))}`);
}

/** @throws Failure if the site has errors, which are printed then */
function refuseUnsoundSite(sources: readonly SourceFile[], messages: Messages): readonly Diagnostic[] {
  const { diagnostics } = checkSite(sources);
  if (!hasErrors(diagnostics)) return diagnostics;
  reportFindings(
    diagnostics.filter(({ severity }) => severity === 'error'),
    sources,
    messages,
  );
  throw new Failure(({ failures }) => failures.notSound);
}

function tell(folder: string, { sources, languages: own }: NewSite, { newSite }: Messages): void {
  console.log(newSite.made(folder, sources.length));
  console.log(`\n${newSite.fillIn}`);
  for (const { file, path, note } of listToFillIn(sources)) console.log(`  ${file}, ${path}: ${note}`);
  if (own.borrowed !== undefined) console.log(`\n${newSite.borrowed(own.fallback, own.borrowed)}`);
  for (const code of own.untranslated) console.log(`\n${newSite.untranslated(code, own.fallback, folder)}`);
}

/** The values that are listed as not confirmed, those of the whole site first. */
function listToFillIn(sources: readonly SourceFile[]) {
  const data = sources.filter(({ path }) => path.endsWith('.json'));
  const found = data.flatMap(({ path: file, bytes }) => {
    const { unconfirmed = {} } = JSON.parse(new TextDecoder().decode(bytes));
    return Object.entries<string>(unconfirmed).map(([path, note]) => ({ file, path, note }));
  });
  return found.toSorted(
    (left, right) => Number(right.file === 'site.json') - Number(left.file === 'site.json'),
  );
}

function findLanguage(messages: Messages): string {
  return Object.entries(languages).find(([, known]) => known === messages)?.[0] ?? '';
}
