import { resolve } from 'node:path';
import { parseOperands, UsageError } from '../command-line.ts';
import type { Localized, Messages } from '../messages/messages.ts';
import { changingFolder } from '../operator/data-folder/save-changes.ts';
import { exportTranslations } from '../operator/translations/export.ts';
import { importTranslations } from '../operator/translations/import.ts';
import { reportTranslations } from '../operator/translations/report.ts';
import { acceptTranslations } from '../operator/translations/translations.ts';
import { defaultDataFolder } from '../project/folders.ts';

const ACTIONS = ['accept', 'export', 'import'];

/** Reports on translations, records them, and exchanges them with translators. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const line = parseOperands('translations', args, messages);
  if (!line) return 0;
  const { options, operands } = line;
  const [action, first, ...others] = operands;
  const folder = resolve(options.data ?? defaultDataFolder);
  const isDryRun = options['dry-run'] !== undefined;
  switch (action) {
    case undefined: {
      const [isStrict, isWhole] = [options.strict !== undefined, options.all !== undefined];
      return reportTranslations(folder, { isStrict, isWhole }, messages);
    }
    case 'accept': {
      const acceptance = { keys: others, onlyNew: options.new !== undefined };
      return changingFolder(folder, messages, () => acceptTranslations(folder, first, acceptance, messages));
    }
    case 'export': {
      const language = required(first, ({ commandLine }) => commandLine.nameLanguage);
      return exportTranslations(folder, language, messages, others[0]);
    }
    case 'import': {
      const file = required(first, ({ commandLine }) => commandLine.nameFile);
      const acceptsLarge = options['accept-large-changes'] !== undefined;
      const given = { folder, file, language: others[0], messages, isDryRun, acceptsLarge };
      const make = () => importTranslations(given);
      return changingFolder(folder, messages, make, { isDryRun });
    }
    default:
      throw new UsageError(({ commandLine }) => commandLine.unknownAction(action, ACTIONS));
  }
}

function required(operand: string | undefined, complaint: Localized): string {
  if (operand !== undefined) return operand;
  throw new UsageError(complaint);
}
