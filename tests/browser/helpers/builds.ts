import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../../scripts/project/folders.ts';

/** A build as people start it. */
export interface Build {
  readonly data: string;
  readonly out: string;
  /** Folder of what it keeps, inside the project, where packages are found. */
  readonly cache: string;
}

const launcher = join(projectFolder, 'scripts/run.cjs');

function argumentsOf({ data, out }: Build): readonly string[] {
  return [launcher, 'build', '--lang', 'en', '--data', data, '--out', out];
}

function environmentOf({ cache }: Build): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', CACHE_PATH: cache };
}

/** Builds a site, and gives what was said. */
export async function build(plan: Build): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...argumentsOf(plan)], {
    env: environmentOf(plan),
  });
  return stdout;
}

/** Starts a build and kills it. */
export async function killedBuild(plan: Build, milliseconds: number): Promise<void> {
  const child = spawn(process.execPath, [...argumentsOf(plan)], {
    env: environmentOf(plan),
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  setTimeout(() => child.kill('SIGKILL'), milliseconds);
  await ended;
}

/** The content of all files of a site, by path; empty if there is none. */
export function filesIn(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'latin1')]),
  );
}

/** Paths of the files in which two sites differ. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}
