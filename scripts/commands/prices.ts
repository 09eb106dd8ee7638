import { resolve } from 'node:path';
import { type CommandLine, helpText, type OptionName, parseOperands, UsageError } from '../command-line.ts';
import type { Localized, Messages } from '../messages/messages.ts';
import { changingFolder } from '../operator/data-folder/save-changes.ts';
import { ACCEPT_VARIABLE, DEFAULT_THRESHOLD, diffPrices } from '../operator/prices/diff-prices.ts';
import { exportPrices } from '../operator/prices/export-prices.ts';
import { importPrices } from '../operator/prices/import-prices.ts';
import { raisePrices } from '../operator/prices/raise-prices.ts';
import { defaultDataFolder } from '../project/folders.ts';

const FORMATS = ['pretty', 'markdown'];

type Option = OptionName<'prices'>;

/** Options that some actions alone take. */
const OWN_OPTIONS: Readonly<Record<string, readonly Option[]>> = {
  export: ['overwrite'],
  import: ['dry-run'],
  raise: ['dry-run', 'tables', 'tiers', 'bands', 'round', 'all'],
  diff: ['format'],
};

/** Exports, imports, raises or compares prices. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const line = parseOperands('prices', args, messages);
  if (!line) return 0;
  refuseAction(line);
  const { options, operands } = line;
  const [action, operand = ''] = operands;
  const { lang: language, tables, tiers, bands, round } = options;
  const isSet = (option: Option): boolean => options[option] !== undefined;
  const dataFolder = resolve(options.data ?? defaultDataFolder);
  const acceptLarge = isSet('accept-large-changes') || process.env[ACCEPT_VARIABLE] === 'yes';
  const given = { dataFolder, messages, threshold: readThreshold(options.threshold), acceptLarge };
  if (action === 'diff') {
    const format = options.format === 'markdown' ? 'markdown' : 'pretty';
    return diffPrices({ ...given, revision: operand || 'HEAD', format });
  }
  if (action === 'export') {
    console.log(await exportPrices({ ...given, file: operand, language, overwrite: isSet('overwrite') }));
    return 0;
  }
  const dryRun = isSet('dry-run');
  const write = { ...given, dryRun };
  const chosen = { tables, tiers, bands, round };
  const change = (): Promise<number> =>
    action === 'import'
      ? importPrices(operand, write)
      : raisePrices({ ...write, change: operand, chosen, all: isSet('all') });
  return changingFolder(dataFolder, messages, change, { isDryRun: dryRun });
}

function refuseAction(line: CommandLine<Option>): void {
  const [action = '', operand, ...rest] = line.operands;
  const actions = Object.keys(OWN_OPTIONS);
  if (action === '') throw usage(({ commandLine }) => commandLine.nameAction(actions));
  if (!actions.includes(action)) throw usage(({ commandLine }) => commandLine.unknownAction(action, actions));
  const [extra] = rest;
  if (extra !== undefined) throw usage(({ commandLine }) => commandLine.unexpectedArgument(extra));
  refuseForeignOptions(action, line);
  if (action === 'raise' && operand === undefined) throw usage(({ prices }) => prices.raise.nameChange);
  if (action !== 'diff' && operand === undefined)
    throw usage(({ commandLine }) => commandLine.namePriceFile(action));
  const { format = 'pretty' } = line.options;
  if (!FORMATS.includes(format))
    throw new UsageError(({ commandLine }) => commandLine.unknownFormat(format, FORMATS));
}

function readThreshold(written = String(DEFAULT_THRESHOLD)): number {
  const threshold = Number(written);
  if (written.trim() !== '' && Number.isFinite(threshold) && threshold >= 0) return threshold;
  throw new UsageError(({ commandLine }) => commandLine.noThreshold(written));
}

function refuseForeignOptions(action: string, { options }: CommandLine<Option>): void {
  for (const [owner, names] of Object.entries(OWN_OPTIONS)) {
    const foreign = names.find((name) => options[name] !== undefined && !OWN_OPTIONS[action]?.includes(name));
    if (foreign) throw usage(({ commandLine }) => commandLine.optionOfOther(foreign, owner));
  }
}

function usage(sentence: Localized): UsageError {
  return new UsageError((messages) => `${sentence(messages)}\n\n${helpText('prices', messages)}`);
}
