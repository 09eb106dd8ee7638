import { type CommandDefinition, parseOperands, UsageError } from '../command-line.ts';
import { findFiles } from '../mutants/find-files.ts';
import { isPartName, PART_NAMES, partOf } from '../mutants/parts.ts';
import { tryPart } from '../mutants/try-part.ts';

const command: CommandDefinition<'files' | 'fresh'> = {
  name: 'mutants',
  operands: PART_NAMES,
  summary: `Changes the code of one part piece by piece, in a copy, and sees whether the tests notice.
Prints the share that they notice and what they do not; less than 85 % is a failure.
What may survive stands in tests/mutants/survivors.json, each with its reason.
Results are kept: next time only what new code and new tests can change is tried again.`,
  options: {
    files: { value: 'GLOB', help: "Only these files, such as 'scripts/compiler/map/**'." },
    fresh: { help: 'Tries all again, as is needed after tests, fixtures or golden cases were altered.' },
  },
};

export async function run(args: readonly string[]): Promise<number> {
  const line = parseOperands(command, args);
  if (!line) return 0;
  const { options, operands } = line;
  const [part = '', ...others] = operands;
  if (!isPartName(part) || others.length > 0) {
    throw new UsageError(`Name one part of the code: ${PART_NAMES.join(', ')}.`);
  }
  const { folder } = partOf(part);
  const files = findFiles(folder, options.files);
  if (files.length === 0) throw new UsageError(`No file of ${folder} is called ${options.files}.`);
  return (await tryPart({ part, files, isFresh: options.fresh !== undefined })) ? 0 : 1;
}
