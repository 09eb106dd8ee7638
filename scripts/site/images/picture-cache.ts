import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../store/kept-file.ts';
import type { SitePicture } from './recipe.ts';

/** Counts up when recipes give other files than before: what was kept is then made anew. */
const RENDERING = 1;

/** Keeps what was made of pictures, under names that follow from the picture's content and the recipe. */
export class PictureCache {
  constructor(readonly folder: string) {}

  /** What was made before, if it was. */
  read(original: Uint8Array, picture: SitePicture): Uint8Array | undefined {
    const path = this.#path(original, picture);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  /** Never half a file under its name, even when two builds run at once. */
  write(original: Uint8Array, picture: SitePicture, made: Uint8Array): void {
    writeWhole(this.#path(original, picture), made);
  }

  #path(original: Uint8Array, { recipe, width, height }: SitePicture): string {
    const asked = JSON.stringify([RENDERING, width, height, recipe]);
    return join(this.folder, createHash('sha256').update(asked).update(original).digest('hex'));
  }
}
