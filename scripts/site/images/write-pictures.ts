import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../failure.ts';
import type { Localized } from '../../messages/messages.ts';
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
export interface PictureReport {
  readonly made: number;
  readonly reused: number;
}

type Outcome = 'copied' | 'made' | 'reused' | { readonly source: string; readonly complaint: Localized };

/**
 * Puts picture files into the site's folder; what was made before is not made again.
 *
 * @throws Failure that names every picture of which nothing can be made
 */
export async function writePictures(
  pictures: readonly SitePicture[],
  folders: PictureFolders,
): Promise<PictureReport> {
  const cache = new PictureCache(folders.cache);
  const outcomes: Outcome[] = [];
  const pending = [...pictures];
  const work = async (): Promise<void> => {
    for (let picture = pending.shift(); picture; picture = pending.shift()) {
      outcomes.push(await writePicture(picture, folders, cache));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  refuseDamaged(outcomes);
  const count = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length;
  return { made: count('made'), reused: count('reused') };
}

async function writePicture(
  picture: SitePicture,
  folders: PictureFolders,
  cache: PictureCache,
): Promise<Outcome> {
  const { source, address, recipe } = picture;
  const original = readFileSync(join(folders.data, source));
  const target = address.slice(1);
  const known = recipe.kind === 'copy' ? original : cache.read(original, picture);
  if (known) {
    folders.out.add(target, known);
    return recipe.kind === 'copy' ? 'copied' : 'reused';
  }
  const made = await render(original, picture);
  if (!(made instanceof Uint8Array)) return made;
  cache.write(original, picture, made);
  folders.out.add(target, made);
  return 'made';
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
