import { resolve } from 'node:path';
import {
  type CommandDefinition,
  type OptionName,
  type OptionValues,
  parseOperands,
  UsageError,
} from '../command-line.ts';
import type { Localized, Messages } from '../messages/messages.ts';
import { changingFolder } from '../operator/data-folder/change-folder.ts';
import { askingAtTerminal } from '../operator/terminal.ts';
import { acceptTranslations } from '../operator/translations/accept.ts';
import { exportTranslations } from '../operator/translations/export.ts';
import { importTranslations } from '../operator/translations/import.ts';
import { writePseudoData } from '../operator/translations/pseudo.ts';
import { reportTranslations } from '../operator/translations/report.ts';
import { defaultDataFolder } from '../project/folders.ts';

const command: CommandDefinition<'translations'> = {
  name: 'translations',
  takesOperands: true,
  options: {
    data: 'value',
    strict: 'switch',
    all: 'switch',
    new: 'switch',
    'dry-run': 'switch',
    'accept-large-changes': 'switch',
  },
};

/** What an action works with. */
interface Task {
  readonly folder: string;
  readonly operands: readonly string[];
  readonly options: OptionValues<OptionName<'translations'>>;
  readonly messages: Messages;
}

const ACTIONS: Readonly<Record<string, (task: Task) => number | Promise<number>>> = {
  accept: ({ folder, operands: [language, ...keys], options, messages }) =>
    changingFolder(folder, messages, () =>
      acceptTranslations(folder, language, { keys, onlyNew: options.new !== undefined }, messages),
    ),
  export: ({ folder, operands: [language, file], messages }) =>
    exportTranslations(
      folder,
      needed(language, ({ commandLine }) => commandLine.nameLanguage),
      messages,
      file,
    ),
  import: ({ folder, operands: [operand, language], options, messages }) => {
    const file = needed(operand, ({ commandLine }) => commandLine.nameFile);
    const isDryRun = options['dry-run'] !== undefined;
    const acceptsLarge = options['accept-large-changes'] !== undefined;
    const ask = askingAtTerminal();
    const read = () => importTranslations({ folder, file, language, messages, isDryRun, acceptsLarge, ask });
    return isDryRun ? read() : changingFolder(folder, messages, read);
  },
  pseudo: ({ folder, operands: [target], messages }) =>
    writePseudoData(folder, resolve(needed(target, ({ commandLine }) => commandLine.nameFolder)), messages),
};

/** Reports on translations, records them, and exchanges them with translators. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const line = parseOperands(command, args, messages);
  if (!line) return 0;
  const { options, operands } = line;
  const [name, ...rest] = operands;
  const folder = resolve(options.data ?? defaultDataFolder);
  if (name === undefined) {
    const [isStrict, isWhole] = [options.strict !== undefined, options.all !== undefined];
    return reportTranslations(folder, { isStrict, isWhole }, messages);
  }
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action)
    throw new UsageError(({ commandLine }) => commandLine.unknownAction(name, Object.keys(ACTIONS)));
  return action({ folder, operands: rest, options, messages });
}

function needed(operand: string | undefined, complaint: Localized): string {
  if (operand !== undefined) return operand;
  throw new UsageError(complaint);
}
