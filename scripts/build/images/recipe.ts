import type { PhotographFormat } from '../../../src/shared/picture-address.ts';
import type { SiteImage } from '../../compiler/resolve/images.ts';
import type { ShareLanguage, ShareTexts } from '../share/share-picture.ts';

/** What is made of a picture of the data folder. */
export type Recipe =
  | { readonly kind: 'copy' }
  /** A photograph in one width and format, upright and without what the camera noted. */
  | { readonly kind: 'photograph'; readonly width: number; readonly format: PhotographFormat | 'jpg' | 'png' }
  /** The JPEG that stands for a page where a link to it is shared. */
  | { readonly kind: 'preview'; readonly focus?: SiteImage['focus'] }
  | ShareRecipe
  | IconRecipe;

/** The JPEG that stands for a page, with texts over it. */
export interface ShareRecipe {
  readonly kind: 'share';
  readonly focus?: SiteImage['focus'];
  readonly texts: ShareTexts;
  readonly language: ShareLanguage;
  /** Colour from which the texts stand out. */
  readonly shade: string;
  /** Counts up when the same is drawn in another way. */
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
