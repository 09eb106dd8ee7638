import { resolve } from 'node:path';
import { type CommandDefinition, parseOperands, UsageError } from '../command-line.ts';
import { openSoundFolder, saveIfSound } from '../operator/data-folder/edit-folder.ts';
import { NEW_KINDS, type NewKind } from '../operator/scaffold/kinds.ts';
import { planNew } from '../operator/scaffold/new-entry.ts';
import { scaffoldWords } from '../operator/scaffold/words/words.ts';
import { type Ask, atTerminal } from '../operator/terminal.ts';
import { defaultDataFolder } from '../project/folders.ts';
import { chooseLanguage } from '../report/choose-language.ts';
import { summarize } from '../report/render-pretty.ts';

type OptionName =
  | 'data'
  | 'lang'
  | 'region'
  | 'category'
  | 'destinations'
  | 'days'
  | 'image'
  | 'path'
  | 'name'
  | 'locale'
  | 'direction';

const command: CommandDefinition<OptionName> = {
  name: 'new',
  operands: ['package ID', 'destination ID', 'day ID', 'language CODE'],
  summary: `Makes a new entry with all its files; texts to be written start with "TODO:" and are named by the check.
At a terminal it asks for what is missing. If the result would have errors, nothing is written.
Exit code 0: done, 1: not done, 2: bad usage.`,
  options: {
    data: { value: 'DIR', help: 'Another data folder.' },
    lang: { value: 'LANGUAGE', help: 'Language of what is said and asked, as for the check.' },
    region: { value: 'ID', help: 'package, destination: its region.' },
    category: { value: 'ID', help: 'package: its category; destination: its kind.' },
    destinations: { value: 'ID,ID', help: 'package, day: the destinations that it visits.' },
    days: { value: 'ID,ID', help: 'package: the days of its plan, in order.' },
    image: { value: 'KEY', help: 'package, destination: its picture.' },
    path: { value: 'PATH', help: 'destination: its address.' },
    name: { value: 'NAME', help: 'language: its own name.' },
    locale: { value: 'LOCALE', help: 'language: whose numbers and plurals it uses.' },
    direction: { value: 'ltr|rtl', help: 'language: its direction.' },
  },
};

/** Makes a new entry. */
export async function run(args: readonly string[]): Promise<number> {
  const line = parseOperands(command, args);
  if (!line) return 0;
  const { data, lang, ...given } = line.options;
  const language = chooseLanguage(lang);
  const words = scaffoldWords(language);
  const [kind = '', id, ...others] = line.operands;
  if (!isKind(kind)) throw new UsageError(words.nameKind(NEW_KINDS));
  if (id === undefined || others.length > 0) throw new UsageError(words.nameId(kind));
  const folder = resolve(data ?? defaultDataFolder);
  const { sources, files } = openSoundFolder(folder, language);
  const { changes, hints } = await asking(words.nothingWritten, (ask) =>
    planNew(files, { kind, id, given }, { language, ask }),
  );
  const diagnostics = saveIfSound(folder, sources, changes, language);
  for (const path of changes.keys()) console.log(words.written(path, false));
  for (const hint of hints) console.log(hint);
  console.log(words.checked(summarize(diagnostics, { language })));
  return 0;
}

/** Gives the use of the terminal to whoever has to ask, if a person sits at it. */
function asking<Result>(left: string, use: (ask: Ask | undefined) => Promise<Result>): Promise<Result> {
  const { stdin: input, stdout: output } = process;
  return input.isTTY && output.isTTY ? atTerminal({ input, output, left }, use) : use(undefined);
}

function isKind(kind: string): kind is NewKind {
  return NEW_KINDS.some((known) => known === kind);
}
