import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What is done to a disk. Each step is there as a whole or not at all, but for a file that is being written. */
export interface Disk {
  /** Makes a folder and its parents, which outlive a loss of power; one that exists stays. */
  readonly makeFolder: (path: string, mode?: number) => void;
  /** Writes a new file, never through a link; when this returns, it outlives a loss of power. */
  readonly write: (path: string, content: string | Uint8Array) => void;
  /** Gives a file or folder another name; a file of that name is replaced. */
  readonly move: (from: string, to: string) => void;
  /** Removes a file, if it is there. */
  readonly remove: (path: string) => void;
  /** Removes a folder without files. */
  readonly removeFolder: (path: string) => void;
  /** What was done to the names in a folder outlives a loss of power. */
  readonly fsync: (folder: string) => void;
}

export const realDisk: Disk = {
  makeFolder(path, mode) {
    const first = mkdirSync(path, { recursive: true, mode });
    if (first === undefined) return;
    const above = dirname(resolve(first));
    for (let made = resolve(path); made !== above; made = dirname(made)) fsyncFolder(dirname(made));
  },
  write(path, content) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const file = openSync(path, 'wx');
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  },
  move: renameSync,
  remove: (path) => rmSync(path, { force: true }),
  removeFolder: rmdirSync,
  fsync: fsyncFolder,
};

function fsyncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Not every system opens folders; those that do not keep names by themselves.
  }
}
