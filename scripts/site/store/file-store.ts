import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { asBrotli, BESIDE, type Compression, type Compressors } from './brotli.ts';
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
  /** Follows from its content and how it is compressed. */
  readonly name: string;
  /** Bytes as it is sent: after brotli, or as it is if it is not compressed. */
  readonly sent: number;
  /** Of the files that are kept of it: itself, and its compressed forms. */
  readonly endings: readonly string[];
}

interface Content {
  readonly bytes: Uint8Array;
  readonly hash: string;
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
  readonly #compressors: Compressors;
  readonly #known = new Map<string, StoredFile>();
  /** Contents that are being compressed. */
  readonly #making = new Map<string, Promise<StoredFile>>();

  /** @param damaged told of every file that is not what was kept, and is made again */
  constructor(folder: string, damaged: (path: string) => void, compressors = BESIDE) {
    this.#folder = folder;
    this.#damaged = damaged;
    this.#compressors = compressors;
  }

  /** Keeps a content. */
  async put(content: string | Uint8Array, compression: Compression): Promise<StoredFile> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const hash = hashOf(bytes);
    const name = `${hash}-${compression}`;
    const found = this.#making.get(name) ?? this.find(name);
    if (found) return found;
    const making = this.#make(name, { bytes, hash }, compression);
    this.#making.set(name, making);
    try {
      return await making;
    } finally {
      this.#making.delete(name);
    }
  }

  /** Keeps a content as it is, under a name that says what it follows from. */
  putAs(name: string, bytes: Uint8Array): StoredFile {
    const notes = { [PLAIN]: this.#write(name, PLAIN, bytes) };
    writeWhole(this.#path(name, NOTES), JSON.stringify(notes));
    return this.#keep(name, notes);
  }

  /** What was kept under a name, if it is still as it was. */
  find(name: string): StoredFile | undefined {
    const known = this.#known.get(name);
    if (known) return known;
    const notes = readNotes(this.#path(name, NOTES));
    if (!notes) return undefined;
    const changed = Object.entries(notes).find(
      ([ending, note]) => !isAsNoted(this.#path(name, ending), note),
    );
    if (!changed) return this.#keep(name, notes);
    this.#damaged(this.#path(name, changed[0]));
    // A site may have the same file under another name: it is not written to.
    for (const ending of [NOTES, PLAIN, BROTLI, GZIP]) rmSync(this.#path(name, ending), { force: true });
    return undefined;
  }

  /** Puts a kept file, and its compressed forms, into a site. Its folder must be there. */
  place({ name, endings }: StoredFile, target: string): void {
    for (const ending of endings) linkOrCopy(this.#path(name, ending), target + ending);
  }

  /** Puts a kept file into a site as it is, without compressed forms. */
  placePlain({ name }: StoredFile, target: string): void {
    linkOrCopy(this.#path(name, PLAIN), target);
  }

  async #make(name: string, { bytes, hash }: Content, compression: Compression): Promise<StoredFile> {
    const forms: Record<string, Uint8Array> = { [PLAIN]: bytes };
    if (compression !== 'none') {
      const [brotli, zipped] = await Promise.all([
        asBrotli(bytes, compression, this.#compressors),
        this.#compressors.gzip(bytes, { level: 9 }),
      ]);
      Object.assign(forms, { [BROTLI]: brotli, [GZIP]: zipped });
    }
    const notes = Object.fromEntries(
      Object.entries(forms).map(([ending, form]) => [
        ending,
        this.#write(name, ending, form, ending === PLAIN ? hash : undefined),
      ]),
    );
    writeWhole(this.#path(name, NOTES), JSON.stringify(notes));
    return this.#keep(name, notes);
  }

  #keep(name: string, notes: Notes): StoredFile {
    const sent = (notes[BROTLI] ?? notes[PLAIN])?.bytes ?? 0;
    const kept = { name, sent, endings: Object.keys(notes) };
    this.#known.set(name, kept);
    return kept;
  }

  #write(name: string, ending: string, bytes: Uint8Array, hash?: string): FileNote {
    const path = this.#path(name, ending);
    writeWhole(path, bytes);
    return noteOf(path, bytes, hash);
  }

  #path(name: string, ending: string): string {
    return join(this.#folder, name.slice(0, 2), name.slice(2) + ending);
  }
}

/** Nothing if they are not there, or damaged. */
function readNotes(path: string): Notes | undefined {
  const notes = readJsonIfWhole(path);
  if (typeof notes !== 'object' || notes === null || !(PLAIN in notes)) return undefined;
  markUsed(path);
  return notes as Notes;
}
