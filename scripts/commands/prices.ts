import { resolve } from 'node:path';
import {
  type CommandDefinition,
  type CommandLine,
  helpText,
  parseOperands,
  UsageError,
} from '../command-line.ts';
import { ACCEPT_VARIABLE, diffPrices } from '../operator/prices/diff/diff-prices.ts';
import { exportPrices } from '../operator/prices/export/export-prices.ts';
import { importPrices } from '../operator/prices/import/import-prices.ts';
import { atTerminal } from '../operator/terminal.ts';
import { defaultDataFolder } from '../project/folders.ts';

/** In per cent: a season’s adjustment stays below, a digit too many does not. */
const DEFAULT_THRESHOLD = 20;

type OptionName = 'data' | 'lang' | 'threshold' | 'accept-large-changes' | 'overwrite' | 'dry-run' | 'format';

const command: CommandDefinition<OptionName> = {
  name: 'prices',
  summary:
    'Price tables to a spreadsheet and back, and how prices changed since a version in Git (HEAD as usual).\n' +
    'Exit code 0: done, 1: refused, or large changes that nobody acknowledged, 2: bad usage.',
  operands: ['export FILE.xlsx|FILE.csv', 'import FILE.xlsx|FILE.csv', 'diff [REVISION]'],
  options: {
    data: { value: 'DIR', help: 'Another data folder.' },
    lang: { value: 'LANGUAGE', help: 'Language of what is said; the operator’s, unless given.' },
    threshold: {
      value: 'PERCENT',
      help: `Changes of more have to be acknowledged (${DEFAULT_THRESHOLD} as usual).`,
    },
    'accept-large-changes': {
      help: `Acknowledges them; so does ${ACCEPT_VARIABLE}=yes in the environment.`,
    },
    'dry-run': { help: 'import: shows the changes and writes nothing.' },
    overwrite: { help: 'export: replaces a file that exists.' },
    format: {
      value: 'FORMAT',
      help: 'diff: pretty (as usual) or markdown, for the summary of a pull request.',
    },
  },
};

/** Which options belong to one action only. */
const OWN_OPTIONS: Readonly<Record<string, readonly OptionName[]>> = {
  export: ['overwrite'],
  import: ['dry-run'],
  diff: ['format'],
};

/** Exports, imports or compares prices. */
export async function run(args: readonly string[]): Promise<number> {
  const line = parseOperands(command, args);
  if (!line) return 0;
  const [action = '', operand, ...rest] = line.operands;
  if (!Object.hasOwn(OWN_OPTIONS, action)) {
    throw usage(
      action === ''
        ? 'Say what to do: export, import or diff.'
        : `"${action}" is not one of export, import, diff.`,
    );
  }
  if (rest.length > 0) throw usage(`"${rest[0]}" is one word too many.`);
  refuseForeignOptions(action, line);
  if (action === 'diff') return diff(line, operand);
  if (operand === undefined) throw usage(`Name the file: ${action} prices.xlsx.`);
  if (action === 'import') return importPrices({ ...importOptions(line), file: operand });
  console.log(
    await exportPrices({
      ...commonOptions(line),
      file: operand,
      overwrite: line.options.overwrite !== undefined,
    }),
  );
  return 0;
}

function diff(line: CommandLine<OptionName>, revision = 'HEAD'): number {
  const { format = 'pretty' } = line.options;
  if (format !== 'pretty' && format !== 'markdown') {
    throw new UsageError(`Unknown format "${format}". Known are pretty, markdown.`);
  }
  const summaryFile = process.env.GITHUB_STEP_SUMMARY || undefined;
  return diffPrices({
    ...commonOptions(line),
    acceptLarge: acceptsLarge(line),
    revision,
    format,
    summaryFile,
  });
}

function importOptions(line: CommandLine<OptionName>): Omit<Parameters<typeof importPrices>[0], 'file'> {
  return {
    ...commonOptions(line),
    acceptLarge: acceptsLarge(line),
    dryRun: line.options['dry-run'] !== undefined,
    ask: process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : undefined,
  };
}

function commonOptions({ options }: CommandLine<OptionName>): {
  readonly dataFolder: string;
  readonly language: string | undefined;
  readonly threshold: number;
} {
  const threshold = Number(options.threshold ?? DEFAULT_THRESHOLD);
  if (options.threshold?.trim() === '' || !Number.isFinite(threshold) || threshold < 0) {
    throw new UsageError(
      `The threshold is "${options.threshold}"; it must be a number of per cent, such as 20.`,
    );
  }
  return { dataFolder: resolve(options.data ?? defaultDataFolder), language: options.lang, threshold };
}

function acceptsLarge({ options }: CommandLine<OptionName>): boolean {
  return options['accept-large-changes'] !== undefined || process.env[ACCEPT_VARIABLE] === 'yes';
}

function refuseForeignOptions(action: string, { options }: CommandLine<OptionName>): void {
  for (const [owner, names] of Object.entries(OWN_OPTIONS)) {
    const foreign = owner === action ? undefined : names.find((name) => options[name] !== undefined);
    if (foreign) throw usage(`--${foreign} belongs to "${owner}".`);
  }
}

function usage(sentence: string): UsageError {
  return new UsageError(`${sentence}\n\n${helpText(command)}`);
}

function askOnTerminal(question: string, left: string): Promise<string> {
  const { stdin: input, stdout: output } = process;
  return atTerminal({ input, output, left }, (ask) => ask(question));
}
