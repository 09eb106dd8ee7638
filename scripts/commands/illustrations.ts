import { basename, join, resolve } from 'node:path';
import { type CommandDefinition, parseOperands, UsageError } from '../command-line.ts';
import { hasErrors } from '../compiler/diagnostics/diagnostic.ts';
import { didYouMean } from '../compiler/diagnostics/did-you-mean.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { checkScenes } from '../illustrations/check-scenes.ts';
import {
  bringUpToDate,
  type DrawnFile,
  defaultSceneFolder,
  drawScene,
  sceneSchema,
  sceneSchemaFile,
} from '../illustrations/draw-illustrations.ts';
import { readScenes } from '../illustrations/read-scenes.ts';
import { defaultDataFolder } from '../project/folders.ts';
import { reportFindings } from '../report/report-findings.ts';

const command: CommandDefinition<'check' | 'scenes' | 'out'> = {
  name: 'illustrations',
  operands: ['[SCENE …]'],
  summary: `Draws the illustrations of the site from their scenes: all, or those that are named.
While a scene has errors, nothing is drawn. Exit code 0: done, 1: errors, or not up to date, 2: bad usage.`,
  options: {
    check: { help: 'Says which pictures are not what their scenes say, and writes nothing.' },
    scenes: { value: 'DIR', help: 'Another folder of scenes.' },
    out: { value: 'DIR', help: 'Another folder of pictures than data/images.' },
  },
};

/** Draws scenes, and renews the rules that editors read of them. */
export async function run(args: readonly string[]): Promise<number> {
  const line = parseOperands(command, args);
  if (!line) return 0;
  const { options, operands } = line;
  const all = readScenes(resolve(options.scenes ?? defaultSceneFolder));
  refuseUnknown(operands, all);
  // All are checked: one that is not asked for may draw the same picture.
  const { scenes, diagnostics } = checkScenes(all);
  if (diagnostics.length > 0) reportFindings(diagnostics, all, { all: true });
  if (hasErrors(diagnostics)) return 1;
  const out = resolve(options.out ?? join(defaultDataFolder, 'images'));
  const isCheck = options.check !== undefined;
  const isWanted = (name: string): boolean => operands.length === 0 || operands.includes(name);
  const drawn = [
    tell(basename(sceneSchemaFile), bringUpToDate(sceneSchemaFile, sceneSchema(), isCheck), isCheck),
    ...scenes
      .filter(({ name }) => isWanted(name))
      .map((scene) => tell(scene.illustration.file, drawScene(scene, out, isCheck), isCheck)),
  ];
  const stale = drawn.filter(({ isCurrent }) => !isCurrent).length;
  if (!isCheck || stale === 0) return 0;
  console.log(`${stale} of ${drawn.length} files not up to date: run "npm run illustrations".`);
  return 1;
}

function tell(name: string, file: DrawnFile, isCheck: boolean): DrawnFile {
  const state = file.isCurrent ? 'unchanged' : isCheck ? 'NOT UP TO DATE' : 'written';
  console.log(`${name}: ${(file.size / 1000).toFixed(1)} kB, ${state}`);
  return file;
}

function refuseUnknown(names: readonly string[], sources: readonly SourceFile[]): void {
  const known = sources.map(({ path }) => basename(path, '.json'));
  const [stranger] = names.filter((name) => !known.includes(name));
  if (stranger === undefined) return;
  const hint = didYouMean(stranger, known)?.en ?? `Known are ${known.join(', ')}.`;
  throw new UsageError(`There is no scene "${stranger}". ${hint}`);
}
