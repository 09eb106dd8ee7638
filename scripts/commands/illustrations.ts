import { basename, join, resolve } from 'node:path';
import { type CommandDefinition, parseOperands, UsageError } from '../command-line.ts';
import { hasErrors } from '../compiler/diagnostics/diagnostic.ts';
import { didYouMean } from '../compiler/diagnostics/did-you-mean.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { checkScenes } from '../illustrations/check-scenes.ts';
import {
  bringUpToDate,
  type DrawnFile,
  drawScene,
  sceneSchema,
} from '../illustrations/draw-illustrations.ts';
import { readScenes } from '../illustrations/read-scenes.ts';
import type { Messages } from '../messages/messages.ts';
import { defaultDataFolder, defaultSceneFolder, sceneSchemaFile } from '../project/folders.ts';
import { reportFindings } from '../report/report-findings.ts';

const command: CommandDefinition<'illustrations'> = {
  name: 'illustrations',
  takesOperands: true,
  options: { check: 'switch', scenes: 'value', out: 'value' },
};

/** Draws scenes, and renews the rules that editors read of them. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const line = parseOperands(command, args, messages);
  if (!line) return 0;
  const { options, operands } = line;
  const all = readScenes(resolve(options.scenes ?? defaultSceneFolder));
  refuseUnknown(operands, all);
  // All are checked: one that is not asked for may draw the same picture.
  const { scenes, diagnostics } = checkScenes(all);
  if (diagnostics.length > 0) reportFindings(diagnostics, all, messages, { isWhole: true });
  if (hasErrors(diagnostics)) return 1;
  const out = resolve(options.out ?? join(defaultDataFolder, 'images'));
  const isCheck = options.check !== undefined;
  const isWanted = (name: string): boolean => operands.length === 0 || operands.includes(name);
  const tell = (name: string, file: DrawnFile): DrawnFile => {
    const state = file.isCurrent ? 'unchanged' : isCheck ? 'stale' : 'written';
    console.log(messages.illustrations.drawn(name, file.size / 1000, state));
    return file;
  };
  const drawn = [
    tell(basename(sceneSchemaFile), bringUpToDate(sceneSchemaFile, sceneSchema(), isCheck)),
    ...scenes
      .filter(({ name }) => isWanted(name))
      .map((scene) => tell(scene.illustration.file, drawScene(scene, out, isCheck))),
  ];
  const stale = drawn.filter(({ isCurrent }) => !isCurrent).length;
  if (!isCheck || stale === 0) return 0;
  console.log(messages.illustrations.stale(stale, drawn.length));
  return 1;
}

function refuseUnknown(names: readonly string[], sources: readonly SourceFile[]): void {
  const known = sources.map(({ path }) => basename(path, '.json'));
  const [stranger] = names.filter((name) => !known.includes(name));
  if (stranger === undefined) return;
  const hint = didYouMean(stranger, known);
  throw new UsageError((messages) => messages.illustrations.noScene(stranger, hint(messages), known));
}
