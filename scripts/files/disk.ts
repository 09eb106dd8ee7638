import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmdirSync, rmSync, writeSync } from 'node:fs';

/** What is done to a disk. Each step is there as a whole or not at all, but for a file that is being written. */
export interface Disk {
  /** Makes a folder and those around it; one that is there stays. */
  readonly makeFolder: (path: string) => void;
  /** Writes a file that nobody reads yet; when this returns, it outlives a loss of power. */
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
  makeFolder: (path) => void mkdirSync(path, { recursive: true }),
  write(path, content) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const file = openSync(path, 'w');
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
  fsync(folder) {
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
  },
};
