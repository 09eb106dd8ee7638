import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';

/** A state of the data folder that version control knows. */
export interface Revision {
  readonly commit: string;
  /** Day on which it came about, in UTC, as `2026-11-22`. */
  readonly date: string;
  /** What the folder held: the same for the same files. */
  readonly tree: string;
}

/** States of the data folder, newest first. */
export interface DataHistory {
  readonly revisions: readonly Revision[];
  /** Whether the last of them is the first there ever was; not so in a shallow clone, or where more are left out. */
  readonly isWhole: boolean;
}

const MOST_BYTES = 512_000_000;

/** What changes whenever the history does; empty without one. */
export function historyMark(dataFolder: string): string {
  const [newest = '', shallow = ''] = [
    git(dataFolder, ['log', '-1', '--first-parent', '--format=%H', '--', '.']),
    git(dataFolder, ['rev-parse', '--is-shallow-repository']),
  ].map(textOf);
  return newest === '' ? '' : `${newest} ${shallow}`;
}

/**
 * The states of a data folder along the main line of its repository, the newest ones; none without a repository.
 *
 * @param most number of states
 */
export function dataHistory(dataFolder: string, most: number): DataHistory {
  const format = '--format=%H %ct';
  const log = textOf(git(dataFolder, ['log', '--first-parent', `-${most + 1}`, format, '--', '.']));
  const lines = log.split('\n').filter((line) => line !== '');
  const cut = shallowCommits(dataFolder);
  const known = withTrees(
    dataFolder,
    lines.slice(0, most).map((line) => {
      const [commit = '', seconds = ''] = line.split(' ');
      return { commit, date: new Date(Number(seconds) * 1000).toISOString().slice(0, 10) };
    }),
  );
  const isCut = known.some(({ commit }) => cut.has(commit));
  return { revisions: known, isWhole: lines.length <= most && !isCut };
}

/** Commits with what the folder held at each; asked in one go, since starting Git takes longer than its answers. */
function withTrees(dataFolder: string, commits: readonly Omit<Revision, 'tree'>[]): readonly Revision[] {
  const prefix = textOf(git(dataFolder, ['rev-parse', '--show-prefix']));
  const asked = commits.map(({ commit }) => `${commit}:${prefix}\n`).join('');
  const answers = textOf(git(dataFolder, ['cat-file', '--batch-check'], asked)).split('\n');
  return commits.map((commit, index) => {
    const [, tree = ''] = /^([0-9a-f]+) tree \d+$/.exec(answers[index] ?? '') ?? [];
    return { ...commit, tree };
  });
}

/** What version control knows of a file in one state. */
interface Blob {
  readonly id: string;
  readonly path: string;
  /** The same for the same content in the same place. */
  readonly name: string;
}

/** The files of a data folder in its states. One that is the same in two of them is one object, so that it is parsed once. */
export class PastFiles {
  readonly #dataFolder: string;
  readonly #known = new Map<string, SourceFile>();

  constructor(dataFolder: string) {
    this.#dataFolder = dataFolder;
  }

  /**
   * The files of one state, hidden ones passed over.
   *
   * @returns nothing if they cannot be had
   */
  of({ tree }: Revision): readonly SourceFile[] | undefined {
    if (tree === '') return undefined;
    const listed = textOf(git(this.#dataFolder, ['ls-tree', '-r', '-z', '--full-tree', tree]));
    const blobs = listed.split('\0').flatMap((line) => {
      const [, id = '', path = ''] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
      const isHidden = path.split('/').some((part) => part.startsWith('.'));
      return id === '' || isHidden ? [] : [{ id, path, name: `${id} ${path}` }];
    });
    if (!this.#read(blobs.filter(({ name }) => !this.#known.has(name)))) return undefined;
    return blobs.flatMap(({ name }) => this.#known.get(name) ?? []);
  }

  /** Reads files that were not read before; tells whether all are there. */
  #read(blobs: readonly Blob[]): boolean {
    if (blobs.length === 0) return true;
    const ids = blobs.map(({ id }) => `${id}\n`).join('');
    const output = git(this.#dataFolder, ['cat-file', '--batch'], ids);
    const contents = output ? splitBatch(output) : [];
    if (contents.length !== blobs.length) return false;
    for (const [index, { name, path }] of blobs.entries())
      this.#known.set(name, { path, bytes: contents[index] ?? new Uint8Array() });
    return true;
  }
}

/** The contents in what `git cat-file --batch` gives: a line that ends with a number of bytes, these, and a line's end. */
function splitBatch(output: Buffer): readonly Buffer[] {
  const contents: Buffer[] = [];
  let at = 0;
  while (at < output.length) {
    const end = output.indexOf('\n', at);
    const size = Number(/^[0-9a-f]+ blob (\d+)$/.exec(output.toString('utf8', at, end))?.[1]);
    if (end === -1 || Number.isNaN(size)) return [];
    contents.push(output.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return contents;
}

/** Commits whose parents a shallow clone does not have: what they changed is not known. */
function shallowCommits(dataFolder: string): ReadonlySet<string> {
  const path = textOf(git(dataFolder, ['rev-parse', '--git-path', 'shallow']));
  try {
    const ends = readFileSync(resolve(dataFolder, path), 'utf8').split('\n');
    // The very first commit may be among them, which has none.
    return new Set(
      ends.filter((id) => /^parent /m.test(textOf(git(dataFolder, ['cat-file', 'commit', id])))),
    );
  } catch {
    return new Set();
  }
}

/** What Git says; nothing if it fails, or is not there. */
function git(folder: string, args: readonly string[], input = ''): Buffer | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: folder,
    input,
    maxBuffer: MOST_BYTES,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}

function textOf(output: Buffer | undefined): string {
  return output?.toString('utf8').trim() ?? '';
}
