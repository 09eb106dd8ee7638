import { execFile, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { cacheFolder, projectFolder } from '../../../scripts/project/folders.ts';
import { newTemporaryFolder, removeFolder } from '../../helpers/temporary-folder.ts';
import { secondOperatorFolder } from '../../helpers/workspace.ts';

/** A build as operators start it. */
export interface Build {
  readonly data: string;
  readonly out: string;
  /** Folder of the cache, inside the project, where packages are found. */
  readonly cache: string;
  /** Day on which it is started, unless today. */
  readonly day?: string;
}

const launcher = join(projectFolder, 'scripts/run.cjs');

function argumentsOf({ data, out }: Build): readonly string[] {
  return [launcher, 'build', '--lang', 'en', '--data', data, '--out', out];
}

function environmentOf({ cache, day }: Build): NodeJS.ProcessEnv {
  const clock = day === undefined ? {} : { NODE_OPTIONS: `--import=${clockAt(day)}` };
  return { ...process.env, NODE_ENV: 'production', CACHE_PATH: cache, ...clock };
}

/** A module that has `new Date()` say noon of another day, as the computer's calendar would. */
function clockAt(day: string): string {
  const code = `globalThis.Date=class extends Date{constructor(...a){super(...(a.length?a:['${day}T12:00']))}}`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** Builds a site; gives the output of the command. */
export async function build(plan: Build): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...argumentsOf(plan)], {
    env: environmentOf(plan),
  });
  return stdout;
}

/** Starts a build and kills it when its output contains a text; gives false if it had already ended. */
export async function killBuild(plan: Build, when: string): Promise<boolean> {
  const child = spawn(process.execPath, [...argumentsOf(plan)], {
    env: environmentOf(plan),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (piece) => {
    output += String(piece);
    if (output.includes(when)) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.on('close', resolve));
  return child.signalCode === 'SIGKILL';
}

export function filesIn(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'latin1')]),
  );
}

export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}

/** A change of a file of a data folder: the text to replace, and its replacement. */
export type Edit = readonly [file: string, from: RegExp, to: string];

/**
 * Changes a file of a data folder.
 *
 * @throws Error if the change changes nothing
 */
export function edit(data: string, [file, from, to]: Edit): void {
  const path = join(data, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`Nothing changes in ${file}.`);
  writeFileSync(path, after);
}

/** Folders for builds, gone when the tests of the file are over. */
export interface BuildFolders {
  /** A folder for copies of data and for sites. */
  readonly workspace: string;
  /** A folder for a cache. */
  readonly caches: string;
  /** A build of a new copy of the second operator's data. */
  readonly newBuild: (cache: string) => Build;
}

export function useBuildFolders(): BuildFolders {
  const workspace = newTemporaryFolder();
  mkdirSync(cacheFolder, { recursive: true });
  const caches = mkdtempSync(join(cacheFolder, 'test-builds-'));
  afterAll(() => {
    for (const folder of [workspace, caches]) removeFolder(folder);
  });
  let count = 0;
  return {
    workspace,
    caches,
    newBuild: (cache) => {
      count += 1;
      const data = join(workspace, `data-${count}`);
      cpSync(secondOperatorFolder, data, { recursive: true });
      return { data, out: join(workspace, `site-${count}`), cache };
    },
  };
}
