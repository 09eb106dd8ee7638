import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cacheResults } from '../../../src/shared/cache-results.ts';
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

type Outcome = 'copied' | 'made' | 'reused' | { readonly source: string; readonly explainFailure: Localized };

/**
 * Puts picture files into the site's folder; what was made before comes from the cache.
 *
 * @returns the numbers of pictures made and taken from the cache
 * @throws Failure that names every picture that cannot be converted
 */
export async function writePictures(pictures: readonly SitePicture[], { data, out, cache }: PictureFolders) {
  const read = (source: string): Uint8Array => readFileSync(join(data, source));
  const hashSource = cacheResults((source: string) => hashContent(read(source)));
  const write = async (picture: SitePicture): Promise<Outcome> => {
    const { source, address, recipe, width, height } = picture;
    const target = address.slice(1);
    if (recipe.kind === 'copy') {
      out.add(target, read(source));
      return 'copied';
    }
    const inputs = [RENDERING, hashSource(source), width, height, recipe];
    let outcome: Outcome = 'reused';
    try {
      const files = await cache.cached('pictures', inputs, async () => {
        outcome = 'made';
        return { '': await render(read(source), picture) };
      });
      out.write(target, files);
      return outcome;
    } catch (error) {
      if (isEnvironmentError(error)) throw error;
      return { source, explainFailure: explainFailure(error) };
    }
  };
  const outcomes: Outcome[] = [];
  // Pictures of one original follow each other: they share work.
  const pending = pictures.toSorted((one, other) => compareText(one.source, other.source)).values();
  const work = async (): Promise<void> => {
    for (const picture of pending) outcomes.push(await write(picture));
  };
  // One more than there are cores: between two pictures the library waits for this thread.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  refuseDamaged(outcomes);
  const count = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length;
  return { made: count('made'), reused: count('reused') };
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
