import { resolve } from 'node:path';
import { type CommandDefinition, type OptionValues, parseOperands, UsageError } from '../command-line.ts';
import { acceptTranslations } from '../operator/translations/run-accept.ts';
import { exportTranslations } from '../operator/translations/run-export.ts';
import { importTranslations } from '../operator/translations/run-import.ts';
import { writePseudoData } from '../operator/translations/run-pseudo.ts';
import { reportTranslations } from '../operator/translations/run-report.ts';
import { defaultDataFolder } from '../project/folders.ts';
import { chooseLanguage } from '../report/choose-language.ts';

const command: CommandDefinition<'data' | 'lang' | 'strict' | 'new' | 'dry-run'> = {
  name: 'translations',
  operands: ['', 'accept [LANGUAGE] [KEY …]', 'export LANGUAGE [FILE.po]', 'import FILE.po', 'pseudo DIR'],
  summary: `Shows what is translated, and what is missing, stale or looks wrong.
accept records translations as up to date; export and import exchange texts with translators;
pseudo writes a data folder with an invented language that shows what was not translated.
Exit code 0: fine, 1: errors (with --strict also stale translations and doubts), 2: bad usage.`,
  options: {
    data: { value: 'DIR', help: 'Another data folder.' },
    lang: { value: 'LANGUAGE', help: 'Language of the report, as for the check.' },
    strict: { help: 'Fails on stale or unrecorded translations and on doubts.' },
    new: { help: 'accept: only translations that are not recorded yet.' },
    'dry-run': { help: 'import: shows what would change, writes nothing.' },
  },
};

type Options = OptionValues<'data' | 'lang' | 'strict' | 'new' | 'dry-run'>;
type Action = (folder: string, operands: readonly string[], options: Options) => number;

const ACTIONS: Readonly<Record<string, Action>> = {
  accept: (folder, [language, ...keys], options) =>
    acceptTranslations(
      folder,
      language,
      { keys, onlyNew: options.new !== undefined },
      chooseLanguage(options.lang),
    ),
  export: (folder, [language, file]) => exportTranslations(folder, needed(language, 'a language'), file),
  import: (folder, [file], options) =>
    importTranslations(folder, needed(file, 'a file'), options['dry-run'] !== undefined),
  pseudo: (folder, [target]) => writePseudoData(folder, resolve(needed(target, 'a folder'))),
};

/** Reports on translations, records them, and exchanges them with translators. */
export async function run(args: readonly string[]): Promise<number> {
  const line = parseOperands(command, args);
  if (!line) return 0;
  const { options, operands } = line;
  const [name, ...rest] = operands;
  const folder = resolve(options.data ?? defaultDataFolder);
  if (name === undefined)
    return reportTranslations(folder, options.strict !== undefined, chooseLanguage(options.lang));
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action)
    throw new UsageError(`Unknown action "${name}". Known are: ${Object.keys(ACTIONS).join(', ')}.`);
  return action(folder, rest, options);
}

function needed(operand: string | undefined, what: string): string {
  if (operand !== undefined) return operand;
  throw new UsageError(`Name ${what}. The option --help shows how.`);
}
