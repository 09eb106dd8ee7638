import { imageSize } from 'image-size';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { wholeFile } from '../diagnostics/diagnostic.ts';
import { unreadableImage, unusedImage } from '../diagnostics/files.ts';
import { unknownReference } from '../diagnostics/reference.ts';
import type { ContentFiles, ImageFile } from '../validate/content-files.ts';

/** Pictures that are named but not there, cannot be read, or are there but not named. */
export function checkImages(files: ContentFiles): readonly Diagnostic[] {
  const images = files.single.images;
  if (!images) return [];
  const present = files.images.map(({ path }) => path.slice('images/'.length));
  const named = Object.entries(images.value.images);
  return [
    ...named
      .filter(([, { file }]) => !present.includes(file))
      .map(([key, { file }]) => {
        const at = images.file.valueAt(['images', key, 'file']);
        return unknownReference(at, 'image-file', 'file in the folder images', file, present);
      }),
    ...files.images
      .filter((image) => pixelSize(image) === undefined)
      .map(({ path }) => unreadableImage(path)),
    ...present
      .filter((name) => named.every(([, { file }]) => file !== name))
      .map((name) => unusedImage(wholeFile(`images/${name}`), name)),
  ];
}

/** Width and height of a picture in pixels; undefined if it cannot be read. */
export function pixelSize(image: ImageFile): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height } = imageSize(image.bytes);
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
  } catch {
    return undefined;
  }
}
