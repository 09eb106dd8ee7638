import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkModel } from '../compiler/link/link-model.ts';
import type { LinkedPackage } from '../compiler/link/model.ts';
import { readDataFolder, type SourceFile } from '../compiler/read/read-data-folder.ts';
import { validFiles } from '../compiler/validate/validate-files.ts';
import { cacheFolder } from '../project/folders.ts';
import { type Figures, medians, runScript } from './run-script.ts';

/** Prints time and memory of checks and builds of data grown to each number of packages. */
export function benchScale(dataFolder: string, sizes: readonly number[], runs: number): void {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'bench-scale-'));
  try {
    const sources = readDataFolder(dataFolder);
    const rows = sizes.flatMap((packages) => {
      console.error(`${packages} packages …`);
      const measured = measureSize(join(folder, String(packages)), multiplyPackages(sources, packages), runs);
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
  for (const source of sources) saveSource(data, source);
  // The first start is slower: its code is not cached yet.
  check();
  for (let run = 1; run <= runs; run += 1) {
    measured.check.push(check());
    for (const made of [site, cache]) rmSync(made, { recursive: true, force: true });
    measured['clean build'].push(build());
    saveSource(data, raisePrice(sources, run));
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

/** Writes a file into a data folder. */
export function saveSource(folder: string, { path, bytes }: SourceFile): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Copies come after all packages of the data. */
const FIRST_ORDER = 1_000_000;
const PACKAGE_TEXTS = /^texts\/[^/]+\/packages\.json$/;
/** Of a text, in JSON without spaces; keys have none behind them. */
const FIRST_WORD = /(?<=[:[,]")\p{L}+(?=[^"]* )/gu;

interface Copy {
  readonly id: string;
  readonly index: number;
  readonly original: LinkedPackage;
}

/**
 * Valid data grown to a number of packages: copies of its packages in turn, each with its own itinerary, texts and
 * prices. Menus, pages and destinations stay as they are.
 */
export function multiplyPackages(sources: readonly SourceFile[], count: number): readonly SourceFile[] {
  const { packages } = linkModel(validFiles(sources));
  const copies = copyPackages(packages, count - packages.length);
  return [
    ...sources.map((source) => (PACKAGE_TEXTS.test(source.path) ? addTexts(source, copies) : source)),
    ...copies.flatMap(copyFiles),
  ];
}

function copyPackages(packages: readonly LinkedPackage[], count: number): readonly Copy[] {
  return Array.from({ length: Math.max(0, count) }).flatMap((_, index) => {
    const original = packages[index % packages.length];
    const round = 2 + Math.floor(index / packages.length);
    return original ? [{ id: `${original.id}-${round}`, index, original }] : [];
  });
}

function copyFiles({ id, index, original }: Copy): readonly SourceFile[] {
  const { file, itinerary, variants } = original;
  const order = FIRST_ORDER + index;
  return [
    jsonFile(`packages/${id}.json`, { ...Object(file.value), order }),
    ...(itinerary ? [jsonFile(`itineraries/${id}.json`, itinerary.file.value)] : []),
    ...copyPriceTables(id, variants),
  ];
}

function copyPriceTables(id: string, variants: LinkedPackage['variants']): readonly SourceFile[] {
  const tables = new Set(variants.flatMap(({ table }) => table ?? []));
  return [...tables].map((table) => {
    const served = variants.filter((variant) => variant.table === table);
    const options = served.flatMap(({ option }) => (option ? [option.id] : []));
    const serves = { package: id, ...(options.length > 0 ? { options } : {}) };
    const name = [id, ...options].join('-').toLowerCase();
    return jsonFile(`prices/${name}.json`, { ...Object(table.file.value), serves, acknowledged: undefined });
  });
}

/** The first words of texts differ in each copy, so that no two packages have the same texts. */
function addTexts({ path, bytes }: SourceFile, copies: readonly Copy[]): SourceFile {
  const texts: Readonly<Record<string, unknown>> = JSON.parse(new TextDecoder().decode(bytes));
  const added = copies
    .filter(({ original }) => texts[original.id] !== undefined)
    .map(({ id, index, original }): readonly [id: string, texts: unknown] => {
      const word = `Z${index}`.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
      return [id, JSON.parse(JSON.stringify(texts[original.id]).replace(FIRST_WORD, word))];
    });
  return jsonFile(path, { ...texts, ...Object.fromEntries(added) });
}

function jsonFile(path: string, value: unknown): SourceFile {
  return { path, bytes: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`) };
}
