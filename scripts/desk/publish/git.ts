import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../project/folders.ts';

/** A failed call of git, with its output. */
export class GitError extends Error {
  readonly isTooSlow: boolean;
  /** There is no git on this computer. */
  readonly isMissing: boolean;

  constructor(message: string, { isTooSlow = false, isMissing = false } = {}) {
    super(message);
    this.isTooSlow = isTooSlow;
    this.isMissing = isMissing;
  }
}

/** Milliseconds for a call that stays on this computer, and for one over the network. */
const TIMEOUT = 30_000;
export const NETWORK_TIMEOUT = 180_000;

const MAX_BYTES = 512_000_000;

interface CallOptions {
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeout?: number;
}

/** A file that differs between two versions of the data folder; undefined if it does not exist. */
export interface TreeChange {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The system's git in a data folder. It never asks for anything, runs no hooks, and is stopped after a while. */
export class Git {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** @throws GitError if it fails */
  async run(args: readonly string[], options: CallOptions = {}): Promise<string> {
    return (await this.runRaw(args, options)).toString('utf8').trimEnd();
  }

  /** The output; undefined if it fails. */
  async ask(...args: readonly string[]): Promise<string | undefined> {
    try {
      return await this.run(args);
    } catch (error) {
      if (error instanceof GitError) return undefined;
      throw error;
    }
  }

  runRaw(args: readonly string[], options: CallOptions = {}): Promise<Buffer> {
    const { input = '', environment = {}, timeout = TIMEOUT } = options;
    return new Promise((done, failed) => {
      const child = execFile(
        'git',
        [...SETTINGS, ...args],
        {
          cwd: this.folder,
          env: { ...ownEnvironment(), ...environment },
          encoding: 'buffer',
          maxBuffer: MAX_BYTES,
          timeout,
          killSignal: 'SIGKILL',
          windowsHide: true,
        },
        (error, stdout, stderr) => {
          if (!error) return done(stdout);
          const how = { isTooSlow: error.killed === true, isMissing: error.code === 'ENOENT' };
          failed(new GitError(`${stderr.toString('utf8')}${stdout.toString('utf8')}`, how));
        },
      );
      // If git ends before it has read its input, its result has the reason.
      child.stdin?.on('error', () => {});
      child.stdin?.end(input);
    });
  }

  /**
   * Runs calls on a copy of the index, so that what the operator has prepared in it stays.
   *
   * @param index the file that is copied
   */
  async withIndex<Result>(
    index: string,
    use: (environment: Readonly<Record<string, string>>) => Promise<Result>,
  ): Promise<Result> {
    const copy = join(cacheFolder, 'desk', `index-${crypto.randomUUID()}`);
    mkdirSync(join(cacheFolder, 'desk'), { recursive: true });
    try {
      // A repository in which nothing was prepared yet has none.
      if (existsSync(index)) copyIndex(index, copy);
      return await use({ GIT_INDEX_FILE: copy });
    } finally {
      for (const path of [copy, `${copy}.lock`]) rmSync(path, { force: true });
    }
  }

  /** The name of the data folder in a version of the repository; that of an empty folder where it is not in it. */
  async folderIn(version: string | undefined, prefix: string): Promise<string> {
    const path = prefix.replace(/\/$/, '');
    const known = version && (await this.ask('rev-parse', '-q', '--verify', `${version}:${path}`));
    return known || this.emptyFolder();
  }

  /** The name of a folder without files. */
  emptyFolder(): Promise<string> {
    return this.run(['mktree']);
  }

  /** Files that differ between two versions of the data folder. */
  async compare(before: string, after: string): Promise<readonly TreeChange[]> {
    if (before === after) return [];
    const lines = await this.runRaw([
      'diff-tree',
      '-r',
      '-z',
      '--raw',
      '--no-renames',
      '--no-abbrev',
      before,
      after,
    ]);
    return parseRaw(lines.toString('utf8').split('\0'));
  }

  /** Files that have another name in a later version: earlier names by new ones. */
  async findRenamed(before: string, after: string): Promise<ReadonlyMap<string, string>> {
    const args = ['diff-tree', '-r', '-z', '-M', '--diff-filter=R', '--name-status', before, after];
    const fields = (await this.runRaw(args)).toString('utf8').split('\0');
    const names = new Map<string, string>();
    for (let at = 0; at + 2 < fields.length; at += 3) names.set(fields[at + 2] ?? '', fields[at + 1] ?? '');
    return names;
  }

  /** Contents by their names. */
  async readBlobs(blobs: Iterable<string>): Promise<ReadonlyMap<string, Buffer>> {
    const wanted = [...new Set(blobs)];
    const contents = new Map<string, Buffer>();
    if (wanted.length === 0) return contents;
    const output = await this.runRaw(['cat-file', '--batch'], { input: `${wanted.join('\n')}\n` });
    for (let at = 0; at < output.length; ) {
      const end = output.indexOf('\n', at);
      const [blob = '', kind, size] = output.toString('utf8', at, end).split(' ');
      at = end + 1;
      if (size === undefined) continue;
      if (kind === 'blob') contents.set(blob, output.subarray(at, at + Number(size)));
      at += Number(size) + 1;
    }
    return contents;
  }
}

/** The copy is as old as the index: git looks into files that were changed in the second in which it was written. */
function copyIndex(index: string, copy: string): void {
  const { atime, mtime } = statSync(index);
  copyFileSync(index, copy);
  utimesSync(copy, atime, mtime);
}

/** Changed files of git's raw format, whose fields are separated already. */
export function parseRaw(fields: readonly string[]): readonly TreeChange[] {
  const changes: TreeChange[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, , before = '', after = ''] = (fields[at] ?? '').split(' ');
    const file = fields[at + 1] ?? '';
    changes.push({ file, before: orNone(before), after: orNone(after) });
  }
  return changes;
}

function orNone(blob: string): string | undefined {
  return /^0+$/.test(blob) ? undefined : blob;
}

const SETTINGS = [
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'core.quotePath=false',
  '-c',
  'log.showSignature=false',
];

/** Git must not ask questions, since nobody would see them. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, GIT_PREFIX: ____, ...others } = process.env;
  return {
    ...others,
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS_REQUIRE: 'never',
    GCM_INTERACTIVE: 'never',
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
  };
}
