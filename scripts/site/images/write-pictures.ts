import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { compareText } from '../../compiler/diagnostics/diagnostic.ts';
import { Failure } from '../../failure.ts';
import type { Localized } from '../../messages/messages.ts';
import { hashOf } from '../store/kept-file.ts';
import type { SiteFolder } from '../store/site-folder.ts';
import { PictureCache } from './picture-cache.ts';
import type { SitePicture } from './recipe.ts';

/** Where pictures come from and go to. */
export interface PictureFolders {
  readonly data: string;
  readonly out: SiteFolder;
  readonly cache: string;
}

/** How many files had to be made, and how many were there from before. */
interface PictureReport {
  readonly made: number;
  readonly reused: number;
}

type Outcome = 'copied' | 'made' | 'reused' | { readonly source: string; readonly complaint: Localized };

/**
 * Puts picture files into the site's folder; what was made before is not made again.
 *
 * @param damaged told of every file that is not what was kept, and is made again
 * @throws Failure that names every picture of which nothing can be made
 */
export async function writePictures(
  pictures: readonly SitePicture[],
  folders: PictureFolders,
  damaged: (path: string) => void,
): Promise<PictureReport> {
  const writer = new PictureWriter(folders, new PictureCache(folders.cache, damaged));
  const outcomes: Outcome[] = [];
  // Those of one original follow each other, as what they have alike is made once.
  const pending = pictures.toSorted((one, other) => compareText(one.source, other.source)).values();
  const work = async (): Promise<void> => {
    for (const picture of pending) outcomes.push(await writer.write(picture));
  };
  // One more than there are cores: between two pictures the library waits for this thread.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  refuseDamaged(outcomes);
  const count = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length;
  return { made: count('made'), reused: count('reused') };
}

/** Compresses those that come into the site as they are, for whoever has time before. */
export async function preparePictures(
  pictures: readonly SitePicture[],
  { data, out }: Omit<PictureFolders, 'cache'>,
): Promise<void> {
  const copies = pictures.filter(({ recipe }) => recipe.kind === 'copy');
  await Promise.all(
    copies.map(({ source, address }) => out.prepare(address.slice(1), readFileSync(join(data, source)))),
  );
}

class PictureWriter {
  /** Hashes of originals, by their paths. */
  readonly #contents = new Map<string, string>();

  constructor(
    readonly folders: PictureFolders,
    readonly cache: PictureCache,
  ) {}

  async write(picture: SitePicture): Promise<Outcome> {
    const { out } = this.folders;
    const { source, address, recipe } = picture;
    const target = address.slice(1);
    if (recipe.kind === 'copy') {
      out.add(target, this.#read(source));
      return 'copied';
    }
    const content = this.#contentOf(source);
    const known = this.cache.find(content, picture);
    if (known) {
      out.place(target, known, this.cache.store);
      return 'reused';
    }
    const made = await render(this.#read(source), picture);
    if (!(made instanceof Uint8Array)) return made;
    out.place(target, this.cache.keep(content, picture, made), this.cache.store);
    return 'made';
  }

  #contentOf(source: string): string {
    const known = this.#contents.get(source) ?? hashOf(this.#read(source));
    this.#contents.set(source, known);
    return known;
  }

  #read(source: string): Uint8Array {
    return readFileSync(join(this.folders.data, source));
  }
}

/** The image library takes a while to load, which a build that makes nothing is spared. */
async function render(original: Uint8Array, picture: SitePicture): Promise<Uint8Array | Outcome> {
  const { renderPicture } = await import('./render-picture.ts');
  try {
    return await renderPicture(original, picture);
  } catch (error) {
    return { source: picture.source, complaint: complaint(error) };
  }
}

function complaint(error: unknown): Localized {
  if (error instanceof Failure) return (messages) => error.messageIn(messages);
  const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
  return ({ build }) => build.damagedPicture(reason);
}

function refuseDamaged(outcomes: readonly Outcome[]): void {
  const damaged = outcomes.filter((outcome) => typeof outcome === 'object');
  if (damaged.length === 0) return;
  throw new Failure((messages) => {
    const lines = damaged.map(({ source, complaint: reason }) => `  ${source}: ${reason(messages)}`);
    return [messages.build.unusablePictures, ...[...new Set(lines)].toSorted()].join('\n');
  });
}
