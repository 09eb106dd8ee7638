import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const projectFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The data folder unless another is named: the operator's own, which no release of the software touches, or the example. */
export const defaultDataFolder = chooseDataFolder(projectFolder);

/** The folder of the built site unless another is named. */
export const defaultOutFolder = join(projectFolder, 'dist');

/** The folder of everything that can be made again; benches name another in the variable CACHE_PATH. */
export const cacheFolder = resolve(process.env.CACHE_PATH ?? join(projectFolder, '.cache'));

/** The cache of the builds of all sites. */
export const buildCacheFolder = join(cacheFolder, 'build');

/** The operator's own data folder in a folder of the project, if there is one; else the one that the software comes with. */
export function chooseDataFolder(project: string): string {
  const own = join(project, 'my-site');
  return existsSync(join(own, 'site.json')) ? own : join(project, 'data');
}

/** The folder of modules generated from a data folder, one for each data folder. */
export function generatedFolder(dataFolder: string): string {
  if (resolve(dataFolder) === defaultDataFolder) return join(projectFolder, 'src/generated');
  const name = createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 12);
  return join(cacheFolder, 'generated', name);
}

/** A folder as people name it: relative to where they are, if that is shorter. */
export function shownFolder(folder: string): string {
  const fromHere = relative(process.cwd(), folder).replaceAll('\\', '/');
  return fromHere.length < folder.length ? fromHere : folder;
}

/** A data folder as people name it in commands; undefined for the usual one, which needs no name. */
export function otherDataFolder(folder: string): string | undefined {
  return resolve(folder) === defaultDataFolder ? undefined : shownFolder(folder);
}
