import { resolve } from 'node:path';
import { isDate } from '../../schema/acknowledged.ts';
import { type CommandDefinition, parseCommandLine, UsageError } from '../command-line.ts';
import { checkSite } from '../compiler/check-site.ts';
import { hasErrors, tellIn } from '../compiler/diagnostics/diagnostic.ts';
import { checkerLanguages } from '../compiler/diagnostics/language.ts';
import { readDataFolder, type SourceFile } from '../compiler/read/read-data-folder.ts';
import type { ApplyOptions } from '../operator/fix/apply-fixes.ts';
import { defaultDataFolder, shownFolder } from '../project/folders.ts';
import { today } from '../project/today.ts';
import { chooseLanguage } from '../report/choose-language.ts';
import { renderAcknowledged } from '../report/render-acknowledged.ts';
import { renderGithub } from '../report/render-github.ts';
import { renderJson } from '../report/render-json.ts';
import { renderSummary } from '../report/render-summary.ts';
import { reportFindings } from '../report/report-findings.ts';
import { reportWords } from '../report/report-words.ts';
import { writeSummary } from '../report/write-summary.ts';

const languages = Object.entries(checkerLanguages)
  .map(([code, name]) => `${code} (${name})`)
  .join(', ');

const command: CommandDefinition<
  'data' | 'format' | 'lang' | 'all' | 'acknowledged' | 'fix' | 'dry-run' | 'today'
> = {
  name: 'check',
  summary: 'Checks the content and writes nothing. Exit code 0: no errors, 1: errors, 2: bad usage.',
  options: {
    data: { value: 'DIR', help: 'Another data folder.' },
    format: { value: 'FORMAT', help: 'pretty (as usual), json or github.' },
    lang: { value: 'LANGUAGE', help: `Language of the findings: ${languages}.` },
    all: { help: 'Shows every finding in full, however many there are.' },
    acknowledged: { help: 'Lists the warnings that are acknowledged in the data, and why.' },
    fix: { help: 'Puts right what can be put right in one way only, and shows what it changed.' },
    'dry-run': { help: 'With --fix: shows what would change, writes nothing.' },
    today: { value: 'DATE', help: 'Another day than today, such as 2030-12-31, for what runs out.' },
  },
};

/** Checks a data folder and prints what was found. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseCommandLine(command, args);
  if (!options) return 0;
  const format = options.format ?? 'pretty';
  if (!['pretty', 'json', 'github'].includes(format)) {
    throw new UsageError(`Unknown format "${format}". Known are pretty, json, github.`);
  }
  const isFixing = options.fix !== undefined;
  if (isFixing && format !== 'pretty')
    throw new UsageError('The option --fix is for people: it prints no other format.');
  if (options['dry-run'] !== undefined && !isFixing)
    throw new UsageError('The option --dry-run belongs to --fix.');
  // Other programs get the usual language unless they ask: their input does not depend on a computer's settings.
  const isForPeople = format === 'pretty';
  const language = isForPeople || options.lang !== undefined ? chooseLanguage(options.lang) : undefined;
  const folder = resolve(options.data ?? defaultDataFolder);
  const found = readDataFolder(folder);
  const sources = !isFixing
    ? found
    : await putRight(folder, found, { language, isDryRun: options['dry-run'] !== undefined });
  const { diagnostics, acknowledged } = checkSite(sources, { today: dayOf(options.today) });
  if (isForPeople) {
    const report = { language, all: options.all !== undefined, acknowledged: acknowledged.length };
    reportFindings(diagnostics, sources, report);
    if (options.acknowledged !== undefined) console.log(renderAcknowledged(acknowledged, language));
  } else if (format === 'json') console.log(renderJson(tellIn(language, diagnostics)));
  else {
    const told = tellIn(language, diagnostics);
    const words = reportWords(language);
    console.log(renderGithub(told, shownFolder(folder), words));
    writeSummary(renderSummary(told, acknowledged.length, words));
  }
  return hasErrors(diagnostics) ? 1 : 0;
}

/** Loaded only if asked for: the check is waited for after every edit. */
async function putRight(
  folder: string,
  sources: readonly SourceFile[],
  options: ApplyOptions,
): Promise<readonly SourceFile[]> {
  const { applyFixes } = await import('../operator/fix/apply-fixes.ts');
  return applyFixes(folder, sources, options);
}

function dayOf(asked: string | undefined): string {
  if (asked === undefined) return today();
  if (isDate(asked)) return asked;
  throw new UsageError(`"${asked}" is no date. Write year, month and day: 2030-12-31.`);
}
