import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { compareText } from '../../compiler/diagnostics/diagnostic.ts';
import { Failure, isEnvironmentError } from '../../failure.ts';
import type { Localized } from '../../messages/messages.ts';
import { type BuildCache, hashContent } from '../build-cache.ts';
import type { SiteFolder } from '../site-folder.ts';
import type { SitePicture } from './site-pictures.ts';

/** Counts up when recipes give other files than before. */
const RENDERING = 2;

export interface PictureFolders {
  readonly data: string;
  readonly out: SiteFolder;
  readonly cache: BuildCache;
}

interface PictureReport {
  readonly made: number;
  readonly reused: number;
}

type Outcome = 'copied' | 'made' | 'reused' | { readonly source: string; readonly explainFailure: Localized };

/**
 * Puts picture files into the site's folder; what was made before comes from the cache.
 *
 * @throws Failure that names every picture that cannot be converted
 */
export async function writePictures(
  pictures: readonly SitePicture[],
  folders: PictureFolders,
): Promise<PictureReport> {
  const writer = new PictureWriter(folders);
  const outcomes: Outcome[] = [];
  // Pictures of one original follow each other: they share work.
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

class PictureWriter {
  /** Hashes of originals, by their paths. */
  readonly #contents = new Map<string, string>();

  constructor(readonly folders: PictureFolders) {}

  async write(picture: SitePicture): Promise<Outcome> {
    const { out, cache } = this.folders;
    const { source, address, recipe, width, height } = picture;
    const target = address.slice(1);
    if (recipe.kind === 'copy') {
      out.add(target, this.#read(source));
      return 'copied';
    }
    const inputs = [RENDERING, this.#hashSource(source), width, height, recipe];
    let outcome: Outcome = 'reused';
    try {
      const files = await cache.cached('pictures', inputs, async () => {
        outcome = 'made';
        return { '': await render(this.#read(source), picture) };
      });
      out.write(target, files);
      return outcome;
    } catch (error) {
      if (isEnvironmentError(error)) throw error;
      return { source, explainFailure: explainFailure(error) };
    }
  }

  #hashSource(source: string): string {
    const known = this.#contents.get(source) ?? hashContent(this.#read(source));
    this.#contents.set(source, known);
    return known;
  }

  #read(source: string): Uint8Array {
    return readFileSync(join(this.folders.data, source));
  }
}

/** Loads the slow image library only if a picture has to be rendered. */
async function render(original: Uint8Array, picture: SitePicture): Promise<Uint8Array> {
  const { renderPicture } = await import('./render-picture.ts');
  return renderPicture(original, picture);
}

function explainFailure(error: unknown): Localized {
  if (error instanceof Failure) return (messages) => error.messageIn(messages);
  const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
  return ({ build }) => build.damagedPicture(reason);
}

function refuseDamaged(outcomes: readonly Outcome[]): void {
  const damaged = outcomes.filter((outcome) => typeof outcome === 'object');
  if (damaged.length === 0) return;
  throw new Failure((messages) => {
    const lines = damaged.map(({ source, explainFailure: reason }) => `  ${source}: ${reason(messages)}`);
    return [messages.build.unusablePictures, ...[...new Set(lines)].toSorted()].join('\n');
  });
}
