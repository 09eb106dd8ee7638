import {
  isPhotograph,
  PHOTOGRAPH_FORMATS,
  type PhotographFormat,
  photographAddress,
  photographWidths,
} from '../../../src/shared/picture-address.ts';
import type { SiteImage } from '../../compiler/resolve/images.ts';
import type { ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import type { ShareLanguage, ShareTexts } from '../share/share-picture.ts';

/** In pixels: browsers without AVIF and WebP are old, and so are their screens. */
const FALLBACK_WIDTH = 1080;

/**
 * Lists every picture file that the pages of a site show, and the previews of shared links.
 *
 * @param previews addresses of the previews in use
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

/** Lists the files that a page chooses from: a vector picture itself, or a photograph's widths and formats. */
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

/** The way from a picture of the data folder to a file of the site. */
export type Recipe =
  | { readonly kind: 'copy' }
  /** A photograph in one width and format, upright and without what the camera noted. */
  | { readonly kind: 'photograph'; readonly width: number; readonly format: PhotographFormat | 'jpg' | 'png' }
  /** The JPEG for shared links to a page. */
  | { readonly kind: 'preview'; readonly focus?: SiteImage['focus'] }
  | ShareRecipe
  | IconRecipe;

/** The JPEG for shared links to a page, with texts over it. */
export interface ShareRecipe {
  readonly kind: 'share';
  readonly focus?: SiteImage['focus'];
  readonly texts: ShareTexts;
  readonly language: ShareLanguage;
  /** Colour of the shade below the texts. */
  readonly shade: string;
  /** Counts up when the drawing changes. */
  readonly drawing: number;
}

/** A square icon; `inset` is the share of its side that stays free on each edge. */
export interface IconRecipe {
  readonly kind: 'icon';
  /** In pixels. */
  readonly size: number;
  readonly format: 'ico' | 'png';
  readonly inset: number;
  /** Transparent without one. */
  readonly background?: string;
}

/** A picture file of the built site. */
export interface SitePicture {
  /** Path below the site's address. */
  readonly address: string;
  /** Path in the data folder of the picture from which it is made. */
  readonly source: string;
  /** Size of that picture in pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  readonly recipe: Recipe;
}
