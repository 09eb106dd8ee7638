import { resolve } from 'node:path';
import { isDate } from '../../schema/dates.ts';
import { BuildCache } from '../build/build-cache.ts';
import { inspectPictures } from '../build/images/inspect-pictures.ts';
import { installedTypefaces } from '../build/typefaces/fontsource.ts';
import { type OptionName, type OptionValues, parseCommandLine, UsageError } from '../command-line.ts';
import { checkSite } from '../compiler/check-site.ts';
import { hasErrors, localize } from '../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { defaultMessages, type Messages } from '../messages/messages.ts';
import { commandFor } from '../messages/writing.ts';
import { messagePrinter, openCurrentFolder, openDataFolder } from '../operator/data-folder/open-folder.ts';
import { changingFolder } from '../operator/data-folder/save-changes.ts';
import type { ApplyOptions } from '../operator/fix/propose-fixes.ts';
import { buildCacheFolder, defaultDataFolder, otherDataFolder, shownFolder } from '../project/folders.ts';
import { today } from '../project/today.ts';
import { countToFillIn, isToFillIn } from '../report/before-publishing.ts';
import { renderGithub, renderJson, renderSummary, writeSummary } from '../report/ci-reports.ts';
import { renderAcknowledged, reportFindings } from '../report/render-pretty.ts';

const FORMATS = ['pretty', 'json', 'github'];

type Options = OptionValues<OptionName<'check'>>;

/** Checks a data folder and prints what was found. */
export async function run(args: readonly string[], chosen: Messages): Promise<number> {
  const options = parseCommandLine('check', args, chosen);
  if (!options) return 0;
  const { format = 'pretty' } = options;
  refuseMixed(options, format);
  // Other programs get the default language unless they ask: their input must not depend on a computer's settings.
  const isForPeople = format === 'pretty';
  const messages = isForPeople || options.lang !== undefined ? chosen : defaultMessages;
  const asked = readDay(options.today);
  const folder = resolve(options.data ?? defaultDataFolder);
  const sources =
    options.fix === undefined
      ? openDataFolder(folder, messagePrinter(messages))
      : await fixFolder(folder, { messages, isDryRun: options['dry-run'] !== undefined });
  const pictures = await inspectPictures(sources, new BuildCache(buildCacheFolder));
  const { diagnostics, acknowledged } = checkSite(sources, {
    today: asked,
    forPublishing: options.publish !== undefined,
    folder: otherDataFolder(folder),
    pictures,
    typefaces: installedTypefaces(),
  });
  if (isForPeople) {
    const isWhole = options.all !== undefined;
    const isForPublishing = options.publish !== undefined;
    const shown = diagnostics.filter((finding) =>
      isForPublishing ? finding.severity === 'error' : !isToFillIn(finding),
    );
    const flags = [...(isForPublishing ? ['--publish'] : []), '--all'];
    const report = {
      isWhole,
      acknowledged: acknowledged.length,
      allCommand: commandFor('check', otherDataFolder(folder), ...flags),
    };
    reportFindings(isWhole ? diagnostics : shown, sources, messages, report);
    const besides = isForPublishing && !isWhole ? diagnostics.length - shown.length : 0;
    if (besides > 0)
      console.log(messages.report.besides(besides, commandFor('check', otherDataFolder(folder))));
    for (const line of countToFillIn(diagnostics, folder, messages)) console.log(line);
    if (options.acknowledged !== undefined) console.log(renderAcknowledged(acknowledged, messages));
  } else {
    const localized = localize(diagnostics, messages);
    if (format === 'json') console.log(renderJson(localized));
    else {
      console.log(renderGithub(localized, shownFolder(folder), messages));
      writeSummary(renderSummary(localized, acknowledged.length, messages));
    }
  }
  return hasErrors(diagnostics) ? 1 : 0;
}

function refuseMixed(options: Options, format: string): void {
  if (!FORMATS.includes(format))
    throw new UsageError(({ commandLine }) => commandLine.unknownFormat(format, FORMATS));
  if (options.fix !== undefined && format !== 'pretty')
    throw new UsageError(({ commandLine }) => commandLine.fixIsForPeople);
  if (options['dry-run'] !== undefined && options.fix === undefined)
    throw new UsageError(({ commandLine }) => commandLine.dryRunBelongsToFix);
}

/** Loaded only if asked for: the check is waited for after every edit. */
async function fixFolder(folder: string, options: ApplyOptions): Promise<readonly SourceFile[]> {
  const { applyFixes } = await import('../operator/fix/propose-fixes.ts');
  const apply = () => applyFixes(folder, openCurrentFolder(folder, options.messages), options);
  return changingFolder(folder, options.messages, apply, { isDryRun: options.isDryRun });
}

function readDay(asked: string | undefined): string {
  if (asked === undefined) return today();
  if (isDate(asked)) return asked;
  throw new UsageError(({ commandLine }) => commandLine.noDate(asked));
}
