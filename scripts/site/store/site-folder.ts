import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BEST } from './brotli.ts';
import type { FileStore, StoredFile } from './file-store.ts';

const TEXT_FILE = /\.(?:html|js|css|svg|xml|txt|json)$/;
const DOCUMENT = /\/index\.html$/;

/** A site that is being put together: its files in a folder, and beside each text file its compressed forms. */
export class SiteFolder {
  /** Bytes of each file as it is sent, by its path. */
  readonly sizes = new Map<string, number>();
  readonly #folders = new Set<string>();
  readonly #pending: Promise<void>[] = [];

  /** @param isCompressed whether text files are compressed at all */
  constructor(
    readonly folder: string,
    readonly store: FileStore,
    readonly isCompressed: boolean,
  ) {}

  /** Adds a file with this content: it is compressed beside other work, and there once the folder is settled. */
  add(path: string, content: string | Uint8Array): void {
    const added = this.prepare(path, content).then((file) => this.place(path, file));
    // Told where the folder is settled.
    added.catch(() => {});
    this.#pending.push(added);
  }

  /** Compresses what will be added, for whoever has time before. */
  prepare(path: string, content: string | Uint8Array): Promise<StoredFile> {
    return this.store.put(content, this.isCompressed && TEXT_FILE.test(path) ? BEST : 'none');
  }

  /** Waits until all that was added is there, or has failed. */
  async settle(): Promise<void> {
    const outcomes = await Promise.allSettled(this.#pending);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /**
   * Adds a file that was kept. The document of an address, `x/index.html`, stands there as `x.html` too: some hosts
   * answer `/x` with that only, and lead to `/x/` where it lacks. They compress by themselves.
   *
   * @param store where it was kept, if not among the files of sites
   */
  place(path: string, file: StoredFile, store = this.store): void {
    const target = join(this.folder, path);
    const folder = dirname(target);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    store.place(file, target);
    if (DOCUMENT.test(path)) store.placePlain(file, join(this.folder, path.replace(DOCUMENT, '.html')));
    this.sizes.set(path, file.sent);
  }
}
