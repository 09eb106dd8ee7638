import { resolve } from 'node:path';
import {
  type CommandDefinition,
  type CommandLine,
  helpText,
  type OptionName,
  parseOperands,
  UsageError,
} from '../command-line.ts';
import { Failure } from '../failure.ts';
import { everywhere, type Localized, type Messages } from '../messages/messages.ts';
import { changingFolder } from '../operator/data-folder/change-folder.ts';
import { ACCEPT_VARIABLE, diffPrices } from '../operator/prices/diff/diff-prices.ts';
import { exportPrices } from '../operator/prices/export/export-prices.ts';
import { importPrices } from '../operator/prices/import/import-prices.ts';
import { operatorMessages } from '../operator/prices/operator-messages.ts';
import { raisePrices } from '../operator/prices/raise/raise-prices.ts';
import { askingAtTerminal } from '../operator/terminal.ts';
import { defaultDataFolder } from '../project/folders.ts';

/** In per cent: a season’s adjustment stays below, a digit too many does not. */
const DEFAULT_THRESHOLD = 20;

const FORMATS = ['pretty', 'markdown'];

const command: CommandDefinition<'prices'> = {
  name: 'prices',
  takesOperands: true,
  options: {
    data: 'value',
    threshold: 'value',
    'accept-large-changes': 'switch',
    'dry-run': 'switch',
    tables: 'value',
    tiers: 'value',
    bands: 'value',
    round: 'value',
    all: 'switch',
    overwrite: 'switch',
    format: 'value',
  },
};

type Option = OptionName<'prices'>;

/** Options that some actions alone take. */
const OWN_OPTIONS: Readonly<Record<string, readonly Option[]>> = {
  export: ['overwrite'],
  import: ['dry-run'],
  raise: ['dry-run', 'tables', 'tiers', 'bands', 'round', 'all'],
  diff: ['format'],
};

/** What every action works with. */
interface Task {
  readonly line: CommandLine<Option>;
  readonly dataFolder: string;
  readonly messages: Messages;
  readonly threshold: number;
}

/** Exports, imports or compares prices: in the language asked for, else in the operator's. */
export async function run(args: readonly string[], ofComputer: Messages): Promise<number> {
  const line = parseOperands(command, args, ofComputer);
  if (!line) return 0;
  const [action = ''] = line.operands;
  refuseAction(line);
  const dataFolder = resolve(line.options.data ?? defaultDataFolder);
  const threshold = thresholdOf(line);
  const isAsked = line.options.lang !== undefined;
  const messages = isAsked ? ofComputer : (operatorMessages(dataFolder) ?? ofComputer);
  const task = { line, dataFolder, messages, threshold };
  try {
    return await act(action, task);
  } catch (error) {
    // Whatever fails on the way is said in the same language.
    throw error instanceof Failure ? new Failure(everywhere(error.messageIn(messages))) : error;
  }
}

async function act(action: string, task: Task): Promise<number> {
  const [, file = ''] = task.line.operands;
  if (action === 'diff') return diff(task);
  const { line, ...given } = task;
  if (action === 'export') {
    const overwrite = line.options.overwrite !== undefined;
    console.log(await exportPrices({ ...given, file, language: line.options.lang, overwrite }));
    return 0;
  }
  const { 'dry-run': dry, all, tables, tiers, bands, round } = line.options;
  const dryRun = dry !== undefined;
  const options = {
    ...given,
    language: line.options.lang,
    acceptLarge: acceptsLarge(line),
    dryRun,
    ask: askingAtTerminal(),
  };
  const write = (): Promise<number> =>
    action === 'import'
      ? importPrices({ ...options, file })
      : raisePrices({
          ...options,
          change: file,
          chosen: { tables, tiers, bands, round },
          all: all !== undefined,
        });
  return dryRun ? write() : changingFolder(task.dataFolder, task.messages, write);
}

function refuseAction(line: CommandLine<Option>): void {
  const [action = '', operand, ...rest] = line.operands;
  const actions = Object.keys(OWN_OPTIONS);
  if (action === '') throw usage(({ commandLine }) => commandLine.nameAction(actions));
  if (!actions.includes(action)) throw usage(({ commandLine }) => commandLine.unknownAction(action, actions));
  const [extra] = rest;
  if (extra !== undefined) throw usage(({ commandLine }) => commandLine.oneTooMany(extra));
  refuseForeignOptions(action, line);
  if (action === 'raise' && operand === undefined) throw usage(({ prices }) => prices.raise.nameChange);
  if (action !== 'diff' && operand === undefined)
    throw usage(({ commandLine }) => commandLine.namePriceFile(action));
  const { format = 'pretty' } = line.options;
  if (!FORMATS.includes(format))
    throw new UsageError(({ commandLine }) => commandLine.unknownFormat(format, FORMATS));
}

function diff({ line, ...given }: Task): number {
  const [, revision = 'HEAD'] = line.operands;
  return diffPrices({
    ...given,
    revision,
    language: line.options.lang,
    acceptLarge: acceptsLarge(line),
    format: line.options.format === 'markdown' ? 'markdown' : 'pretty',
    summaryFile: process.env.GITHUB_STEP_SUMMARY || undefined,
  });
}

function thresholdOf({ options }: CommandLine<Option>): number {
  const { threshold: written = String(DEFAULT_THRESHOLD) } = options;
  const threshold = Number(written);
  if (written.trim() !== '' && Number.isFinite(threshold) && threshold >= 0) return threshold;
  throw new UsageError(({ commandLine }) => commandLine.noThreshold(written));
}

function acceptsLarge({ options }: CommandLine<Option>): boolean {
  return options['accept-large-changes'] !== undefined || process.env[ACCEPT_VARIABLE] === 'yes';
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
