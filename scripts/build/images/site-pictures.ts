import {
  isPhotograph,
  PHOTOGRAPH_FORMATS,
  photographAddress,
  photographWidths,
} from '../../../src/shared/picture-address.ts';
import type { SiteImage } from '../../compiler/resolve/images.ts';
import type { ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import type { SitePicture } from './recipe.ts';

/** Browsers that know neither AVIF nor WebP are old, and so are their screens. In pixels. */
const FALLBACK_WIDTH = 1080;

/**
 * Every picture file that the pages of a site name: what they show, and what stands for them elsewhere.
 *
 * @param previews addresses of what stands for pages where links to them are shared
 */
export function sitePictures(site: ResolvedSite, previews: ReadonlySet<string>): readonly SitePicture[] {
  const pictures = site.images.flatMap((image) => [
    ...shownPictures(image),
    ...(previews.has(image.preview)
      ? [made(image, { address: image.preview, recipe: { kind: 'preview', focus: image.focus } })]
      : []),
  ]);
  // Two keys may name one file.
  return [...new Map(pictures.map((picture) => [picture.address, picture])).values()];
}

/** The files of which a page shows one: a vector picture itself, or a photograph's widths and formats. */
export function shownPictures(image: SiteImage): readonly SitePicture[] {
  const { src, width } = image;
  if (!isPhotograph(src)) return [made(image, { address: src, recipe: { kind: 'copy' } })];
  const plain = src.endsWith('.png') ? 'png' : 'jpg';
  const fallback = { kind: 'photograph', width: Math.min(width, FALLBACK_WIDTH), format: plain } as const;
  return [
    made(image, { address: src, recipe: fallback }),
    ...PHOTOGRAPH_FORMATS.flatMap((format) =>
      photographWidths(width).map((step) =>
        made(image, {
          address: photographAddress(src, step, format),
          recipe: { kind: 'photograph', width: step, format },
        }),
      ),
    ),
  ];
}

function made(
  { source, width, height }: SiteImage,
  file: Pick<SitePicture, 'address' | 'recipe'>,
): SitePicture {
  return { source, width, height, ...file };
}
