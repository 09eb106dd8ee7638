import { resolve } from 'node:path';
import { type CommandDefinition, parseOperands, UsageError } from '../command-line.ts';
import { openSoundFolder, refuseUnsound, saveIfSound } from '../operator/data-folder/edit-folder.ts';
import { RENAMABLE_KINDS, type RenamableKind } from '../operator/scaffold/kinds.ts';
import { planRename } from '../operator/scaffold/plan-rename.ts';
import { scaffoldWords } from '../operator/scaffold/words/words.ts';
import { readLock } from '../operator/translations/read-lock.ts';
import { defaultDataFolder } from '../project/folders.ts';
import { chooseLanguage } from '../report/choose-language.ts';

const command: CommandDefinition<'data' | 'lang' | 'path' | 'dry-run'> = {
  name: 'rename',
  operands: ['package OLD NEW', 'destination OLD NEW', 'day OLD NEW'],
  summary: `Gives an entry another id, everywhere it is named, and leaves a redirect where its address changes.
If the result would have errors, nothing is changed. Exit code 0: done, 1: not done, 2: bad usage.`,
  options: {
    data: { value: 'DIR', help: 'Another data folder.' },
    lang: { value: 'LANGUAGE', help: 'Language of what is said, as for the check.' },
    path: { value: 'PATH', help: 'destination: its new address, such as /places/reef.' },
    'dry-run': { help: 'Shows what would change, writes nothing.' },
  },
};

/** Renames an entry. */
export async function run(args: readonly string[]): Promise<number> {
  const line = parseOperands(command, args);
  if (!line) return 0;
  const { options, operands } = line;
  const language = chooseLanguage(options.lang);
  const words = scaffoldWords(language);
  const [kind = '', from, to, ...others] = operands;
  if (!isKind(kind)) throw new UsageError(words.nameRenamable(RENAMABLE_KINDS));
  if (from === undefined || to === undefined || others.length > 0) throw new UsageError(words.nameIds(kind));
  const folder = resolve(options.data ?? defaultDataFolder);
  const { sources, files } = openSoundFolder(folder, language);
  const rename = { kind, from, to, path: options.path };
  const { changes, moved } = planRename(files, rename, (code) => readLock(folder, code), language);
  const isDryRun = options['dry-run'] !== undefined;
  if (isDryRun) refuseUnsound(sources, changes, language);
  else saveIfSound(folder, sources, changes, language);
  for (const [path, content] of changes)
    console.log(content === undefined ? words.removed(path, isDryRun) : words.written(path, isDryRun));
  if (moved) console.log(words.moved(moved.from, moved.to));
  if (isDryRun) console.log(words.nothingWritten);
  return 0;
}

function isKind(kind: string): kind is RenamableKind {
  return RENAMABLE_KINDS.some((known) => known === kind);
}
