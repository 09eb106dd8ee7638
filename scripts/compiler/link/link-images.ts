import { createHash } from 'node:crypto';
import { pixelSize } from '../check/check-images.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import type { LinkedImage } from './content.ts';
import { must, mustGet } from './must.ts';

/** Every picture of images.json with its size and its address, which changes with its content. */
export function linkImages(files: ContentFiles): ReadonlyMap<string, LinkedImage> {
  const present = new Map(files.images.map((image) => [image.path, image]));
  return new Map(
    Object.entries(must(files.single.images, 'images').value.images).map(([key, { file, focus }]) => {
      const source = `images/${file}`;
      const image = mustGet(present, source);
      const size = must(pixelSize(image), source);
      const hash = createHash('sha256').update(image.bytes).digest('hex').slice(0, 8);
      return [key, { key, source, src: `/images/${file.replace(/(\.\w+)$/, `.${hash}$1`)}`, ...size, focus }];
    }),
  );
}
