import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { asBrotli } from './brotli.ts';
import {
  type FileNote,
  hashOf,
  isAsNoted,
  linkOrCopy,
  markUsed,
  noteOf,
  readJsonIfWhole,
  writeWhole,
} from './kept-file.ts';

/** A file of a site as it is kept. */
export interface StoredFile {
  /** Of its content. */
  readonly hash: string;
  /** Bytes as it is sent: after brotli, or as it is if it is not compressed. */
  readonly sent: number;
  readonly isCompressed: boolean;
}

/** Of a content as it is, and of its compressed forms. */
type Notes = Readonly<Record<string, FileNote>>;

const PLAIN = '';
const BROTLI = '.br';
const GZIP = '.gz';
const NOTES = '.json';

/**
 * Keeps the files of sites under names that follow from their content, each compressed once. Safe to delete at any
 * moment, and under several builds at once.
 */
export class FileStore {
  readonly #folder: string;
  readonly #damaged: (path: string) => void;
  readonly #known = new Map<string, StoredFile>();

  /** @param damaged told of every file that is not what was kept, and is made again */
  constructor(folder: string, damaged: (path: string) => void) {
    this.#folder = folder;
    this.#damaged = damaged;
  }

  /** Keeps a content. */
  put(content: string | Uint8Array, isCompressed: boolean): StoredFile {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const hash = hashOf(bytes);
    const found = this.find(hash, isCompressed);
    if (found) return found;
    const notes = {
      [PLAIN]: this.#write(hash, PLAIN, bytes),
      ...(isCompressed && {
        [BROTLI]: this.#write(hash, BROTLI, asBrotli(bytes)),
        [GZIP]: this.#write(hash, GZIP, gzipSync(bytes, { level: 9 })),
      }),
    };
    writeWhole(this.#path(hash, NOTES), JSON.stringify(notes));
    return this.#keep(hash, isCompressed, notes);
  }

  /** What was kept under a hash, if it is still as it was. */
  find(hash: string, isCompressed: boolean): StoredFile | undefined {
    const known = this.#known.get(hash);
    if (known?.isCompressed === isCompressed) return known;
    const notes = readNotes(this.#path(hash, NOTES));
    if (!notes || BROTLI in notes !== isCompressed) return undefined;
    const changed = Object.entries(notes).find(
      ([ending, note]) => !isAsNoted(this.#path(hash, ending), note),
    );
    if (!changed) return this.#keep(hash, isCompressed, notes);
    this.#damaged(this.#path(hash, changed[0]));
    // A site may have the same file under another name: it is not written to.
    for (const ending of [NOTES, PLAIN, BROTLI, GZIP]) rmSync(this.#path(hash, ending), { force: true });
    return undefined;
  }

  /** Puts a kept file, and its compressed forms, into a site. Its folder must be there. */
  place({ hash, isCompressed }: StoredFile, target: string): void {
    for (const ending of isCompressed ? [PLAIN, BROTLI, GZIP] : [PLAIN])
      linkOrCopy(this.#path(hash, ending), target + ending);
  }

  #keep(hash: string, isCompressed: boolean, notes: Notes): StoredFile {
    const kept = { hash, isCompressed, sent: (notes[BROTLI] ?? notes[PLAIN])?.bytes ?? 0 };
    this.#known.set(hash, kept);
    return kept;
  }

  #write(hash: string, ending: string, bytes: Uint8Array): FileNote {
    const path = this.#path(hash, ending);
    writeWhole(path, bytes);
    return noteOf(path, bytes);
  }

  #path(hash: string, ending: string): string {
    return join(this.#folder, hash.slice(0, 2), hash.slice(2) + ending);
  }
}

/** Nothing if they are not there, or damaged. */
function readNotes(path: string): Notes | undefined {
  const notes = readJsonIfWhole(path);
  if (typeof notes !== 'object' || notes === null || !(PLAIN in notes)) return undefined;
  markUsed(path);
  return notes as Notes;
}
