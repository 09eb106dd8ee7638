import { resolve } from 'node:path';
import { type CommandDefinition, parseOperands, UsageError } from '../command-line.ts';
import { openSoundFolder, saveIfSound } from '../operator/data-folder/edit-folder.ts';
import { RENAMABLE_KINDS, type RenamableKind } from '../operator/scaffold/kinds.ts';
import { planRename } from '../operator/scaffold/plan-rename.ts';
import { readLock } from '../operator/translations/read-lock.ts';
import { defaultDataFolder } from '../project/folders.ts';

const command: CommandDefinition<'data' | 'path' | 'dry-run'> = {
  name: 'rename',
  operands: ['package OLD NEW', 'destination OLD NEW', 'day OLD NEW'],
  summary: `Gives an entry another id, everywhere it is named, and leaves a redirect where its address changes.
If the result would have errors, nothing is changed. Exit code 0: done, 1: not done, 2: bad usage.`,
  options: {
    data: { value: 'DIR', help: 'Another data folder.' },
    path: { value: 'PATH', help: 'destination: its new address, such as /places/reef.' },
    'dry-run': { help: 'Shows what would change, writes nothing.' },
  },
};

/** Renames an entry. */
export async function run(args: readonly string[]): Promise<number> {
  const line = parseOperands(command, args);
  if (!line) return 0;
  const { options, operands } = line;
  const [kind = '', from, to, ...others] = operands;
  if (!isKind(kind)) throw new UsageError(`Name what to rename: ${RENAMABLE_KINDS.join(', ')}.`);
  if (from === undefined || to === undefined || others.length > 0) {
    throw new UsageError(`Name the old and the new id: npm run rename -- ${kind} OLD NEW`);
  }
  const folder = resolve(options.data ?? defaultDataFolder);
  const { sources, files } = openSoundFolder(folder);
  const rename = { kind, from, to, path: options.path };
  const { changes, moved } = planRename(files, rename, (language) => readLock(folder, language));
  const isDryRun = options['dry-run'] !== undefined;
  if (!isDryRun) saveIfSound(folder, sources, changes);
  for (const [path, content] of changes)
    console.log(`${content === undefined ? 'removed' : 'written'} ${path}`);
  if (moved) console.log(`Whoever opens ${moved.from} is led to ${moved.to}.`);
  if (isDryRun) console.log('Nothing was written.');
  return 0;
}

function isKind(kind: string): kind is RenamableKind {
  return RENAMABLE_KINDS.some((known) => known === kind);
}
