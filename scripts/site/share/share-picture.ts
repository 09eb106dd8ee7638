import type { Page } from '../../../src/domain/page-data/page.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import type { LanguageTypeface, SiteTypefaces } from '../../typefaces/site-typefaces.ts';
import type { SitePicture } from '../images/recipe.ts';
import type { BrowserColors } from '../images/site-icons.ts';
import { hashOf } from '../store/kept-file.ts';
import type { ShareTexts } from './share-layer.ts';
import { canWrite } from './typeface.ts';
import { isInvisible, type Writing } from './writer.ts';

/** Counts up when the same texts are drawn in another way: addresses are kept for good. */
const DRAWING = 2;

/** What share pictures of a site need beside the page. */
export interface ShareStyle {
  readonly colors: BrowserColors;
  /** The typefaces of languages that name one, by code. */
  readonly typefaces: SiteTypefaces;
}

/**
 * The picture that stands for a page where a link to it is shared: its photograph, and over it name, price and operator in
 * the page's language. None where the page has no photograph, or letters that neither the site's typeface nor that of the
 * language has: then the photograph stands for it alone.
 */
export function sharePicture(
  { images }: ResolvedSite,
  page: Page,
  { info, shell }: Pick<ResolvedLanguage, 'info' | 'shell'>,
  { colors, typefaces }: ShareStyle,
): SitePicture | undefined {
  const image = images.find(({ preview }) => preview === page.meta.image?.src);
  const texts = textsOf(page, shell.brand);
  const written = writingOf(Object.values(texts).join(''), info, typefaces.get(info.code));
  if (!image || !written.isPossible) return undefined;
  const { source, width, height, focus, preview } = image;
  const { writing } = written;
  const { deep } = colors;
  // Nothing is said of what most languages do without: their addresses stay.
  const shown = [DRAWING, texts, deep, preview, ...(writing ? [writing] : [])];
  const address = `/images/share.${hashOf(JSON.stringify(shown)).slice(0, 12)}.jpg`;
  const recipe = { kind: 'share', focus, texts, writing, shade: deep, drawing: DRAWING } as const;
  return { address, source, width, height, recipe };
}

type HowWritten = { readonly isPossible: false } | { readonly isPossible: true; readonly writing?: Writing };

function writingOf(
  text: string,
  { code, direction }: ResolvedLanguage['info'],
  typeface: LanguageTypeface | undefined,
): HowWritten {
  const isFromRight = direction === 'rtl';
  const others = Array.from(text.normalize('NFC')).filter((letter) => !isLatin(letter));
  if (others.length === 0 && !isFromRight) return { isPossible: true };
  const own = new Set(typeface?.subset.letters);
  if (!others.every((letter) => isInvisible(letter) || own.has(letter))) return { isPossible: false };
  const source = typeface && {
    name: typeface.source.name,
    part: typeface.subset.part,
    version: typeface.source.version,
  };
  return { isPossible: true, writing: { language: code, isFromRight, typeface: source } };
}

/** Whether the site's own typeface has a letter. */
function isLatin(letter: string): boolean {
  return canWrite(letter, 'strong') && canWrite(letter, 'plain');
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
