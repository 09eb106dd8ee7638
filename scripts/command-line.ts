import { type ParseArgsConfig, parseArgs } from 'node:util';
import { PlainError } from './failure.ts';
import {
  defaultMessages,
  findMessages,
  type Localized,
  languages,
  type Messages,
} from './messages/messages.ts';

type Commands = Messages['help']['commands'];

/** A command that has a help. */
type CommandName = keyof Commands;

/** The options of a command, beside --lang and --help that all have. */
export type OptionName<Name extends CommandName> = Extract<keyof Commands[Name]['options'], string>;

/** A command line that cannot be understood. Exit code 2. */
export class UsageError extends PlainError {
  override readonly name = 'UsageError';
}

/** The values of the options given; switches that are set hold an empty text. */
export type OptionValues<Option extends string> = { readonly [Key in Option | 'lang']?: string };

/** A command line: its options, and the arguments beside them. */
export interface CommandLine<Option extends string> {
  readonly options: OptionValues<Option>;
  readonly operands: readonly string[];
}

/**
 * Reads a command's arguments. Prints the help and returns undefined for `--help`.
 *
 * @throws UsageError for unknown options, missing values and stray arguments
 */
export function parseCommandLine<Name extends CommandName>(
  name: Name,
  args: readonly string[],
  messages: Messages,
): OptionValues<OptionName<Name>> | undefined {
  return parseOperands(name, args, messages, false)?.options;
}

/**
 * Reads the arguments of a command that takes operands; its options are those of its help. Prints the help and gives
 * undefined for `--help`.
 *
 * @throws UsageError for unknown options, missing values, and operands where none are allowed
 */
export function parseOperands<Name extends CommandName>(
  name: Name,
  args: readonly string[],
  messages: Messages,
  takesOperands = true,
): CommandLine<OptionName<Name>> | undefined {
  const help: CommandHelp = messages.help.commands[name];
  const options = Object.entries(help.options);
  const kinds = new Map([
    ...options.map(([option, { value }]) => [option, value === undefined ? 'switch' : 'value'] as const),
    ['lang', 'value'],
    ['help', 'switch'],
  ]);
  for (const option of languageOptions(args, kinds)) kinds.set(option, 'value');
  const taken = findOptionTakenByNpm(name, kinds.keys());
  if (taken !== undefined) {
    const command = `npm run ${[name, '--', taken, ...args].join(' ')}`;
    throw new UsageError((own) => own.commandLine.optionTakenByNpm(taken, command));
  }
  const values: Record<string, string> = {};
  const operands: string[] = [];
  for (const token of parseTokens(args, kinds)) {
    const wrong = findMistake(token, kinds, takesOperands);
    if (wrong) throw new UsageError((own) => `${wrong(own)}\n\n${helpText(name, own)}`);
    if (token.kind === 'option') values[token.name] = token.value ?? '';
    else if (token.kind === 'positional') operands.push(token.value);
  }
  if (values.help === undefined) return { options: values, operands };
  console.log(helpText(name, messages));
  return undefined;
}

/**
 * Finds an option that was written without the `--` before it: npm takes it for its own and hands it on in the
 * environment alone, so that `npm run prices raise 7% --dry-run` would raise the prices.
 */
function findOptionTakenByNpm(command: string, options: Iterable<string>): string | undefined {
  const { env } = process;
  if (env.npm_lifecycle_event !== command) return undefined;
  const taken = [...options].find((option) => env[`npm_config_${option.replaceAll('-', '_')}`] !== undefined);
  return taken === undefined ? undefined : `--${taken}`;
}

/** Options that name a language in place of `LANGUAGE`, such as `--name-en` for `--name-LANGUAGE`. */
function languageOptions(args: readonly string[], kinds: ReadonlyMap<string, string>): readonly string[] {
  return args.flatMap((arg) => {
    const [, option = '', part = ''] = /^--(([a-z]+)-[a-z]{2,3})(?==|$)/.exec(arg) ?? [];
    return kinds.has(`${part}-LANGUAGE`) ? [option] : [];
  });
}

/**
 * Reads the arguments of a command for developers, which speaks English. Prints the help and returns undefined for `--help`.
 *
 * @throws UsageError for unknown options, missing values and stray arguments
 */
export function parseForDevelopers<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  own: Options,
  help: string,
  allowPositionals = false,
) {
  const options = { ...own, lang: { type: 'string' }, help: { type: 'boolean' } } as const;
  try {
    const line = parseArgs({ args: [...args], options, allowPositionals });
    if (!('help' in line.values)) return line;
    console.log(help);
    return undefined;
  } catch (error) {
    throw new UsageError(() => `${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

/** The value of --lang among arguments that are not parsed yet. */
export function requestedLanguage(args: readonly string[]): string | undefined {
  const tokens = parseTokens(args, new Map([['lang', 'value']]));
  const given = tokens.flatMap((token) =>
    token.kind === 'option' && token.name === 'lang' && token.value !== undefined ? [token.value] : [],
  );
  return given.at(-1);
}

/** The help of a command: how to call it, what it does, its options. */
export function helpText(name: CommandName, { help }: Messages): string {
  const { summary, options, calls = [''] }: CommandHelp = help.commands[name];
  const spoken = Object.entries(languages).map(([code, { languageName }]) => `${code} (${languageName})`);
  const shown = {
    ...options,
    lang: { value: help.lang.value, help: help.lang.help(spoken.join(', ')) },
    help: { help: help.help },
  };
  const rows = Object.entries<OptionHelp>(shown).map(
    ([option, { value, help: text }]) => `  ${`--${option}${value ? ` ${value}` : ''}`.padEnd(24)} ${text}`,
  );
  const lines = calls.map((call) => `npm run ${name} -- ${`${call} ${help.options}`.trim()}`);
  return [...lines, '', summary, '', ...rows].join('\n');
}

interface OptionHelp {
  /** The kind of value, such as `DIR`; switches have none. */
  readonly value?: string;
  readonly help: string;
}

interface CommandHelp {
  readonly summary: string;
  /** Ways of calling the command. */
  readonly calls?: readonly string[];
  readonly options: Readonly<Record<string, OptionHelp>>;
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

function parseTokens(args: readonly string[], kinds: ReadonlyMap<string, string>): readonly Token[] {
  const options = Object.fromEntries(
    [...kinds].map(([name, kind]) => [
      name,
      { type: kind === 'value' ? ('string' as const) : ('boolean' as const) },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  // The parser takes negative numbers for groups of short options.
  return tokens.flatMap((token, position): readonly Token[] => {
    const { index } = token;
    const value = args[index] ?? '';
    if (token.kind !== 'option' || !/^-\d/.test(value)) return [token];
    return tokens[position - 1]?.index === index ? [] : [{ kind: 'positional', index, value }];
  });
}

/** The reason why an argument is not possible at its place. */
function findMistake(
  token: Token,
  kinds: ReadonlyMap<string, string>,
  takesOperands: boolean,
): Localized | undefined {
  if (token.kind === 'positional') {
    return takesOperands ? undefined : ({ commandLine }) => commandLine.unexpectedArgument(token.value);
  }
  if (token.kind !== 'option') return undefined;
  const { name, rawName, value, inlineValue } = token;
  const kind = kinds.get(name);
  if (kind === undefined) return ({ commandLine }) => commandLine.unknownOption(rawName);
  if (kind === 'switch') {
    return value === undefined ? undefined : ({ commandLine }) => commandLine.optionTakesNoValue(rawName);
  }
  // A value that looks like an option, and not like a number, counts as missing unless it follows `=`.
  const isMissing = value === undefined || (!inlineValue && /^-\D/.test(value));
  return isMissing ? ({ commandLine }) => commandLine.optionNeedsValue(rawName) : undefined;
}

/**
 * The messages of the language asked for, by default those of the language that the computer is set to, if the
 * commands have it, else the default ones.
 *
 * @throws UsageError if the commands do not speak the language asked for
 */
export function chooseMessages(asked: string | undefined): Messages {
  if (asked === undefined) return findMessages(systemLanguage()) ?? defaultMessages;
  const found = findMessages(asked);
  if (found) return found;
  throw new UsageError(({ commandLine }) => commandLine.unknownLanguage(asked, Object.keys(languages)));
}

function systemLanguage(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  // Windows has none of these variables; Node knows its locale.
  const locale = LC_ALL || LC_MESSAGES || LANG || new Intl.DateTimeFormat().resolvedOptions().locale;
  const [code = ''] = locale.split(/[-_.@]/);
  return code;
}
