import { copyFileSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuildCache, type CachedFiles, hashContent } from './build-cache.ts';

const TEXT_FILE = /\.(?:html|js|css|svg|xml|txt|json)$/;
const DOCUMENT = /\/index\.html$/;

/** Qualities of brotli. Of a document here, milliseconds and kilobytes: 1.2 and 11.2, 19 and 10.5, 47 and 10.4. */
const QUALITIES = [8, 10] as const;
const BEST_QUALITY = 11;

/**
 * Compresses a text for hosts that serve Brotli or gzip.
 *
 * @param target bytes that arrive with the first packets, so that fewer gain nothing; without it, as few as possible
 * @returns the plain and compressed forms, by their file endings
 */
export async function compress(bytes: Uint8Array, target?: number): Promise<CachedFiles> {
  const gzipped = promisify(gzip)(bytes, { level: 9 });
  let sent: Uint8Array | undefined;
  for (const quality of target === undefined ? [BEST_QUALITY] : QUALITIES) {
    const packed = await promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    if (sent === undefined || packed.length < sent.length) sent = packed;
    if (target !== undefined && sent.length <= target) break;
  }
  return { '': bytes, '.br': sent ?? bytes, '.gz': await gzipped };
}

/** A site under construction: its files in a folder, with the compressed forms of text files beside them. */
export class SiteFolder {
  /** Bytes of each file as it is sent, by its path. */
  readonly sizes = new Map<string, number>();
  readonly #cache: BuildCache;
  readonly #folders = new Set<string>();
  readonly #pending: Promise<void>[] = [];

  /**
   * @param isCompressed whether text files are compressed at all
   * @param before folder of the site that this one replaces
   */
  constructor(
    readonly folder: string,
    cache: BuildCache,
    readonly isCompressed: boolean,
    readonly before = '',
  ) {
    this.#cache = cache;
  }

  /** Adds a file with this content. It is compressed in the background, and written once the folder is settled. */
  add(path: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    if (!this.isCompressed || !TEXT_FILE.test(path)) {
      this.write(path, { '': bytes });
      return;
    }
    const inputs = [process.versions.zlib, process.versions.brotli, hashContent(bytes)];
    const added = this.#cache
      .cached('compressed', inputs, () => compress(bytes))
      .then((forms) => this.write(path, forms));
    // Failures are thrown where the folder is settled.
    added.catch(() => {});
    this.#pending.push(added);
  }

  /** Waits until all that was added is there, or has failed. */
  async settle(): Promise<void> {
    const outcomes = await Promise.allSettled(this.#pending);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /**
   * Writes a file and its compressed forms, by their endings. The document of an address, `x/index.html`, is there as
   * `x.html` too: some hosts serve `/x` only from that, and redirect to `/x/` without it. They compress files themselves.
   */
  write(path: string, forms: CachedFiles): void {
    const target = join(this.folder, path);
    const folder = dirname(target);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    for (const [ending, bytes] of Object.entries(forms)) this.#put(path + ending, bytes);
    if (DOCUMENT.test(path)) giveSecondName(target, join(this.folder, path.replace(DOCUMENT, '.html')));
    this.sizes.set(path, (forms['.br'] ?? forms[''])?.length ?? 0);
  }

  /** Writes a file, or links that of the previous site if it has the same content, which is faster. */
  #put(path: string, bytes: Uint8Array): void {
    const target = join(this.folder, path);
    try {
      const known = join(this.before, path);
      if (this.before !== '' && readFileSync(known).equals(bytes)) {
        linkSync(known, target);
        return;
      }
    } catch {
      // It was not there before, or the disk allows a file one name only.
    }
    writeFileSync(target, bytes);
  }
}

/** Copies where the disk allows a file one name only. */
function giveSecondName(path: string, other: string): void {
  try {
    linkSync(path, other);
  } catch {
    copyFileSync(path, other);
  }
}
