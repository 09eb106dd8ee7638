import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file of a site, read whole. */
export interface WholeFile {
  /** Path below the site's folder, without the ending of its compressed form. */
  readonly path: string;
  readonly bytes: Buffer;
  /** How it is compressed; nothing if it is not. */
  readonly encoding: string | undefined;
}

/** Compressed forms, the smallest first: their name in HTTP, and the ending of their files. */
const FORMS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** What a file system says of a file that cannot be there. */
const NO_FILE = new Set(['EISDIR', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE']);

/**
 * The first file that there is, in the first form that is there and accepted. It is opened once: whatever becomes of
 * its name meanwhile, it is whole.
 *
 * @param paths below the folder, each beginning with a slash
 * @param accepted encodings, as the header Accept-Encoding lists them
 */
export async function readFirst(
  folder: string,
  paths: readonly string[],
  accepted: string,
): Promise<WholeFile | undefined> {
  const forms = FORMS.filter(([encoding]) => new RegExp(`\\b${encoding}\\b`).test(accepted));
  for (const path of paths) {
    for (const [encoding, ending] of [...forms, [undefined, ''] as const]) {
      const bytes = await readBelow(folder, path + ending);
      if (bytes) return { path, bytes, encoding };
    }
  }
  return undefined;
}

async function readBelow(folder: string, path: string): Promise<Buffer | undefined> {
  const file = join(folder, path);
  if (!file.startsWith(folder + sep)) return undefined;
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_FILE.has(String(error.code))) return undefined;
    throw error;
  }
}
