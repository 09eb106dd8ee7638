import { parseArgs } from 'node:util';

/** An option of a command: takes a value, or is only set. */
export interface OptionDefinition {
  /** What the value is, such as `DIR`; options without are switches. */
  readonly value?: string;
  readonly help: string;
}

/** A command as its help describes it. */
export interface CommandDefinition<Name extends string> {
  readonly name: string;
  readonly summary: string;
  /** What may stand beside the options, a way of calling the command a line; none: nothing may. */
  readonly operands?: readonly string[];
  readonly options: Readonly<Record<Name, OptionDefinition>>;
}

/** The command line cannot be understood; the message says why. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The values of the options given; switches that are set hold an empty text. */
export type OptionValues<Name extends string> = { readonly [Option in Name]?: string };

/**
 * Reads a command's arguments. Prints the help and gives undefined for `--help`.
 *
 * @throws UsageError for unknown options, missing values and stray arguments
 */
export function parseCommandLine<Name extends string>(
  definition: CommandDefinition<Name>,
  args: readonly string[],
): OptionValues<Name> | undefined {
  return parseOperands(definition, args)?.options;
}

/** A command line: its options, and what stands beside them. */
export interface CommandLine<Name extends string> {
  readonly options: OptionValues<Name>;
  readonly operands: readonly string[];
}

/**
 * Reads the arguments of a command that takes operands. Prints the help and gives undefined for `--help`.
 *
 * @throws UsageError for unknown options, missing values, and operands of a command that takes none
 */
export function parseOperands<Name extends string>(
  definition: CommandDefinition<Name>,
  args: readonly string[],
): CommandLine<Name> | undefined {
  const entries = Object.entries<OptionDefinition>(definition.options);
  const options = Object.fromEntries(
    entries.map(([name, { value }]) => [name, { type: value ? ('string' as const) : ('boolean' as const) }]),
  );
  let values: Readonly<Record<string, string | boolean | undefined>>;
  let operands: readonly string[];
  try {
    const parsed = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: definition.operands !== undefined,
    });
    values = parsed.values;
    operands = parsed.positionals;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : '';
    throw new UsageError(`${reason.replace(/\.$/, '')}.\n\n${helpText(definition)}`);
  }
  if (values.help) {
    console.log(helpText(definition));
    return undefined;
  }
  const given = Object.entries(values).map(([name, value]) => [name, value === true ? '' : value]);
  return { options: Object.fromEntries(given) as OptionValues<Name>, operands };
}

/** The help of a command: how to call it, what it does, its options. */
export function helpText({ name, summary, operands = [''], options }: CommandDefinition<string>): string {
  const rows = [...Object.entries(options), ['help', { help: 'Shows this text.' }] as const].map(
    ([option, { value, help }]: readonly [string, OptionDefinition]) =>
      `  ${`--${option}${value ? ` ${value}` : ''}`.padEnd(24)} ${help}`,
  );
  const calls = operands.map((operand) => `npm run ${name} -- ${`${operand} [options]`.trim()}`);
  return [...calls, '', summary, '', ...rows].join('\n');
}
