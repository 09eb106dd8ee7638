import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDataFolder, type SourceFile } from '../compiler/read/read-data-folder.ts';
import { cacheFolder } from '../project/folders.ts';
import { growData } from './grow-data.ts';
import { type Figures, medians } from './medians.ts';
import { runScript } from './run-script.ts';

/** Prints time and memory of checks and builds of data grown to each number of packages. */
export function benchScale(dataFolder: string, sizes: readonly number[], runs: number): void {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'bench-scale-'));
  try {
    const sources = readDataFolder(dataFolder);
    const rows = sizes.flatMap((packages) => {
      console.error(`${packages} packages …`);
      const measured = measureSize(join(folder, String(packages)), growData(sources, packages), runs);
      return Object.entries(measured).map(([task, all]) => ({ packages, task, ...medians(all) }));
    });
    console.table(rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measureSize(folder: string, sources: readonly SourceFile[], runs: number) {
  const [data, site, cache] = [join(folder, 'data'), join(folder, 'site'), join(folder, 'cache')];
  const check = () => runScript('check', ['--data', data], cache);
  const build = () => runScript('build', ['--data', data, '--out', site], cache);
  const measured = { check: [], 'clean build': [], 'build, one price changed': [] } as Record<
    Task,
    Figures[]
  >;
  for (const source of sources) save(data, source);
  // The first start is slower: its code is not cached yet.
  check();
  for (let run = 1; run <= runs; run += 1) {
    measured.check.push(check());
    for (const made of [site, cache]) rmSync(made, { recursive: true, force: true });
    measured['clean build'].push(build());
    save(data, raisePrice(sources, run));
    measured['build, one price changed'].push(build());
  }
  return measured;
}

type Task = 'check' | 'clean build' | 'build, one price changed';

/** The last price table with the first amount of its rows raised. */
function raisePrice(sources: readonly SourceFile[], by: number): SourceFile {
  const table = sources.findLast(({ path }) => path.startsWith('prices/'));
  const text = new TextDecoder().decode(table?.bytes);
  const raised = text.replace(/(?<="rows".*?: )\d+/s, (amount) => `${Number(amount) + by}`);
  return { path: table?.path ?? '', bytes: new TextEncoder().encode(raised) };
}

function save(folder: string, { path, bytes }: SourceFile): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
