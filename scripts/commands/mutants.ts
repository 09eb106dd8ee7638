import { type CommandDefinition, parseCount, parseOperands, UsageError } from '../command-line.ts';
import type { Messages } from '../messages/messages.ts';
import { findFiles } from '../mutants/find-files.ts';
import { isPartName, PART_NAMES, partOf } from '../mutants/parts.ts';
import { tryPart } from '../mutants/try-part.ts';

const command: CommandDefinition<'mutants'> = {
  name: 'mutants',
  takesOperands: true,
  options: { files: 'value', sample: 'value', fresh: 'switch' },
};

/** Tries the tests on changed code. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const line = parseOperands(command, args, messages);
  if (!line) return 0;
  const { options, operands } = line;
  const [part = '', ...others] = operands;
  if (!isPartName(part) || others.length > 0) {
    throw new UsageError(({ mutants }) => mutants.namePart(PART_NAMES));
  }
  const { folder } = partOf(part);
  const files = findFiles(folder, options.files);
  if (files.length === 0) throw new UsageError(({ mutants }) => mutants.noFile(folder, options.files ?? ''));
  const oneOf = options.sample === undefined ? undefined : parseCount(options.sample);
  return (await tryPart({ part, files, oneOf, isFresh: options.fresh !== undefined }, messages)) ? 0 : 1;
}
