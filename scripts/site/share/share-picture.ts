import type { Page } from '../../../src/domain/page-data/page.ts';
import type { ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import type { SitePicture } from '../images/recipe.ts';
import type { BrowserColors } from '../images/site-icons.ts';
import { hashOf } from '../store/kept-file.ts';
import type { ShareTexts } from './share-layer.ts';
import { canWrite } from './typeface.ts';

/** Counts up when the same texts are drawn in another way: addresses are kept for good. */
const DRAWING = 2;

/**
 * The picture that stands for a page where a link to it is shared: its photograph, and over it name, price and operator in
 * the page's language. None where the page has no photograph, or a language that the typeface cannot write: then the
 * photograph stands for it alone.
 */
export function sharePicture(
  { images }: ResolvedSite,
  page: Page,
  brand: string,
  { deep }: BrowserColors,
): SitePicture | undefined {
  const image = images.find(({ preview }) => preview === page.meta.image?.src);
  const texts = textsOf(page, brand);
  if (!image || !Object.values(texts).every(isWritable)) return undefined;
  const { source, width, height, focus, preview } = image;
  const address = `/images/share.${hashOf(JSON.stringify([DRAWING, texts, deep, preview])).slice(0, 12)}.jpg`;
  return {
    address,
    source,
    width,
    height,
    recipe: { kind: 'share', focus, texts, shade: deep, drawing: DRAWING },
  };
}

function isWritable(text: string | undefined): boolean {
  return text === undefined || (canWrite(text, 'strong') && canWrite(text, 'plain'));
}

function textsOf(page: Page, brand: string): ShareTexts {
  const [variant] = page.kind === 'package' ? page.variants : [];
  return {
    title: titleOf(page),
    // Where one has to ask, nothing is said of the price.
    ...(variant?.perText === undefined ? {} : { price: `${variant.priceText} ${variant.perText}` }),
    brand,
  };
}

function titleOf(page: Page): string {
  if (page.kind === 'home') return page.meta.title;
  return 'name' in page ? page.name : page.title;
}
