import { createHash } from 'node:crypto';
import { getEntry, invariant } from '../link/invariant.ts';
import { pixelSize } from '../parse/pixel-size.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/**
 * Versions to raise when the build makes other files from the same picture: their names must change, since browsers
 * cache files by name.
 */
const RENDERING = { made: 2, cropped: 1 } as const;

/** A picture, its size and its addresses. */
export interface SiteImage {
  readonly key: string;
  /** Path in the data folder. */
  readonly source: string;
  /** Address in the site; changes with the picture's content. For a photograph, that of its fallback. */
  readonly src: string;
  /** Address of the JPEG for shared links to a page. */
  readonly preview: string;
  /** Address on another host, which is shown in its place. */
  readonly remote?: string | undefined;
  /** In pixels, as is the height. */
  readonly width: number;
  readonly height: number;
  /** The point that stays in view where the picture is cropped: shares of its width and height. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
}

/** Every picture of images.json with its size and its addresses, which change with its content. */
export function resolveImages(files: ContentFiles): ReadonlyMap<string, SiteImage> {
  const present = new Map(files.images.map((image) => [image.name, image]));
  return new Map(
    Object.entries(invariant(files.single.images, 'images').value.images).map(
      ([key, { file, focus, remote }]) => {
        const { bytes, path: source } = getEntry(present, file);
        const { width, height } = invariant(pixelSize(bytes), source);
        const { src, preview } = imageAddresses(file, bytes, focus);
        return [key, { key, source, src, preview, width, height, focus, remote }];
      },
    ),
  );
}

/** Vector pictures are shown as they are; photographs and previews are made from the file. */
function imageAddresses(
  file: string,
  bytes: Uint8Array,
  focus: SiteImage['focus'],
): Pick<SiteImage, 'preview' | 'src'> {
  const stem = addressStem(file);
  const isVector = /\.svg$/i.test(file);
  const made = shortHash(bytes, `made ${RENDERING.made}`);
  const cropped = shortHash(bytes, `cropped ${RENDERING.cropped} ${focus?.x} ${focus?.y}`);
  const preview = `/images/${stem}.${cropped}-preview.jpg`;
  if (isVector) return { src: `/images/${stem}.${shortHash(bytes)}.svg`, preview };
  // The fallback for browsers that know neither AVIF nor WebP.
  return { src: `/images/${stem}.${made}.${/\.png$/i.test(file) ? 'png' : 'jpg'}`, preview };
}

/** The part of an address that follows from a file's name, such as `img-2031` for `IMG 2031.JPG`. */
function addressStem(file: string): string {
  const plain = file
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'picture';
}

function shortHash(bytes: Uint8Array, salt = ''): string {
  return createHash('sha256').update(salt).update(bytes).digest('hex').slice(0, 8);
}
