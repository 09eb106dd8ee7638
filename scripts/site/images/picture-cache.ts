import { FileStore, type StoredFile } from '../store/file-store.ts';
import { hashOf } from '../store/kept-file.ts';
import type { SitePicture } from './recipe.ts';

/** Counts up when recipes give other files than before: what was kept is then made anew. */
const RENDERING = 2;

/** Keeps what was made of pictures, under names that follow from the picture's content and the recipe. */
export class PictureCache {
  readonly store: FileStore;

  /** @param damaged told of every file that is not what was kept, and is made again */
  constructor(folder: string, damaged: (path: string) => void) {
    this.store = new FileStore(folder, damaged);
  }

  /**
   * What was made before, if it was, and is still as it was.
   *
   * @param content hash of the picture's content
   */
  find(content: string, picture: SitePicture): StoredFile | undefined {
    return this.store.find(nameOf(content, picture));
  }

  keep(content: string, picture: SitePicture, made: Uint8Array): StoredFile {
    return this.store.putAs(nameOf(content, picture), made);
  }
}

function nameOf(content: string, { recipe, width, height }: SitePicture): string {
  return hashOf(JSON.stringify([RENDERING, content, width, height, recipe]));
}
